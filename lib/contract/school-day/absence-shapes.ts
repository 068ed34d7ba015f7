import * as z from 'zod';
import { absencePapers, absenceReasons, markRequestStates, speakers } from '@/lib/domain/school-day/absences';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { instant } from '../fields';

/** Why somebody will be absent, who says so, and whether the school has the paper that it wants. */
export const announcedReason = z.object({
  reason: z.enum(absenceReasons),
  note: z.string(),
  by: z.enum(speakers),
  at: instant,
  paper: z.enum(absencePapers),
});

/** Somebody says that a mark is wrong, and what the school answers. */
export const markRequest = z.object({
  requestId: z.uuid(),
  state: z.enum(markRequestStates),
  mark: z.enum(attendanceMarks),
  wanted: z.enum(attendanceMarks),
  reason: z.string(),
  by: z.enum(speakers),
  at: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  version: z.int(),
});
export type MarkRequest = z.output<typeof markRequest>;

/** Who of the office changed a mark, in both scripts where they are known, and why. */
export const markCorrection = z.object({
  at: instant,
  by: z.string().nullable(),
  byNative: z.string().nullable().default(null),
  reason: z.string(),
});
