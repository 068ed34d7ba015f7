import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { companyStates } from '@/lib/domain/careers/company-state';
import { jobFlagKeys } from '@/lib/domain/careers/job-flags';
import { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import { vacancyStates } from '@/lib/domain/careers/vacancy-state';
import { instant, isoDate, requiredBoth, text } from '../fields';
import { questionInput } from '../events/event-shapes';
import { vacancyQuestions, vacancyQuestionsMax } from './vacancy-questions';

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
  /** Without a default: what a change leaves out stays. */
  questions: z.array(questionInput).max(vacancyQuestionsMax).optional(),
};

export const vacancyDraft = z.object(fields);
export type VacancyDraft = z.output<typeof vacancyDraft>;
export const vacancyChange = vacancyDraft.partial();

export const deskVacancy = z.object({
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
  /** Hidden until somebody decides about its flags or its reports; null otherwise. */
  waitsFor: z.enum(['flags', 'reports']).nullable(),
  /** What speaks against it, with the sentence that says so; empty where a fact does. */
  flags: z.array(z.object({ key: z.enum(jobFlagKeys), quote: z.string() })),
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
  questions: vacancyQuestions.default([]),
  applicantCount: z.int(),
  /** Applications that wait for an advisor. */
  waitingCount: z.int(),
  /** How many took their application back. */
  withdrawnCount: z.int().default(0),
  isDemo: z.boolean(),
  postedAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type DeskVacancy = z.infer<typeof deskVacancy>;
