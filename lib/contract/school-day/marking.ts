import * as z from 'zod';
import { absenceRules, resultStates } from '@/lib/domain/school-day/results';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { instant, queryNumber, typed } from '../fields';
import { personName } from '../accounts/person-name';
import { academicYear, term } from './course-shapes';

const path = '/api-lms/organizations/:orgId';

const lock = z.object({ academicYear: z.string(), term: z.int(), lockedAt: instant });
const reopened = z.object({ academicYear: z.string(), term: z.int(), openedAt: instant, reason: z.string() });
const locks = z.object({
  data: z.array(lock),
  reopened: z.array(reopened).default([]),
  countTotal: z.int(),
});

const scale = z.object({
  steps: z
    .array(
      z.object({
        letter: z
          .string()
          .trim()
          .min(1, 'required')
          .max(4)
          .regex(/^[\p{L}\p{M}\d+\-]+$/v, 'invalid-letter'),
        fromPercent: z.number().min(0).max(100),
        points: z.number().min(0).max(100),
      }),
    )
    .min(1)
    .max(20),
  passPercent: z.int().min(0).max(100),
  absence: z.enum(absenceRules),
});
const storedScale = scale.extend({
  /** Null while the school has not decided what an absence without excuse is. */
  absence: z.enum(absenceRules).nullable(),
  version: z.int(),
});

const percent = z.number().nullable();
const pupilAverages = personName.extend({
  studentId: z.uuid(),
  studentCode: z.string(),
  months: z.array(z.object({ month: z.string(), average: z.number() })),
  monthly: percent,
  exam: percent,
  semester: percent,
  /** Whether the semester is over, and something of it must be made up. */
  state: z.enum(resultStates).default('so-far'),
  rank: z.int().nullable(),
  letter: z.string().nullable(),
  points: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** The share of lessons attended, in whole percent. */
  attendancePercent: z.int().nullable(),
  belowMinimum: z.boolean(),
});

const classAverages = z.object({
  data: z.array(pupilAverages),
  countTotal: z.int(),
  ranked: z.boolean(),
  minPercent: z.int().nullable(),
});
export type ClassAverages = z.output<typeof classAverages>;

export const markingResource = defineResource('lms/marking', {
  locks: {
    method: 'GET',
    path: `${path}/term_locks`,
    access: 'keeper',
    summary: 'The terms of a school in which nobody changes attendance and scores any more',
    response: locks,
  },
  lock: {
    method: 'PUT',
    path: `${path}/term_locks`,
    access: 'keeper',
    summary: 'Lock a term of a school, or open it again with a reason',
    body: z.object({
      academicYear,
      term,
      locked: z.boolean(),
      reason: typed(textLimits.shortTextMax).default(''),
    }),
    response: locks,
  },
  scale: {
    method: 'GET',
    path: `${path}/grading_scale`,
    access: 'user',
    summary:
      'The letters, points, pass mark and rule of absence of a school; those of the national exam where it set none',
    response: storedScale,
  },
  setScale: {
    method: 'PUT',
    path: `${path}/grading_scale`,
    access: 'keeper',
    summary: 'Set the letters, points and pass mark of a school, and what an absence is',
    body: scale,
    response: storedScale,
    versioned: true,
  },
  averages: {
    method: 'GET',
    path: `${path}/classes/:id/averages`,
    access: 'keeper',
    summary:
      'The averages of a class by month and for the term, with ranks at secondary schools; published and unpublished scores',
    query: z.object({ academicYear, term: queryNumber.pipe(term) }),
    response: classAverages,
    unavailable: true,
  },
});
