import { and, eq, isNull } from 'drizzle-orm';
import { applicants, proofObjections, resultProofs } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findApplicant, findToDecide } from '@/backend/core/access/applicant-access';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';

type ApplicantRecord = typeof applicants.$inferSelect;

/** Its person, or whoever decides on it. @throws 403, 404 */
const findToObject = async (act: Act, id: string): Promise<ApplicantRecord> => {
  const row = await findApplicant(act.tx, id);
  return row.userId === act.caller.id ? row : findToDecide(act.tx, id, act.caller);
};

/**
 * Says why a proof is wrong. It stays until the school that gave it withdraws it; that school is told, and all who see the proof see the
 * objection.
 * @throws 404 for a proof that does not stand or that the caller may not know of, 409 `own-proof` for that of one's own school
 */
export async function objectToProof(
  act: Act,
  id: string,
  { proofId, reason }: { proofId: string; reason: string },
): Promise<void> {
  const row = await findToObject(act, id);
  const isPerson = row.userId === act.caller.id;
  const [proof] = await act.tx
    .select()
    .from(resultProofs)
    .where(
      and(
        eq(resultProofs.id, proofId),
        eq(resultProofs.userId, row.userId),
        isNull(resultProofs.withdrawnAt),
      ),
    );
  const isOfOwnSchool = proof?.schoolId === row.schoolId;
  if (!proof || !(isPerson || proof.binds || isOfOwnSchool)) throw notFound();
  if (!isPerson && isOfOwnSchool)
    throw new Refusal(409, 'own-proof', 'Your school gave this proof. It can withdraw it.');
  const said = { reason, at: act.now, schoolId: isPerson ? null : row.schoolId };
  await act.tx
    .insert(proofObjections)
    .values({ proofId, userId: act.caller.id, ...said })
    .onConflictDoUpdate({ target: [proofObjections.proofId, proofObjections.userId], set: said });
  await addEvent(act, row, { kind: 'proof-objected', fields: [proof.kind], note: reason });
  const [given] = proof.applicantId
    ? await act.tx.select().from(applicants).where(eq(applicants.id, proof.applicantId))
    : [];
  if (given) {
    if (given.id !== row.id)
      await addEvent(act, given, { kind: 'proof-objected', fields: [proof.kind], note: reason });
    await notifyStaff(act, given, 'proof-objected');
  }
  act.note('proof-objected', row.id, { proof: proofId });
}
