import * as z from 'zod';
import {
  applicantEntryKinds,
  applicantNoteMax,
  handoverLimits,
  interviewLimits,
  interviewStates,
} from '@/lib/domain/careers/hiring-options';
import { step } from '../admissions/applicant-shapes';
import { defineResource } from '../endpoint';
import { done, instant, oneLine, requiredBoth, requiredText, text } from '../fields';

/** One line of an application's history. `by` is null for the applicant and for what is no longer known. */
export const applicantEntry = z.object({
  entryId: z.uuid(),
  kind: z.enum(applicantEntryKinds),
  by: z.string().nullable(),
  step: step.nullable(),
  words: z.string(),
  message: text.nullable(),
  at: instant,
});
export type ApplicantEntry = z.output<typeof applicantEntry>;

/** A link by which an employer reads one application. */
export const handover = z.object({
  handoverId: z.uuid(),
  recipient: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  lastOpenedAt: instant.nullable(),
  openedCount: z.int(),
});
export type Handover = z.output<typeof handover>;

export const interview = z.object({
  interviewId: z.uuid(),
  state: z.enum(interviewStates),
  slots: z.array(instant),
  minutes: z.int(),
  place: text,
  startsAt: instant.nullable(),
});
export type Interview = z.output<typeof interview>;

const { slots, minutesMin, minutesMax, minutesUnsaid, placeMax } = interviewLimits;
export const interviewOffer = z.object({
  slots: z
    .array(instant)
    .length(slots, 'out-of-range')
    .refine((all) => new Set(all).size === all.length, 'duplicate'),
  minutes: z
    .int('invalid-number')
    .min(minutesMin, 'out-of-range')
    .max(minutesMax, 'out-of-range')
    .default(minutesUnsaid),
  place: requiredBoth(placeMax),
});

const application = '/api-nest-recruit/organizations/:orgId/applicants/:applicationId';

/** The work on one application for a vacancy. */
export const applicantWorkResource = defineResource('recruitment/applicant-work', {
  addNote: {
    method: 'POST',
    path: `${application}/notes`,
    access: 'staff',
    summary: 'Note something about an applicant of a vacancy; only staff of the organization reads it',
    body: z.object({ words: requiredText(applicantNoteMax) }),
    response: done,
    status: 201,
    idempotent: true,
  },
  handOn: {
    method: 'POST',
    path: `${application}/handovers`,
    access: 'staff',
    summary:
      'Make a link by which the checked employer reads one application; the applicant is told. Its key is in this answer only',
    body: z.object({
      recipient: oneLine(handoverLimits.recipientMax).pipe(z.string().min(1, 'required')),
      days: z
        .int('invalid-number')
        .min(1, 'out-of-range')
        .max(handoverLimits.daysMax, 'out-of-range')
        .default(handoverLimits.daysUnsaid),
    }),
    response: handover.extend({ key: z.string() }),
    status: 201,
    conflicts: true,
  },
  takeBack: {
    method: 'DELETE',
    path: `${application}/handovers/:handoverId`,
    access: 'staff',
    summary: 'End such a link: from now on it leads nowhere',
    response: done,
  },
  offerInterview: {
    method: 'POST',
    path: `${application}/interviews`,
    access: 'staff',
    summary: 'Offer an applicant with an account three hours for an interview; an earlier interview ends',
    body: interviewOffer,
    response: interview,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  callOffInterview: {
    method: 'DELETE',
    path: `${application}/interviews/:interviewId`,
    access: 'staff',
    summary: 'Call an interview off; the applicant is told',
    response: done,
    conflicts: true,
  },
});
