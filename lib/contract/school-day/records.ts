import * as z from 'zod';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { defineResource } from '../endpoint';
import { done, isoDate, keyword, queryInt, queryNumber } from '../fields';
import {
  attendanceRecord,
  courseMaterial,
  courseScores,
  joinedCourse,
  termResult,
  timetableEntry,
} from './record-shapes';

const path = '/api-lms/organizations/:orgId/students/:id';

const term = {
  academicYear: z
    .string()
    .regex(/^\d{4}-\d{4}$/, 'invalid-year')
    .optional(),
  term: queryNumber.pipe(z.int().min(1).max(9)).optional(),
};
const paging = {
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 100 }),
};
const span = { from: isoDate.optional(), to: isoDate.optional() };

/**
 * `id` is the student's account, or the id of the school's record of a student without one. The student and the staff
 * of the school see the records; for others they do not exist.
 */
export const recordsResource = defineResource('lms/records', {
  courses: {
    method: 'GET',
    path: `${path}/courses`,
    access: 'owner',
    summary: 'The courses that a student has joined at a school, the latest first',
    query: z.object({ ...term, state: z.enum(['all', 'upcoming', 'running', 'finished']).default('all') }),
    response: z.object({ data: z.array(joinedCourse), countTotal: z.int() }),
  },
  timetable: {
    method: 'GET',
    path: `${path}/timetable`,
    access: 'owner',
    summary:
      'The sessions from one day to another in Cambodia, at most 62 days; this week unless told otherwise',
    query: z.object(span),
    response: z.object({ from: isoDate, to: isoDate, data: z.array(timetableEntry), countTotal: z.int() }),
  },
  attendance: {
    method: 'GET',
    path: `${path}/attendance`,
    access: 'owner',
    summary: 'Attendance by session, and summed up by course and in all',
    query: z.object({
      ...span,
      courseId: z.uuid().optional(),
      mark: z.enum(attendanceMarks).optional(),
      ...paging,
    }),
    response: attendanceRecord,
  },
  scores: {
    method: 'GET',
    path: `${path}/scores`,
    access: 'owner',
    summary: 'Published scores by course',
    query: z.object({ ...term, courseId: z.uuid().optional() }),
    response: z.object({ data: z.array(courseScores), countTotal: z.int() }),
  },
  results: {
    method: 'GET',
    path: `${path}/results`,
    access: 'owner',
    summary: 'Averages, grades and ranks by term, the latest first; from published scores',
    response: z.object({ data: z.array(termResult), ranked: z.boolean(), countTotal: z.int() }),
  },
  readMaterial: {
    method: 'PUT',
    path: `${path}/materials/:materialId/read`,
    access: 'owner',
    summary: 'The student has read a material, or means to read it again',
    body: z.object({ read: z.boolean() }),
    response: done,
  },
  materials: {
    method: 'GET',
    path: `${path}/materials`,
    access: 'owner',
    summary:
      'Published materials of the student’s courses: of one course in its order, of all the newest first',
    query: z.object({ courseId: z.uuid().optional(), keyword, ...paging }),
    response: z.object({ data: z.array(courseMaterial), countTotal: z.int() }),
  },
});
