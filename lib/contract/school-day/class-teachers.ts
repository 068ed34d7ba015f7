import * as z from 'zod';
import { defineResource } from '../endpoint';
import { isoDate } from '../fields';
import { personName } from '../accounts/person-name';

const course = z.object({
  courseId: z.uuid(),
  schoolId: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameNative: z.string(),
  credits: z.int(),
  academicYear: z.string(),
  term: z.int(),
  startDate: isoDate,
  endDate: isoDate,
});

export const classTeachersResource = defineResource('lms/class-teachers', {
  mine: {
    method: 'GET',
    path: '/api-lms/taught_courses',
    access: 'user',
    byRole: true,
    summary: 'The courses that the caller teaches, newest first; for teachers',
    response: z.object({ data: z.array(course), countTotal: z.int() }),
  },
  list: {
    method: 'GET',
    path: '/api-lms/courses/:id/teachers',
    access: 'staff',
    summary: 'Who teaches a course',
    response: z.object({ data: z.array(personName.extend({ userId: z.uuid() })), countTotal: z.int() }),
  },
});
