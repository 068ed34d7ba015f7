import { and, eq, isNull } from 'drizzle-orm';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import type { ProvenExam } from '@/lib/contract/applicant/result-shapes';
import { acceptedStep, rejectedStep } from '@/lib/domain/applications/applicant-steps';
import { changedFields } from '@/lib/domain/applications/changed-fields';
import { declaredState, placeSteps, provenState } from '@/lib/domain/applications/offers';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, educationHistories, resultProofs } from '@/backend/db/schema';
import type { Act } from '@/backend/services/access/act';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';
import { lockOwn, settleBackUp } from './own-offers';
import { tellStatus } from './tell-status';

type ApplicantRecord = typeof applicants.$inferSelect;
type Exam = EnrollDetail['nationalExam'];
type Result = Extract<Exam, { state: 'taken' }>;

/** What somebody has proven of the national exam of a person; null while it is only declared. */
export async function provenExamOf(tx: Db, userId: string): Promise<ProvenExam | null> {
  const { exam, kind, withdrawnAt } = resultProofs;
  const [proof] = await tx
    .select({ exam })
    .from(resultProofs)
    .where(and(eq(resultProofs.userId, userId), eq(kind, 'exam'), isNull(withdrawnAt)));
  return proof?.exam ?? null;
}

/** The result that the person has entered in the application or in their history, else what the application says. */
export async function declaredExam(tx: Db, { userId, detail }: ApplicantRecord): Promise<Exam> {
  if (detail.nationalExam?.state === 'taken') return detail.nationalExam;
  const [history] = await tx
    .select({ exam: educationHistories.nationalExam })
    .from(educationHistories)
    .where(eq(educationHistories.userId, userId));
  return history?.exam?.state === 'taken' ? history.exam : detail.nationalExam;
}

/** What the application says once a result is there: who has passed has finished high school in that year. */
const withResult = (detail: EnrollDetail, result: Result): EnrollDetail => {
  const { highSchool } = detail;
  const year = Number(parseMonthDayYear(result.date)?.slice(0, 4));
  const isOver = highSchool && !highSchool.graduated && result.grade !== 'F';
  return {
    ...detail,
    nationalExam: result,
    ...(isOver && { highSchool: { ...highSchool, graduated: true, graduationYear: year } }),
  };
};

const changeOf = (row: ApplicantRecord, detail: EnrollDetail) => {
  const fields = changedFields(row.detail, detail);
  return fields.length > 0 ? { fields, before: row.detail } : {};
};

const declareIn = async (act: Act, row: ApplicantRecord, result: Result) => {
  const { offerMinimumGrade: minimum, offerCondition: condition } = row;
  const isUnproven = condition !== null && condition !== 'met' && condition !== 'missed';
  const next = isUnproven && minimum ? declaredState(minimum, result) : null;
  const waits = row.detail.nationalExam?.state === 'planned' || next !== null;
  if (!waits) return;
  const detail = withResult(row.detail, result);
  await act.bump(applicants, row, { detail, updatedAt: act.now, ...(next && { offerCondition: next }) });
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
  if (await provenExamOf(act.tx, userId)) return;
  for (const row of rows) {
    if (row.offerAnswer !== 'declined') await declareIn(act, row, result);
  }
}

const resultOf = (declared: Exam, { track, date, grade }: ProvenExam): Result => ({
  ...(declared?.state === 'taken' && declared.grade === grade && declared.track === track
    ? declared
    : { state: 'taken', totalScore: null, subjects: {} }),
  track,
  date,
  grade,
});

/** True where the application says something else than what was proven, and is not past. */
const saysOther = ({ detail: { nationalExam: said } }: ApplicantRecord, proven: ProvenExam) =>
  said !== null && (said.state !== 'taken' || said.grade !== proven.grade || said.date !== proven.date);

const proveIn = async (act: Act, row: ApplicantRecord, proven: ProvenExam) => {
  const { offerMinimumGrade: minimum, offerCondition: condition } = row;
  const detail = saysOther(row, proven)
    ? withResult(row.detail, resultOf(row.detail.nationalExam, proven))
    : row.detail;
  const state = condition && minimum ? provenState(minimum, proven.grade) : null;
  const isResolved = state !== null && condition !== 'met' && condition !== 'missed';
  // A place that is final is not taken away by another paper: whoever decides for the school does that.
  const isDoubtOver = state === 'met' && condition === 'met' && row.offerDoubtSince !== null;
  if (!isResolved && !isDoubtOver && detail === row.detail) return;
  const isMissed = isResolved && state === 'missed';
  await act.bump(applicants, row, {
    detail,
    updatedAt: act.now,
    ...(isResolved && { offerCondition: state }),
    ...(isDoubtOver && { offerDoubtSince: null }),
    ...(isMissed && { status: rejectedStep.key, statusSince: act.now }),
  });
  const change = changeOf(row, detail);
  if (!isResolved) {
    await addEvent(act, row, { kind: isDoubtOver ? 'place-kept' : 'changed', ...change });
    if (isDoubtOver) await tellStatus(act, row, placeSteps.kept);
    return;
  }
  const step = isMissed ? rejectedStep : row.offerAnswer === 'accepted' ? placeSteps.final : acceptedStep;
  const toStatus = isMissed ? rejectedStep.key : row.status;
  await addEvent(act, row, { kind: `condition-${state}`, toStatus, ...change });
  await tellStatus(act, row, step);
  if (row.offerAnswer) await notifyStaff(act, row, isMissed ? 'offer-void' : 'offer-final');
  else await notifyStaff(act, row, 'application-changed');
};

/**
 * What a proven result does to all applications of its person: conditions are met or missed, a place that was accepted on condition is
 * final or void, and the back-up follows.
 */
export async function resolveByProof(act: Act, userId: string, proven: ProvenExam): Promise<void> {
  for (const row of await lockOwn(act.tx, userId)) {
    if (row.offerAnswer !== 'declined') await proveIn(act, row, proven);
  }
  await settleBackUp(act, userId);
}
