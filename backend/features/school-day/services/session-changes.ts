import { eq, inArray, and, isNull, notInArray, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { sessionChange, sessionSeries } from '@/lib/contract/school-day/class-sessions';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { overlappingSlot, weeklyLessons } from '@/lib/domain/events/weekly-series';
import { attendances, classSessions, classCourses, classTeachers, users } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import { seriesDaysMax, seriesLessonsMax } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { isTeacherAt } from '@/backend/core/access/class-teachers';
import { serialize } from '@/backend/core/access/serialize';
import { daysBetween, instantInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { holidaysBetween } from '@/backend/features/events/services/holidays';
import { type CourseRow, requireOpenCourse } from './class-courses';
import { readSession, readSessions, type SessionRow } from './session-views';
import { tellOfLesson } from './tell-of-lesson';
import { absentFrom } from './teacher-absence-views';
import type { Db } from '@/backend/db/client';
import { fullName } from '@/lib/domain/people/person-name';

interface PlannedLesson {
  startsAt: Date;
  endsAt: Date;
  room: string;
  /** Where the caller wrote it. */
  path: string;
}

const roomKey = (room: string) => room.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const roomKeyOf = sql`regexp_replace(lower(trim(${classSessions.room})), '\\s+', ' ', 'g')`;

const teacherIdsOf = async (db: Db, courseId: string) =>
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
  return teacher ? fullName(teacher) : '';
};

/**
 * Lessons need a free room, a free teacher and a free class. Callers hold the lock of the school's timetable.
 * @throws 409 with every clash: what is taken, by which course and when
 */
async function requireFree(db: Db, planned: Planned): Promise<void> {
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

type Series = z.output<typeof sessionSeries>;

/** Two desks must not find the same room free. */
const waitForTimetable = (act: AnyAct, schoolId: string) => serialize(act.tx, `timetable:${schoolId}`);

const checkSeries = ({ from, to, slots }: Series, course: CourseRow): void => {
  const backwards = slots.findIndex(({ startTime, endTime }) => endTime <= startTime);
  const twice = overlappingSlot(slots);
  if (to < from) throw invalid([{ path: 'to', code: 'before-start' }]);
  if (daysBetween(from, to) > seriesDaysMax) throw invalid([{ path: 'to', code: 'too-long' }]);
  if (from < course.startDate || from > course.endDate)
    throw invalid([{ path: 'from', code: 'outside-term' }]);
  if (to > course.endDate) throw invalid([{ path: 'to', code: 'outside-term' }]);
  if (backwards !== -1) throw invalid([{ path: `slots.${backwards}.endTime`, code: 'before-start' }]);
  if (twice !== null) throw invalid([{ path: `slots.${twice}.startTime`, code: 'overlapping' }]);
};

/**
 * Writes the weekly lessons of a course, leaving out the days without lessons.
 * @throws 409 with the names of what is taken; 422 for more lessons than a series may have, or for none
 */
export async function createSeries(act: AnyAct, course: CourseRow, series: Series) {
  requireOpenCourse(course);
  checkSeries(series, course);
  const free = await holidaysBetween(act.deps, course.schoolId, series.from, series.to);
  const nameOfDay = new Map(free.map(({ day, name }) => [day, name]));
  const all = weeklyLessons(series.from, series.to, series.slots);
  const lessons = all.filter(({ day }) => !nameOfDay.has(day));
  if (lessons.length > seriesLessonsMax)
    throw invalid([{ path: 'to', code: 'too-many-lessons', message: String(lessons.length) }]);
  if (lessons.length === 0) throw invalid([{ path: 'from', code: 'no-lessons' }]);
  await waitForTimetable(act, course.schoolId);
  const planned = lessons.map(({ day, slot }) => ({
    startsAt: instantInCambodia(day, slot.startTime),
    endsAt: instantInCambodia(day, slot.endTime),
    room: slot.room,
    path: `slots.${series.slots.indexOf(slot)}`,
  }));
  await requireFree(act.tx, { course, lessons: planned });
  const stored = await act.tx
    .insert(classSessions)
    .values(planned.map((row) => ({ ...row, courseId: course.id, topic: series.topic })))
    .returning();
  act.note('class-sessions-created', course.id, { lessons: stored.length });
  // A timetable of many weeks is told by who makes it; one lesson more is news.
  const [only, ...more] = stored;
  if (only && more.length === 0)
    await tellOfLesson(act, { id: only.id, course, now: only, before: only, isNew: true });
  const data = await readSessions(
    act.deps,
    inArray(
      classSessions.id,
      stored.map(({ id }) => id),
    ),
  );
  const skipped = [...new Set(all.map(({ day }) => day))].flatMap((day) => {
    const name = nameOfDay.get(day);
    return name ? [{ day, name }] : [];
  });
  return { data, countTotal: data.length, skipped };
}

const refused = (code: string, message: string) => new Refusal(409, code, message);

const requirePlanned = (session: SessionRow): void => {
  if (session.cancelledAt) throw refused('session-cancelled', 'The lesson is cancelled.');
};

/** @throws 409 once somebody is marked */
const requireUnmarked = async (act: AnyAct, id: string): Promise<void> => {
  if ((await act.tx.$count(attendances, eq(attendances.sessionId, id))) > 0)
    throw refused('already-marked', 'Attendance is marked already.');
};

/** @throws 422 for a day without lessons, unless whoever moves the lesson has read that it is one */
const requireSchoolDay = async (act: AnyAct, schoolId: string, startsAt: Date): Promise<void> => {
  const day = dayInCambodia(startsAt);
  const free = await holidaysBetween(act.deps, schoolId, day, day);
  if (free.length > 0) throw invalid([{ path: 'startsAt', code: 'holiday' }]);
};

/** @throws 409 for a clash, a cancelled lesson, or one whose attendance is marked and whose time should move; 412; 422 */
export async function changeSession(
  act: AnyAct,
  course: CourseRow,
  session: SessionRow,
  { startsAt, endsAt, substituteId, onHoliday = false, reason, ...change }: z.output<typeof sessionChange>,
): Promise<ClassSession> {
  requireOpenCourse(course);
  act.requireVersion(session);
  requirePlanned(session);
  const next = {
    ...session,
    ...change,
    startsAt: startsAt ? new Date(startsAt) : session.startsAt,
    endsAt: endsAt ? new Date(endsAt) : session.endsAt,
    substituteId: substituteId === undefined ? session.substituteId : substituteId,
  };
  if (next.endsAt <= next.startsAt) throw invalid([{ path: 'endsAt', code: 'before-start' }]);
  const isMoved = +next.startsAt !== +session.startsAt || +next.endsAt !== +session.endsAt;
  if (isMoved) await requireUnmarked(act, session.id);
  if (isMoved && !onHoliday) await requireSchoolDay(act, course.schoolId, next.startsAt);
  if (substituteId && !(await isTeacherAt(act.tx, substituteId, course.schoolId)))
    throw invalid([{ path: 'substituteId', code: 'no-teacher' }]);
  if (substituteId && (await absentFrom(act.tx, course.schoolId, next)).has(substituteId))
    throw invalid([{ path: 'substituteId', code: 'teacher-absent' }]);
  const [only, ...more] = await teacherIdsOf(act.tx, course.id);
  if (next.substituteId !== null && next.substituteId === only && more.length === 0) {
    if (session.substituteId === null) throw invalid([{ path: 'substituteId', code: 'own-lesson' }]);
    // Back from a substitute, the lesson is its teacher's own again.
    next.substituteId = null;
  }
  await waitForTimetable(act, course.schoolId);
  await requireFree(act.tx, {
    course,
    lessons: [{ ...next, path: isMoved ? 'startsAt' : substituteId ? 'substituteId' : 'room' }],
    substituteId: next.substituteId,
    except: [session.id],
  });
  const { room, topic } = next;
  await act.bump(classSessions, session, {
    room,
    topic,
    startsAt: next.startsAt,
    endsAt: next.endsAt,
    substituteId: next.substituteId,
  });
  act.note('class-session-changed', session.id, { moved: isMoved });
  if (isMoved || room !== session.room || next.substituteId !== session.substituteId)
    await tellOfLesson(act, { id: session.id, course, now: next, before: session, why: reason });
  return readSession(act.deps, session.id);
}

/** @throws 409 for a lesson that is cancelled, or whose attendance is marked; 412 */
export async function cancelSession(
  act: AnyAct,
  course: CourseRow,
  session: SessionRow,
  reason: string,
): Promise<ClassSession> {
  requireOpenCourse(course);
  act.requireVersion(session);
  requirePlanned(session);
  await requireUnmarked(act, session.id);
  await act.bump(classSessions, session, { cancelledAt: act.now, cancelReason: reason });
  act.note('class-session-cancelled', session.id);
  await tellOfLesson(act, { id: session.id, course, now: session, before: session, cancelled: reason });
  return readSession(act.deps, session.id);
}
