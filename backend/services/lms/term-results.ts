import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { TermResult } from '@/lib/contract/lms/record-shapes';
import { ranksOf, schoolAverages, termAverages } from '@/lib/domain/learning/averages';
import { gradeOnScale, type GradingScale } from '@/lib/domain/learning/grading-scale';
import { assessments, classCourses, courseStudents, schools, scores } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { readScale, toResult } from './grading';
import { joinedCourses, type OfStudent } from './student-records';

type Joined = Awaited<ReturnType<typeof joinedCourses>>[number];
type ScoreRow = Awaited<ReturnType<typeof publishedResults>>[number];

/** The published scores of everybody in these courses. */
const publishedResults = ({ db, clock }: Deps, courseIds: string[]) =>
  db
    .select({
      studentId: scores.studentId,
      score: scores.score,
      courseId: assessments.courseId,
      coefficient: classCourses.credits,
      heldOn: assessments.heldOn,
      kind: assessments.kind,
      maxScore: assessments.maxScore,
      weightPercent: assessments.weightPercent,
    })
    .from(scores)
    .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
    .innerJoin(classCourses, eq(classCourses.id, assessments.courseId))
    .where(
      and(
        inArray(assessments.courseId, courseIds),
        isNotNull(assessments.publishedAt),
        lte(assessments.publishedAt, clock.now()),
      ),
    );

/** The class in which most courses of a term are taught. */
const classOf = (courses: readonly Joined[]): Joined | undefined => {
  const byClass = Map.groupBy(
    courses.filter(({ course }) => course.structureRecordId),
    ({ course }) => course.structureRecordId,
  );
  const [first] = [...byClass.values()].toSorted((a, b) => b.length - a.length);
  return first?.[0];
};

/** The mean of the points of the courses by their credits; a course without a score or without credits is left out. */
const gradePointsOf = (scale: GradingScale, own: readonly ScoreRow[]): number | null => {
  const parts = [...Map.groupBy(own, ({ courseId }) => courseId).values()].flatMap((rows) => {
    const grade = gradeOnScale(scale, termAverages(rows.map(toResult)).semester);
    const credits = rows[0]?.coefficient ?? 0;
    return grade && credits > 0 ? [{ points: grade.points, credits }] : [];
  });
  const credits = parts.reduce((sum, part) => sum + part.credits, 0);
  if (credits === 0) return null;
  return Math.round((parts.reduce((sum, part) => sum + part.points * part.credits, 0) / credits) * 100) / 100;
};

/** The ranks of a class: everybody who is in one of its courses of the term and has an average. */
const rankIn = (rows: readonly ScoreRow[], members: ReadonlySet<string>, studentId: string) => {
  const people = [...Map.groupBy(rows, (row) => row.studentId)].filter(([id]) => members.has(id));
  const averages = people.map(([, own]) => schoolAverages(own.map(toResult)).semester);
  const place = people.findIndex(([id]) => id === studentId);
  return {
    rank: ranksOf(averages)[place] ?? null,
    rankOf: averages.filter((average) => average !== null).length,
  };
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
  const [school] = await deps.db
    .select({ type: schools.schoolType })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const ranked = school?.type === 'k12';
  const scale = await readScale(deps.db, schoolId);
  const joined = await joinedCourses(deps.db, of);
  const courseIds = joined.map(({ course }) => course.id);
  const rows = courseIds.length === 0 ? [] : await publishedResults(deps, courseIds);
  const members =
    ranked && courseIds.length > 0
      ? await deps.db.select().from(courseStudents).where(inArray(courseStudents.courseId, courseIds))
      : [];
  const terms = Map.groupBy(joined, ({ course }) => `${course.academicYear}.${course.term}`);
  const data = [...terms.values()].flatMap((courses) => {
    const [first] = courses;
    if (!first) return [];
    const ids = new Set(courses.map(({ course }) => course.id));
    const inTerm = rows.filter(({ courseId }) => ids.has(courseId));
    const own = inTerm.filter(({ studentId }) => studentId === id);
    const { semester: average, ...averages } = (ranked ? schoolAverages : termAverages)(own.map(toResult));
    const grade = gradeOnScale(scale, average);
    const home = classOf(courses);
    const peers = new Set(
      members
        .filter(({ courseId }) =>
          courses.some(
            ({ course }) =>
              course.id === courseId && course.structureRecordId === home?.course.structureRecordId,
          ),
        )
        .map(({ studentId }) => studentId),
    );
    return [
      {
        academicYear: first.course.academicYear,
        term: first.course.term,
        className: home?.className ?? null,
        classNameNative: home?.classNameNative ?? null,
        courseCount: courses.length,
        credits: courses.reduce((sum, { course }) => sum + course.credits, 0),
        ...averages,
        average,
        letter: grade?.letter ?? null,
        passed: grade?.passed ?? null,
        gradePoints: ranked ? null : gradePointsOf(scale, own),
        ...(ranked && of.courseIds === null && home && average !== null
          ? rankIn(inTerm, peers, id)
          : { rank: null, rankOf: null }),
      },
    ];
  });
  const latestFirst = (a: TermResult, b: TermResult) =>
    b.academicYear.localeCompare(a.academicYear) || b.term - a.term;
  return { data: data.toSorted(latestFirst), ranked };
}
