import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { dayInCambodia, plainDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Text } from '@/lib/contract/fields';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { attendances, classCourses, classSessions, students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { noticeFact } from '@/backend/features/notices/services/facts';
import type { CourseRow } from './class-courses';
import type { CellChange } from './judge-sheet';
import type { SessionRow } from './session-views';
import { tellGuardians } from './tell-guardians';

type Told = AttendanceMark | 'unmarked';

/** In the order in which a notice names them. */
const marks: readonly Told[] = ['absent', 'late', 'excused', 'present', 'unmarked'];

const isMissed = (mark: Told | undefined) => mark === 'absent' || mark === 'late';

interface Lesson {
  startsAt: Date;
  course: Pick<CourseRow, 'name' | 'nameNative'>;
  mark: Told;
}

interface Marked {
  course: CourseRow;
  session: SessionRow;
  changes: readonly CellChange<AttendanceMark>[];
}

/** What of the day of these students is not "present", in the order of the lessons; by student. */
async function otherLessons(act: AnyAct, ids: readonly string[], session: SessionRow) {
  const day = dayInCambodia(session.startsAt);
  const rows = await act.tx
    .select({
      studentId: attendances.studentId,
      sessionId: classSessions.id,
      startsAt: classSessions.startsAt,
      course: { name: classCourses.name, nameNative: classCourses.nameNative },
      mark: attendances.mark,
    })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        inArray(attendances.studentId, [...ids]),
        inArray(attendances.mark, ['absent', 'late', 'excused']),
        gte(classSessions.startsAt, startOfDayInCambodia(day)),
        lt(classSessions.startsAt, endOfDayInCambodia(day)),
      ),
    )
    .orderBy(asc(classSessions.startsAt), asc(classSessions.id));
  const others = rows.filter(({ sessionId }) => sessionId !== session.id);
  return Map.groupBy(others, ({ studentId }) => studentId);
}

/** The lessons of a day that were not as planned, such as "absent: 07:00 Statistics, 08:00 English; late: 09:00 Physics". */
export function describeDay(lessons: readonly Lesson[]): Text {
  const byMark = Map.groupBy(lessons, ({ mark }) => mark);
  const parts = marks.flatMap((mark) => {
    const own = byMark.get(mark);
    if (!own) return [];
    const at = own.map(({ startsAt, course }) => ({ time: formatTimeOfDay(startsAt), course }));
    const lessons = {
      en: at.map(({ time, course }) => `${time} ${course.name}`).join(', '),
      km: at.map(({ time, course }) => `${time} ${course.nameNative}`).join(', '),
    };
    return noticeFact(`lessons.${mark}`, { lessons });
  });
  return { en: parts.map(({ en }) => en).join('; '), km: parts.map(({ km }) => km).join('; ') };
}

/**
 * Tells a student and the guardians who was absent or late, and what has become of such a mark. A day has one notice for
 * each student, which lists all its lessons that were missed.
 */
export async function tellOfAttendance(act: AnyAct, { course, session, changes }: Marked): Promise<void> {
  const told = changes.filter(({ before, after }) => isMissed(after?.value) || isMissed(before?.value));
  if (told.length === 0) return;
  const ids = told.map(({ studentId }) => studentId);
  const rows = await act.tx
    .select({ id: students.id, userId: students.userId })
    .from(students)
    .where(inArray(students.id, ids));
  const others = await otherLessons(act, ids, session);
  const date = dayInCambodia(session.startsAt);
  const dayOf = new Map(
    told.map(({ studentId, after }) => {
      const here = { startsAt: session.startsAt, course, mark: after?.value ?? ('unmarked' as const) };
      const lessons: Lesson[] = [...(others.get(studentId) ?? []), here];
      return [studentId, lessons.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())];
    }),
  );
  const messageOf = (studentId: string) => {
    const lessons = dayOf.get(studentId) ?? [];
    const status = describeDay(lessons);
    return {
      params: {
        dateEn: plainDate(session.startsAt, 'en'),
        dateKm: plainDate(session.startsAt, 'km'),
        statusEn: status.en,
        statusKm: status.km,
      },
      again: 'renew' as const,
      page: '/profile/enrolled/attendance' as const,
      isOver: !lessons.some(({ mark }) => isMissed(mark)),
    };
  };
  await act.tellEach(
    rows.flatMap(({ id, userId }) =>
      userId && userId !== act.caller?.id
        ? {
            userIds: [userId],
            message: {
              ...messageOf(id),
              kind: 'attendance-marked' as const,
              subject: `attendance:${id}:${date}`,
              names: userId,
            },
          }
        : [],
    ),
  );
  await tellGuardians(act, ids, 'attendance', (id) => ({
    ...messageOf(id),
    kind: 'child-attendance',
    subject: `attendance:${date}`,
  }));
}
