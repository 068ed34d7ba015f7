import { and, count, eq } from 'drizzle-orm';
import { type ProfileSection, type SectionKind, sectionKinds } from '@/lib/contract/profiles/profile-section';
import { profileSectionResources } from '@/lib/contract/profiles/profile-sections';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { profileLimits } from '@/lib/domain/profiles/recruitment-options';
import type { Db } from '@/backend/db/client';
import { profileEntries, profiles } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, notFound, Refusal, toIssues } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import {
  entriesFor,
  entryFor,
  sortKeyOf,
  toEntry,
  withConsents,
} from '@/backend/features/profiles/services/profile-entries';
import {
  findOwnProfile,
  type ProfileRow,
  readProfile,
} from '@/backend/features/profiles/services/profile-readers';
import { askSavedReferee } from '@/backend/features/profiles/services/referees';

type Data = Record<string, unknown>;
type Row = typeof profileEntries.$inferSelect;

/** Days that have passed; schooling and work may still run. */
const pastDays = ['dateReceived', 'dateEarned'];

const kindOf = (section: ProfileSection): SectionKind => {
  const kind = sectionKinds.find((each) => section.name === `recruitment/${each}`);
  if (!kind) throw new Error(`${section.name} is no collection of a profile.`);
  return kind;
};

/** That a school confirms an entry, or a referee agrees, is not the person's word. */
const withoutOrigin = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'isFromSMS' && field !== 'consent'));

const refuseFuture = (data: Data, now: Date) => {
  const issues = pastDays
    .filter((field) => typeof data[field] === 'string' && data[field] > dayInCambodia(now))
    .map((path) => ({ path, code: 'in-future' }));
  if (issues.length) throw invalid(issues);
};

/** Routes of one collection, used for all six. Only the owner writes; who reads the profile reads them. */
const sectionRoutes = (section: ProfileSection) => (deps: Deps) => {
  const kind = kindOf(section);
  const { body: whole } = section.endpoints.create;

  const find = async (db: Db, profileId: string, subId: string) => {
    const [row] = await db
      .select()
      .from(profileEntries)
      .where(
        and(
          eq(profileEntries.id, subId),
          eq(profileEntries.profileId, profileId),
          eq(profileEntries.kind, kind),
        ),
      );
    if (!row) throw notFound();
    return row;
  };

  /**
   * The profile changes with its entries; the update also locks its row, so that parallel additions are counted one
   * by one.
   */
  const touch = (act: Act, profileId: string) =>
    act.tx.update(profiles).set({ updatedAt: act.now }).where(eq(profiles.id, profileId));

  /** What was saved, after its referee was asked. */
  const saved = async (act: Act, profile: ProfileRow, row: Row) => {
    await askSavedReferee(act, profile, row);
    const [entry = row] = await withConsents(act.tx, [row]);
    return toEntry(entry);
  };

  const add = async (act: Act, profile: ProfileRow, data: Data) => {
    const { tx, now } = act;
    const profileId = profile.id;
    await touch(act, profileId);
    const [entries] = await tx
      .select({ value: count() })
      .from(profileEntries)
      .where(and(eq(profileEntries.profileId, profileId), eq(profileEntries.kind, kind)));
    if ((entries?.value ?? 0) >= profileLimits.entriesPerSectionMax) {
      throw new Refusal(409, 'too-many-entries', 'This part of the profile is full.');
    }
    const [row] = await act.tx
      .insert(profileEntries)
      .values({ profileId, kind, data, sortKey: sortKeyOf(kind, data), createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refusal(409, 'already-added', 'This class is in the profile already.');
    return saved(act, profile, row);
  };

  return implement(
    section,
    {
      create: write(async (act, { params, body }) => {
        const profile = await findOwnProfile(act.tx, params, act.caller);
        refuseFuture(body, act.now);
        return add(act, profile, withoutOrigin(body));
      }),
      list: async ({ params }, { caller }) => {
        const data = (await entriesFor(deps.db, await readProfile(deps, params, caller), kind)).map(toEntry);
        return { data, countTotal: data.length };
      },
      get: async ({ params }, { caller }) => {
        const { row, ...seen } = await readProfile(deps, params, caller);
        const [found] = await withConsents(deps.db, [await find(deps.db, row.id, params.subId)]);
        const entry = found && entryFor(seen, found);
        if (!entry) throw notFound();
        return toEntry(entry);
      },
      update: write(async (act, { params, body }) => {
        const profile = await findOwnProfile(act.tx, params, act.caller);
        await touch(act, profile.id);
        const before = await find(act.tx, profile.id, params.subId);
        act.requireVersion(before);
        if (before.confirmedBy && Object.keys(body).some((field) => field !== 'isShow'))
          throw new Refusal(
            409,
            'confirmed',
            'The school’s records say so: hide the entry, or change a copy.',
          );
        const changed = { ...before.data, ...body };
        // The records of a school may say no end yet.
        const checked = before.confirmedBy
          ? { success: true as const, data: changed }
          : whole.safeParse(changed);
        if (!checked.success) throw invalid(toIssues('body', checked.error));
        const { data } = checked;
        refuseFuture(data, act.now);
        const sortKey = sortKeyOf(kind, data);
        return saved(
          act,
          profile,
          await act.bump(profileEntries, before, { data, sortKey, updatedAt: act.now }),
        );
      }),
      remove: write(async (act, { params }) => {
        const profile = await findOwnProfile(act.tx, params, act.caller);
        const row = await find(act.tx, profile.id, params.subId);
        await touch(act, profile.id);
        await act.tx.delete(profileEntries).where(eq(profileEntries.id, row.id));
        return { ok: true as const };
      }),
    },
    deps,
  );
};

/** The six collections, one implementation. */
export const profileSectionRoutes = profileSectionResources.map((section) => sectionRoutes(section));
