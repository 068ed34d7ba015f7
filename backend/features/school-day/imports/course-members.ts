import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { classCourses, courseStudents, schools, students } from '@/backend/db/schema';
import { addMember } from '@/backend/features/school-day/services/course-members';
import { column } from '@/backend/spreadsheet/column';
import {
  courseCells,
  courseColumns,
  courseOrder,
  inUse,
  requireCourse,
  requireStudent,
} from '@/backend/spreadsheet/find-course';
import type { Kind } from '@/backend/spreadsheet/kind';

/** A membership is its two ends, so nothing of it can change. */
const nothing = z.object({});

export const courseMemberKind: Kind = {
  name: 'course-members',
  columns: [...courseColumns, column('studentCode', 'Code of the student within the school')],
  key: ['school', 'course', 'academicYear', 'term', 'studentCode'],
  draft: nothing,
  change: nothing,
  locate: async (act, cells) => {
    const { tx } = act;
    const { course, key } = await requireCourse(tx, cells);
    const student = await requireStudent(tx, course.schoolId, cells);
    const isMember = await tx.$count(
      courseStudents,
      and(eq(courseStudents.courseId, course.id), eq(courseStudents.studentId, student.id)),
    );
    return {
      key: `${key}/${student.studentCode}`,
      present: isMember > 0 ? { cells: {}, change: async () => {} } : null,
      create: () => addMember(act, course, student.id),
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ course: classCourses, school: schools.code, studentCode: students.studentCode })
      .from(courseStudents)
      .innerJoin(students, eq(students.id, courseStudents.studentId))
      .innerJoin(classCourses, eq(classCourses.id, courseStudents.courseId))
      .innerJoin(schools, eq(schools.id, classCourses.schoolId))
      .where(inUse)
      .orderBy(...courseOrder, asc(students.studentCode));
    return rows.map(({ course, school, studentCode }) => ({ ...courseCells(school, course), studentCode }));
  },
};
