import * as z from 'zod';
import { absenceReasons } from '@/lib/domain/school-day/absences';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { pageOf } from '../answers';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, queryInt } from '../fields';
import { pupil } from './gradebook-shapes';
import { attendanceSummary } from './record-shapes';

/** What was announced before a lesson was missed; `none` where nobody had said anything. */
const announced = z.enum([...absenceReasons, 'none']);

const span = {
  from: isoDate,
  to: isoDate,
  structureRecordId: id.optional(),
};
const path = '/api-lms/organizations/:orgId/attendance-figures';

export const attendanceFiguresResource = defineResource('lms/attendance-figures', {
  counts: {
    method: 'GET',
    path,
    access: 'keeper',
    summary:
      'The marks of a school from one day to another, at most 186 days: by day, by class, or missed lessons by what was announced',
    query: z.object({ ...span, by: z.enum(['day', 'class', 'reason']) }),
    response: z.object({
      data: z.array(
        z.object({
          /** The day, the id of the class or the reason; empty for lessons without a class. */
          key: z.string(),
          name: z.string(),
          nameNative: z.string(),
          summary: attendanceSummary,
        }),
      ),
      countTotal: z.int(),
    }),
  },
  people: {
    method: 'GET',
    path: `${path}/people`,
    access: 'keeper',
    summary: 'Who is behind a figure: the marks of one day, class or reason, by name',
    query: z.object({
      ...span,
      day: isoDate.optional(),
      classKey: id.or(z.literal('')).optional(),
      reason: announced.optional(),
      mark: z.enum(attendanceMarks).optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: pageOf(
      pupil.extend({
        sessionId: z.uuid(),
        courseName: z.string(),
        courseNameNative: z.string(),
        className: z.string(),
        classNameNative: z.string(),
        startsAt: instant,
        mark: z.enum(attendanceMarks),
        reason: announced,
        note: z.string().nullable(),
      }),
    ),
  },
});
