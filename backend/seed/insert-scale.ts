import { defaultGradingScale } from '@/lib/domain/school-day/grading-scale';
import type { WriteDb } from '@/backend/db/client';
import { gradingScales } from '@/backend/db/schema';

/** The letters of the national exam; who misses a test without an excuse has 0 in it. */
export async function insertScale(db: WriteDb, schoolId: string, now: Date): Promise<void> {
  const { steps, passPercent } = defaultGradingScale;
  await db
    .insert(gradingScales)
    .values({ schoolId, steps: [...steps], passPercent, absence: 'zero', updatedAt: now })
    .onConflictDoNothing();
}
