import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { attendanceRow } from '@/lib/contract/school-day/attendance-shapes';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { attendances, classCourses, classSessions, schools, students } from '@/backend/db/schema';
import { markAttendance } from '@/backend/features/school-day/services/attendance-sheet';
import { toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import {
  courseCells,
  courseColumns,
  courseOrder,
  inUse,
  requireCourse,
  requireStudent,
} from '@/backend/spreadsheet/find-course';
import { dayColumn, lessonCells, requireLesson } from '@/backend/spreadsheet/find-lesson';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireOutcome } from '@/backend/spreadsheet/require-outcome';

const ownColumns = [
  column('mark', `One of ${attendanceMarks.join(', ')}`, { choices: tableChoices.mark }),
  column('note', 'A note that the student reads'),
];

const draft = attendanceRow.pick({ note: true, reason: true }).extend({ mark: z.enum(attendanceMarks) });
const change = draft.partial();

export const attendanceKind: Kind<z.output<typeof change>, z.output<typeof draft>> = {
  name: 'attendances',
  columns: [
    ...courseColumns,
    dayColumn,
    column('from', 'When the lesson begins, HH:MM; may be empty on a day with one lesson', { kind: 'time' }),
    column('studentCode', 'Code of the student within the school'),
    ...ownColumns,
    column('reason', 'Why a stored mark is changed; its student and teachers read it'),
  ],
  key: ['school', 'course', 'academicYear', 'term', 'day', 'studentCode'],
  draft,
  change,
  locate: async (act, cells) => {
    const { tx } = act;
    const { course, key } = await requireCourse(tx, cells);
    const lesson = await requireLesson(tx, course.id, cells);
    const { id: studentId, studentCode } = await requireStudent(tx, course.schoolId, cells);
    const [row] = await tx
      .select()
      .from(attendances)
      .where(and(eq(attendances.sessionId, lesson.id), eq(attendances.studentId, studentId)));
    const reason = cells['reason']?.trim() ?? '';
    const store = async ({ mark: value, note }: Omit<z.output<typeof draft>, 'reason'>) => {
      const wanted = { studentId, value, note, reason, version: row?.version ?? 0 };
      requireOutcome(
        await markAttendance(act, course, lesson, { rows: [{ ok: true, row: wanted }], byOffice: true }),
      );
    };
    return {
      key: `${key}/${lesson.id}/${studentCode}`,
      present: row
        ? {
            cells: { ...toCells(ownColumns, row), reason },
            change: ({ mark = row.mark, note = row.note }) => store({ mark, note }),
          }
        : null,
      create: store,
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({
        cell: attendances,
        session: classSessions,
        course: classCourses,
        school: schools.code,
        studentCode: students.studentCode,
      })
      .from(attendances)
      .innerJoin(students, eq(students.id, attendances.studentId))
      .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
      .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
      .innerJoin(schools, eq(schools.id, classCourses.schoolId))
      .where(and(inUse, isNull(classSessions.cancelledAt)))
      .orderBy(...courseOrder, asc(classSessions.startsAt), asc(students.studentCode));
    return rows.map(({ cell, session, course, school, studentCode }) => ({
      ...courseCells(school, course),
      ...lessonCells(session),
      studentCode,
      ...toCells(ownColumns, cell),
    }));
  },
};
