import * as z from 'zod';
import { companyChecks } from '@/lib/domain/careers/company-checks';
import { companyStates } from '@/lib/domain/careers/company-state';
import { defineResource } from '../endpoint';
import { instant, isoDate, keyword, queryInt, queryProvince, text } from '../fields';
import { companyCheck, companyDraft } from './company-draft';

const company = z.object({
  companyId: z.uuid(),
  organizationId: z.uuid(),
  name: text,
  about: text,
  registrationNumber: z.string().nullable(),
  province: z.string(),
  address: z.string(),
  contactName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  site: z.string().nullable(),
  state: z.enum(companyStates),
  /** Null where nothing was checked. `by` is null once that account is deleted. */
  check: z
    .object({
      seen: z.array(z.enum(companyChecks)),
      what: z.string(),
      by: text.nullable(),
      at: instant,
      until: isoDate,
    })
    .nullable(),
  vacancyCount: z.int(),
  isDemo: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Company = z.infer<typeof company>;

const path = '/api-nest-recruit/organizations/:orgId/companies';

export const companiesResource = defineResource('recruitment/companies', {
  list: {
    method: 'GET',
    path,
    access: 'staff',
    byRole: true,
    summary: 'Employers of an organization, changed last first; for advisors',
    query: z.object({
      keyword,
      state: z.enum([...companyStates, 'all']).default('all'),
      province: queryProvince.optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(company), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'staff',
    byRole: true,
    summary: 'One employer with what was checked; for advisors',
    response: company,
  },
  create: {
    method: 'POST',
    path,
    access: 'staff',
    byRole: true,
    summary: 'Add an employer, not yet checked; for advisors',
    body: companyDraft,
    response: company,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    byRole: true,
    summary: 'Change an employer; another name or registration number ends its check; for advisors',
    body: companyDraft.partial(),
    response: company,
    versioned: true,
    conflicts: true,
  },
  check: {
    method: 'PUT',
    path: `${path}/:id/check`,
    access: 'staff',
    byRole: true,
    summary:
      'Say what was checked and until when it counts: its published vacancies become public; for advisors',
    body: companyCheck,
    response: company,
    versioned: true,
    conflicts: true,
  },
  uncheck: {
    method: 'DELETE',
    path: `${path}/:id/check`,
    access: 'staff',
    byRole: true,
    summary: 'End the check: its vacancies are held, but for those released by hand; for advisors',
    response: company,
    versioned: true,
  },
  archive: {
    method: 'PUT',
    path: `${path}/:id/archived`,
    access: 'staff',
    byRole: true,
    summary: 'Archive an employer without published vacancies, or bring it back; for advisors',
    body: z.object({ archived: z.boolean() }),
    response: company,
    versioned: true,
    conflicts: true,
  },
});
