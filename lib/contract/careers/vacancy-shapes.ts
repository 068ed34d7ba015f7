import * as z from 'zod';
import type { vacancyDetail, vacancySummary } from './vacancy-answers';
import {
  applyMethods,
  cvFileTypes,
  vacancyKinds,
  workplaces,
  workSchedules,
} from '@/lib/domain/profiles/recruitment-options';
import { answeredInstant, recordId } from '../answers';
import { step } from '../admissions/applicant-shapes';
import {
  keyword,
  optionalEmail,
  queryBoolean,
  queryInt,
  queryList,
  queryProvince,
  requiredText,
  typed,
} from '../fields';
import { phone, writtenFamilyName, writtenName } from '../person-fields';
import { givenAnswers, storedAnswers } from './vacancy-questions';

export type VacancySummary = z.output<typeof vacancySummary>;
export type VacancyDetail = z.output<typeof vacancyDetail>;

export const vacancyFilter = z.object({
  keyword,
  kind: queryList(z.enum(vacancyKinds)).optional(),
  province: queryList(queryProvince).optional(),
  schedule: queryList(z.enum(workSchedules)).optional(),
  workplace: queryList(z.enum(workplaces)).optional(),
  field: queryList(z.string().max(20)).optional(),
  careerCenterId: z.uuid().optional(),
  status: z.enum(['open', 'closed', 'all']).default('open'),
  /** True selects those that publish their pay. */
  payPublished: queryBoolean.optional(),
  /** True selects what the caller has saved. */
  saved: queryBoolean.optional(),
  /** True selects the caller's own applications, including closed vacancies when `status` says so. */
  applied: queryBoolean.optional(),
  sort: z.enum(['newest', 'deadline']).default('newest'),
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 12 }),
});

/** The `key` of a CV that the applicant uploaded. */
const cvFile = z.object({
  key: z.string().min(1, 'required').max(300),
  fileName: requiredText(200),
  fileType: z.enum(cvFileTypes, 'invalid-file-type'),
});

const message = typed(2000).optional();

export const vacancyApplication = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('profile'),
    profileId: z.uuid('required'),
    message,
    answers: givenAnswers,
  }),
  z.object({ method: z.literal('upload'), file: cvFile, message, answers: givenAnswers }),
]);

/** An application without an account; it has no file. */
export const publicApplication = z.object({
  vacancyId: z.uuid('required'),
  firstName: z.string('required').pipe(writtenName),
  lastName: z.string('required').pipe(writtenFamilyName),
  phone: z.string('required').pipe(phone),
  email: optionalEmail.optional(),
  message: z.string('required').pipe(requiredText(2000)),
  answers: givenAnswers,
});

/** `isVerified` is false without an account: the phone number is unproven. */
export const vacancyApplicant = z.object({
  applicationId: recordId,
  vacancyId: recordId,
  userId: recordId.nullable(),
  isVerified: z.boolean(),
  method: z.enum([...applyMethods, 'public']),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  profileId: z.uuid().nullable(),
  file: cvFile.nullable(),
  message: z.string().nullable(),
  answers: storedAnswers.default([]),
  status: z.string(),
  step,
  rejectReason: z.string().nullable().default(null),
  version: z.int(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});
export type VacancyApplicant = z.infer<typeof vacancyApplicant>;

/** The required fields of an application, so that forms need not know them: `required` by method. */
export const vacancyApplicationSchema = z.object({
  organizationId: z.uuid(),
  steps: z.array(step),
  methods: z.array(
    z.object({
      method: z.enum([...applyMethods, 'public']),
      required: z.array(z.string()),
      optional: z.array(z.string()),
    }),
  ),
  fileTypes: z.array(z.enum(cvFileTypes)),
  fileMaxBytes: z.int(),
});
