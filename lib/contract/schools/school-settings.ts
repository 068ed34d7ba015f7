import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, requiredText, typed } from '../fields';

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'invalid-code');
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'invalid-color');

/** A school's own step between pending and the decision; the three fixed ones are not rows. */
const ownStep = z.object({
  applicantStepId: z.uuid(),
  schoolId: z.uuid(),
  key: z.string(),
  order: z.int().nullable(),
  name: z.string(),
  nameNative: z.string(),
  color: z.string(),
  status: z.boolean(),
});
export type OwnStep = z.infer<typeof ownStep>;

const stepFields = {
  name: requiredText(60),
  nameNative: requiredText(60),
  color,
  order: z.int().min(1).max(100).nullable(),
  status: z.boolean(),
};

const configuration = z.object({
  configId: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  isPublic: z.boolean(),
});
export type SchoolConfiguration = z.infer<typeof configuration>;

const school = '/api-nest-aca/schools/:id';
const steps = '/api-nest-applicant/schools/:id/applicant_steps';

export const schoolSettingsResource = defineResource('academic/school-settings', {
  steps: {
    method: 'GET',
    path: steps,
    access: 'staff',
    summary: 'The school’s own steps, those that are switched off too',
    response: z.object({ data: z.array(ownStep), countTotal: z.int() }),
  },
  createStep: {
    method: 'POST',
    path: steps,
    access: 'staff',
    summary: 'Add a step between pending and the decision',
    body: z.object({ key, ...stepFields }),
    response: ownStep,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  updateStep: {
    method: 'PATCH',
    path: `${steps}/:stepId`,
    access: 'staff',
    summary: 'Change a step, or switch it off; its key stays, applications name it',
    body: z.object(stepFields).partial(),
    response: ownStep,
  },
  removeStep: {
    method: 'DELETE',
    path: `${steps}/:stepId`,
    access: 'staff',
    summary: 'Remove a step in which no application is',
    response: done,
    conflicts: true,
  },
  check: {
    method: 'PUT',
    path: `${school}/checked`,
    access: 'keeper',
    summary: 'Say that the facts of the school’s page were checked today',
    response: done,
  },
  configurations: {
    method: 'GET',
    path: `${school}/settings`,
    access: 'staff',
    summary: 'All settings of a school, those that are not public too',
    response: z.object({ data: z.array(configuration), countTotal: z.int() }),
  },
  setConfiguration: {
    method: 'PUT',
    path: `${school}/settings`,
    access: 'staff',
    summary: 'Set one setting of a school',
    body: z.object({
      configId: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, 'invalid-code'),
      value: z.union([typed(500), z.number(), z.boolean(), z.array(typed(100)).max(50)]),
      isPublic: z.boolean().default(true),
    }),
    response: configuration,
  },
  removeConfiguration: {
    method: 'POST',
    path: `${school}/settings/remove`,
    access: 'staff',
    summary: 'Remove one setting of a school; removed already is fine',
    body: z.object({ configId: z.string().max(60) }),
    response: done,
  },
});
