import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ProvenExam } from '@/lib/contract/applicant/result-shapes';
import { rejectedStep, withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { declaredState, placeSteps } from '@/lib/domain/applications/offers';
import { implausibleExam } from '@/lib/domain/applications/plausible-facts';
import type { ProofSource, ResultKind } from '@/lib/domain/applications/result-proofs';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { applicants, resultProofs, students } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { findToDecide } from '@/backend/services/access/applicant-access';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';
import { declaredExam, resolveByProof } from './exam-result';
import { lockOwn } from './own-offers';
import { tellStatus } from './tell-status';

type ApplicantRecord = typeof applicants.$inferSelect;

export interface Proof {
  kind: ResultKind;
  source: ProofSource;
  exam: ProvenExam | null;
  /** The paper of the application that shows it. */
  paper: string | null;
  note: string | null;
}

const standing = (userId: string, kind: ResultKind) =>
  and(eq(resultProofs.userId, userId), eq(resultProofs.kind, kind), isNull(resultProofs.withdrawnAt));

/**
 * A proof of an exam is about the exam that the person has told of: taken in that year, or the one that was planned for it.
 * @throws 422 for a result without its letter, of a day that cannot be, or of another exam
 */
async function checkExam(act: Act, row: ApplicantRecord, exam: ProvenExam | null, path: string) {
  if (exam === null) throw invalid([{ path: `${path}.grade`, code: 'required' }]);
  const taken = { state: 'taken' as const, totalScore: null, ...exam };
  const issues = implausibleExam(taken, dayInCambodia(act.now));
  const said = await declaredExam(act.tx, row);
  const yearOf = (date: string) => parseMonthDayYear(date)?.slice(0, 4);
  const isOther = said !== null && said.state !== 'not-taken' && yearOf(said.date) !== yearOf(exam.date);
  const found = isOther ? [...issues, { field: 'date', code: 'other-exam' }] : issues;
  if (found.length > 0) throw invalid(found.map(({ field, code }) => ({ path: `${path}.${field}`, code })));
}

/**
 * Stores who has proven what by what, and lets it decide about all places of the person. The same again is fine; another proof takes the
 * place of an earlier one.
 * @param path where the exam stands in the body
 */
export async function proveResult(
  act: Act,
  row: ApplicantRecord,
  proof: Proof,
  path = 'exam',
): Promise<void> {
  const { tx, now, caller } = act;
  const { kind, source, paper, note } = proof;
  const exam = kind === 'exam' ? proof.exam : null;
  if (kind === 'exam') await checkExam(act, row, exam, path);
  await lockOwn(tx, row.userId);
  const [before] = await tx.select().from(resultProofs).where(standing(row.userId, kind));
  const isSame =
    before?.source === source &&
    before.paper === paper &&
    before.exam?.grade === exam?.grade &&
    before.exam?.date === exam?.date;
  if (isSame) return;
  if (before)
    await act.tx
      .update(resultProofs)
      .set({ withdrawnAt: now, withdrawnBy: caller.id, reason: null })
      .where(eq(resultProofs.id, before.id));
  await act.tx.insert(resultProofs).values({
    userId: row.userId,
    kind,
    source,
    exam,
    schoolId: row.schoolId,
    applicantId: row.id,
    paper,
    note,
    provenBy: caller.id,
    provenAt: now,
  });
  await addEvent(act, row, { kind: 'result-proven', fields: [kind], note: exam?.grade ?? null });
  act.note('result-proven', row.id, { result: kind, source });
  if (exam) await resolveByProof(act, row.userId, exam);
}

const doubt = async (act: Act, row: ApplicantRecord, reason: string, isStudent: boolean) => {
  const { offerMinimumGrade: minimum, offerCondition: condition, status } = row;
  const isVoid = status === rejectedStep.key && condition === 'missed';
  if (!isVoid && (condition !== 'met' || minimum === null)) return;
  const isFinal = row.offerAnswer === 'accepted' || isStudent;
  if (!isVoid)
    await act.bump(
      applicants,
      row,
      isFinal
        ? { offerDoubtSince: act.now, updatedAt: act.now }
        : { offerCondition: declaredState(minimum ?? 'E', row.detail.nationalExam), updatedAt: act.now },
    );
  await addEvent(act, row, { kind: 'proof-withdrawn', note: reason });
  await tellStatus(act, row, placeSteps.doubt);
  await notifyStaff(act, row, 'offer-doubt');
};

/**
 * Withdraws what was proven. A place that was final stays until whoever decides for the school says otherwise, and one that was lost
 * stays lost; both sides are told. A place that was not accepted yet is on condition again.
 * @throws 409 `not-proven`
 */
export async function withdrawProof(
  act: Act,
  row: ApplicantRecord,
  { kind, reason }: { kind: ResultKind; reason: string },
): Promise<void> {
  const { tx, now, caller } = act;
  const withdrawn = await act.tx
    .update(resultProofs)
    .set({ withdrawnAt: now, withdrawnBy: caller.id, reason })
    .where(standing(row.userId, kind))
    .returning();
  if (withdrawn.length === 0) throw new Refusal(409, 'not-proven', 'There is no proof of this result.');
  act.note('proof-withdrawn', row.id, { result: kind });
  const all = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.userId, row.userId))
    .orderBy(applicants.id)
    .for('update');
  if (kind !== 'exam') return addEvent(act, row, { kind: 'proof-withdrawn', fields: [kind], note: reason });
  const taken = await tx
    .select({ id: students.applicantId })
    .from(students)
    .where(
      inArray(
        students.applicantId,
        all.map(({ id }) => id),
      ),
    );
  const concerned = all.filter(
    ({ status, offerAnswer }) => status !== withdrawnStep.key && offerAnswer !== 'declined',
  );
  for (const each of concerned)
    await doubt(
      act,
      each,
      reason,
      taken.some(({ id }) => id === each.id),
    );
}

/** The paper that a result rests on is not what it seemed: its proof ends. Nothing where it proves nothing. */
export async function withdrawProofBy(
  act: Act,
  row: ApplicantRecord,
  { paper, reason }: { paper: string; reason: string },
): Promise<void> {
  const proofs = await act.tx
    .select({ kind: resultProofs.kind })
    .from(resultProofs)
    .where(
      and(
        eq(resultProofs.applicantId, row.id),
        eq(resultProofs.paper, paper),
        isNull(resultProofs.withdrawnAt),
      ),
    );
  for (const { kind } of proofs) await withdrawProof(act, row, { kind, reason });
}

/** The application that somebody decides on, and is not their own. @throws 403, 404 */
export const findToProve = (act: Act, id: string): Promise<ApplicantRecord> =>
  findToDecide(act.tx, id, act.caller);

/** A person decides that a place stays whose proof was withdrawn. @throws 409 `no-doubt`, 412 */
export async function keepPlace(act: Act, id: string, reason: string): Promise<void> {
  const row = await findToProve(act, id);
  act.requireVersion(row);
  if (row.offerDoubtSince === null) throw new Refusal(409, 'no-doubt', 'This place is not in doubt.');
  await act.bump(applicants, row, { offerDoubtSince: null, updatedAt: act.now });
  await addEvent(act, row, { kind: 'place-kept', note: reason });
  await tellStatus(act, row, placeSteps.kept);
  act.note('place-kept', row.id);
}
