import * as z from 'zod';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { id, instant } from '../fields';
import { note, pupil, version } from './gradebook-shapes';
import { announcedReason, markCorrection } from './absence-shapes';

/** `version` is 0 for a cell that nobody has filled. `markedBy` is the name of the author. */
export const attendanceCell = pupil.extend({
  version: z.int(),
  markedAt: instant.nullable(),
  markedBy: z.string().nullable(),
  mark: z.enum(attendanceMarks).nullable(),
  note: z.string().nullable(),
  /** The office has corrected it: teachers leave it as it is. */
  corrected: z.boolean().default(false),
  correction: markCorrection.nullable().default(null),
  /** Somebody has said before that the student will not come. */
  announced: announcedReason.nullable().default(null),
});
/** Null empties the cell. The office says in `reason` why it changes a stored mark. `ageSeconds`: how long ago the mark was made, where it waited on a phone without a connection. */
export const attendanceRow = z.object({
  studentId: id,
  mark: z.enum(attendanceMarks).nullable(),
  note,
  reason: note,
  version,
  ageSeconds: z
    .int()
    .min(0)
    .max(7 * 86_400)
    .optional(),
});
