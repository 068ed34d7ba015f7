import * as z from 'zod';
import { attendanceMarks } from '@/lib/domain/learning/attendance';
import { assessmentKinds, materialKinds } from '@/lib/domain/learning/assessments';
import { courseGrades } from '@/lib/domain/learning/course-scores';
import { instant, isoDate, text } from '../fields';

const courseRef = z.object({
  courseId: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameNative: z.string(),
});

/** A subject that the student has joined. Cancelled sessions are not counted. */
export const joinedCourse = courseRef.extend({
  teacher: text,
  credits: z.int(),
  academicYear: z.string(),
  term: z.int(),
  startDate: isoDate,
  endDate: isoDate,
  state: z.enum(['upcoming', 'running', 'finished']),
  className: z.string().nullable(),
  classNameNative: z.string().nullable(),
  sessionCount: z.int(),
  sessionsHeld: z.int(),
  joinedAt: instant,
});
export type JoinedCourse = z.infer<typeof joinedCourse>;

export const timetableEntry = z.object({
  sessionId: z.uuid(),
  course: courseRef,
  teacher: text,
  room: z.string(),
  topic: text,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['planned', 'running', 'held', 'cancelled']),
  cancelReason: z.string().nullable().optional(),
});
export type TimetableEntry = z.infer<typeof timetableEntry>;

export const attendanceSummary = z.object({
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  marked: z.int(),
  percent: z.int().nullable(),
});

const attendanceEntry = z.object({
  sessionId: z.uuid(),
  course: courseRef,
  startsAt: instant,
  endsAt: instant,
  room: z.string(),
  topic: text,
  mark: z.enum(attendanceMarks),
  note: z.string().nullable(),
  markedAt: instant,
});

/** `data` is one page of sessions, the latest first; the summaries count all filtered sessions. */
export const attendanceRecord = z.object({
  data: z.array(attendanceEntry),
  countTotal: z.int(),
  summary: attendanceSummary,
  courses: z.array(z.object({ course: courseRef, summary: attendanceSummary })),
  minPercent: z.int().nullable(),
});
export type AttendanceRecord = z.infer<typeof attendanceRecord>;

/** Only published scores. `percent` weights what has been scored so far. */
export const courseScores = z.object({
  course: courseRef.extend({ credits: z.int(), academicYear: z.string(), term: z.int() }),
  percent: z.number().nullable(),
  grade: z.enum(courseGrades).nullable(),
  weightScored: z.int(),
  assessments: z.array(
    z.object({
      assessmentId: z.uuid(),
      kind: z.enum(assessmentKinds),
      name: text,
      heldOn: isoDate,
      maxScore: z.number(),
      weightPercent: z.int(),
      score: z.number().nullable(),
      remark: z.string().nullable(),
    }),
  ),
});
export type CourseScores = z.infer<typeof courseScores>;

export const courseMaterial = z.object({
  materialId: z.uuid(),
  course: courseRef,
  kind: z.enum(materialKinds),
  title: text,
  body: text.nullable(),
  url: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  publishedAt: instant,
});
export type CourseMaterial = z.infer<typeof courseMaterial>;
