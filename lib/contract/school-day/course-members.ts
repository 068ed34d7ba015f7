import * as z from 'zod';
import { batchOf, batchOutcomes } from '../batch';
import { defineResource } from '../endpoint';
import { id, instant } from '../fields';
import { personName } from '../accounts/person-name';

const path = '/api-lms/organizations/:orgId/courses/:id/members';

const pupil = personName.extend({ studentId: z.uuid(), studentCode: z.string() });
const member = pupil.extend({
  status: z.enum(['studying', 'paused', 'graduated', 'left']),
  joinedAt: instant,
});

export const courseMembersResource = defineResource('lms/course-members', {
  list: {
    method: 'GET',
    path,
    access: 'owner',
    summary: 'Who is in a course, by name; for its office and its teachers',
    response: z.object({
      data: z.array(member),
      countTotal: z.int(),
      /** How many study in the class of the course, how many of them are in it, and who was taken out by name. */
      ofClass: z
        .object({ studentCount: z.int(), memberCount: z.int(), takenOut: z.array(pupil) })
        .nullable()
        .default(null),
    }),
  },
  add: {
    method: 'POST',
    path,
    access: 'keeper',
    summary: 'Add up to 200 students of the school to a course; who is in it already stays',
    body: batchOf(z.object({ studentId: id })),
    response: batchOutcomes,
    batch: true,
    idempotent: true,
    conflicts: true,
  },
  addClass: {
    method: 'POST',
    path: `${path}/class`,
    access: 'keeper',
    summary: 'Add everybody who studies in a class to a course, except for those who were taken out by name',
    body: z.object({ structureRecordId: id }),
    response: z.object({ added: z.int(), countTotal: z.int() }),
    conflicts: true,
  },
  remove: {
    method: 'POST',
    path: `${path}/removals`,
    access: 'keeper',
    summary:
      'Take up to 200 students out of a course; they stay out of it with their class, and what has been marked stays stored',
    body: batchOf(z.object({ studentId: id })),
    response: batchOutcomes,
    batch: true,
    idempotent: true,
    conflicts: true,
  },
});
