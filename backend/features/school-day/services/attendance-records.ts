import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { AttendanceRecord } from '@/lib/contract/school-day/record-shapes';
import { type AttendanceMark, summarizeAttendance } from '@/lib/domain/school-day/attendance';
import {
  attendances,
  classCourses,
  classSessions,
  markChanges,
  organizationSettings,
} from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { correctionsOf } from './mark-changes';
import { requestsOf } from './mark-requests';
import { type OfStudent, toCourseRef } from './student-records';

interface Filter {
  from?: string | undefined;
  to?: string | undefined;
  courseId?: string | undefined;
  mark?: AttendanceMark | undefined;
  start: number;
  limit: number;
}

/** Attendance of past sessions, by session and in total; a student has some hundred of them at most. */
export async function readAttendance(
  deps: Deps,
  { student, courseIds }: OfStudent,
  filter: Filter,
): Promise<AttendanceRecord> {
  const rows = await deps.db
    .select({ attendance: attendances, session: classSessions, course: classCourses })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        eq(attendances.studentId, student.id),
        courseIds === null ? undefined : inArray(classCourses.id, [...courseIds]),
        filter.courseId ? eq(classCourses.id, filter.courseId) : undefined,
        filter.mark ? eq(attendances.mark, filter.mark) : undefined,
        filter.from ? gte(classSessions.startsAt, startOfDayInCambodia(filter.from)) : undefined,
        filter.to ? lt(classSessions.startsAt, endOfDayInCambodia(filter.to)) : undefined,
      ),
    )
    .orderBy(desc(classSessions.startsAt), desc(classSessions.id));
  const [settings] = await deps.db
    .select({ minPercent: organizationSettings.attendanceMinPercent })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, student.schoolId));
  const courses = [...new Map(rows.map(({ course }) => [course.id, course])).values()].toSorted((a, b) =>
    a.code.localeCompare(b.code, 'en', { numeric: true }),
  );
  const requests = await requestsOf(deps.db, student.id);
  const corrections = await correctionsOf(deps.db, eq(markChanges.studentId, student.id));
  return {
    data: rows.slice(filter.start, filter.start + filter.limit).map(({ attendance, session, course }) => ({
      sessionId: session.id,
      course: toCourseRef(course),
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      room: session.room,
      topic: session.topic,
      mark: attendance.mark,
      note: attendance.note,
      markedAt: attendance.markedAt.toISOString(),
      correction: attendance.corrected ? (corrections.get(`${session.id} ${student.id}`) ?? null) : null,
      request: requests.get(session.id) ?? null,
    })),
    countTotal: rows.length,
    summary: summarizeAttendance(rows.map(({ attendance }) => attendance.mark)),
    courses: courses.map((course) => ({
      course: toCourseRef(course),
      summary: summarizeAttendance(
        rows.filter((row) => row.course.id === course.id).map(({ attendance }) => attendance.mark),
      ),
    })),
    minPercent: settings?.minPercent ?? null,
  };
}
