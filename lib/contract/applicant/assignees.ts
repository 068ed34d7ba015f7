import * as z from 'zod';
import { defineResource } from '../endpoint';
import { id } from '../fields';
import { applicantDetail } from './applicant-shapes';

export const assigneesResource = defineResource('applicant/assignees', {
  assign: {
    method: 'PATCH',
    path: '/api-nest-applicant/applicants/:id/assignee',
    access: 'keeper',
    summary: 'Take an application on, or give it back: who of the staff deals with it',
    body: z.object({ assigneeId: id.nullable() }),
    response: applicantDetail,
  },
});
