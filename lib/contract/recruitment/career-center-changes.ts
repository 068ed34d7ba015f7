import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, requiredBoth, typed } from '../fields';
import { careerCenter } from './registrations';

const fields = {
  order: z.int().min(1).max(1_000),
  name: requiredBoth(120),
  city: requiredBoth(120),
  province: z.string().regex(/^\d{2}$/, 'unknown-place'),
  street: requiredBoth(200),
  hours: requiredBoth(200),
  phone: typed(40).nullable(),
};

export const careerCenterDraft = z.object({
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'invalid-code'),
  ...fields,
});
export const careerCenterChange = z.object(fields).partial();

const centers = '/api-nest-recruit/organizations/:orgId/career-centers';

export const careerCenterChangesResource = defineResource('recruitment/career-center-changes', {
  create: {
    method: 'POST',
    path: centers,
    access: 'staff',
    summary: 'Add a career center',
    body: careerCenterDraft,
    response: careerCenter,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${centers}/:id`,
    access: 'staff',
    summary: 'Change a career center',
    body: careerCenterChange,
    response: careerCenter,
  },
  remove: {
    method: 'DELETE',
    path: `${centers}/:id`,
    access: 'staff',
    summary: 'Remove a career center that nobody is registered with and no vacancy names',
    response: done,
    conflicts: true,
  },
});
