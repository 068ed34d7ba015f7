import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { BankBranch } from '@/lib/contract/loans/banks';
import type { SchoolFeature } from '@/lib/domain/site/features';
import { requestStates } from '@/lib/domain/review/request-states';
import { paymentOrders } from '@/lib/domain/loans/loan-postings';
import type { QuestionKind } from '@/lib/domain/events/events';
import { bilingual, instant, primaryId } from './columns';
import { users } from './identity';

/** What binds the officers themselves, and what borrowers pay. */
export interface BankTermsChange {
  yearlyRateBasisPoints?: number;
  feeCents?: number;
  amountMaxCents?: number;
  paymentOrder?: (typeof paymentOrders)[number];
  twoOfficersFromCents?: number | null;
  textsDues?: boolean;
}

/** `yearly_rate_basis_points` is the bank's setting: 1,800 are 18 %, the cap. */
export const banks = pgTable(
  'banks',
  {
    id: primaryId(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    about: jsonb('about').$type<Text>().notNull(),
    yearlyRateBasisPoints: integer('yearly_rate_basis_points').notNull(),
    /** Kept back on the day of the loan. */
    feeCents: integer('fee_cents').notNull().default(0),
    amountMaxCents: integer('amount_max_cents').notNull().default(99_999),
    /** What a payment of a new loan pays first within one due. */
    paymentOrder: text('payment_order', { enum: [...paymentOrders] })
      .notNull()
      .default('fee-interest-principal'),
    /** From this amount on, two officers agree to lend and to pay out; null for every amount. */
    twoOfficersFromCents: integer('two_officers_from_cents'),
    /** The bank pays for text messages about instalments, to borrowers and to guardians who agreed. */
    textsDues: boolean('texts_dues').notNull().default(false),
    branches: jsonb('branches').$type<BankBranch[]>().notNull().default([]),
    phone: text('phone'),
    email: text('email'),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    version: integer('version').notNull().default(1),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('banks_slug_key').on(t.slug),
    check('banks_rate_cap', sql`${t.yearlyRateBasisPoints} between 0 and 1800`),
  ],
);

/** The terms of new loans, each time that somebody set them; append-only. */
export const bankTerms = pgTable(
  'bank_terms',
  {
    id: primaryId(),
    bankId: uuid('bank_id')
      .notNull()
      .references(() => banks.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Null where a table was imported without an author. */
    changedBy: uuid('changed_by'),
    yearlyRateBasisPoints: integer('yearly_rate_basis_points').notNull(),
    feeCents: integer('fee_cents').notNull(),
    amountMaxCents: integer('amount_max_cents').notNull(),
    /** Null where they were not recorded yet. */
    branches: jsonb('branches').$type<BankBranch[]>(),
  },
  (t) => [index('bank_terms_bank').on(t.bankId, t.at)],
);

/** A change of terms that one officer wants and another one has not confirmed; a bank has one at a time. */
export const bankWaitingChanges = pgTable(
  'bank_waiting_changes',
  {
    id: primaryId(),
    bankId: uuid('bank_id')
      .notNull()
      .references(() => banks.id, { onDelete: 'cascade' }),
    /** The wanted columns of the bank. */
    change: jsonb('change').$type<BankTermsChange>().notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [uniqueIndex('bank_waiting_changes_bank').on(t.bankId)],
);

/** The bank that a person with the role bank works for. */
export const bankStaff = pgTable(
  'bank_staff',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bankId: uuid('bank_id')
      .notNull()
      .references(() => banks.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.bankId] }), index('bank_staff_bank').on(t.bankId)],
);

/** A school that wants to work with Sala; whoever wrote has no account. */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: primaryId(),
    name: text('name').notNull(),
    school: text('school').notNull(),
    role: text('role').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    features: text('features').array().$type<SchoolFeature[]>().notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: ['km', 'en'] }).notNull(),
    state: text('state', { enum: requestStates }).notNull().default('new'),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('partner_requests_created').on(t.createdAt, t.id),
    index('partner_requests_state').on(t.state, t.createdAt, t.id),
    index('partner_requests_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

interface Question {
  id: string;
  kind: QuestionKind;
  label: Text;
  isRequired: boolean;
  choices: Text[];
}

const noText = sql`'{"en":"","km":""}'::jsonb`;
const emptyList = sql`'[]'::jsonb`;

/** From `starts_on` to `ends_on` people register; it takes place from `held_from` to `held_to`. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: primaryId(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    description: jsonb('description').$type<Text>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    heldFrom: date('held_from', { mode: 'string' }),
    heldTo: date('held_to', { mode: 'string' }),
    place: bilingual('place').notNull().default(noText),
    forWhom: bilingual('for_whom').notNull().default(noText),
    /** What comes after the registration. */
    next: bilingual('next').notNull().default(noText),
    minAge: integer('min_age'),
    takesRegistrations: boolean('takes_registrations').notNull().default(false),
    /** Null: as many as come. With `quotas` only those count. */
    capacity: integer('capacity'),
    quotas: jsonb('quotas').$type<{ province: string; places: number }[]>().notNull().default(emptyList),
    questions: jsonb('questions').$type<Question[]>().notNull().default(emptyList),
    pictures: jsonb('pictures').$type<string[]>().notNull().default(emptyList),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('campaigns_slug_key').on(t.slug),
    index('campaigns_starts').on(t.status, t.startsOn, t.id),
    index('campaigns_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);
