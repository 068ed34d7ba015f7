import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, keyword, queryBoolean, queryInt, text, typed } from '../fields';
import { enrollDetail } from './enroll-detail';

export const step = z.object({
  applicantStepId: z.string(),
  order: z.int(),
  key: z.string(),
  value: z.string(),
  name: z.string(),
  nameNative: z.string(),
  fixed: z.boolean(),
  color: z.string(),
  status: z.boolean(),
});
export type Step = z.infer<typeof step>;

const attachedSchool = z.object({
  schoolId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameNative: z.string(),
  hue: z.int(),
  phone: z.string().nullable(),
  telegram: z.string().nullable(),
  isDemo: z.boolean(),
});

const attachedSubject = z.object({
  enrollableSubjectId: z.uuid(),
  name: z.string(),
  nameNative: z.string(),
  tuitionFee: z.number(),
});

/** `version` counts changes; send it back as `If-Match` when changing. `nextActor` says whose turn it is. */
export const applicant = z.object({
  applicantId: z.uuid(),
  referenceCode: z.string(),
  schoolId: z.uuid(),
  school: attachedSchool,
  userId: z.uuid(),
  applicantName: z.string(),
  applicantNameKm: z.string(),
  phone: z.string(),
  applicantStatus: z.string(),
  step,
  nextActor: z.enum(['school', 'applicant', 'nobody']),
  enrollToId: z.uuid().nullable(),
  enrollToSubject: attachedSubject.nullable(),
  missing: z.array(text),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Applicant = z.infer<typeof applicant>;

const timelineEntry = z.object({
  id: z.uuid(),
  at: instant,
  actorName: z.string(),
  actorNameKm: z.string(),
  actorRole: z.enum(['student', 'advisor', 'school']),
  fromStatus: z.string().nullable(),
  toStatus: z.string(),
  note: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const applicantDetail = applicant.extend({
  enrollToDetail: enrollDetail,
  steps: z.array(step),
  requiredDocuments: z.array(text),
  timeline: z.array(timelineEntry),
});
export type ApplicantDetail = z.infer<typeof applicantDetail>;

export const applicantFilter = z.object({
  applicantStatus: z.string().max(60).optional(),
  createdAt: isoDate.optional(),
  createdTo: isoDate.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  enrollToId: id.optional(),
  enrollToSubject: typed(120).optional(),
  schoolId: id.optional(),
  userId: id.optional(),
  keyword,
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: pageSizes.schools }),
  count: queryBoolean.default(true),
});

/** `countTotal` counts what the filters leave, `countAllData` all that the caller may see. */
export const applicantList = z.object({
  data: z.array(applicant),
  countTotal: z.int().nullable(),
  countAllData: z.int().nullable(),
  countByStatus: z.record(z.string(), z.int()).nullable(),
});
export type ApplicantList = z.infer<typeof applicantList>;

export const application = z.object({
  schoolId: z.uuid(),
  enrollToId: z.uuid().nullable(),
  enrollToDetail: enrollDetail,
});

const applicantPath = '/api-nest-applicant/applicants/:id';

export const applicantsResource = defineResource('applicant/applicants', {
  submit: {
    method: 'POST',
    path: '/api-nest-applicant/schools/:id/applicants',
    access: 'user',
    summary: 'Apply to a school; the same Idempotency-Key makes one application',
    body: application,
    response: applicantDetail,
    status: 201,
    idempotent: true,
  },
  listOfSchool: {
    method: 'GET',
    path: '/api-nest-applicant/schools/:id/applicants',
    access: 'staff',
    summary: 'Applicants of one school',
    query: applicantFilter,
    response: applicantList,
  },
  list: {
    method: 'GET',
    path: '/api-nest-applicant/applicants',
    access: 'staff',
    summary: 'Applicants of every school that the caller looks after',
    query: applicantFilter,
    response: applicantList,
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
    access: 'staff',
    summary: 'Move an application to a step of its school',
    body: z.object({ applicantStatus: z.string().min(1).max(60), note: typed(1000).optional() }),
    response: applicantDetail,
    versioned: true,
  },
  update: {
    method: 'PATCH',
    path: applicantPath,
    access: 'owner',
    summary: 'Correct an application while it is pending',
    body: z.object({ enrollToId: z.uuid().nullable().optional(), enrollToDetail: enrollDetail.optional() }),
    response: applicantDetail,
    versioned: true,
  },
  mine: {
    method: 'GET',
    path: '/api-nest-applicant/students/:id/applications',
    access: 'self',
    summary: 'The applications of one student, newest first',
    response: z.object({ data: z.array(applicant), countTotal: z.int(), countAllData: z.int() }),
  },
  schema: {
    method: 'GET',
    path: '/api-nest-applicant/schools/:id/applicants/schema',
    access: 'public',
    summary: 'What a school asks of its applicants, and its steps',
    response: z.object({
      schoolId: z.uuid(),
      steps: z.array(step),
      requiredDocuments: z.array(text),
      sections: z.array(z.enum(['personal', 'address', 'nationalExam', 'highSchool'])),
    }),
  },
});
