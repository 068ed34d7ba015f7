import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { courseChange, courseDraft, coursesResource } from '@/lib/contract/lms/courses';
import type { TaughtCourse } from '@/lib/contract/lms/course-shapes';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import {
  campuses,
  classCourses,
  classSessions,
  classTeachers,
  courseStudents,
  structureRecords,
  termLocks,
  users,
} from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import { countRows } from '@/backend/lists/list-page';
import type { Act } from '@/backend/services/access/act';
import { teachersAt } from '@/backend/services/access/class-teachers';

export type CourseRow = typeof classCourses.$inferSelect;
type Teacher = TaughtCourse['teachers'][number];

/** @throws 409 for a course that takes no changes any more */
export function requireOpenCourse(course: CourseRow): void {
  if (course.archivedAt)
    throw new Refusal(409, 'course-archived', 'The course is archived. Bring it back first.');
}

const teachersOf = async (db: Db, courseIds: string[]): Promise<Map<string, Teacher[]>> => {
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

/** Courses with their class, teachers and counts, in the order of the ids. */
export async function readTaughtCourses(db: Db, ids: string[]): Promise<TaughtCourse[]> {
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

/** @throws 422 for a class of another school */
export async function checkClassOf(
  db: Db,
  schoolId: string,
  recordId: string | null | undefined,
): Promise<void> {
  if (!recordId) return;
  const [row] = await db
    .select({ id: structureRecords.id })
    .from(structureRecords)
    .innerJoin(campuses, eq(campuses.id, structureRecords.campusId))
    .where(and(eq(structureRecords.id, recordId), eq(campuses.schoolId, schoolId)));
  if (!row) throw invalid([{ path: 'structureRecordId', code: 'unknown-class' }]);
}

const setTeachers = async (act: Act, course: CourseRow, teacherIds: readonly string[]): Promise<void> => {
  const wanted = [...new Set(teacherIds)];
  const known = await teachersAt(act.tx, course.schoolId, wanted);
  const unknown = wanted.findIndex((id) => !known.has(id));
  if (unknown !== -1) throw invalid([{ path: `teacherIds.${unknown}`, code: 'no-teacher' }]);
  await act.tx.delete(classTeachers).where(eq(classTeachers.courseId, course.id));
  // One instant each, so that the teachers keep the order in which they were named.
  const rows = wanted.map((userId, place) => ({
    courseId: course.id,
    userId,
    createdAt: new Date(act.now.getTime() + place),
  }));
  if (rows.length > 0) await act.tx.insert(classTeachers).values(rows);
};

const nameOf = (teacher: Teacher | undefined) => {
  if (!teacher) return { en: '', km: '' };
  const en = `${teacher.lastName} ${teacher.firstName}`;
  const km = [teacher.lastNameKm, teacher.firstNameKm].filter(Boolean).join(' ');
  return { en, km: km || en };
};

const checkDays = ({ startDate, endDate }: { startDate: string; endDate: string }) => {
  if (endDate < startDate) throw invalid([{ path: 'endDate', code: 'before-start' }]);
};

const nameFirstTeacher = async (act: Act, courseId: string): Promise<void> => {
  const teacher = nameOf((await teachersOf(act.tx, [courseId])).get(courseId)?.[0]);
  await act.tx.update(classCourses).set({ teacher }).where(eq(classCourses.id, courseId));
};

/** @throws 422 for a class or a teacher of another school */
export async function createCourse(
  act: Act,
  schoolId: string,
  { teacherIds, ...draft }: z.output<typeof courseDraft>,
): Promise<TaughtCourse> {
  checkDays(draft);
  await checkClassOf(act.tx, schoolId, draft.structureRecordId);
  const row = onlyRow(
    await act.tx
      .insert(classCourses)
      .values({ ...draft, schoolId, teacher: draft.teacher ?? { en: '', km: '' } })
      .returning(),
  );
  await setTeachers(act, row, teacherIds);
  if (!draft.teacher) await nameFirstTeacher(act, row.id);
  act.note('class-course-created', row.id);
  return readTaughtCourse(act.tx, row.id);
}

/** @throws 412, 422 for a class or a teacher of another school */
export async function changeCourse(
  act: Act,
  course: CourseRow,
  { teacherIds, archived, ...change }: z.output<typeof courseChange>,
): Promise<TaughtCourse> {
  act.requireVersion(course);
  checkDays({ ...course, ...change });
  await checkClassOf(act.tx, course.schoolId, change.structureRecordId);
  const archivedAt = archived === undefined ? undefined : archived ? (course.archivedAt ?? act.now) : null;
  await act.bump(classCourses, course, { ...change, ...(archivedAt !== undefined && { archivedAt }) });
  if (teacherIds) {
    await setTeachers(act, course, teacherIds);
    if (!change.teacher) await nameFirstTeacher(act, course.id);
  }
  act.note(archived === undefined ? 'class-course-changed' : 'class-course-archived', course.id, {
    ...(archived !== undefined && { archived }),
  });
  return readTaughtCourse(act.tx, course.id);
}
