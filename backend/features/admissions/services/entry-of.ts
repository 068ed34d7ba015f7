import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { candidateOf, degreeHeld } from '@/lib/domain/admissions/candidate-of';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type Admission, type EntryVerdict, mayEnter, mustAcknowledge } from '@/lib/domain/schools/may-enter';
import type { Db } from '@/backend/db/client';
import { type applicants, educationHistories, subjects } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';

type Judged = Pick<typeof applicants.$inferSelect, 'userId' | 'enrollToId' | 'detail'>;

/** Whether an applicant may enter the program today; null where none is chosen. */
export async function entryOf(
  tx: Db,
  { userId, enrollToId, detail }: Judged,
  now: Date,
): Promise<Admission | null> {
  if (!enrollToId) return null;
  const [found] = await tx
    .select({ rule: subjects.admission, schools: educationHistories.otherSchools })
    .from(subjects)
    .leftJoin(educationHistories, eq(educationHistories.userId, userId))
    .where(eq(subjects.id, enrollToId));
  if (!found) return null;
  const day = dayInCambodia(now);
  return mayEnter(found.rule, candidateOf(detail, degreeHeld(found.schools ?? [], day)), day);
}

/** The same as a column, where a change concerns it; else none. */
export const changedEntry = async (
  tx: Db,
  row: Judged,
  changed: Partial<Judged>,
  now: Date,
): Promise<{ entry?: Admission | null }> =>
  changed.enrollToId !== undefined || (changed.detail && !isDeepStrictEqual(changed.detail, row.detail))
    ? { entry: await entryOf(tx, { ...row, ...changed }, now) }
    : {};

/** @throws 409 for a person who may not enter and has not said that they know it */
export function requireAcknowledged(
  entry: Admission | null,
  { acknowledged, before }: { acknowledged?: boolean | undefined; before?: EntryVerdict | undefined },
): void {
  if (!entry || acknowledged || !mustAcknowledge(entry.verdict, before)) return;
  throw new Refusal(409, 'must-acknowledge', 'The program asks for something else: say that you know it.', {
    issues: [{ path: 'acknowledged', code: entry.verdict }],
  });
}
