import { and, eq } from 'drizzle-orm';
import { examResultsSetting, firstProofDay } from '@/lib/domain/applications/result-proofs';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { type applicants, schoolConfigurations } from '@/backend/db/schema';
import { declaredExam, provenExamOf } from './exam-result';
import type { KnownResult } from './offer-terms';

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

/** What is declared and proven of the exam of an applicant, and from when on it can be proven. */
export async function knownResult(db: Db, row: typeof applicants.$inferSelect): Promise<KnownResult> {
  const declared = await declaredExam(db, row);
  const proven = await provenExamOf(db, row.userId);
  const examOn = declared?.state === 'planned' ? parseMonthDayYear(declared.date) : null;
  const first = examOn && firstProofDay(examOn, await resultsDayOf(db, row.schoolId, examOn));
  return { declared, proven, firstProofDay: first };
}
