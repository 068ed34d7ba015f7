import * as z from 'zod';
import { batchOf } from '../batch';
import { defineResource } from '../endpoint';
import { instant, queryInt } from '../fields';
import { attendanceCell, attendanceRow } from './attendance-shapes';
import { classSession } from './course-shapes';
import { attendanceSummary, courseTerm } from './record-shapes';
import { gradebook, pupil, scoreRow } from './gradebook-shapes';

const path = '/api-lms/organizations/:orgId';

const issue = z.object({ path: z.string(), code: z.string(), message: z.string().optional() });
const value = z.object({ value: z.union([z.string(), z.number()]), note: z.string().nullable() }).nullable();

/**
 * What became of each row. A row that somebody else was faster in is refused with 412, what stands there and what was sent.
 * `version` is that of the cell now.
 */
const sheetOutcomes = z.object({
  outcomes: z.array(
    z.discriminatedUnion('ok', [
      z.object({ index: z.int(), ok: z.literal(true), version: z.int() }),
      z.object({
        index: z.int(),
        ok: z.literal(false),
        status: z.int(),
        code: z.string(),
        message: z.string(),
        issues: z.array(issue).optional(),
        version: z.int().optional(),
        theirs: value.optional(),
        yours: value.optional(),
      }),
    ]),
  ),
});
export type SheetOutcome = z.output<typeof sheetOutcomes>['outcomes'][number];

const changes = z.object({
  data: z.array(
    pupil.extend({
      at: instant,
      markedBy: z.string().nullable(),
      before: value,
      after: value,
      reason: z.string().nullable().default(null),
    }),
  ),
  countTotal: z.int(),
});
const paging = z.object({
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 100 }),
});

const write = { response: sheetOutcomes, batch: true, idempotent: true, conflicts: true } as const;

export const sheetsResource = defineResource('lms/sheets', {
  attendance: {
    method: 'GET',
    path: `${path}/sessions/:id/attendance`,
    access: 'owner',
    summary: 'The attendance sheet of a lesson: everybody in the course, marked or not',
    response: z.object({
      lesson: classSession,
      data: z.array(attendanceCell),
      countTotal: z.int(),
      locked: z.boolean(),
    }),
  },
  markAttendance: {
    method: 'PUT',
    path: `${path}/sessions/:id/attendance`,
    access: 'owner',
    summary: 'Mark up to 200 students once the lesson has begun; each row names the version of its cell',
    body: batchOf(attendanceRow),
    ...write,
  },
  attendanceChanges: {
    method: 'GET',
    path: `${path}/sessions/:id/attendance/changes`,
    access: 'owner',
    summary: 'Who changed what on an attendance sheet, the latest first',
    query: paging,
    response: changes,
  },
  gradebook: {
    method: 'GET',
    path: `${path}/courses/:id/gradebook`,
    access: 'owner',
    summary: 'Everybody in a course with the scores of all of its assessments; for its office and teachers',
    response: gradebook,
    unavailable: true,
  },
  courseTerm: {
    method: 'GET',
    path: `${path}/courses/:id/term-results`,
    access: 'owner',
    summary:
      'Everybody in a course with the average of its term and the one before, over the courses that the caller may mark; published scores only',
    response: courseTerm,
    unavailable: true,
  },
  courseAttendance: {
    method: 'GET',
    path: `${path}/courses/:id/attendance`,
    access: 'owner',
    summary: 'The attendance of everybody in a course summed up, the lowest share first',
    response: z.object({
      data: z.array(pupil.extend({ summary: attendanceSummary })),
      countTotal: z.int(),
      minPercent: z.int().nullable(),
    }),
  },
  markScores: {
    method: 'PUT',
    path: `${path}/assessments/:id/scores`,
    access: 'owner',
    summary: 'Store the scores of up to 200 students; each row names the version of its cell',
    body: batchOf(scoreRow),
    ...write,
  },
  scoreChanges: {
    method: 'GET',
    path: `${path}/assessments/:id/scores/changes`,
    access: 'owner',
    summary: 'Who changed which score, the latest first',
    query: paging,
    response: changes,
  },
});
