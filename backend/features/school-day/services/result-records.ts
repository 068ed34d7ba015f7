import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type CourseOfTerm, courseResult, type Result } from '@/lib/domain/school-day/averages';
import { type AbsenceRule, countedScore, isCourseClosed, type Marked } from '@/lib/domain/school-day/results';
import type { Db } from '@/backend/db/client';
import {
  assessments,
  classCourses,
  courseStudents,
  gradingScales,
  schools,
  scores,
  termLocks,
} from '@/backend/db/schema';
import type { CourseRow } from './class-courses';
import { assessmentStands } from './withdrawn';

type AssessmentRow = typeof assessments.$inferSelect;
type ScoreRow = typeof scores.$inferSelect;

/** How a school counts results. */
export interface Counting {
  absence: AbsenceRule | null;
  /** Secondary schools count by months, others by weights and credits. */
  byMonth: boolean;
}

export interface TestOfStudent {
  assessment: AssessmentRow;
  cell: ScoreRow | null;
}

export interface CourseOfStudent extends CourseOfTerm {
  course: CourseRow;
  tests: TestOfStudent[];
}

export async function readCounting(db: Db, schoolId: string): Promise<Counting> {
  const [row] = await db
    .select({ type: schools.schoolType, absence: gradingScales.absence })
    .from(schools)
    .leftJoin(gradingScales, eq(gradingScales.schoolId, schools.id))
    .where(eq(schools.id, schoolId));
  return { absence: row?.absence ?? null, byMonth: row?.type === 'k12' };
}

/** What a stored cell says; nobody has filled a cell without a row. */
export const markedIn = (cell: Pick<ScoreRow, 'score' | 'excused'> | null): Marked => ({
  score: cell?.score ?? null,
  absent: cell !== null && cell.score === null && !cell.excused,
  excused: cell?.excused ?? false,
});

export const toResult = (
  { assessment, cell }: TestOfStudent,
  course: CourseRow,
  rule: Pick<Counting, 'absence'> & { isClosed: boolean },
): Result => ({
  subject: course.id,
  coefficient: course.credits,
  month: assessment.heldOn.slice(0, 7),
  isFinal: assessment.kind === 'final',
  maxScore: assessment.maxScore,
  weightPercent: assessment.weightPercent,
  counted: countedScore(markedIn(cell), rule),
});

const termOf = ({ schoolId, academicYear, term }: Pick<CourseRow, 'schoolId' | 'academicYear' | 'term'>) =>
  `${schoolId} ${academicYear} ${term}`;

/** Which of these courses are over. @param tests of all of them, published or not */
export async function closedAmong(
  db: Db,
  courses: readonly CourseRow[],
  tests: readonly AssessmentRow[],
  now: Date,
): Promise<Set<string>> {
  const schoolIds = [...new Set(courses.map(({ schoolId }) => schoolId))];
  if (schoolIds.length === 0) return new Set();
  const locks = await db
    .select()
    .from(termLocks)
    .where(and(inArray(termLocks.schoolId, schoolIds), isNull(termLocks.openedAt)));
  const locked = new Set(locks.map(termOf));
  const byCourse = Map.groupBy(tests, ({ courseId }) => courseId);
  const today = dayInCambodia(now);
  const closed = courses.filter((course) =>
    isCourseClosed({
      isTermLocked: locked.has(termOf(course)),
      endDate: course.endDate,
      today,
      tests: (byCourse.get(course.id) ?? []).map(({ weightPercent, publishedAt }) => ({
        weightPercent,
        isPublished: publishedAt !== null && publishedAt <= now,
      })),
    }),
  );
  return new Set(closed.map(({ id }) => id));
}

interface Wanted {
  studentIds: readonly string[];
  counting: Counting;
  now: Date;
  /** Only these courses; all that the students are in where it is not given. */
  courseIds?: readonly string[];
  /** Also what students cannot read yet. */
  unpublished?: boolean;
}

/** The courses that some students of a school are in, each with its tests and what the student has in them. */
export async function readResults(
  db: Db,
  { studentIds, counting, now, courseIds, unpublished = false }: Wanted,
): Promise<Map<string, CourseOfStudent[]>> {
  if (studentIds.length === 0 || courseIds?.length === 0) return new Map();
  const joined = await db
    .select({ studentId: courseStudents.studentId, course: classCourses })
    .from(courseStudents)
    .innerJoin(classCourses, eq(classCourses.id, courseStudents.courseId))
    .where(
      and(
        inArray(courseStudents.studentId, [...studentIds]),
        courseIds ? inArray(courseStudents.courseId, [...courseIds]) : undefined,
      ),
    );
  const courses = [...new Map(joined.map(({ course }) => [course.id, course])).values()];
  if (courses.length === 0) return new Map();
  const ids = courses.map(({ id }) => id);
  const inCourses = and(inArray(assessments.courseId, ids), assessmentStands);
  const tests = await db
    .select()
    .from(assessments)
    .where(inCourses)
    .orderBy(asc(assessments.heldOn), asc(assessments.id));
  const closed = await closedAmong(db, courses, tests, now);
  const isRead = ({ publishedAt }: AssessmentRow) =>
    unpublished || (publishedAt !== null && publishedAt <= now);
  const byCourse = Map.groupBy(tests.filter(isRead), ({ courseId }) => courseId);
  const rows = await db
    .select({ cell: scores })
    .from(scores)
    .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
    .where(
      and(
        inArray(scores.studentId, [...studentIds]),
        inCourses,
        unpublished ? undefined : lte(assessments.publishedAt, now),
      ),
    );
  const cells = new Map(rows.map(({ cell }) => [`${cell.studentId} ${cell.assessmentId}`, cell]));
  const all = joined.map(({ studentId, course }) => {
    const isClosed = closed.has(course.id);
    const own = (byCourse.get(course.id) ?? []).map((assessment) => ({
      assessment,
      cell: cells.get(`${studentId} ${assessment.id}`) ?? null,
    }));
    const results = own.map((test) => toResult(test, course, { ...counting, isClosed }));
    const result = courseResult(results, { ...counting, isClosed });
    return { studentId, course, credits: course.credits, isClosed, tests: own, results, result };
  });
  return Map.groupBy(all, ({ studentId }) => studentId);
}
