import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { WithdrawnAssessment } from '@/lib/contract/school-day/assessments';
import type { Db } from '@/backend/db/client';
import { assessments, scores } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';

type AssessmentRow = typeof assessments.$inferSelect;

/** The assessments that count. */
export const assessmentStands = isNull(assessments.withdrawnAt);

/** @throws 409 for an assessment that counts nowhere any more */
export const requireStanding = ({ withdrawnAt }: Pick<AssessmentRow, 'withdrawnAt'>): void => {
  if (withdrawnAt) throw new Refusal(409, 'assessment-withdrawn', 'The assessment is withdrawn.');
};

export const toWithdrawn = (row: AssessmentRow): WithdrawnAssessment[] =>
  row.withdrawnAt
    ? [
        {
          assessmentId: row.id,
          kind: row.kind,
          name: row.name,
          heldOn: row.heldOn,
          maxScore: row.maxScore,
          withdrawnAt: row.withdrawnAt.toISOString(),
          reason: row.withdrawnReason ?? '',
        },
      ]
    : [];

const inOrder = [asc(assessments.heldOn), asc(assessments.id)] as const;

/** The withdrawn assessments of a course, for its teachers. */
export async function readWithdrawn(db: Db, courseId: string): Promise<WithdrawnAssessment[]> {
  const rows = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.courseId, courseId), isNotNull(assessments.withdrawnAt)))
    .orderBy(...inOrder);
  return rows.flatMap(toWithdrawn);
}

/** The withdrawn assessments in which a student could read something, with what they had in them. */
export async function readWithdrawnOf(db: Db, studentId: string, courseIds: readonly string[], now: Date) {
  if (courseIds.length === 0) return [];
  return db
    .select({ assessment: assessments, cell: scores })
    .from(scores)
    .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
    .where(
      and(
        eq(scores.studentId, studentId),
        inArray(assessments.courseId, [...courseIds]),
        isNotNull(assessments.withdrawnAt),
        lte(assessments.publishedAt, now),
      ),
    )
    .orderBy(...inOrder);
}
