import * as z from 'zod';
import { mentions } from '@/lib/domain/school-day/report-cards';
import { isoDate, text } from '../fields';

const named = z.object({ name: z.string(), nameNative: z.string() });

/**
 * What an issued paper says. Results are in percent of the full score. `month` is YYYY-MM; without it a report card is of
 * the whole semester.
 */
export const paperFacts = z.object({
  student: named.extend({ studentCode: z.string(), dob: isoDate, enrolledOn: isoDate }),
  status: z.enum(['studying', 'paused', 'graduated', 'left']),
  school: named,
  unit: named.nullable(),
  program: named.nullable(),
  period: z.object({ academicYear: z.string(), term: z.int(), month: z.string().nullable() }).nullable(),
  /** The full score of the scale on which the paper writes results; percent where it is not said. */
  scale: z.int().optional(),
  /** What the class teacher wrote, and who did. */
  remark: text.nullable().optional(),
  remarkBy: named.nullable().optional(),
  /** Exams at the end of courses that a report card of a month leaves out. */
  examsLeftOut: z.int().optional(),
  /** Name and title of who signs for the school. */
  signatory: text.nullable().optional(),
  lines: z.array(
    named.extend({
      code: z.string(),
      credits: z.int(),
      academicYear: z.string(),
      term: z.int(),
      percent: z.number().nullable(),
      letter: z.string().nullable(),
      /** Papers of before this was said have none. */
      state: z.enum(['final', 'incomplete', 'in-progress']).optional(),
      /** Tests missed without an excuse. */
      missed: z.int().optional(),
    }),
  ),
  sums: z
    .object({
      /** Over the courses with a final result; of a month over its tests. */
      average: z.number().nullable(),
      letter: z.string().nullable(),
      /** The mean of the points by credits; schools that rank have none. */
      gradePoints: z.number().nullable().optional(),
      /** The word for the average, in report cards. */
      mention: z.enum(mentions).nullable().optional(),
      rank: z.int().nullable(),
      of: z.int().nullable(),
      /** Of finished courses; null on a report card of a month, which finishes none. */
      credits: z.int().nullable(),
      absent: z.int().nullable(),
      excused: z.int().nullable(),
      late: z.int().nullable(),
    })
    .nullable(),
});
export type PaperFacts = z.infer<typeof paperFacts>;
