import * as z from 'zod';
import { absenceRules } from '@/lib/domain/school-day/results';
import { textLimits } from '@/lib/domain/limits/texts';
import { id, typed } from '../fields';
import { personName } from '../accounts/person-name';
import { assessment, withdrawnAssessment } from './assessments';

export const pupil = personName.extend({ studentId: z.uuid(), studentCode: z.string() });

export const version = z.int().min(0).max(1_000_000_000);
export const note = typed(textLimits.shortTextMax).nullable().default(null);

/** Null empties the cell. A published score that changes needs a `reason`, which its student reads; so does one of somebody else that the office changes. */
export const wantedScore = z.object({
  studentId: id,
  absent: z.boolean().default(false),
  excused: z.boolean().default(false),
  score: z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'two-decimals')
    .nullable(),
  remark: note,
  reason: note,
  version,
});
export const scoreRow = wantedScore.refine(
  ({ absent, excused, score }) => [absent, excused, score !== null].filter(Boolean).length <= 1,
  { path: ['score'], error: 'absent-with-score' },
);

/** `cells` are those that somebody has filled. */
const gradebookRow = pupil.extend({
  status: z.enum(['studying', 'paused', 'graduated', 'left']),
  cells: z.array(
    z.object({
      assessmentId: z.uuid(),
      score: z.number().nullable(),
      absent: z.boolean(),
      excused: z.boolean().default(false),
      remark: z.string().nullable(),
      version: z.int(),
    }),
  ),
});
export type GradebookRow = z.output<typeof gradebookRow>;

export const gradebook = z.object({
  data: z.array(gradebookRow),
  countTotal: z.int(),
  assessments: z.array(assessment),
  withdrawn: z.array(withdrawnAssessment).default([]),
  weightPercent: z.int(),
  locked: z.boolean(),
  archived: z.boolean(),
  /** What an absence without excuse is at the school; null while it has not decided. */
  absence: z.enum(absenceRules).nullable().default(null),
  /** Results count by months, as at secondary schools. */
  byMonth: z.boolean().default(false),
  /** Nothing of the course is to come. */
  closed: z.boolean().default(false),
});
export type Gradebook = z.output<typeof gradebook>;
