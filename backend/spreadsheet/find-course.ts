import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { academicYear, term } from '@/lib/contract/school-day/course-shapes';
import { courseDraft } from '@/lib/contract/school-day/courses';
import type { Db } from '@/backend/db/client';
import { classCourses, schools, students } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { CourseRow } from '@/backend/features/school-day/services/class-courses';
import type { Cells } from './cells';
import { column } from './column';
import { findSchoolByCode } from './find-school-by-code';
import { requireCell, requireValue } from './require-cell';

const yearColumn = column('academicYear', 'School year, such as 2026-2027', { kind: 'school-year' });
const termColumn = column('term', 'Number of the term in its year: 1 to 9', {
  kind: 'whole',
  choices: tableChoices.term,
});

/** Which term a course is taught in. */
export const termColumns = [yearColumn, termColumn];

/** Which course a row belongs to. */
export const courseColumns = [
  column('school', 'Code of the school'),
  column('course', 'Code of the course'),
  ...termColumns,
];

/** The cells of `courseColumns`. */
export const courseCells = (school: string, course: CourseRow): Cells => ({
  school,
  course: course.code,
  academicYear: course.academicYear,
  term: String(course.term),
});

/**
 * The course of a row, null when there is none; one in use comes before archived ones.
 * @param codeColumn the column of its code
 * @throws 422 for an unknown school, a cell that cannot be read, and for a code that several courses of the term have
 */
export async function courseOf(tx: Db, cells: Cells, codeColumn: string) {
  const school = await findSchoolByCode(tx, cells);
  const code = requireValue(cells, column(codeColumn, ''), courseDraft.shape.code);
  const year = requireValue(cells, yearColumn, academicYear);
  const number = requireValue(cells, termColumn, term);
  const rows = await tx
    .select()
    .from(classCourses)
    .where(
      and(
        eq(classCourses.schoolId, school.id),
        eq(classCourses.code, code),
        eq(classCourses.academicYear, year),
        eq(classCourses.term, number),
      ),
    );
  const inUse = rows.filter(({ archivedAt }) => archivedAt === null);
  const [course, second] = inUse.length > 0 ? inUse : rows;
  if (second) throw invalid([{ path: codeColumn, code: 'several-courses' }]);
  return { school, course: course ?? null, key: [school.code, year, number, code].join('/') };
}

/** @throws 422 as `courseOf`, and when there is no such course */
export async function requireCourse(tx: Db, cells: Cells): Promise<{ course: CourseRow; key: string }> {
  const { course, key } = await courseOf(tx, cells, 'course');
  if (!course) throw invalid([{ path: 'course', code: 'unknown-course' }]);
  return { course, key };
}

/** The student of the school whose code is in the column `studentCode`. @throws 422 when there is none */
export async function requireStudent(tx: Db, schoolId: string, cells: Cells) {
  const [student] = await tx
    .select({ id: students.id, studentCode: students.studentCode })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), eq(students.studentCode, requireCell(cells, 'studentCode'))));
  if (!student) throw invalid([{ path: 'studentCode', code: 'unknown-student' }]);
  return student;
}

/** Tables leave out archived courses and what belongs to them. */
export const inUse: SQL = isNull(classCourses.archivedAt);

/** The order of courses in a table. */
export const courseOrder = [
  asc(schools.code),
  asc(classCourses.academicYear),
  asc(classCourses.term),
  asc(classCourses.code),
];
