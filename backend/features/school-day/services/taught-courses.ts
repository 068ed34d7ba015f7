import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { coursesResource } from '@/lib/contract/school-day/courses';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import type { Parsed } from '@/lib/contract/endpoint';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import {
  classCourses,
  classSessions,
  classTeachers,
  courseStudents,
  schoolStaff,
  structureRecords,
  termLocks,
  userRoles,
  users,
} from '@/backend/db/schema';
import { countRows } from '@/backend/lists/list-page';

type Teacher = TaughtCourse['teachers'][number];

/** The teachers of courses, in the order in which they were named. */
export const teachersOf = async (db: Db, courseIds: string[]): Promise<Map<string, Teacher[]>> => {
  const rows = await db
    .select({
      courseId: classTeachers.courseId,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      firstNameKm: users.firstNameKm,
      lastNameKm: users.lastNameKm,
    })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.userId))
    .where(inArray(classTeachers.courseId, courseIds))
    .orderBy(asc(classTeachers.createdAt), asc(users.id));
  return Map.groupBy(rows, ({ courseId }) => courseId);
};

/** Everybody with the role teacher at a school, by name. */
export const readTeachers = (db: Db, schoolId: string): Promise<Teacher[]> =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      firstNameKm: users.firstNameKm,
      lastNameKm: users.lastNameKm,
    })
    .from(users)
    .innerJoin(schoolStaff, eq(schoolStaff.userId, users.id))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(schoolStaff.schoolId, schoolId), eq(userRoles.role, roleNames.teacher)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));

/** Courses with their class, teachers and counts, in the order of the ids. */
async function readTaughtCourses(db: Db, ids: string[]): Promise<TaughtCourse[]> {
  if (ids.length === 0) return [];
  const [rows, teachers] = await Promise.all([
    db
      .select({
        course: classCourses,
        className: structureRecords.name,
        classNameNative: structureRecords.nameNative,
        memberCount: db.$count(courseStudents, eq(courseStudents.courseId, classCourses.id)),
        sessionCount: db.$count(
          classSessions,
          and(eq(classSessions.courseId, classCourses.id), isNull(classSessions.cancelledAt)),
        ),
        lockedAt: termLocks.lockedAt,
      })
      .from(classCourses)
      .leftJoin(structureRecords, eq(structureRecords.id, classCourses.structureRecordId))
      .leftJoin(
        termLocks,
        and(
          eq(termLocks.schoolId, classCourses.schoolId),
          eq(termLocks.academicYear, classCourses.academicYear),
          eq(termLocks.term, classCourses.term),
          isNull(termLocks.openedAt),
        ),
      )
      .where(inArray(classCourses.id, ids)),
    teachersOf(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.course.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { id: courseId, archivedAt, ...course } = row.course;
    return [
      {
        ...course,
        courseId,
        className: row.className,
        classNameNative: row.classNameNative,
        teachers: teachers.get(id) ?? [],
        memberCount: row.memberCount,
        sessionCount: row.sessionCount,
        archived: archivedAt !== null,
        locked: row.lockedAt !== null,
      },
    ];
  });
}

export async function readTaughtCourse(db: Db, id: string): Promise<TaughtCourse> {
  const [course] = await readTaughtCourses(db, [id]);
  if (!course) throw new Error('The course is gone.');
  return course;
}

type ListInput = Parsed<(typeof coursesResource)['endpoints']['list']>;

/** A school has some hundred courses a term, so their names are searched without an index. */
export async function listTaughtCourses(db: Db, { params, query }: ListInput) {
  const words = query.keyword ? `%${query.keyword.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const where = and(
    eq(classCourses.schoolId, params.orgId),
    query.archived ? isNotNull(classCourses.archivedAt) : isNull(classCourses.archivedAt),
    query.structureRecordId ? eq(classCourses.structureRecordId, query.structureRecordId) : undefined,
    query.academicYear ? eq(classCourses.academicYear, query.academicYear) : undefined,
    query.term ? eq(classCourses.term, query.term) : undefined,
    query.teacherId
      ? inArray(
          classCourses.id,
          db
            .select({ id: classTeachers.courseId })
            .from(classTeachers)
            .where(eq(classTeachers.userId, query.teacherId)),
        )
      : undefined,
    words
      ? sql`lower(${classCourses.code} || ' ' || ${classCourses.name} || ' ' || ${classCourses.nameNative}) like ${words}`
      : undefined,
  );
  const [rows, countTotal] = await Promise.all([
    db
      .select({ id: classCourses.id })
      .from(classCourses)
      .where(where)
      .orderBy(
        desc(classCourses.academicYear),
        desc(classCourses.term),
        asc(classCourses.code),
        asc(classCourses.id),
      )
      .limit(query.limit)
      .offset(query.start),
    countRows(db, classCourses, where),
  ]);
  return {
    data: await readTaughtCourses(
      db,
      rows.map(({ id }) => id),
    ),
    countTotal,
  };
}
