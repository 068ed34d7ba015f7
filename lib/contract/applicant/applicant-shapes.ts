import * as z from 'zod';
import { instant, text } from '../fields';
import { applicantForm } from './applicant-form-shapes';
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

export const eventKinds = [
  'status',
  'changed',
  'withdrawn',
  'paper-sent',
  'paper-removed',
  'paper-received',
  'paper-refused',
] as const;

/**
 * What happened. `fields` and `before` belong to a change of what the application says: what was changed, and how all of it
 * read before. `paper` names the paper that it is about, `note` says why.
 */
const timelineEntry = z.object({
  id: z.uuid(),
  at: instant,
  actorName: z.string(),
  actorNameKm: z.string(),
  actorRole: z.enum(['student', 'advisor', 'school']),
  kind: z.enum(eventKinds).default('status'),
  fromStatus: z.string().nullable(),
  toStatus: z.string(),
  note: z.string().nullable(),
  fields: z.array(z.string()).default([]),
  before: enrollDetail.nullable().default(null),
  paper: text.nullable().default(null),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const paperStates = ['sent', 'received', 'refused'] as const;

/** A paper of an application. `fileKey` opens the file; null for one that was shown at the school. */
export const applicationPaper = z.object({
  kind: z.string(),
  label: text,
  state: z.enum(paperStates),
  fileKey: z.string().nullable(),
  fileName: z.string().nullable(),
  reason: z.string().nullable(),
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
});
export type ApplicationPaper = z.infer<typeof applicationPaper>;

/** `form` is the school's as it was when the application was sent; null where a backend does not know it. */
export const applicantDetail = applicant.extend({
  enrollToDetail: enrollDetail,
  steps: z.array(step),
  requiredDocuments: z.array(text),
  timeline: z.array(timelineEntry),
  form: applicantForm.nullable().default(null),
  papers: z.array(applicationPaper).default([]),
});
export type ApplicantDetail = z.infer<typeof applicantDetail>;
