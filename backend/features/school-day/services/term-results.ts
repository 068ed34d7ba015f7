import { inArray } from 'drizzle-orm';
import type { TermResult } from '@/lib/contract/school-day/record-shapes';
import { ranksOf, termStanding } from '@/lib/domain/school-day/averages';
import { gradeOnScale, type GradingScale } from '@/lib/domain/school-day/grading-scale';
import type { Db } from '@/backend/db/client';
import { courseStudents } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { readScale } from './grading';
import { type CourseOfStudent, readCounting, readResults } from './result-records';
import { joinedCourses, type OfStudent } from './student-records';

type Joined = Awaited<ReturnType<typeof joinedCourses>>[number];

/** The class in which most courses of a term are taught. */
const classOf = (courses: readonly Joined[]): Joined | undefined => {
  const byClass = Map.groupBy(
    courses.filter(({ course }) => course.structureRecordId),
    ({ course }) => course.structureRecordId,
  );
  const [first] = [...byClass.values()].toSorted((a, b) => b.length - a.length);
  return first?.[0];
};

/** The mean of the points of courses with a final result by their credits; null where none has credits. */
export function gradePointsOf(
  scale: GradingScale,
  courses: readonly Pick<CourseOfStudent, 'credits' | 'result'>[],
): number | null {
  const parts = courses.flatMap(({ credits, result }) => {
    const grade = result.state === 'final' ? gradeOnScale(scale, result.percent) : null;
    return grade && credits > 0 ? [{ points: grade.points, credits }] : [];
  });
  const credits = parts.reduce((sum, part) => sum + part.credits, 0);
  if (credits === 0) return null;
  return Math.round((parts.reduce((sum, part) => sum + part.points * part.credits, 0) / credits) * 100) / 100;
}

/** The credits of courses with a final result that passes. */
export const creditsOf = (
  scale: GradingScale,
  courses: readonly Pick<CourseOfStudent, 'credits' | 'result'>[],
): number =>
  courses
    .filter(
      ({ result }) => result.state === 'final' && (gradeOnScale(scale, result.percent)?.passed ?? false),
    )
    .reduce((sum, { credits }) => sum + credits, 0);

/** The ranks of a class: everybody who is in one of its courses of the term and has an average. */
const rankIn = (standings: ReadonlyMap<string, number | null>, studentId: string) => {
  const averages = [...standings.values()];
  const place = [...standings.keys()].indexOf(studentId);
  return {
    rank: ranksOf(averages)[place] ?? null,
    rankOf: averages.filter((average) => average !== null).length,
  };
};

const membersOfCourses = async (db: Db, courseIds: string[]): Promise<string[]> => {
  if (courseIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ studentId: courseStudents.studentId })
    .from(courseStudents)
    .where(inArray(courseStudents.courseId, courseIds));
  return rows.map(({ studentId }) => studentId);
};

/**
 * The averages of a student by term, the latest first, over the courses that the reader may see. Ranks are those of schools of
 * general education, for readers of all courses.
 */
export async function readTermResults(
  deps: Deps,
  of: OfStudent,
): Promise<{ data: TermResult[]; ranked: boolean }> {
  const { id, schoolId } = of.student;
  const counting = await readCounting(deps.db, schoolId);
  const ranked = counting.byMonth;
  const isRankedHere = ranked && of.courseIds === null;
  const scale = await readScale(deps.db, schoolId);
  const joined = await joinedCourses(deps.db, of);
  const courseIds = joined.map(({ course }) => course.id);
  const studentIds = isRankedHere ? await membersOfCourses(deps.db, courseIds) : [id];
  const read = await readResults(deps.db, { studentIds, counting, now: deps.clock.now(), courseIds });
  const terms = Map.groupBy(joined, ({ course }) => `${course.academicYear}.${course.term}`);
  const data = [...terms.values()].flatMap((courses) => {
    const [first] = courses;
    if (!first) return [];
    const ids = new Set(courses.map(({ course }) => course.id));
    const own = (read.get(id) ?? []).filter(({ course }) => ids.has(course.id));
    const { semester: average, state, closed, incomplete, ...averages } = termStanding(own, counting);
    const grade = state === 'incomplete' ? null : gradeOnScale(scale, average);
    const home = classOf(courses);
    const inClass = ({ course }: CourseOfStudent) =>
      ids.has(course.id) && course.structureRecordId === home?.course.structureRecordId;
    const peers = [...read].filter(([, of]) => of.some(inClass));
    const standings = new Map(
      peers.map(([studentId, all]) => {
        const theirs = termStanding(
          all.filter(({ course }) => ids.has(course.id)),
          counting,
        );
        return [studentId, theirs.state === 'incomplete' ? null : theirs.semester];
      }),
    );
    return [
      {
        academicYear: first.course.academicYear,
        term: first.course.term,
        className: home?.className ?? null,
        classNameNative: home?.classNameNative ?? null,
        state,
        courseCount: courses.length,
        closed,
        incomplete,
        credits: creditsOf(scale, own),
        ...averages,
        average,
        letter: grade?.letter ?? null,
        passed: grade?.passed ?? null,
        gradePoints: ranked ? null : gradePointsOf(scale, own),
        ...(isRankedHere && home && average !== null ? rankIn(standings, id) : { rank: null, rankOf: null }),
      },
    ];
  });
  const latestFirst = (a: TermResult, b: TermResult) =>
    b.academicYear.localeCompare(a.academicYear) || b.term - a.term;
  return { data: data.toSorted(latestFirst), ranked };
}
