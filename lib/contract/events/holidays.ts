import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, isoDate, queryInt, requiredBoth, text } from '../fields';

/** `organizationId` null: a holiday of the whole country. `isExpected`: computed, not yet announced. */
const holiday = z.object({
  holidayId: z.uuid(),
  organizationId: z.uuid().nullable(),
  day: isoDate,
  name: text,
  isExpected: z.boolean(),
  version: z.int(),
});
export type Holiday = z.infer<typeof holiday>;

const fields = { day: isoDate, name: requiredBoth(120), isExpected: z.boolean() };
export const holidayDraft = z.object({ ...fields, isExpected: fields.isExpected.default(false) });
export const holidayChange = z.object(fields).partial();

const path = '/api-schedule/organizations/:orgId/holidays';

/** Under Sala's own organization the days are those of the whole country; under a school, also its own. */
export const holidaysResource = defineResource('schedule/holidays', {
  list: {
    method: 'GET',
    path,
    access: 'public',
    summary: 'Public holidays of Cambodia, and those of the school, in their order',
    query: z.object({
      from: isoDate.optional(),
      to: isoDate.optional(),
      start: queryInt({ max: 10_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 200, fallback: 200 }),
    }),
    response: z.object({ data: z.array(holiday), countTotal: z.int() }),
  },
  create: {
    method: 'POST',
    path,
    access: 'keeper',
    summary: 'Add a holiday',
    body: holidayDraft,
    response: holiday,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'keeper',
    summary: 'Change a holiday, for example when its day has been announced',
    body: holidayChange,
    response: holiday,
    versioned: true,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'keeper',
    summary: 'Remove a holiday',
    response: done,
  },
});
