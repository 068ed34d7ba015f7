import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import type { VacancyApplicant, VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import type { VacancyQuestion } from '@/lib/contract/careers/vacancy-questions';
import type { JobFlag } from '@/lib/domain/careers/job-flags';
import { instant, primaryId } from './columns';
import { companies } from './companies';
import { users } from './identity';
import { careerCenters, profiles } from './recruitment';

const bilingual = (name: string) => jsonb(name).$type<Text>();
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const vacancies = pgTable(
  'vacancies',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    slug: text('slug').notNull(),
    careerCenterId: uuid('career_center_id').references(() => careerCenters.id),
    kind: text('kind').$type<VacancySummary['kind']>().notNull(),
    /** Null for those from before employers were recorded. */
    companyId: uuid('company_id').references(() => companies.id),
    /** What its writer decided; `vacancyState` says what follows from it today. */
    status: text('status', { enum: ['draft', 'open', 'closed'] }).notNull(),
    title: bilingual('title').notNull(),
    companyName: bilingual('company_name').notNull(),
    companyAbout: bilingual('company_about').notNull(),
    description: bilingual('description').notNull(),
    duties: jsonb('duties').$type<Text[]>().notNull(),
    requirements: jsonb('requirements').$type<Text[]>().notNull(),
    benefits: jsonb('benefits').$type<Text[]>().notNull(),
    province: text('province').notNull(),
    schedule: text('schedule').$type<VacancySummary['schedule']>().notNull(),
    workplace: text('workplace').$type<VacancySummary['workplace']>().notNull(),
    field: text('field').notNull(),
    salaryMinUsd: integer('salary_min_usd'),
    salaryMaxUsd: integer('salary_max_usd'),
    openings: integer('openings').notNull(),
    /** What is asked of those who apply. */
    questions: jsonb('questions').$type<VacancyQuestion[]>().notNull().default([]),
    /** How many took their application back; nothing else stays of them. */
    withdrawnCount: integer('withdrawn_count').notNull().default(0),
    deadline: date('deadline', { mode: 'string' }),
    searchFold: text('search_fold').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    postedAt: instant('posted_at').notNull(),
    /** The last day of the check of its employer, copied so that public lists read one table. */
    clearedUntil: date('cleared_until', { mode: 'string' }),
    /** The day of that check, copied for the same reason. */
    clearedOn: date('cleared_on', { mode: 'string' }),
    releasedAt: instant('released_at'),
    heldAt: instant('held_at'),
    /** What speaks against its text and its employer, as of the last writing. */
    flags: jsonb('flags').$type<JobFlag[]>().notNull().default([]),
    /** The version of the rules that judged it; 0 before any. */
    judgedBy: integer('judged_by').notNull().default(0),
    /** Since when it waits for a decision, and why: its flags, or the reports of people. */
    stoppedAt: instant('stopped_at'),
    stoppedBy: text('stopped_by', { enum: ['flags', 'reports'] }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('vacancies_slug').on(t.organizationId, t.slug),
    index('vacancies_newest').on(t.organizationId, t.status, t.postedAt, t.id),
    // With what says whether readers see it, so that the open ones are counted in the index alone.
    index('vacancies_deadline').on(
      t.organizationId,
      t.status,
      t.deadline,
      t.id,
      t.heldAt,
      t.releasedAt,
      t.clearedUntil,
      t.stoppedAt,
    ),
    index('vacancies_kind').on(t.organizationId, t.kind, t.postedAt),
    index('vacancies_province').on(t.organizationId, t.province, t.postedAt),
    index('vacancies_field').on(t.organizationId, t.field, t.postedAt),
    index('vacancies_center').on(t.careerCenterId),
    index('vacancies_company').on(t.companyId, t.updatedAt),
    index('vacancies_waiting')
      .on(t.clearedUntil)
      .where(sql`${t.status} = 'open' and ${t.heldAt} is null and ${t.releasedAt} is null`),
    index('vacancies_hidden')
      .on(t.heldAt)
      .where(sql`${t.heldAt} is not null`),
    index('vacancies_stopped')
      .on(t.stoppedAt)
      .where(sql`${t.stoppedAt} is not null`),
    index('vacancies_judged').on(t.judgedBy),
    index('vacancies_changed').on(t.organizationId, t.updatedAt, t.id),
    index('vacancies_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/** Null for applicants without an account. */
export const vacancyApplications = pgTable(
  'vacancy_applications',
  {
    id: primaryId(),
    vacancyId: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').$type<VacancyApplicant['method']>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    email: text('email'),
    profileId: uuid('profile_id').references(() => profiles.id),
    /** The profile as it was sent: what changes later is not what was applied with. */
    sentProfile: jsonb('sent_profile').$type<CompleteProfile>(),
    file: jsonb('file').$type<VacancyApplicant['file']>(),
    message: text('message'),
    /** As it was asked and answered: the question may be changed or removed later. */
    answers: jsonb('answers').$type<VacancyApplicant['answers']>().notNull().default([]),
    status: text('status').notNull(),
    /** One of the reasons of the organization. */
    rejectReason: text('reject_reason'),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('vacancy_applications_person').on(t.vacancyId, t.userId),
    index('vacancy_applications_list').on(t.vacancyId, t.status, t.createdAt),
    index('vacancy_applications_user').on(t.userId, t.createdAt),
  ],
);

export const savedVacancies = pgTable(
  'saved_vacancies',
  {
    userId: userId(),
    vacancyId: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.vacancyId] }), index('saved_vacancies_vacancy').on(t.vacancyId)],
);

/** An organization's own steps for vacancies; the three fixed ones are rules, not rows. */
export const vacancySteps = pgTable(
  'vacancy_steps',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    key: text('key').notNull(),
    order: integer('order'),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    color: text('color').notNull(),
    status: boolean('status').notNull(),
  },
  (t) => [uniqueIndex('vacancy_steps_key').on(t.organizationId, t.key)],
);

/** An organization's own reasons, and what it changed of those that every organization has. */
export const vacancyRejectReasons = pgTable(
  'vacancy_reject_reasons',
  {
    organizationId: uuid('organization_id').notNull(),
    key: text('key').notNull(),
    name: bilingual('name').notNull(),
    active: boolean('active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.key] })],
);
