import * as z from 'zod';
import { jobActors } from '@/lib/domain/careers/job-turn';
import { vacancyMessageMaxChars } from '@/lib/domain/profiles/recruitment-options';
import { batchOf, batchOutcomes } from '../batch';
import { defineResource } from '../endpoint';
import { requiredBoth, requiredText } from '../fields';
import { applicantEntry, handover, interview } from './applicant-work';
import { completeProfile } from '../profiles/profile-shapes';
import { rejectReasonKey } from './reject-reasons';
import { vacancyApplicant } from './vacancy-shapes';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'invalid-color');
const stepFields = { name: requiredText(60), nameNative: requiredText(60), color };

const vacancyStep = z.object({
  stepId: z.uuid(),
  key: z.string(),
  order: z.int().nullable(),
  name: z.string(),
  nameNative: z.string(),
  color: z.string(),
  active: z.boolean(),
  /** How many applications stand on it. */
  applicationCount: z.int(),
});
export type VacancyStep = z.infer<typeof vacancyStep>;
const steps = z.object({ data: z.array(vacancyStep), countTotal: z.int() });

const vacancyMove = z.object({
  applicationId: z.uuid(),
  status: z.string().min(1).max(60),
  reason: rejectReasonKey.optional(),
  /** Words of their own to an applicant with an account. */
  message: requiredBoth(vacancyMessageMaxChars).optional(),
  version: z.int().optional(),
});

const organization = '/api-nest-recruit/organizations/:orgId';

/** The work on those who have applied. */
export const vacancyWorkResource = defineResource('recruitment/vacancy-work', {
  steps: {
    method: 'GET',
    path: `${organization}/desk/applicantsteps`,
    access: 'staff',
    byRole: true,
    summary: 'An organization’s own steps for vacancies, also those switched off; for advisors',
    response: steps,
  },
  addStep: {
    method: 'POST',
    path: `${organization}/applicantsteps`,
    access: 'staff',
    byRole: true,
    summary: 'Add a step, as the last before the decision; for advisors',
    body: z.object({ key: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'invalid-code'), ...stepFields }),
    response: steps,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  changeStep: {
    method: 'PATCH',
    path: `${organization}/applicantsteps/:stepId`,
    access: 'staff',
    byRole: true,
    summary: 'Rename a step, or switch one off that no application stands on; for advisors',
    body: z.object({ ...stepFields, active: z.boolean() }).partial(),
    response: steps,
    conflicts: true,
  },
  orderSteps: {
    method: 'PUT',
    path: `${organization}/applicantsteps`,
    access: 'staff',
    byRole: true,
    summary: 'Put all own steps into an order; for advisors',
    body: z.object({ stepIds: z.array(z.uuid()).max(50) }),
    response: steps,
  },
  applicant: {
    method: 'GET',
    path: `${organization}/vacancies/:id/applicants/:applicationId`,
    access: 'staff',
    summary:
      'One application for a vacancy with the profile as it was sent; files open by a link of their own',
    response: vacancyApplicant.extend({
      nextActor: z.enum(jobActors),
      profile: completeProfile.nullable(),
      /** Its history, the latest first. */
      entries: z.array(applicantEntry),
      handovers: z.array(handover),
      interview: interview.nullable(),
    }),
  },
  move: {
    method: 'POST',
    path: `${organization}/applicants/moves`,
    access: 'staff',
    summary: 'Move up to 200 applications for vacancies to steps, and say why where they are rejected',
    body: batchOf(vacancyMove),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
});
