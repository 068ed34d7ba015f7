import * as z from 'zod';
import { stepOfStatus } from '@/lib/domain/admissions/applicant-steps';
import { companyChecks } from '@/lib/domain/careers/company-checks';
import { jobActors, nextJobActor } from '@/lib/domain/careers/job-turn';
import { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import {
  orUnsaid,
  answer,
  answeredDay,
  answeredInstant,
  answeredText,
  noText,
  type Raw,
  recordId,
  textOr,
} from '../answers';
import { step } from '../admissions/applicant-shapes';
import { text } from '../fields';
import { vacancyQuestions } from './vacancy-questions';

/** What is recorded of an employer; `seen` is what was checked on `checkedOn`, and counts until `checkedUntil`. */
const employer = z.object({
  registrationNumber: z.string().nullable(),
  province: z.string(),
  address: z.string(),
  site: z.string().nullable(),
  seen: z.array(z.enum(companyChecks)),
  checkedUntil: answeredDay.nullable(),
});

const ownApplication = answer(
  z.object({
    applicationId: recordId,
    status: z.string(),
    step,
    /** Whose turn it is. */
    nextActor: z.enum(jobActors),
    appliedAt: orUnsaid(answeredInstant),
    rejectReason: z.string().nullable(),
  }),
  ({ status }) => ({
    status: 'pending',
    step: stepOfStatus(textOr(status, 'pending')),
    nextActor: nextJobActor({
      status: textOr(status, 'pending'),
      isShown: true,
      hasOffer: false,
      isHandedOn: false,
    }),
    appliedAt: null,
    rejectReason: null,
  }),
);

/**
 * Pay in USD a month, null when none is published. `isOpen` says whether it is open for applications today, in Phnom
 * Penh; `application` is the caller's own, null for visitors and people who have not applied.
 */
const summaryFields = z.object({
  vacancyId: recordId,
  slug: z.string(),
  organizationId: recordId,
  careerCenterId: recordId.nullable(),
  kind: z.enum(vacancyKinds),
  title: answeredText,
  companyName: answeredText,
  province: z.string(),
  schedule: z.enum(workSchedules),
  workplace: z.enum(workplaces),
  field: z.string(),
  salaryMinUsd: z.number().nullable(),
  salaryMaxUsd: z.number().nullable(),
  openings: z.int(),
  deadline: answeredDay.nullable(),
  isOpen: z.boolean(),
  /** Readers do not see it any more; who has applied still does. */
  isHidden: z.boolean().default(false),
  /** The day on which its employer was checked; null where nobody has, or the check no longer counts. */
  checkedOn: answeredDay.nullable(),
  postedAt: orUnsaid(answeredInstant),
  updatedAt: orUnsaid(answeredInstant),
  application: ownApplication.nullable(),
  isDemo: z.boolean(),
});
const vacancyAdded = ({ vacancyId, status, createdAt }: Raw) => ({
  slug: textOr(vacancyId),
  organizationId: '-',
  careerCenterId: null,
  kind: 'job' as const,
  companyName: noText,
  province: '',
  schedule: 'full-time' as const,
  workplace: 'on-site' as const,
  field: '',
  salaryMinUsd: null,
  salaryMaxUsd: null,
  openings: 1,
  deadline: null,
  isOpen: status !== 'closed',
  isHidden: false,
  checkedOn: null,
  postedAt: textOr(createdAt) || null,
  updatedAt: textOr(createdAt) || null,
  application: null,
  isDemo: false,
});
export const vacancySummary = answer(summaryFields, vacancyAdded);

export const vacancyDetail = answer(
  summaryFields.extend({
    companyAbout: text,
    employer: employer.nullable(),
    description: answeredText,
    duties: z.array(text),
    requirements: z.array(text),
    benefits: z.array(text),
    questions: vacancyQuestions,
  }),
  (raw) => ({
    ...vacancyAdded(raw),
    companyAbout: noText,
    employer: null,
    description: noText,
    duties: [],
    requirements: [],
    benefits: [],
    questions: [],
  }),
);
