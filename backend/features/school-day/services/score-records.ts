import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CourseScores } from '@/lib/contract/school-day/record-shapes';
import { absentFromTest, excusedFromTest, type ScoreValue } from '@/lib/domain/school-day/assessments';
import { courseResult } from '@/lib/domain/school-day/averages';
import { gradeFromPercent } from '@/lib/domain/school-day/course-scores';
import { gradeOnScale } from '@/lib/domain/school-day/grading-scale';
import { markChanges } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { coursesOf, type Term } from './course-records';
import { readScale } from './grading';
import { markedIn, readCounting, readResults } from './result-records';
import { type OfStudent, toCourseRef } from './student-records';
import { readWithdrawnOf, toWithdrawn } from './withdrawn';

const scoreIn = (cell: typeof markChanges.$inferSelect.before): ScoreValue | null => {
  if (typeof cell?.value === 'number') return cell.value;
  return cell?.value === absentFromTest || cell?.value === excusedFromTest ? cell.value : null;
};

/** Changes of scores that the student could read already: each says why. */
const changesOf = async ({ db }: Pick<Reader, 'db'>, studentId: string, assessmentIds: string[]) => {
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

const nothingYet = courseResult([], { byMonth: false, isClosed: false });

/** Every course of the term, with its published assessments and the student's scores. */
export async function readScores(
  deps: Reader,
  of: OfStudent,
  term: Term & { courseId?: string | undefined },
): Promise<CourseScores[]> {
  const { id: studentId, schoolId } = of.student;
  const joined = (await coursesOf(deps, of, term)).filter(
    ({ course }) => term.courseId === undefined || course.id === term.courseId,
  );
  const counting = await readCounting(deps.db, schoolId);
  const courseIds = joined.map(({ course }) => course.id);
  const now = deps.clock.now();
  const read = await readResults(deps.db, { studentIds: [studentId], counting, now, courseIds });
  const byId = new Map((read.get(studentId) ?? []).map((each) => [each.course.id, each]));
  const scale = await readScale(deps.db, schoolId);
  const changes = await changesOf(
    deps,
    studentId,
    [...byId.values()].flatMap(({ tests }) => tests.map(({ assessment }) => assessment.id)),
  );
  const withdrawn = await readWithdrawnOf(deps.db, studentId, courseIds, now);
  return joined.map(({ course }) => {
    const found = byId.get(course.id);
    const own = (found?.tests ?? []).map(({ assessment, cell }) => ({
      assessmentId: assessment.id,
      kind: assessment.kind,
      name: assessment.name,
      heldOn: assessment.heldOn,
      maxScore: assessment.maxScore,
      weightPercent: assessment.weightPercent,
      ...markedIn(cell),
      remark: cell?.remark ?? null,
      changes: (changes.get(assessment.id) ?? []).map(({ at, before, after, reason }) => ({
        at: at.toISOString(),
        before: scoreIn(before),
        after: scoreIn(after),
        reason: reason ?? '',
      })),
    }));
    const { credits, academicYear, term: termNumber } = course;
    const standing = found?.result ?? nothingYet;
    const grade = gradeOnScale(scale, standing.percent);
    return {
      course: { ...toCourseRef(course), credits, academicYear, term: termNumber },
      ...standing,
      ...counting,
      closed: found?.isClosed ?? false,
      grade: standing.percent === null ? null : gradeFromPercent(standing.percent),
      letter: grade?.letter ?? null,
      passed: grade?.passed ?? null,
      assessments: own,
      withdrawn: withdrawn
        .filter(({ assessment }) => assessment.courseId === course.id)
        .flatMap(({ assessment, cell }) =>
          toWithdrawn(assessment).map((each) => ({ ...each, ...markedIn(cell) })),
        ),
    };
  });
}
