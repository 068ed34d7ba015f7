import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { companyStates } from '@/lib/domain/recruitment/company-state';
import { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/recruitment/recruitment-options';
import { vacancyStates } from '@/lib/domain/recruitment/vacancy-state';
import { defineResource } from '../endpoint';
import { done, instant, isoDate, keyword, queryInt, requiredBoth, text, typed } from '../fields';

const pay = z.int().min(0).max(100_000).nullable();
const points = z.array(requiredBoth(textLimits.shortTextMax)).max(20);

const fields = {
  companyId: z.uuid('required'),
  careerCenterId: z.uuid().nullable(),
  kind: z.enum(vacancyKinds, 'required'),
  title: requiredBoth(textLimits.titleMax),
  description: requiredBoth(textLimits.longTextMax),
  duties: points,
  requirements: points,
  benefits: points,
  province: z.string().regex(/^\d{2}$/, 'unknown-place'),
  schedule: z.enum(workSchedules, 'required'),
  workplace: z.enum(workplaces, 'required'),
  /** Code of a field of study. */
  field: z.string().min(1, 'required').max(20),
  /** USD a month. */
  salaryMinUsd: pay,
  salaryMaxUsd: pay,
  openings: z.int().min(1).max(1_000),
  /** The last day for applications. */
  deadline: isoDate.nullable(),
};

export const vacancyDraft = z.object(fields);
export type VacancyDraft = z.output<typeof vacancyDraft>;
export const vacancyChange = vacancyDraft.partial();

const deskVacancy = z.object({
  vacancyId: z.uuid(),
  slug: z.string(),
  organizationId: z.uuid(),
  /** Null for vacancies from before employers were recorded. */
  company: z
    .object({ companyId: z.uuid(), name: text, state: z.enum(companyStates), email: z.string().nullable() })
    .nullable(),
  companyName: text,
  careerCenterId: z.uuid().nullable(),
  kind: z.enum(vacancyKinds),
  state: z.enum(vacancyStates),
  /** A decision hid it, or let it out whatever its employer. */
  decided: z.enum(['hidden', 'released']).nullable(),
  title: text,
  description: text,
  duties: z.array(text),
  requirements: z.array(text),
  benefits: z.array(text),
  province: z.string(),
  schedule: z.enum(workSchedules),
  workplace: z.enum(workplaces),
  field: z.string(),
  salaryMinUsd: z.int().nullable(),
  salaryMaxUsd: z.int().nullable(),
  openings: z.int(),
  deadline: isoDate.nullable(),
  applicantCount: z.int(),
  isDemo: z.boolean(),
  postedAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type DeskVacancy = z.infer<typeof deskVacancy>;

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
