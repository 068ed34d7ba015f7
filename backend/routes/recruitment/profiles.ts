import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { profilesResource } from '@/lib/contract/recruitment/profiles';
import type { Db } from '@/backend/db/client';
import { profiles } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { once } from '@/backend/services/access/idempotency';
import {
  findOwnProfile,
  foldWithoutContacts,
  hasToDoWith,
  isAmongOwnPeople,
  type ProfileAddress,
  profileFold,
  readProfile,
  toProfile,
} from '@/backend/services/recruitment/profile-views';
import { matches } from '@/backend/services/academic/search-index';
import { requireOrganization, requireStaffOfOrganization } from '@/backend/services/access/staff';

type Change = z.output<typeof profilesResource.endpoints.update.body>;

export const profileRoutes = (deps: Deps) => {
  const read = async (address: ProfileAddress, caller: Caller | null) => {
    const { row, reader } = await readProfile(deps, address, caller);
    return toProfile(row, reader);
  };

  const change = async (address: ProfileAddress, body: Change, caller: Caller, requestId: string) =>
    deps.db.transaction(async (tx: Db) => {
      const before = await findOwnProfile(tx, address, caller);
      const [row] = await tx
        .update(profiles)
        .set({ ...body, searchFold: profileFold({ ...before, ...body }), updatedAt: deps.clock.now() })
        .where(eq(profiles.id, before.id))
        .returning();
      if (!row) throw new Error('The profile was not changed.');
      if (row.shared !== before.shared) {
        const action = row.shared ? 'profile-shared' : 'profile-unshared';
        await audit(deps, { action, actorId: caller.id, subject: row.id, requestId }, tx);
      }
      return toProfile(row, 'owner');
    });

  const remove = async (address: ProfileAddress, caller: Caller, requestId: string) => {
    const row = await findOwnProfile(deps.db, address, caller);
    await deps.db
      .update(profiles)
      .set({ isDeleted: true, shared: false, updatedAt: deps.clock.now() })
      .where(eq(profiles.id, row.id));
    await audit(deps, { action: 'profile-deleted', actorId: caller.id, subject: row.id, requestId });
    return { ok: true as const };
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
          .select({ profile: profiles, mayReach })
          .from(profiles)
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
        return {
          data: rows.map((row) => toProfile(row.profile, row.mayReach ? 'staff' : 'stranger')),
          countTotal: total?.value ?? 0,
        };
      },
      create: async ({ params, body }, { caller, idempotencyKey }) => {
        await requireOrganization(deps, params.orgId);
        const endpoint = `profile:${params.orgId}`;
        return once(deps, { owner: caller.id, endpoint, key: idempotencyKey, body }, async (tx) => {
          const at = deps.clock.now();
          const [row] = await tx
            .insert(profiles)
            .values({
              ...body,
              organizationId: params.orgId,
              userId: caller.id,
              searchFold: profileFold(body),
              createdAt: at,
              updatedAt: at,
            })
            .onConflictDoNothing()
            .returning();
          if (!row) throw new Refusal(409, 'profile-exists', 'You have a profile already.');
          return toProfile(row, 'owner');
        });
      },
      get: ({ params }, { caller }) => read(params, caller),
      update: ({ params, body }, { caller, requestId }) => change(params, body, caller, requestId),
      remove: ({ params }, { caller, requestId }) => remove(params, caller, requestId),
      getOfUser: ({ params }, { caller }) => read(params, caller),
      updateOfUser: ({ params, body }, { caller, requestId }) => change(params, body, caller, requestId),
      removeOfUser: ({ params }, { caller, requestId }) => remove(params, caller, requestId),
    },
    deps,
  );
};
