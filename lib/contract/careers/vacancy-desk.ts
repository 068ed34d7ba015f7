import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { vacancyKinds } from '@/lib/domain/profiles/recruitment-options';
import { vacancyStates } from '@/lib/domain/careers/vacancy-state';
import { defineResource } from '../endpoint';
import { done, keyword, queryInt, typed } from '../fields';
import { deskVacancy, vacancyChange, vacancyDraft } from './vacancy-draft';

const organization = '/api-nest-recruit/organizations/:orgId';
const path = `${organization}/vacancies` as const;

export const vacancyDeskResource = defineResource('recruitment/vacancy-desk', {
  list: {
    method: 'GET',
    path: `${organization}/desk/vacancies`,
    access: 'staff',
    byRole: true,
    summary: 'All vacancies of an organization, drafts and held ones too, changed last first; for advisors',
    query: z.object({
      keyword,
      state: z.enum([...vacancyStates, 'all']).default('all'),
      kind: z.enum(vacancyKinds).optional(),
      companyId: z.uuid().optional(),
      /** Those with applications that wait for an advisor. */
      turn: z.enum(['advisor']).optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(deskVacancy), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: `${organization}/desk/vacancies/:id`,
    access: 'staff',
    byRole: true,
    summary: 'One vacancy as its writers see it; for advisors',
    response: deskVacancy,
  },
  create: {
    method: 'POST',
    path,
    access: 'staff',
    byRole: true,
    summary: 'Write a vacancy, as a draft; for advisors',
    body: vacancyDraft,
    response: deskVacancy,
    status: 201,
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    byRole: true,
    summary: 'Change a vacancy; for advisors',
    body: vacancyChange,
    response: deskVacancy,
    versioned: true,
  },
  publish: {
    method: 'POST',
    path: `${path}/:id/publish`,
    access: 'staff',
    byRole: true,
    summary:
      'Publish a draft or open a closed vacancy again; held while its employer is not checked; for advisors',
    response: deskVacancy,
    versioned: 'if-sent',
    conflicts: true,
    judged: true,
  },
  close: {
    method: 'POST',
    path: `${path}/:id/close`,
    access: 'staff',
    byRole: true,
    summary: 'Close a published vacancy; for advisors',
    response: deskVacancy,
    versioned: 'if-sent',
    conflicts: true,
  },
  duplicate: {
    method: 'POST',
    path: `${path}/:id/copies`,
    access: 'staff',
    byRole: true,
    summary: 'Write the same vacancy anew under a title, as a draft without a deadline; for advisors',
    body: vacancyDraft.pick({ title: true }),
    response: deskVacancy,
    status: 201,
    idempotent: true,
  },
  tellEmployer: {
    method: 'POST',
    path: `${path}/:id/employer-mails`,
    access: 'staff',
    byRole: true,
    summary: 'Mail a checked employer how many people have applied, by step, and no person; for advisors',
    /** `message` stands above the numbers. */
    body: z.object({ locale: z.enum(['km', 'en']), message: typed(textLimits.shortTextMax).default('') }),
    response: done,
    status: 202,
    idempotent: true,
    limited: true,
    conflicts: true,
  },
});
