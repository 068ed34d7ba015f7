import { and, asc, eq, gte, inArray, isNull, lt, lte, notExists, or, type SQL } from 'drizzle-orm';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import type { Db } from '@/backend/db/client';
import {
  attendances,
  classCourses,
  classSessions,
  classTeachers,
  structureRecords,
  users,
} from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { lessonState } from '@/lib/domain/school-day/lesson-state';

export type SessionRow = typeof classSessions.$inferSelect;

export const stateOfSession = (
  session: Pick<SessionRow, 'cancelledAt' | 'startsAt' | 'endsAt'>,
  now: Date,
): ClassSession['state'] => lessonState({ ...session, isCancelled: session.cancelledAt !== null }, now);

/** Lessons for which the condition holds, in their order. */
export async function readSessions(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  where: SQL | undefined,
): Promise<ClassSession[]> {
  const now = clock.now();
  const rows = await db
    .select({
      session: classSessions,
      course: classCourses,
      className: structureRecords.name,
      classNameNative: structureRecords.nameNative,
      substitute: {
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        firstNameKm: users.firstNameKm,
        lastNameKm: users.lastNameKm,
      },
      marked: db.$count(attendances, eq(attendances.sessionId, classSessions.id)),
    })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .leftJoin(structureRecords, eq(structureRecords.id, classCourses.structureRecordId))
    .leftJoin(users, eq(users.id, classSessions.substituteId))
    .where(where)
    .orderBy(asc(classSessions.startsAt), asc(classSessions.id));
  return rows.map(({ session, course, className, classNameNative, substitute, marked }) => ({
    sessionId: session.id,
    courseId: course.id,
    code: course.code,
    name: course.name,
    nameNative: course.nameNative,
    structureRecordId: course.structureRecordId,
    className,
    classNameNative,
    teacher: course.teacher,
    substitute,
    room: session.room,
    topic: session.topic,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    state: stateOfSession(session, now),
    cancelReason: session.cancelReason,
    marked,
    version: session.version,
  }));
}

export async function readSession(deps: Pick<Reader, 'db' | 'clock'>, id: string): Promise<ClassSession> {
  const [session] = await readSessions(deps, eq(classSessions.id, id));
  if (!session) throw new Error('The lesson is gone.');
  return session;
}

interface Wanted {
  from: string;
  to: string;
  courseId?: string | undefined;
  structureRecordId?: string | undefined;
  unmarked?: 'true' | undefined;
}

/** `isUnmarked` as a condition. */
const withoutMark = ({ db, clock }: Pick<Reader, 'db' | 'clock'>) =>
  and(
    isNull(classSessions.cancelledAt),
    lte(classSessions.startsAt, clock.now()),
    notExists(
      db
        .select({ id: attendances.sessionId })
        .from(attendances)
        .where(eq(attendances.sessionId, classSessions.id)),
    ),
  );

/** The lessons of a school on some days. @param teacherId only what this person teaches */
export const sessionsOfSchool = (deps: Reader, schoolId: string, wanted: Wanted, teacherId: string | null) =>
  readSessions(
    deps,
    and(
      eq(classCourses.schoolId, schoolId),
      gte(classSessions.startsAt, startOfDayInCambodia(wanted.from)),
      lt(classSessions.startsAt, endOfDayInCambodia(wanted.to)),
      wanted.courseId ? eq(classCourses.id, wanted.courseId) : undefined,
      wanted.structureRecordId ? eq(classCourses.structureRecordId, wanted.structureRecordId) : undefined,
      wanted.unmarked ? withoutMark(deps) : undefined,
      teacherId === null ? undefined : taughtBy(deps.db, teacherId),
    ),
  );

const taughtBy = (db: Db, teacherId: string) =>
  or(
    eq(classSessions.substituteId, teacherId),
    inArray(
      classCourses.id,
      db
        .select({ id: classTeachers.courseId })
        .from(classTeachers)
        .where(eq(classTeachers.userId, teacherId)),
    ),
  );
