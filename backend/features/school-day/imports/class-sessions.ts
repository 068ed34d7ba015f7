import { and, asc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { isoDate } from '@/lib/contract/fields';
import { sessionSeries, weeklySlot } from '@/lib/contract/school-day/class-sessions';
import { instantInCambodia, weekdayOfDay } from '@/lib/domain/dates/cambodian-days';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { classCourses, classSessions, schools } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import { changeSession, createSeries } from '@/backend/features/school-day/services/session-changes';
import type { SessionRow } from '@/backend/features/school-day/services/session-views';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import {
  courseCells,
  courseColumns,
  courseOrder,
  inUse,
  requireCourse,
} from '@/backend/spreadsheet/find-course';
import { dayColumn, lessonCells, lessonsOfDay, timeFrom } from '@/backend/spreadsheet/find-lesson';
import type { Kind } from '@/backend/spreadsheet/kind';

const ownColumns = [
  { ...column('to', 'When it ends, HH:MM', { kind: 'time' }), field: 'endTime' },
  column('room', 'Room'),
  ...bothLanguages('topic', 'What it is about'),
];
const columns = [
  ...courseColumns,
  dayColumn,
  { ...column('from', 'When it begins, HH:MM in Cambodia', { kind: 'time' }), field: 'startTime' },
  ...ownColumns,
];

const draft = weeklySlot.omit({ weekday: true }).extend({ day: isoDate, topic: sessionSeries.shape.topic });
const change = draft.pick({ endTime: true, room: true }).extend({ topic: draft.shape.topic }).partial();

const cellsOf = (row: SessionRow): Cells => ({
  ...lessonCells(row),
  ...toCells(ownColumns, { ...row, endTime: formatTimeOfDay(row.endsAt) }),
});

/** The services name the fields of a series; a table has columns of one lesson. */
const columnOf: Record<string, string> = {
  from: 'day',
  to: 'day',
  'slots.0': 'from',
  'slots.0.endTime': 'to',
  startsAt: 'from',
  endsAt: 'to',
};

const byColumn = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.issues) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: columnOf[issue.path] ?? issue.path }));
    throw new Refusal(error.status, error.code, error.message, { issues });
  }
};

export const classSessionKind: Kind<z.output<typeof change>, z.output<typeof draft>> = {
  name: 'class-sessions',
  columns,
  key: ['school', 'course', 'academicYear', 'term', 'day', 'from'],
  draft,
  change,
  locate: async (act, cells) => {
    const { course, key } = await requireCourse(act.tx, cells);
    const { day, lessons } = await lessonsOfDay(act.tx, course.id, cells);
    const from = timeFrom(cells);
    const row = lessons.find(({ startsAt }) => formatTimeOfDay(startsAt) === from);
    return {
      key: `${key}/${day} ${from}`,
      present: row
        ? {
            cells: cellsOf(row),
            change: ({ endTime, ...wanted }) => {
              const endsAt = endTime && { endsAt: instantInCambodia(day, endTime).toISOString() };
              return byColumn(changeSession(act, course, row, { ...wanted, ...endsAt }));
            },
          }
        : null,
      create: ({ topic, startTime, endTime, room }) => {
        const slots = [{ weekday: weekdayOfDay(day), startTime, endTime, room }];
        return byColumn(createSeries(act, course, { from: day, to: day, slots, topic }));
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ session: classSessions, course: classCourses, school: schools.code })
      .from(classSessions)
      .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
      .innerJoin(schools, eq(schools.id, classCourses.schoolId))
      .where(and(inUse, isNull(classSessions.cancelledAt)))
      .orderBy(...courseOrder, asc(classSessions.startsAt));
    return rows.map(({ session, course, school }) => ({
      ...courseCells(school, course),
      ...cellsOf(session),
    }));
  },
};
