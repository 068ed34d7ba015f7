import { eq } from 'drizzle-orm';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { changedFields } from '@/lib/domain/admissions/changed-fields';
import { declaredState } from '@/lib/domain/admissions/offers';
import type { Db } from '@/backend/db/client';
import { applicants, educationHistories } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { addEvent } from './application-events';
import { changedEntry } from './entry-of';
import { notifyStaff } from './change-application';
import { lockOwn } from './own-offers';
import { withResult } from './place-targets';
import { countingProof, standingExams } from './standing-exams';

type ApplicantRecord = typeof applicants.$inferSelect;
type Exam = EnrollDetail['nationalExam'];
type Result = Extract<Exam, { state: 'taken' }>;

/** The result that the person has entered in the application or in their history, else what the application says. */
export async function declaredExam(tx: Db, { userId, detail }: ApplicantRecord): Promise<Exam> {
  if (detail.nationalExam?.state === 'taken') return detail.nationalExam;
  const [history] = await tx
    .select({ exam: educationHistories.nationalExam })
    .from(educationHistories)
    .where(eq(educationHistories.userId, userId));
  return history?.exam?.state === 'taken' ? history.exam : detail.nationalExam;
}

const changeOf = (row: ApplicantRecord, detail: EnrollDetail) => {
  const fields = changedFields(row.detail, detail);
  return fields.length > 0 ? { fields, before: row.detail } : {};
};

const declareIn = async (act: Act, row: ApplicantRecord, result: Result) => {
  const { offerMinimumGrade: minimum, offerCondition: before } = row;
  const isUnproven = before !== null && before !== 'met' && before !== 'missed';
  const next = isUnproven && minimum ? declaredState(minimum, result) : null;
  const waits = row.detail.nationalExam?.state === 'planned' || next !== null;
  if (!waits) return;
  const detail = { ...row.detail, ...withResult(row.detail, result), nationalExam: result };
  const judged = await changedEntry(act.tx, row, { detail }, act.now);
  const condition = next && { offerCondition: next };
  await act.bump(applicants, row, { detail, ...judged, updatedAt: act.now, ...condition });
  const change = changeOf(row, detail);
  if (next) await addEvent(act, row, { kind: 'result-declared', note: result.grade, ...change });
  else await addEvent(act, row, { kind: 'changed', ...change });
  await notifyStaff(act, row, 'application-changed');
};

/**
 * Enters a result, as its person says it, into all of their applications that wait for it. A condition is then met or missed by
 * declaration; it takes a proof to make it so. What has been proven stays.
 */
export async function declareExam(act: Act, userId: string, result: Result): Promise<void> {
  const rows = await lockOwn(act.tx, userId);
  const proofs = await standingExams(act.tx, userId);
  for (const row of rows) {
    const isProven = countingProof(row, row.offerMinimumGrade, proofs) !== null;
    if (row.offerAnswer !== 'declined' && !isProven) await declareIn(act, row, result);
  }
}
