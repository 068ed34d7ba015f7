import { and, eq, inArray, isNull } from 'drizzle-orm';
import { changedFields } from '@/lib/domain/admissions/changed-fields';
import { mergeLimits } from '@/lib/domain/limits';
import type { Db } from '@/backend/db/client';
import {
  applicantEvents,
  applicants,
  applicationMerges,
  type MergeSnapshot,
  applicationConsents,
  followUps,
  students,
} from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { requireCorrector } from '@/backend/core/access/applicant-access';
import { requireAdvisor } from '@/backend/core/access/staff';
import { findSchool } from '@/backend/core/access/find-school';
import { actorRoleOf } from './application-events';
import { changedEntry } from './entry-of';
import { takenColumns } from './merge-fields';
import { mergePeople } from './merge-people';
import { storeRow } from './stored-row';
import { mergePapers } from './merge-papers';

/** What hangs on the application that leaves. */
const moveChildren = async (act: AnyAct, keptId: string, lostId: string) => {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const set = { applicantId: keptId };
  const { id } = applicantEvents;
  return {
    events: idsOf(
      await act.tx
        .update(applicantEvents)
        .set(set)
        .where(eq(applicantEvents.applicantId, lostId))
        .returning({ id }),
    ),
    followUps: idsOf(
      await act.tx
        .update(followUps)
        .set(set)
        .where(eq(followUps.applicantId, lostId))
        .returning({ id: followUps.id }),
    ),
    students: idsOf(
      await act.tx
        .update(students)
        .set(set)
        .where(eq(students.applicantId, lostId))
        .returning({ id: students.id }),
    ),
    consents: idsOf(
      await act.tx
        .update(applicationConsents)
        .set(set)
        .where(eq(applicationConsents.applicantId, lostId))
        .returning({ id: applicationConsents.id }),
    ),
    papers: await mergePapers(act, keptId, lostId),
  };
};

type ApplicantRecord = typeof applicants.$inferSelect;
type MergeRecord = typeof applicationMerges.$inferSelect;

export interface MergeWish {
  keptId: string;
  lostId: string;
  lostVersion: number;
  take: readonly string[];
}

const ownApplication = () =>
  new Refusal(403, 'own-application', 'Somebody else deals with your own application.');

/** Both rows, locked in one order. */
const lockBoth = async (tx: Db, ids: string[]): Promise<Map<string, ApplicantRecord>> => {
  const rows = await tx
    .select()
    .from(applicants)
    .where(inArray(applicants.id, ids))
    .orderBy(applicants.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
};

/** The merge of this pair that is in force. */
const findMerge = async (tx: Db, { keptId, lostId }: MergeWish): Promise<MergeRecord | undefined> => {
  const [found] = await tx
    .select()
    .from(applicationMerges)
    .where(
      and(
        eq(applicationMerges.keptId, keptId),
        eq(applicationMerges.lostId, lostId),
        isNull(applicationMerges.undoneAt),
      ),
    );
  return found;
};

/** The history keeps what the other application said, and what this one said before values were taken. */
const writeEvents = async (
  act: Act,
  {
    kept,
    lost,
    changed,
  }: { kept: ApplicantRecord; lost: ApplicantRecord; changed: Partial<ApplicantRecord> },
): Promise<string[]> => {
  const common = {
    applicantId: kept.id,
    at: act.now,
    actorId: act.caller.id,
    actorRole: actorRoleOf(kept, act.caller),
    fromStatus: kept.status,
    toStatus: changed.status ?? kept.status,
  };
  const fields = [
    ...('enrollToId' in changed ? ['program'] : []),
    ...(changed.detail ? changedFields(kept.detail, changed.detail) : []),
  ];
  const rows = await act.tx
    .insert(applicantEvents)
    .values([
      { ...common, kind: 'merged', note: lost.referenceCode, before: lost.detail },
      ...(fields.length > 0 ? [{ ...common, kind: 'changed' as const, fields, before: kept.detail }] : []),
    ])
    .returning({ id: applicantEvents.id });
  return rows.map(({ id }) => id);
};

const joinApplications = async (
  act: Act,
  { kept, lost }: { kept: ApplicantRecord; lost: ApplicantRecord },
  take: readonly string[],
): Promise<Omit<MergeSnapshot, 'person'>> => {
  const changed = takenColumns(kept, lost, take);
  const moved = await moveChildren(act, kept.id, lost.id);
  const written = await writeEvents(act, { kept, lost, changed });
  const names = Object.keys(changed) as (keyof ApplicantRecord)[];
  const before = Object.fromEntries(names.map((name) => [name, kept[name]]));
  await act.tx.delete(applicants).where(eq(applicants.id, lost.id));
  const judged = await changedEntry(act.tx, kept, changed, act.now);
  await act.bump(applicants, kept, { ...changed, ...judged, updatedAt: act.now });
  return {
    lost: storeRow(applicants, lost),
    kept: { before: storeRow(applicants, before), after: storeRow(applicants, changed) },
    written,
    ...moved,
  };
};

const nothingJoined: Omit<MergeSnapshot, 'person'> = {
  lost: null,
  kept: { before: {}, after: {} },
  events: [],
  written: [],
  followUps: [],
  students: [],
  consents: [],
  papers: [],
};

/**
 * Joins two applications of one person to one school, and the accounts behind them where one of them was never used. Of
 * applications to two schools only the accounts are joined. A repeated call answers what the first one has done.
 * @throws 403 unless the caller may join them, 404 for strangers, 409, 412 when one of them was changed meanwhile
 */
export async function mergeApplications(act: Act, wish: MergeWish): Promise<MergeRecord> {
  const { tx, caller } = act;
  const { keptId, lostId, take } = wish;
  if (keptId === lostId) throw invalid([{ path: 'lostId', code: 'same-application' }]);
  const found = await lockBoth(tx, [keptId, lostId]);
  const kept = found.get(keptId);
  if (!kept) throw notFound();
  await requireCorrector(tx, kept, caller);
  if (kept.userId === caller.id) throw ownApplication();
  const done = await findMerge(tx, wish);
  if (done) return done;
  const lost = found.get(lostId);
  if (!lost) throw notFound();
  await requireCorrector(tx, lost, caller);
  if (lost.userId === caller.id) throw ownApplication();
  const isOneSchool = kept.schoolId === lost.schoolId;
  const isOnePerson = kept.userId === lost.userId;
  if (!isOneSchool && isOnePerson) throw invalid([{ path: 'lostId', code: 'other-school' }]);
  if (!isOnePerson) requireAdvisor(caller);
  act.requireVersion(kept);
  requireVersion(lost, wish.lostVersion);

  const person = isOnePerson ? null : await mergePeople(act, kept.userId, lost.userId);
  const joined = isOneSchool ? await joinApplications(act, { kept, lost }, take) : nothingJoined;
  const userId = person?.intoId ?? kept.userId;
  const [row] = await act.tx
    .insert(applicationMerges)
    .values({
      schoolId: kept.schoolId,
      userId,
      keptId,
      lostId,
      lostReferenceCode: lost.referenceCode,
      mergedBy: caller.id,
      mergedAt: act.now,
      undoUntil: new Date(act.now.getTime() + mergeLimits.undoDays * 86_400_000),
      snapshot: { ...joined, person },
    })
    .returning();
  if (!row) throw new Error('The merge was not stored.');
  await tellPerson(act, 'application-merged', kept, userId);
  const detail = { lostId, take: take.join(','), joinedAccount: person ? String(person.user['id']) : null };
  act.note('application-merged', keptId, detail);
  return row;
}

/** The person reads in the app what staff have done. */
export const tellPerson = async (
  act: AnyAct,
  kind: 'application-merged' | 'application-unmerged',
  row: Pick<ApplicantRecord, 'id' | 'schoolId'>,
  userId: string,
): Promise<void> => {
  const { name, nameNative } = await findSchool(act.tx, row.schoolId);
  const params = { schoolEn: name, schoolKm: nameNative };
  await act.tell([userId], { kind, params, page: '/profile/applications/[id]', about: row.id });
};
