import { defineResource } from '../endpoint';
import { applicantFormDraft } from './applicant-form-shapes';
import { schoolSchema } from './school-schema';

export const applicantFormsResource = defineResource('applicant/applicant-forms', {
  save: {
    method: 'PUT',
    path: '/api-nest-applicant/schools/:id/applicants/schema',
    access: 'staff',
    summary:
      'Change what the school asks of its applicants: a new version; what was sent before keeps the one that it answers. `If-Match` is the version that was read',
    body: applicantFormDraft,
    response: schoolSchema,
    versioned: true,
  },
});
