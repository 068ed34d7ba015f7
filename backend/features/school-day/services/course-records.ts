import { and, asc, count, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { JoinedCourse, TimetableEntry } from '@/lib/contract/school-day/record-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { classCourses, classSessions, courseStudents } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { stateOfSession } from './session-views';
import { coursesOfReader, joinedCourses, type OfStudent, toCourseRef } from './student-records';
import type { CourseRow } from './class-courses';

export interface Term {
  academicYear?: string | undefined;
  term?: number | undefined;
}

const inTerm = (course: CourseRow, { academicYear, term }: Term) =>
  (academicYear === undefined || course.academicYear === academicYear) &&
  (term === undefined || course.term === term);

const latestFirst = (a: CourseRow, b: CourseRow) =>
  b.startDate.localeCompare(a.startDate) ||
  a.code.localeCompare(b.code, 'en', { numeric: true }) ||
  a.id.localeCompare(b.id);

const stateOf = (course: CourseRow, today: string): JoinedCourse['state'] => {
  if (course.startDate > today) return 'upcoming';
  return course.endDate < today ? 'finished' : 'running';
};

/** The courses that a student has joined and the reader may see, the latest first. */
export const coursesOf = async (deps: Reader, of: OfStudent, term: Term) =>
  (await joinedCourses(deps.db, of))
    .filter(({ course }) => inTerm(course, term))
    .toSorted((a, b) => latestFirst(a.course, b.course));

export async function readCourses(deps: Reader, of: OfStudent, term: Term): Promise<JoinedCourse[]> {
  const now = deps.clock.now();
  const rows = await coursesOf(deps, of, term);
  const counted = await deps.db
    .select({
      courseId: classSessions.courseId,
      all: count(),
      held: sql<number>`count(*) filter (where ${classSessions.endsAt} <= ${now.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
    })
    .from(classSessions)
    .where(
      and(
        inArray(
          classSessions.courseId,
          rows.map(({ course }) => course.id),
        ),
        isNull(classSessions.cancelledAt),
      ),
    )
    .groupBy(classSessions.courseId);
  const counts = new Map(counted.map((row) => [row.courseId, row]));
  return rows.map(({ course, joinedAt, className, classNameNative }) => ({
    ...toCourseRef(course),
    teacher: course.teacher,
    credits: course.credits,
    academicYear: course.academicYear,
    term: course.term,
    startDate: course.startDate,
    endDate: course.endDate,
    state: stateOf(course, dayInCambodia(now)),
    className,
    classNameNative,
    sessionCount: counts.get(course.id)?.all ?? 0,
    sessionsHeld: counts.get(course.id)?.held ?? 0,
    joinedAt: joinedAt.toISOString(),
  }));
}

/** Sessions that begin on the days from `from` to `to`, both included, in their order. */
export async function readTimetable(
  deps: Reader,
  of: OfStudent,
  { from, to }: { from: string; to: string },
): Promise<TimetableEntry[]> {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ session: classSessions, course: classCourses })
    .from(courseStudents)
    .innerJoin(classCourses, eq(classCourses.id, courseStudents.courseId))
    .innerJoin(classSessions, eq(classSessions.courseId, classCourses.id))
    .where(
      and(
        coursesOfReader(of),
        gte(classSessions.startsAt, startOfDayInCambodia(from)),
        lt(classSessions.startsAt, endOfDayInCambodia(to)),
      ),
    )
    .orderBy(asc(classSessions.startsAt), asc(classSessions.id));
  return rows.map(({ session, course }) => ({
    sessionId: session.id,
    course: toCourseRef(course),
    teacher: course.teacher,
    room: session.room,
    topic: session.topic,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    state: stateOfSession(session, now),
    cancelReason: session.cancelReason,
  }));
}
