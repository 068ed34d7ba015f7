import * as z from 'zod';
import { assessmentKinds } from '@/lib/domain/school-day/assessments';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { done, instant, isoDate, requiredBoth, requiredText, text } from '../fields';

const path = '/api-lms/organizations/:orgId';

export const assessment = z.object({
  assessmentId: z.uuid(),
  courseId: z.uuid(),
  kind: z.enum(assessmentKinds),
  name: text,
  maxScore: z.number(),
  weightPercent: z.int(),
  heldOn: isoDate,
  publishedAt: instant.nullable(),
  scored: z.int(),
  version: z.int(),
});
export type Assessment = z.output<typeof assessment>;

/** One that counts nowhere any more, with why. */
export const withdrawnAssessment = assessment
  .pick({ assessmentId: true, kind: true, name: true, heldOn: true, maxScore: true })
  .extend({ withdrawnAt: instant, reason: z.string() });
export type WithdrawnAssessment = z.output<typeof withdrawnAssessment>;

/** With what a student had in it. */
export const withdrawnScore = withdrawnAssessment.extend({
  score: z.number().nullable(),
  absent: z.boolean(),
  excused: z.boolean(),
});

/** The weights of a course are at most 100 together. */
export const assessmentDraft = z.object({
  kind: z.enum(assessmentKinds),
  name: requiredBoth(textLimits.shortTextMax),
  maxScore: z.number().positive().max(1000),
  weightPercent: z.int().min(0).max(100),
  heldOn: isoDate,
});

/** Students see an assessment and its scores while it is published. */
export const assessmentChange = assessmentDraft.extend({ published: z.boolean() }).partial();

export const assessmentsResource = defineResource('lms/assessments', {
  list: {
    method: 'GET',
    path: `${path}/courses/:id/assessments`,
    access: 'owner',
    summary: 'The assessments of a course, with how many students have a score',
    response: z.object({ data: z.array(assessment), countTotal: z.int(), weightPercent: z.int() }),
  },
  create: {
    method: 'POST',
    path: `${path}/courses/:id/assessments`,
    access: 'owner',
    summary: 'Add an assessment; students see it once it is published',
    body: assessmentDraft,
    response: assessment,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/assessments/:id`,
    access: 'owner',
    summary: 'Change an assessment, publish it or take it back',
    body: assessmentChange,
    response: assessment,
    versioned: true,
    conflicts: true,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/assessments/:id`,
    access: 'owner',
    summary: 'Remove an assessment in which nobody has ever had a score',
    response: done,
    conflicts: true,
  },
  withdraw: {
    method: 'POST',
    path: `${path}/assessments/:id/withdrawal`,
    access: 'owner',
    summary:
      'Let an assessment count nowhere any more; whoever had a published score in it is told, and reads why',
    body: z.object({ reason: requiredText(textLimits.shortTextMax) }),
    response: withdrawnAssessment,
    versioned: true,
    conflicts: true,
  },
});
