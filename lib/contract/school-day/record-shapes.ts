import * as z from 'zod';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import {
  absentFromTest,
  assessmentKinds,
  excusedFromTest,
  materialKinds,
} from '@/lib/domain/school-day/assessments';
import { courseGrades } from '@/lib/domain/school-day/course-scores';
import { absenceRules, resultStates } from '@/lib/domain/school-day/results';
import { personName } from '../accounts/person-name';
import { instant, isoDate, text } from '../fields';
import { markCorrection, markRequest } from './absence-shapes';
import { withdrawnScore } from './assessments';

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
  correction: markCorrection.nullable().default(null),
  /** The last request to correct it. */
  request: markRequest.nullable().default(null),
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

/** Null was an empty cell. */
const scoreValue = z.union([z.number(), z.enum([absentFromTest, excusedFromTest])]).nullable();
const scoreChange = z.object({
  at: instant,
  before: scoreValue,
  after: scoreValue,
  reason: z.string(),
});

/**
 * Only published scores. `letter` is the school’s own, `grade` that of the national exam; both are of `percent`, which is so far
 * what has been marked, or final. An incomplete course that is over has none of them.
 */
export const courseScores = z.object({
  course: courseRef.extend({ credits: z.int(), academicYear: z.string(), term: z.int() }),
  percent: z.number().nullable(),
  grade: z.enum(courseGrades).nullable(),
  letter: z.string().nullable().default(null),
  passed: z.boolean().nullable().default(null),
  weightScored: z.int(),
  state: z.enum(resultStates).default('so-far'),
  /** Something must be made up before there is a final result. */
  incomplete: z.boolean().default(false),
  /** Nothing of the course is to come. */
  closed: z.boolean().default(false),
  absence: z.enum(absenceRules).nullable().default(null),
  byMonth: z.boolean().default(false),
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
      /** The student was absent without an excuse, or with one. */
      absent: z.boolean().default(false),
      excused: z.boolean().default(false),
      /** What became of a score that could be read already, the latest change first. */
      changes: z.array(scoreChange).default([]),
    }),
  ),
  /** In which the student had something that counts nowhere any more. */
  withdrawn: z.array(withdrawnScore).default([]),
});
export type CourseScores = z.infer<typeof courseScores>;

/**
 * A term of a student by published scores, in percent: so far, or final when all of its courses are over. `closed` of the courses
 * are over; `incomplete` ones among them count nowhere. `credits` and `gradePoints` are of courses with a final result. `rank` among the class at schools of general education, where months count;
 * elsewhere credits do, and `gradePoints` is the mean of the points of the courses by their credits.
 */
export const termResult = z.object({
  academicYear: z.string(),
  term: z.int(),
  className: z.string().nullable(),
  classNameNative: z.string().nullable(),
  state: z.enum(resultStates).default('so-far'),
  courseCount: z.int(),
  closed: z.int().default(0),
  incomplete: z.int().default(0),
  credits: z.int(),
  months: z.array(z.object({ month: z.string(), average: z.number() })),
  monthly: z.number().nullable(),
  exam: z.number().nullable(),
  average: z.number().nullable(),
  letter: z.string().nullable(),
  passed: z.boolean().nullable(),
  gradePoints: z.number().nullable(),
  rank: z.int().nullable(),
  rankOf: z.int().nullable(),
});
export type TermResult = z.infer<typeof termResult>;

/**
 * Everybody in a course, best first, by published scores of the courses of its term that the reader may see; `courses` are those
 * of its class. `before` is the average of the last term before it that has one.
 */
export const courseTerm = z.object({
  data: z.array(
    personName.extend({
      studentId: z.uuid(),
      studentCode: z.string(),
      average: z.number().nullable(),
      letter: z.string().nullable(),
      passed: z.boolean().nullable(),
      state: z.enum(resultStates),
      rank: z.int().nullable(),
      before: z.number().nullable(),
      marks: z.array(
        z.object({ courseId: z.uuid(), percent: z.number().nullable(), letter: z.string().nullable() }),
      ),
    }),
  ),
  countTotal: z.int(),
  courses: z.array(courseRef),
  ranked: z.boolean(),
});
export type CourseTerm = z.infer<typeof courseTerm>;

export const courseMaterial = z.object({
  materialId: z.uuid(),
  course: courseRef,
  kind: z.enum(materialKinds),
  title: text,
  body: text.nullable(),
  url: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  publishedAt: instant,
  readAt: instant.nullable().default(null),
});
export type CourseMaterial = z.infer<typeof courseMaterial>;
