import { and, asc, desc, eq, exists, gt, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Absence } from '@/lib/contract/school-day/absence-notices';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { paperOf } from '@/lib/domain/school-day/absences';
import type { Db } from '@/backend/db/client';
import {
  absenceNotices,
  classCourses,
  classSessions,
  classTeachers,
  courseStudents,
  organizationSettings,
  structureRecords,
  students,
} from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import type { StudentReader } from '@/backend/core/access/school-life';
import { pupil } from './student-columns';

type Row = typeof absenceNotices.$inferSelect;

/** Whoever reads the attendance of a student may also say that the student will not come; teachers do not. */
export const mayAnnounce = (as: StudentReader['as']): as is 'student' | 'guardian' | 'office' =>
  as !== 'teacher';

export async function paperDaysOf(db: Db, schoolId: string): Promise<number | null> {
  const [row] = await db
    .select({ days: organizationSettings.absencePaperDays })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, schoolId));
  return row?.days ?? null;
}

export const toAnnounced = (row: Row, paperFromDays: number | null) => ({
  reason: row.reason,
  note: row.note,
  by: row.createdAs,
  at: row.createdAt.toISOString(),
  paper: row.sessionId === null ? paperOf(row, paperFromDays) : paperOf(row, null),
});

export const lessonColumns = {
  sessionId: classSessions.id,
  startsAt: classSessions.startsAt,
  endsAt: classSessions.endsAt,
  name: classCourses.name,
  nameNative: classCourses.nameNative,
};
export type AnnouncedLesson = {
  [Name in keyof typeof lessonColumns]: Name extends 'startsAt' | 'endsAt' ? Date : string;
};

export interface FoundAbsence {
  row: Row;
  lesson: AnnouncedLesson | null;
}

/** The end of what can still be taken back. */
export const endOfAbsence = ({ row, lesson }: FoundAbsence) =>
  lesson?.startsAt ?? endOfDayInCambodia(row.toDay);

export const toAbsence = (found: FoundAbsence, paperFromDays: number | null, now: Date): Absence => {
  const { row, lesson } = found;
  return {
    ...toAnnounced(row, paperFromDays),
    absenceId: row.id,
    fromDay: row.fromDay,
    toDay: row.toDay,
    lesson: lesson && {
      ...lesson,
      startsAt: lesson.startsAt.toISOString(),
      endsAt: lesson.endsAt.toISOString(),
    },
    paperKey: row.paperKey,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    mayTakeBack: row.withdrawnAt === null && endOfAbsence(found) > now,
    version: row.version,
  };
};

const select = (db: Db) =>
  db
    .select({ row: absenceNotices, lesson: lessonColumns, student: pupil })
    .from(absenceNotices)
    .innerJoin(students, eq(students.id, absenceNotices.studentId))
    .leftJoin(classSessions, eq(classSessions.id, absenceNotices.sessionId))
    .leftJoin(classCourses, eq(classCourses.id, classSessions.courseId));

const lessonOf = (lesson: {
  [Name in keyof AnnouncedLesson]: AnnouncedLesson[Name] | null;
}): AnnouncedLesson | null => {
  const { sessionId, startsAt, endsAt, name, nameNative } = lesson;
  if (sessionId === null || startsAt === null || endsAt === null || name === null || nameNative === null)
    return null;
  return { sessionId, startsAt, endsAt, name, nameNative };
};

/** What was announced of a student, the latest first; what was taken back before it began is left out. */
export async function listAbsences(deps: Reader, { student, as }: StudentReader) {
  const paperFromDays = await paperDaysOf(deps.db, student.schoolId);
  const rows = await select(deps.db)
    .where(eq(absenceNotices.studentId, student.id))
    .orderBy(desc(absenceNotices.fromDay), desc(absenceNotices.createdAt))
    .limit(100);
  const now = deps.clock.now();
  const data = rows.map(({ row, lesson }) =>
    toAbsence({ row, lesson: lessonOf(lesson) }, paperFromDays, now),
  );
  // A teacher sees that there is a paper, and reads none.
  const shown = mayAnnounce(as) ? data : data.map((each) => ({ ...each, paperKey: null }));
  return { data: shown, countTotal: shown.length, paperFromDays, mayAnnounce: mayAnnounce(as) };
}

/** Notices that say something about a lesson. */
const saysOfLesson = (session: { id: string; startsAt: Date }): SQL | undefined => {
  const day = dayInCambodia(session.startsAt);
  return and(
    lte(absenceNotices.fromDay, day),
    gte(absenceNotices.toDay, day),
    or(isNull(absenceNotices.sessionId), eq(absenceNotices.sessionId, session.id)),
    or(isNull(absenceNotices.withdrawnAt), gte(absenceNotices.withdrawnAt, session.startsAt)),
  );
};

/** What was announced for a lesson, by student. */
export async function announcedFor(db: Db, session: { id: string; courseId: string; startsAt: Date }) {
  const rows = await db
    .select({ row: absenceNotices })
    .from(absenceNotices)
    .innerJoin(
      courseStudents,
      and(
        eq(courseStudents.studentId, absenceNotices.studentId),
        eq(courseStudents.courseId, session.courseId),
      ),
    )
    .where(saysOfLesson(session))
    .orderBy(asc(absenceNotices.createdAt));
  return new Map(rows.map(({ row }) => [row.studentId, row]));
}

/** Students in a course of this person. */
const taughtBy = (db: Db, teacherId: string) =>
  exists(
    db
      .select({ id: courseStudents.studentId })
      .from(courseStudents)
      .innerJoin(classTeachers, eq(classTeachers.courseId, courseStudents.courseId))
      .where(
        and(eq(courseStudents.studentId, absenceNotices.studentId), eq(classTeachers.userId, teacherId)),
      ),
  );

/** Who has announced to be absent on a day, by name. @param teacherId only students of this person */
export async function listAbsencesOfDay(
  deps: Reader,
  schoolId: string,
  { day, start, limit }: { day: string; start: number; limit: number },
  teacherId: string | null,
) {
  const where = and(
    eq(absenceNotices.schoolId, schoolId),
    lte(absenceNotices.fromDay, day),
    gte(absenceNotices.toDay, day),
    // What was taken back on the day itself still says something of its first lessons.
    or(isNull(absenceNotices.withdrawnAt), gt(absenceNotices.withdrawnAt, startOfDayInCambodia(day))),
    teacherId === null ? undefined : taughtBy(deps.db, teacherId),
  );
  const rows = await deps.db
    .select({
      row: absenceNotices,
      lesson: lessonColumns,
      student: pupil,
      className: structureRecords.name,
      classNameNative: structureRecords.nameNative,
    })
    .from(absenceNotices)
    .innerJoin(students, eq(students.id, absenceNotices.studentId))
    .leftJoin(structureRecords, eq(structureRecords.id, students.structureRecordId))
    .leftJoin(classSessions, eq(classSessions.id, absenceNotices.sessionId))
    .leftJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(absenceNotices.id))
    .limit(limit)
    .offset(start);
  const paperFromDays = await paperDaysOf(deps.db, schoolId);
  const now = deps.clock.now();
  return {
    data: rows.map(({ row, lesson, student, ...named }) => ({
      ...student,
      ...named,
      ...toAbsence({ row, lesson: lessonOf(lesson) }, paperFromDays, now),
      ...(teacherId !== null && { paperKey: null }),
    })),
    countTotal: await deps.db.$count(absenceNotices, where),
  };
}
