import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, keyword, queryInt, requiredBoth, typed } from '../fields';
import { centerFields } from './registrations';

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

/** A center with what the desk needs: how many are registered there, and how many of these longer ago than twelve months. */
const deskCenter = centerFields.extend({
  order: z.int(),
  archived: z.boolean(),
  registeredCount: z.int(),
  expiredCount: z.int(),
  version: z.int(),
});
export type DeskCenter = z.infer<typeof deskCenter>;

const desk = '/api-nest-recruit/organizations/:orgId/desk/career-centers';
const centers = '/api-nest-recruit/organizations/:orgId/career-centers';

export const careerCenterChangesResource = defineResource('recruitment/career-center-changes', {
  list: {
    method: 'GET',
    path: desk,
    access: 'staff',
    summary: 'Career centers of an organization in their order, archived ones too; for its staff',
    query: z.object({
      keyword,
      state: z.enum(['active', 'archived', 'all']).default('all'),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({ data: z.array(deskCenter), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: `${desk}/:id`,
    access: 'staff',
    summary: 'One career center, also an archived one; for the staff of its organization',
    response: deskCenter,
  },
  create: {
    method: 'POST',
    path: centers,
    access: 'staff',
    summary: 'Add a career center',
    body: careerCenterDraft,
    response: deskCenter,
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
    response: deskCenter,
    versioned: 'if-sent',
  },
  archive: {
    method: 'PUT',
    path: `${centers}/:id/archived`,
    access: 'staff',
    summary:
      'Archive a career center: nobody registers there any more, who is registered stays; or bring it back',
    body: z.object({ archived: z.boolean() }),
    response: deskCenter,
    versioned: true,
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
