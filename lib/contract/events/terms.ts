import * as z from 'zod';
import { termKinds } from '@/lib/domain/school-day/school-year';
import { defineResource } from '../endpoint';
import { done, isoDate, requiredBoth, text } from '../fields';

const kind = z.enum(termKinds);

/** Both days are included. */
const term = z.object({
  termId: z.uuid(),
  organizationId: z.uuid(),
  kind,
  name: text,
  startsOn: isoDate,
  endsOn: isoDate,
  version: z.int(),
});
export type SchoolTerm = z.infer<typeof term>;

const fields = { kind, name: requiredBoth(120), startsOn: isoDate, endsOn: isoDate };
export const termDraft = z.object(fields);
export const termChange = termDraft.partial();

const path = '/api-schedule/organizations/:orgId/terms';

export const termsResource = defineResource('schedule/terms', {
  list: {
    method: 'GET',
    path,
    access: 'public',
    summary: 'Terms, holidays and weeks of exams of a school, in their order',
    response: z.object({ data: z.array(term), countTotal: z.int() }),
  },
  create: {
    method: 'POST',
    path,
    access: 'keeper',
    summary: 'Add a term, a holiday or a week of exams',
    body: termDraft,
    response: term,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'keeper',
    summary: 'Change a term, a holiday or a week of exams',
    body: termChange,
    response: term,
    versioned: true,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'keeper',
    summary: 'Remove a term, a holiday or a week of exams',
    response: done,
  },
});
