import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { CourseScores } from '@/lib/contract/lms/record-shapes';
import { standingInCourse } from '@/lib/domain/learning/course-scores';
import { gradeOnScale } from '@/lib/domain/learning/grading-scale';
import { assessments, markChanges, scores } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { coursesOf, type Term } from './course-records';
import { readScale } from './grading';
import { type OfStudent, toCourseRef } from './student-records';

const scoreIn = (value: typeof markChanges.$inferSelect.before) =>
  typeof value?.value === 'number' ? value.value : null;

/** Changes of scores that the student could read already: each says why. */
const changesOf = async ({ db }: Deps, studentId: string, assessmentIds: string[]) => {
  const rows =
    assessmentIds.length === 0
      ? []
      : await db
          .select()
          .from(markChanges)
          .where(
            and(
              eq(markChanges.studentId, studentId),
              inArray(markChanges.assessmentId, assessmentIds),
              isNotNull(markChanges.reason),
            ),
          )
          .orderBy(desc(markChanges.at), asc(markChanges.id));
  return Map.groupBy(rows, ({ assessmentId }) => assessmentId);
};

/** Every course of the term, with its published assessments and the student's scores. */
export async function readScores(
  deps: Deps,
  of: OfStudent,
  term: Term & { courseId?: string | undefined },
): Promise<CourseScores[]> {
  const { id: studentId, schoolId } = of.student;
  const joined = (await coursesOf(deps, of, term)).filter(
    ({ course }) => term.courseId === undefined || course.id === term.courseId,
  );
  const rows = await deps.db
    .select({ assessment: assessments, cell: scores })
    .from(assessments)
    .leftJoin(scores, and(eq(scores.assessmentId, assessments.id), eq(scores.studentId, studentId)))
    .where(
      and(
        inArray(
          assessments.courseId,
          joined.map(({ course }) => course.id),
        ),
        isNotNull(assessments.publishedAt),
        lte(assessments.publishedAt, deps.clock.now()),
      ),
    )
    .orderBy(asc(assessments.heldOn), asc(assessments.id));
  const scale = await readScale(deps.db, schoolId);
  const changes = await changesOf(
    deps,
    studentId,
    rows.map(({ assessment }) => assessment.id),
  );
  return joined.map(({ course }) => {
    const own = rows
      .filter(({ assessment }) => assessment.courseId === course.id)
      .map(({ assessment, cell }) => ({
        assessmentId: assessment.id,
        kind: assessment.kind,
        name: assessment.name,
        heldOn: assessment.heldOn,
        maxScore: assessment.maxScore,
        weightPercent: assessment.weightPercent,
        score: cell?.score ?? null,
        absent: cell !== null && cell.score === null,
        remark: cell?.remark ?? null,
        changes: (changes.get(assessment.id) ?? []).map(({ at, before, after, reason }) => ({
          at: at.toISOString(),
          before: scoreIn(before),
          after: scoreIn(after),
          reason: reason ?? '',
        })),
      }));
    const { credits, academicYear, term: termNumber } = course;
    const standing = standingInCourse(own);
    const grade = gradeOnScale(scale, standing.percent);
    return {
      course: { ...toCourseRef(course), credits, academicYear, term: termNumber },
      ...standing,
      letter: grade?.letter ?? null,
      passed: grade?.passed ?? null,
      assessments: own,
    };
  });
}
