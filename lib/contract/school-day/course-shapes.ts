import { readTime } from '@/lib/domain/values/time';
import * as z from 'zod';
import { readSchoolYear } from '@/lib/domain/values/school-year';
import { instant, isoDate, text } from '../fields';
import { personName } from '../accounts/person-name';

export const academicYear = z
  .string()
  .transform(readSchoolYear)
  .pipe(z.string().regex(/^\d{4}-\d{4}$/, 'invalid-year'));
export const term = z.int().min(1).max(9);

/** HH:MM of a day in Cambodia, however it is written. */
export const timeOfDay = z
  .string()
  .transform((written) => readTime(written) ?? written)
  .refine((time) => readTime(time) !== null, 'invalid-time');

export const teacher = personName.extend({ userId: z.uuid() });

/** A course as its office and its teachers see it. `locked`: its term takes no more marks. */
export const taughtCourse = z.object({
  courseId: z.uuid(),
  structureRecordId: z.uuid().nullable(),
  className: z.string().nullable(),
  classNameNative: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  nameNative: z.string(),
  teacher: text,
  teachers: z.array(teacher),
  credits: z.int(),
  academicYear: z.string(),
  term: z.int(),
  startDate: isoDate,
  endDate: isoDate,
  memberCount: z.int(),
  sessionCount: z.int(),
  archived: z.boolean(),
  locked: z.boolean(),
  version: z.int(),
});
export type TaughtCourse = z.output<typeof taughtCourse>;

/** A lesson as its office sees it. `marked` says how many students have a mark. */
export const classSession = z.object({
  sessionId: z.uuid(),
  courseId: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameNative: z.string(),
  structureRecordId: z.uuid().nullable(),
  className: z.string().nullable().default(null),
  classNameNative: z.string().nullable().default(null),
  teacher: text,
  substitute: teacher.nullable(),
  room: z.string(),
  topic: text,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['planned', 'running', 'held', 'cancelled']),
  cancelReason: z.string().nullable(),
  marked: z.int(),
  version: z.int(),
});
export type ClassSession = z.output<typeof classSession>;
