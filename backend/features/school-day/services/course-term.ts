import { and, asc, eq } from 'drizzle-orm';
import type { CourseTerm } from '@/lib/contract/school-day/record-shapes';
import { ranksOf, termStanding } from '@/lib/domain/school-day/averages';
import { gradeOnScale } from '@/lib/domain/school-day/grading-scale';
import type { Db } from '@/backend/db/client';
import { courseStudents, students } from '@/backend/db/schema';
import type { CourseRow } from './class-courses';
import { readScale } from './grading';
import { type CourseOfStudent, readCounting, readResults } from './result-records';
import { isStudying, pupil } from './student-columns';
import { toCourseRef } from './student-records';

const termOf = ({ course }: CourseOfStudent) => `${course.academicYear}.${course.term}`;

/** @param courseIds those that the reader may see; null for all of the school */
export async function readCourseTerm(
  db: Db,
  course: CourseRow,
  courseIds: readonly string[] | null,
  now: Date,
): Promise<CourseTerm> {
  const counting = await readCounting(db, course.schoolId);
  const scale = await readScale(db, course.schoolId);
  const people = await db
    .select(pupil)
    .from(students)
    .innerJoin(courseStudents, eq(courseStudents.studentId, students.id))
    .where(and(eq(courseStudents.courseId, course.id), isStudying))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  const studentIds = people.map(({ studentId }) => studentId);
  const read = await readResults(db, { studentIds, counting, now, ...(courseIds && { courseIds }) });
  const own = `${course.academicYear}.${course.term}`;
  const isOfClass = (each: CourseRow) =>
    each.id === course.id ||
    (course.structureRecordId !== null && each.structureRecordId === course.structureRecordId);
  const inTerm = [...read.values()].flat().filter((each) => termOf(each) === own && isOfClass(each.course));
  const columns = new Map(inTerm.map((each) => [each.course.id, each.course]));

  const rows = people.map((person) => {
    const all = Map.groupBy(read.get(person.studentId) ?? [], termOf);
    const standing = termStanding(all.get(own) ?? [], counting);
    const average = standing.state === 'incomplete' ? null : standing.semester;
    const grade = gradeOnScale(scale, average);
    const earlier = [...all.keys()]
      .filter((key) => key < own)
      .toSorted()
      .toReversed();
    const before = earlier
      .map((key) => termStanding(all.get(key) ?? [], counting).semester)
      .find((value) => value !== null);
    const marks = (all.get(own) ?? [])
      .filter((each) => columns.has(each.course.id))
      .map(({ course: { id: courseId }, result: { percent } }) => ({
        courseId,
        percent,
        letter: gradeOnScale(scale, percent)?.letter ?? null,
      }));
    return {
      ...person,
      average,
      letter: grade?.letter ?? null,
      passed: grade?.passed ?? null,
      state: standing.state,
      before: before ?? null,
      marks,
    };
  });
  const ranks = ranksOf(rows.map(({ average }) => average));
  const data = rows
    .map((row, place) => ({ ...row, rank: counting.byMonth ? (ranks[place] ?? null) : null }))
    .toSorted((a, b) => (b.average ?? -1) - (a.average ?? -1));
  const courses = [...columns.values()].toSorted((a, b) => a.code.localeCompare(b.code)).map(toCourseRef);
  return { data, countTotal: data.length, courses, ranked: counting.byMonth };
}
