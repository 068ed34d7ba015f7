import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { timeOfDay } from '@/lib/contract/school-day/course-shapes';
import { isoDate } from '@/lib/contract/fields';
import { dayInCambodia, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { classSessions } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { SessionRow } from '@/backend/features/school-day/services/session-views';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { Cells } from './cells';
import { column } from './column';
import { requireValue } from './require-cell';

export const dayColumn = column('day', 'Day of the lesson, YYYY-MM-DD', { kind: 'date' });

/** The cells that identify a lesson within its course. */
export const lessonCells = ({ startsAt }: SessionRow): Cells => ({
  day: dayInCambodia(startsAt),
  from: formatTimeOfDay(startsAt),
});

/** The lessons of a course on the day of a row that are not cancelled. @throws 422 for a cell that is no day */
export async function lessonsOfDay(tx: Db, courseId: string, cells: Cells) {
  const day = requireValue(cells, dayColumn, isoDate);
  const lessons = await tx
    .select()
    .from(classSessions)
    .where(
      and(
        eq(classSessions.courseId, courseId),
        isNull(classSessions.cancelledAt),
        gte(classSessions.startsAt, startOfDayInCambodia(day)),
        lt(classSessions.startsAt, endOfDayInCambodia(day)),
      ),
    )
    .orderBy(asc(classSessions.startsAt));
  return { day, lessons };
}

const fromColumn = column('from', '', { kind: 'time' });

/** The time in the column `from`. @throws 422 when it is empty or no time */
export const timeFrom = (cells: Cells): string => requireValue(cells, fromColumn, timeOfDay);

/** @throws 422 when there is none, and for an empty time on a day with several */
export async function requireLesson(tx: Db, courseId: string, cells: Cells): Promise<SessionRow> {
  const { lessons } = await lessonsOfDay(tx, courseId, cells);
  const isTimed = lessons.length > 1 || (cells['from'] ?? '').trim() !== '';
  const from = isTimed ? timeFrom(cells) : null;
  const lesson = lessons.find(({ startsAt }) => from === null || formatTimeOfDay(startsAt) === from);
  if (!lesson) throw invalid([{ path: isTimed ? 'from' : 'day', code: 'unknown-lesson' }]);
  return lesson;
}
