import { and, eq, isNull } from 'drizzle-orm';
import type { OfferGrade } from '@/lib/domain/admissions/offers';
import { verdictOf } from '@/lib/domain/admissions/place-by-proofs';
import type { Db } from '@/backend/db/client';
import { type applicants, resultProofs } from '@/backend/db/schema';
import { type ExamProof, withoutProofs } from './place-targets';

type ApplicantRecord = typeof applicants.$inferSelect;

/** The proofs of the exam of a person that stand. */
export async function standingExams(tx: Db, userId: string): Promise<ExamProof[]> {
  const rows = await tx
    .select()
    .from(resultProofs)
    .where(
      and(eq(resultProofs.userId, userId), eq(resultProofs.kind, 'exam'), isNull(resultProofs.withdrawnAt)),
    );
  return rows.flatMap(({ id, schoolId, binds, provenAt, exam }) =>
    exam ? [{ id, schoolId, binds, at: provenAt.toISOString(), grade: exam.grade, exam }] : [],
  );
}

/** The proof of the national exam that counts at the school of an application; null while the exam is only declared there. */
export function countingProof<P extends ExamProof>(
  row: ApplicantRecord,
  minimum: OfferGrade | null,
  proofs: readonly P[],
): P | null {
  const base = withoutProofs(row);
  const declared = base.nationalExam?.state === 'taken' ? base.nationalExam.grade : null;
  const { by } = verdictOf({ schoolId: row.schoolId, minimum, declared, heard: [] }, proofs);
  return proofs.find(({ id }) => id === by) ?? null;
}
