import { applicantsResource } from './applicants';
import { defineResource } from '../endpoint';

/** The older address of a student's applications; the answer is that of the applicant service. */
export const applicationsResource = defineResource('application/applications', {
  mine: {
    method: 'GET',
    path: '/api-application/students/:id/applications',
    access: 'self',
    summary: 'The applications of one student, newest first',
    response: applicantsResource.endpoints.mine.response,
  },
});
