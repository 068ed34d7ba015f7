import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, id, isoDate } from '../fields';
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

const member = personName.extend({ studentId: z.uuid(), studentCode: z.string() });
const path = '/api-lms/courses/:id';

export const classTeachersResource = defineResource('lms/class-teachers', {
  mine: {
    method: 'GET',
    path: '/api-lms/taught_courses',
    access: 'user',
    byRole: true,
    summary: 'The courses that the caller teaches, newest first; for teachers',
    response: z.object({ data: z.array(course), countTotal: z.int() }),
  },
  members: {
    method: 'GET',
    path: `${path}/members`,
    access: 'user',
    summary: 'Who is in a course: for its teachers and the school’s staff',
    response: z.object({ data: z.array(member), countTotal: z.int() }),
  },
  list: {
    method: 'GET',
    path: `${path}/teachers`,
    access: 'staff',
    summary: 'Who teaches a course',
    response: z.object({ data: z.array(personName.extend({ userId: z.uuid() })), countTotal: z.int() }),
  },
  add: {
    method: 'POST',
    path: `${path}/teachers`,
    access: 'staff',
    summary: 'Let a teacher of the school teach a course; once more is fine',
    body: z.object({ userId: id }),
    response: done,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/teachers/:teacherId`,
    access: 'staff',
    summary: 'Take a course from a teacher',
    response: done,
  },
});
