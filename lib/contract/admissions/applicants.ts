import * as z from 'zod';
import { defineResource } from '../endpoint';
import { id, typed } from '../fields';
import { applicantFilter } from './applicant-filter';
import { applicantDetail, applicant } from './applicant-shapes';
import { enrollDetail } from './enroll-detail';
import { offerTerms } from './offer-shapes';
import { ownApplications } from './own-applications';
import { schoolSchema } from './school-schema';
import { answer } from '../answers';

/** `countTotal` counts the matches of the filters, `countAllData` everything that the caller may see. */
const listFields = z.object({
  data: z.array(applicant),
  countTotal: z.int().nullable(),
  countAllData: z.int().nullable(),
  countByStatus: z.record(z.string(), z.int()).nullable(),
});
const applicantList = answer(listFields, () => ({
  countTotal: null,
  countAllData: null,
  countByStatus: null,
}));

export type ApplicantList = z.output<typeof applicantList>;

export const application = z.object({
  schoolId: z.uuid(),
  enrollToId: z.uuid().nullable(),
  enrollToDetail: enrollDetail,
  /** The person knows that they may not enter the program, or not yet; without it 409 `must-acknowledge`. Staff need not say it. */
  acknowledged: z.boolean().optional(),
  /** The person for whom staff enter it, with a consent by code. Absent for the caller's own application. */
  userId: id.optional(),
});

const applicantPath = '/api-nest-applicant/applicants/:id';

const applicantCsv = [
  'referenceCode',
  'applicantName',
  'applicantNameKm',
  'phone',
  'applicantStatus',
  'step.name',
  'step.nameNative',
  'school.name',
  'school.nameNative',
  'enrollToSubject.name',
  'enrollToSubject.nameNative',
  'entry.verdict',
  'createdAt',
  'updatedAt',
] as const;

export const statusChange = z.object({
  applicantStatus: z.string().min(1).max(60),
  note: typed(1000).optional(),
  offer: offerTerms.optional(),
  /** Why it is accepted although nobody has seen a paper that is required; everybody reads it in the history. */
  unseenReason: typed(500).optional(),
});

export const applicantsResource = defineResource('applicant/applicants', {
  submit: {
    method: 'POST',
    path: '/api-nest-applicant/schools/:id/applicants',
    access: 'user',
    summary:
      'Apply to a school; the same Idempotency-Key makes one application. Staff may do so for somebody who agreed, else 403',
    body: application,
    response: applicantDetail,
    status: 201,
    idempotent: true,
    conflicts: true,
    byRole: true,
  },
  listOfSchool: {
    method: 'GET',
    path: '/api-nest-applicant/schools/:id/applicants',
    access: 'keeper',
    summary: 'Applicants of one school',
    query: applicantFilter,
    response: applicantList,
    csv: applicantCsv,
  },
  list: {
    method: 'GET',
    path: '/api-nest-applicant/applicants',
    access: 'keeper',
    summary: 'Applicants of every school that the caller looks after',
    query: applicantFilter,
    response: applicantList,
    csv: applicantCsv,
  },
  get: {
    method: 'GET',
    path: '/api-nest-applicant/applicant',
    access: 'owner',
    summary: 'One application with its timeline, for its student and the school’s staff',
    query: z.object({ applicantId: id }),
    response: applicantDetail,
  },
  setStatus: {
    method: 'PATCH',
    path: '/api-nest-applicant/applicants/:id/status',
    access: 'keeper',
    summary:
      'Move an application to a step of its school; a partner and a university may where the setting `partnersDecide` of the school says so. An acceptance may have a condition and a day by which the person answers',
    body: statusChange,
    response: applicantDetail,
    versioned: 'if-sent',
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: applicantPath,
    access: 'owner',
    summary: 'Correct an application while it is pending',
    body: z.object({
      enrollToId: z.uuid().nullable().optional(),
      enrollToDetail: enrollDetail.optional(),
      acknowledged: z.boolean().optional(),
    }),
    response: applicantDetail,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
  mine: {
    method: 'GET',
    path: '/api-nest-applicant/students/:id/applications',
    access: 'self',
    summary: 'The applications of one student, newest first',
    response: ownApplications,
  },
  schema: {
    method: 'GET',
    path: '/api-nest-applicant/schools/:id/applicants/schema',
    access: 'public',
    summary: 'What a school asks of its applicants, now or in an earlier version, and its steps',
    query: z.object({
      version: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number)
        .optional(),
    }),
    response: schoolSchema,
  },
});
