import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { profilesResource } from '@/lib/contract/profiles/profiles';
import { partsOfAdults } from '@/lib/domain/profiles/cv-options';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { profiles, users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import {
  findOwnProfile,
  hasToDoWith,
  isAmongOwnPeople,
  type ProfileAddress,
  readProfile,
  strangerSight,
  wholeSight,
} from '@/backend/features/profiles/services/profile-readers';
import { foldWithoutContacts, profileFold } from '@/backend/features/profiles/services/profile-search';
import { pictureOf, toProfile } from '@/backend/features/profiles/services/profile-views';
import { matches } from '@/backend/lists/folded-text';
import { avatarOf } from '@/backend/features/accounts/services/account-views';
import { ageOf, agesOf } from '@/backend/core/access/birthdays';
import { requireAgreedOrganization, requireStaffOfOrganization } from '@/backend/core/access/staff';

const sharedFrom = 'A profile can be shared with everyone from the 18th birthday on.';

type Change = z.output<typeof profilesResource.endpoints.update.body>;

/**
 * @throws 422 for another picture than the account's, for a minor who shares with everyone, and for contacts, place or photo
 *   of somebody who is not known to be an adult
 */
const readFields = async <Sent extends Change>(act: Act, { avatarUrl, ...fields }: Sent) => {
  const picture = await pictureOf(act.deps, act.caller.id);
  if (avatarUrl && avatarUrl !== picture) throw invalid([{ path: 'avatarUrl', code: 'other-picture' }]);
  const { openParts } = fields;
  const opens = partsOfAdults.some((part) => openParts?.[part]);
  if (fields.shared || opens) {
    const { age } = await ageOf(act.tx, act.caller.id, dayInCambodia(act.now));
    if (fields.shared && age === 'minor')
      throw invalid([{ path: 'shared', code: 'under-age', message: sharedFrom }]);
    if (opens && age !== 'adult')
      throw invalid([{ path: 'openParts', code: age === 'minor' ? 'under-age' : 'birthday-unsaid' }]);
  }
  return { fields, picture };
};

const change = async (act: Act, address: ProfileAddress, body: Change) => {
  const before = await findOwnProfile(act.tx, address, act.caller);
  const { fields, picture } = await readFields(act, body);
  act.requireVersion(before);
  const after = { ...before, ...fields };
  if (!after.email && !after.phoneNumber) throw invalid([{ path: 'phoneNumber', code: 'phone-or-email' }]);
  const searchFold = profileFold(after);
  const row = await act.bump(profiles, before, { ...fields, searchFold, updatedAt: act.now });
  if (row.shared !== before.shared) act.note(row.shared ? 'profile-shared' : 'profile-unshared', row.id);
  return toProfile(row, picture);
};

const remove = async (act: Act, address: ProfileAddress) => {
  const { id } = await findOwnProfile(act.tx, address, act.caller);
  await act.tx
    .update(profiles)
    .set({ isDeleted: true, shared: false, updatedAt: act.now })
    .where(eq(profiles.id, id));
  act.note('profile-deleted', id);
  return { ok: true as const };
};

export const profileRoutes = (deps: Deps) => {
  const read = async (address: ProfileAddress, caller: Caller | null) => {
    const { row, sight } = await readProfile(deps, address, caller);
    return toProfile(row, await pictureOf(deps, row.userId), sight);
  };

  return implement(
    profilesResource,
    {
      list: async ({ params, query }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        const isSala = params.orgId === deps.env.ORGANIZATION_ID;
        const everybody = sql<boolean>`true`;
        const mayReach = isSala ? hasToDoWith(caller.id) : everybody;
        const whereReached = (reached: SQL) =>
          and(
            or(eq(profiles.shared, true), reached),
            eq(profiles.organizationId, params.orgId),
            eq(profiles.isDeleted, false),
            query.shared === undefined ? undefined : eq(profiles.shared, query.shared),
            // The first by index; a hidden number or address must not be found by guessing.
            query.keyword
              ? and(
                  matches(profiles.searchFold, query.keyword),
                  or(reached, matches(foldWithoutContacts, query.keyword)),
                )
              : undefined,
          );
        const page = deps.db
          .select({ profile: profiles, avatarKey: users.avatarKey, mayReach })
          .from(profiles)
          .innerJoin(users, eq(users.id, profiles.userId))
          .where(whereReached(mayReach))
          .orderBy(desc(profiles.updatedAt), desc(profiles.id))
          .limit(query.limit)
          .offset(query.start);
        const [rows, [total]] = await Promise.all([
          page,
          deps.db
            .select({ value: count() })
            .from(profiles)
            .where(whereReached(isSala ? isAmongOwnPeople(caller.id) : everybody)),
        ]);
        const strangers = rows.flatMap(({ profile, mayReach: isReached }) =>
          isReached ? [] : [profile.userId],
        );
        const ages = await agesOf(deps.db, strangers, dayInCambodia(deps.clock.now()));
        return {
          data: rows.map(({ profile, mayReach: isReached, ...user }) => {
            const age = ages.get(profile.userId)?.age ?? 'unknown';
            const sight = isReached ? wholeSight : strangerSight(profile, age);
            return toProfile(profile, avatarOf(deps, user), sight);
          }),
          countTotal: total?.value ?? 0,
        };
      },
      create: write(async (act, { params, body }) => {
        await requireAgreedOrganization(act.deps, params.orgId);
        const { fields, picture } = await readFields(act, body);
        const [row] = await act.tx
          .insert(profiles)
          .values({
            ...fields,
            organizationId: params.orgId,
            userId: act.caller.id,
            searchFold: profileFold(fields),
            createdAt: act.now,
            updatedAt: act.now,
          })
          .onConflictDoNothing()
          .returning();
        if (!row) throw new Refusal(409, 'profile-exists', 'You have a profile already.');
        return toProfile(row, picture);
      }),
      get: ({ params }, { caller }) => read(params, caller),
      update: write((act, { params, body }) => change(act, params, body)),
      remove: write((act, { params }) => remove(act, params)),
      getOfUser: ({ params }, { caller }) => read(params, caller),
      updateOfUser: write((act, { params, body }) => change(act, params, body)),
      removeOfUser: write((act, { params }) => remove(act, params)),
    },
    deps,
  );
};
