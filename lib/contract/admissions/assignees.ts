import * as z from 'zod';
import { defineResource } from '../endpoint';
import { id } from '../fields';
import { applicantDetail } from './applicant-shapes';

/** Somebody who works on the applications to a school. */
const colleague = z.object({ userId: z.uuid(), name: z.string(), nameNative: z.string() });

export const assigneesResource = defineResource('applicant/assignees', {
  colleagues: {
    method: 'GET',
    path: '/api-nest-applicant/applicants/:id/colleagues',
    access: 'keeper',
    summary: 'Who else works on the applications to the same school',
    response: z.object({ data: z.array(colleague), countTotal: z.int() }),
  },
  assign: {
    method: 'PATCH',
    path: '/api-nest-applicant/applicants/:id/assignee',
    access: 'keeper',
    summary:
      'Take an application on, give it back, or to a colleague, who is told: who of the staff deals with it',
    body: z.object({ assigneeId: id.nullable() }),
    response: applicantDetail,
  },
});
