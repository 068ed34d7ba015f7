import * as z from 'zod';
import { instant, text } from '../fields';
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
