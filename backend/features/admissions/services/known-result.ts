import { and, eq } from 'drizzle-orm';
import type { OfferGrade } from '@/lib/domain/admissions/offers';
import { examResultsSetting, firstProofDay } from '@/lib/domain/admissions/result-proofs';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { type applicants, schoolConfigurations } from '@/backend/db/schema';
import { declaredExam } from './exam-result';
import type { KnownResult } from './offer-terms';
import { countingProof, standingExams } from './standing-exams';

/** The day on which the school expects the results of the exam of a year, as its settings say; null where they do not. */
async function resultsDayOf(db: Db, schoolId: string, examOn: string): Promise<unknown> {
  const [row] = await db
    .select({ value: schoolConfigurations.value })
    .from(schoolConfigurations)
    .where(
      and(
        eq(schoolConfigurations.schoolId, schoolId),
        eq(schoolConfigurations.configId, examResultsSetting(examOn.slice(0, 4))),
      ),
    );
  return row?.value ?? null;
}

/**
 * What is declared and proven of the exam of an applicant, as far as it counts for a place that asks for this letter, and from when on it can
 * be proven.
 */
export async function knownResult(
  db: Db,
  row: typeof applicants.$inferSelect,
  minimum: OfferGrade | null,
): Promise<KnownResult> {
  const declared = await declaredExam(db, row);
  const proven = countingProof(row, minimum, await standingExams(db, row.userId))?.exam ?? null;
  const examOn = declared?.state === 'planned' ? parseMonthDayYear(declared.date) : null;
  const first = examOn && firstProofDay(examOn, await resultsDayOf(db, row.schoolId, examOn));
  return { declared, proven, firstProofDay: first };
}
