import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import {
  applicantEvents,
  applicants,
  applicationConsents,
  applicationMerges,
  followUps,
  type MergeSnapshot,
  students,
  subjects,
  users,
} from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireCorrector } from '@/backend/core/access/applicant-access';
import { isAdvisor, requireStaffOf, requireAdvisor } from '@/backend/core/access/staff';
import { setApart } from './duplicate-pairs';
import { changedEntry } from './entry-of';
import { tellPerson } from './merge-applications';
import { columnGroups } from './merge-fields';
import { restorePapers } from './merge-papers';
import { separatePeople } from './merge-people';
import { reviveRow, storeRow } from './stored-row';

type ApplicantRecord = typeof applicants.$inferSelect;
type MergeRecord = typeof applicationMerges.$inferSelect;
export type LeftPart = keyof typeof columnGroups | 'papers';

/** Groups of columns that nobody has changed since the merge get their earlier values; the others are named. */
const restoredColumns = (present: ApplicantRecord, { before, after }: MergeSnapshot['kept']) => {
  const now = storeRow(applicants, present);
  const left: LeftPart[] = [];
  const names: string[] = [];
  for (const [group, columns] of Object.entries(columnGroups)) {
    const taken = columns.filter((name) => name in after);
    if (taken.length === 0) continue;
    if (taken.every((name) => isDeepStrictEqual(now[name], after[name]))) names.push(...taken);
    else left.push(group as LeftPart);
  }
  const stored = Object.fromEntries(names.map((name) => [name, before[name]]));
  return { columns: reviveRow(applicants, stored) as Partial<ApplicantRecord>, left };
};

const exists = async (tx: Db, table: typeof users | typeof subjects, id: string | null | undefined) =>
  id ? (await tx.$count(table, eq(table.id, id))) > 0 : false;

/** The row that left; what it refers to may be gone since. */
const insertLost = async (act: Act, lost: NonNullable<MergeSnapshot['lost']>) => {
  const row = reviveRow(applicants, lost);
  await act.tx.insert(applicants).values({
    ...row,
    assigneeId: (await exists(act.tx, users, row.assigneeId)) ? row.assigneeId : null,
    enrollToId: (await exists(act.tx, subjects, row.enrollToId)) ? row.enrollToId : null,
  });
};

const moveBack = async (act: Act, snapshot: MergeSnapshot, keptId: string, lostId: string) => {
  const tables = [
    [applicantEvents, snapshot.events],
    [followUps, snapshot.followUps],
    [students, snapshot.students],
    [applicationConsents, snapshot.consents],
  ] as const;
  for (const [table, ids] of tables)
    if (ids.length > 0)
      await act.tx
        .update(table)
        .set({ applicantId: lostId })
        .where(and(inArray(table.id, [...ids]), eq(table.applicantId, keptId)));
  // What was joined by mistake would show one person what another one said.
  if (snapshot.written.length > 0)
    await act.tx.delete(applicantEvents).where(inArray(applicantEvents.id, snapshot.written));
};

const findToUndo = async (tx: Db, mergeId: string, caller: Caller) => {
  const [merge] = await tx
    .select()
    .from(applicationMerges)
    .where(eq(applicationMerges.id, mergeId))
    .for('update');
  if (!merge) throw notFound();
  const [kept] = await tx.select().from(applicants).where(eq(applicants.id, merge.keptId)).for('update');
  if (kept) await requireCorrector(tx, kept, caller);
  else await requireStaffOf(tx, caller.id, merge.schoolId);
  if (merge.snapshot?.person && !isAdvisor(caller)) requireAdvisor(caller);
  if (merge.userId === caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
  return { merge, kept };
};

/**
 * Both are again as they were before; only the version goes on, so that nobody overwrites what they have not seen. A
 * repeated call answers the same.
 * @throws 404; 409 after the days for it, and when the application that stayed was itself joined with another one
 */
export async function undoMerge(
  act: Act,
  mergeId: string,
): Promise<{ merge: MergeRecord; left: LeftPart[] }> {
  const { now } = act;
  const { merge, kept } = await findToUndo(act.tx, mergeId, act.caller);
  if (merge.undoneAt) return { merge, left: [] };
  const { snapshot, keptId, lostId } = merge;
  if (!snapshot || merge.undoUntil <= now)
    throw new Refusal(409, 'undo-ended', 'The days in which this could be undone have passed.');
  if (!kept)
    throw new Refusal(409, 'merged-on', 'It was joined with another application since. Undo that first.');
  const { columns, left } = restoredColumns(kept, snapshot.kept);
  if (snapshot.person) await separatePeople(act, snapshot.person);
  if (snapshot.lost) {
    await insertLost(act, snapshot.lost);
    await moveBack(act, snapshot, keptId, lostId);
    if (!(await restorePapers(act, snapshot.papers))) left.push('papers');
    const judged = await changedEntry(act.tx, kept, columns, now);
    await act.bump(applicants, kept, { ...columns, ...judged, updatedAt: now });
  }
  await setApart(act, keptId, lostId);
  const [undone] = await act.tx
    .update(applicationMerges)
    .set({ undoneAt: now, undoneBy: act.caller.id, snapshot: null })
    .where(eq(applicationMerges.id, mergeId))
    .returning();
  if (!undone) throw notFound();
  await tellPerson(act, 'application-unmerged', kept, merge.userId);
  act.note('application-unmerged', keptId, { lostId, left: left.join(',') });
  return { merge: undone, left };
}
