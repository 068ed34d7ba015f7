import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { classCourses, courseStudents, structureRecords } from '@/backend/db/schema';
import type { StudentReader } from '@/backend/core/access/school-life';
import type { CourseRow } from './class-courses';

/** Whose records are read, and of which courses. */
export type OfStudent = Pick<StudentReader, 'student' | 'courseIds'>;

/** The courses that a student has joined and the reader may see. */
export const coursesOfReader = ({ student, courseIds }: OfStudent) =>
  and(
    eq(courseStudents.studentId, student.id),
    courseIds === null ? undefined : inArray(courseStudents.courseId, [...courseIds]),
  );

/** The same with their class. */
export const joinedCourses = (db: Db, reader: OfStudent) =>
  db
    .select({
      course: classCourses,
      joinedAt: courseStudents.joinedAt,
      className: structureRecords.name,
      classNameNative: structureRecords.nameNative,
    })
    .from(courseStudents)
    .innerJoin(classCourses, eq(classCourses.id, courseStudents.courseId))
    .leftJoin(structureRecords, eq(structureRecords.id, classCourses.structureRecordId))
    .where(coursesOfReader(reader));

export const toCourseRef = (course: Pick<CourseRow, 'id' | 'code' | 'name' | 'nameNative'>) => ({
  courseId: course.id,
  code: course.code,
  name: course.name,
  nameNative: course.nameNative,
});
