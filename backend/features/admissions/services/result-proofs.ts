import { and, eq, isNull } from 'drizzle-orm';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { implausibleExam } from '@/lib/domain/admissions/plausible-facts';
import { reachesOthers } from '@/lib/domain/admissions/place-by-proofs';
import type { ProofSource, ResultKind } from '@/lib/domain/admissions/result-proofs';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { type applicants, resultProofs } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findApplicant, findToDecide } from '@/backend/core/access/applicant-access';
import { addEvent } from './application-events';
import { declaredExam } from './exam-result';
import { lockOwn } from './own-offers';
import { settlePlaces } from './settle-places';

type ApplicantRecord = typeof applicants.$inferSelect;

export interface Proof {
  kind: ResultKind;
  source: ProofSource;
  exam: ProvenExam | null;
  /** The paper of the application that shows it. */
  paper: string | null;
  note: string | null;
}

const standing = ({ userId, schoolId }: ApplicantRecord, kind: ResultKind) =>
  and(
    eq(resultProofs.userId, userId),
    eq(resultProofs.schoolId, schoolId),
    eq(resultProofs.kind, kind),
    isNull(resultProofs.withdrawnAt),
  );

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
 * Stores what a school has proven by what. It decides about the places at this school, and about those at others as far as its ground reaches.
 * The same again is fine; another proof of this school takes the place of an earlier one.
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
  const [before] = await tx.select().from(resultProofs).where(standing(row, kind));
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
    binds: reachesOthers(source, hasAnyRole(caller.roles, [roleNames.advisor, roleNames.operator])),
    provenBy: caller.id,
    provenAt: now,
  });
  await addEvent(act, row, { kind: 'result-proven', fields: [kind], note: exam?.grade ?? null });
  act.note('result-proven', row.id, { result: kind, source });
  if (exam) await settlePlaces(act, row.userId, { kind: 'proven' });
}

/**
 * Withdraws what the school of this application has proven, and undoes what that alone has done to places everywhere.
 * @throws 409 `not-proven`
 */
export async function withdrawProof(
  act: Act,
  row: ApplicantRecord,
  { kind, reason }: { kind: ResultKind; reason: string },
): Promise<void> {
  const { now, caller } = act;
  const [proof] = await act.tx
    .update(resultProofs)
    .set({ withdrawnAt: now, withdrawnBy: caller.id, reason })
    .where(standing(row, kind))
    .returning();
  if (!proof) throw new Refusal(409, 'not-proven', 'There is no proof of this result.');
  act.note('proof-withdrawn', row.id, { result: kind, proof: proof.id });
  await addEvent(act, row, { kind: 'proof-withdrawn', fields: [kind], note: reason });
  if (kind === 'exam') await settlePlaces(act, row.userId, { kind: 'withdrawn', proof, reason });
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

/** The same for a withdrawal, which an operator may do for a school. @throws 403, 404 */
export const findToWithdraw = (act: Act, id: string): Promise<ApplicantRecord> =>
  hasAnyRole(act.caller.roles, [roleNames.operator]) ? findForOperator(act, id) : findToProve(act, id);

const findForOperator = async (act: Act, id: string) => {
  const row = await findApplicant(act.tx, id);
  if (row.userId === act.caller.id) throw notFound();
  return row;
};

/** Whoever decides for the school has heard what speaks against a place, and leaves it as it is. @throws 409 `no-doubt`, 412 */
export async function keepPlace(act: Act, id: string, reason: string): Promise<void> {
  const row = await findToProve(act, id);
  act.requireVersion(row);
  if (row.offerDoubtSince === null) throw new Refusal(409, 'no-doubt', 'This place is not in doubt.');
  await settlePlaces(act, row.userId, { kind: 'kept', applicantId: id, reason });
  act.note('place-kept', row.id);
}
