import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { dayInCambodia, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { classCourses, classSessions, classTeachers, users } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { CourseRow } from './class-courses';

interface PlannedLesson {
  startsAt: Date;
  endsAt: Date;
  room: string;
  /** Where the caller wrote it. */
  path: string;
}

const roomKey = (room: string) => room.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const roomKeyOf = sql`regexp_replace(lower(trim(${classSessions.room})), '\\s+', ' ', 'g')`;

export const teacherIdsOf = async (db: Db, courseId: string) =>
  (
    await db
      .select({ id: classTeachers.userId })
      .from(classTeachers)
      .where(eq(classTeachers.courseId, courseId))
  ).map(({ id }) => id);

interface Planned {
  course: CourseRow;
  lessons: readonly PlannedLesson[];
  /** The teacher instead of those of the course. */
  substituteId?: string | null;
  /** Lessons that are being moved. */
  except?: readonly string[];
}

/** The lessons of the school that are held in the same minutes in one of the rooms, by one of the teachers or for the class. */
const lessonsInTheWay = async (db: Db, { course, lessons, except = [] }: Planned, teacherIds: string[]) => {
  const windows = JSON.stringify(
    lessons.map(({ startsAt, endsAt }) => ({ s: startsAt.toISOString(), e: endsAt.toISOString() })),
  );
  const taughtBy =
    teacherIds.length === 0
      ? undefined
      : or(
          inArray(classSessions.substituteId, teacherIds),
          and(
            isNull(classSessions.substituteId),
            inArray(
              classSessions.courseId,
              db
                .select({ id: classTeachers.courseId })
                .from(classTeachers)
                .where(inArray(classTeachers.userId, teacherIds)),
            ),
          ),
        );
  return db
    .select({ session: classSessions, course: classCourses })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        eq(classCourses.schoolId, course.schoolId),
        isNull(classCourses.archivedAt),
        isNull(classSessions.cancelledAt),
        except.length > 0 ? notInArray(classSessions.id, [...except]) : undefined,
        sql`exists (select 1 from jsonb_to_recordset(${windows}::jsonb) as w(s timestamptz, e timestamptz)
          where ${classSessions.startsAt} < w.e and ${classSessions.endsAt} > w.s)`,
        or(
          eq(classSessions.courseId, course.id),
          inArray(
            roomKeyOf,
            lessons.map(({ room }) => roomKey(room)),
          ),
          course.structureRecordId ? eq(classCourses.structureRecordId, course.structureRecordId) : undefined,
          taughtBy,
        ),
      ),
    );
};

const busyTeacher = async (
  db: Db,
  teacherIds: string[],
  other: { courseId: string; substituteId: string | null },
) => {
  const theirs = other.substituteId ? [other.substituteId] : await teacherIdsOf(db, other.courseId);
  const id = theirs.find((each) => teacherIds.includes(each));
  if (!id) return null;
  const [teacher] = await db.select().from(users).where(eq(users.id, id));
  return teacher ? `${teacher.lastName} ${teacher.firstName}` : '';
};

/**
 * Lessons need a free room, a free teacher and a free class. Callers hold the lock of the school's timetable.
 * @throws 409 with every clash: what is taken, by which course and when
 */
export async function requireFree(db: Db, planned: Planned): Promise<void> {
  const { course, lessons, substituteId } = planned;
  if (lessons.length === 0) return;
  const teacherIds = substituteId ? [substituteId] : await teacherIdsOf(db, course.id);
  const found = await lessonsInTheWay(db, planned, teacherIds);
  const issues: { path: string; code: string; message: string }[] = [];
  for (const { session, course: other } of found) {
    const lesson = lessons.find(
      ({ startsAt, endsAt }) => session.startsAt < endsAt && session.endsAt > startsAt,
    );
    if (!lesson) continue;
    const when = `${other.code} ${other.name}, ${dayInCambodia(session.startsAt)} ${formatTimeOfDay(session.startsAt)}`;
    const isOwnClass =
      other.id === course.id ||
      (course.structureRecordId !== null && other.structureRecordId === course.structureRecordId);
    if (isOwnClass) issues.push({ path: lesson.path, code: 'class-busy', message: when });
    if (roomKey(session.room) === roomKey(lesson.room))
      issues.push({ path: lesson.path, code: 'room-taken', message: `${session.room}: ${when}` });
    const teacher = await busyTeacher(db, teacherIds, { ...session, courseId: other.id });
    if (teacher !== null)
      issues.push({ path: lesson.path, code: 'teacher-busy', message: `${teacher}: ${when}` });
  }
  if (issues.length > 0)
    throw new Refusal(409, 'clash', 'A room, a teacher or the class is taken.', {
      issues: issues.slice(0, 20),
    });
}
