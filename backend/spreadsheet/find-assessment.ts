import { and, eq, sql } from 'drizzle-orm';
import { assessmentDraft } from '@/lib/contract/school-day/assessments';
import type { Db } from '@/backend/db/client';
import { assessments } from '@/backend/db/schema';
import { assessmentStands } from '@/backend/features/school-day/services/withdrawn';
import { invalid } from '@/backend/errors';
import type { AssessmentRow } from '@/backend/features/school-day/services/score-sheet';
import type { Cells } from './cells';
import { column } from './column';
import { requireValue } from './require-cell';

/**
 * The assessment of a course whose English name is in the column; null when there is none.
 * @throws 422 for an empty cell, and for a name that several have
 */
export async function assessmentOf(
  tx: Db,
  courseId: string,
  cells: Cells,
  nameColumn: string,
): Promise<AssessmentRow | null> {
  const name = requireValue(cells, column(nameColumn, ''), assessmentDraft.shape.name.shape.en);
  const [row, second] = await tx
    .select()
    .from(assessments)
    .where(
      and(eq(assessments.courseId, courseId), assessmentStands, eq(sql`${assessments.name} ->> 'en'`, name)),
    )
    .limit(2);
  if (second) throw invalid([{ path: nameColumn, code: 'several-assessments' }]);
  return row ?? null;
}
