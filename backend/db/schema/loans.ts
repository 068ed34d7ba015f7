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
import type { LoanDocuments } from '@/lib/contract/loans/loan-shapes';
import { paymentOrders, postingKinds } from '@/lib/domain/loans/loan-postings';
import {
  guardianJobs,
  loanDeeds,
  loanGuardians,
  loanReasons,
  loanStatuses,
  twoOfficerMoves,
} from '@/lib/domain/loans/loan-rules';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { banks } from './marketing';

const isOpen = sql.raw(`status in ('draft', 'submitted', 'in-review', 'returned', 'approved', 'paid-out')`);

/** Rate, fee and the rule of two officers are the bank's on the day the application was sent. */
export const loans = pgTable(
  'loans',
  {
    id: primaryId(),
    referenceCode: text('reference_code').notNull(),
    bankId: uuid('bank_id')
      .notNull()
      .references(() => banks.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: [...loanStatuses] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason', { enum: [...loanReasons] }).notNull(),
    periodMonths: integer('period_months').notNull(),
    yearlyRateBasisPoints: integer('yearly_rate_basis_points').notNull(),
    feeCents: integer('fee_cents').notNull().default(0),
    working: boolean('working').notNull(),
    guardian: text('guardian', { enum: [...loanGuardians] }).notNull(),
    guardianName: text('guardian_name').notNull(),
    /** null in applications from before it was asked. */
    guardianPhone: text('guardian_phone'),
    guardianJob: text('guardian_job', { enum: [...guardianJobs] }).notNull(),
    /** As the application says; null in applications from before it was asked, and after the account is deleted. */
    dob: date('dob', { mode: 'string' }),
    documents: jsonb('documents').$type<LoanDocuments>().notNull(),
    contractOn: date('contract_on', { mode: 'string' }),
    paidOutOn: date('paid_out_on', { mode: 'string' }),
    paymentOrder: text('payment_order', { enum: [...paymentOrders] })
      .notNull()
      .default('fee-interest-principal'),
    /** The bank's rule of two officers on the day it was sent; null for every amount. */
    twoOfficersFromCents: integer('two_officers_from_cents'),
    /** What a first officer has agreed to, where the bank wants two. */
    awaits: text('awaits', { enum: [...twoOfficerMoves] }),
    firstOfficerId: uuid('first_officer_id'),
    /** The oldest due that is not paid; this and the next four follow from the postings, and change with them. */
    nextDueOn: date('next_due_on', { mode: 'string' }),
    nextDueCents: integer('next_due_cents').notNull().default(0),
    unpaidPrincipalCents: integer('unpaid_principal_cents').notNull().default(0),
    interestPaidCents: integer('interest_paid_cents').notNull().default(0),
    writtenOffCents: integer('written_off_cents').notNull().default(0),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('loans_reference_key').on(t.referenceCode),
    uniqueIndex('loans_open_key').on(t.bankId, t.userId).where(isOpen),
    index('loans_bank').on(t.bankId, t.createdAt),
    index('loans_bank_status').on(t.bankId, t.status, t.createdAt),
    index('loans_bank_due').on(t.bankId, t.nextDueOn),
    index('loans_user').on(t.userId, t.createdAt),
    index('loans_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
    check('loans_amount', sql`${t.amountCents} > 0 and ${t.amountCents} < 100000`),
  ],
);

/** What is planned to be paid back of a loan that was paid out. */
export const loanInstalments = pgTable(
  'loan_instalments',
  {
    loanId: uuid('loan_id')
      .notNull()
      .references(() => loans.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    paymentCents: integer('payment_cents').notNull(),
    interestCents: integer('interest_cents').notNull(),
    principalCents: integer('principal_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    /** When the borrower was told that it comes, and that it is late; each once. */
    soonToldAt: instant('soon_told_at'),
    lateToldAt: instant('late_told_at'),
  },
  (t) => [primaryKey({ columns: [t.loanId, t.number] }), index('loan_instalments_due').on(t.dueOn)],
);

/** What was paid out, charged and paid of a loan; append-only. A correction counters one posting whole. */
export const loanPostings = pgTable(
  'loan_postings',
  {
    id: primaryId(),
    loanId: uuid('loan_id')
      .notNull()
      .references(() => loans.id, { onDelete: 'cascade' }),
    /** The day that it counts for; of a correction the day of what it counters. */
    on: date('on_day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: [...postingKinds] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    countersId: uuid('counters_id'),
    /** Of interest: the instalment with which it is due. */
    instalment: integer('instalment'),
    /** Noted before there was a ledger: its interest stays as it was noted. */
    carriedOver: boolean('carried_over').notNull().default(false),
    at: instant('at').notNull(),
    /** Null where it follows from the days, or was carried over. */
    officerId: uuid('officer_id'),
    note: text('note'),
  },
  (t) => [
    index('loan_postings_loan').on(t.loanId, t.on),
    uniqueIndex('loan_postings_countered').on(t.countersId),
    check('loan_postings_amount', sql`${t.amountCents} > 0`),
  ],
);

/**
 * A guardian's agreement, by code, to what a minor wants to borrow; used by one application. With a loan that was lent
 * it stays as the bank's evidence after the account is deleted: then without the number, of which a digest remains.
 */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bankId: uuid('bank_id')
      .notNull()
      .references(() => banks.id, { onDelete: 'cascade' }),
    guardianPhone: text('guardian_phone'),
    /** Of the number, with Sala's key: a number that somebody names can be compared with it. */
    guardianPhoneDigest: text('guardian_phone_digest'),
    /** The most that it agrees to. */
    amountCents: integer('amount_cents').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the link in the same message; the guardian answers there, once. */
    linkHash: text('link_hash'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    agreedAt: instant('agreed_at'),
    refusedAt: instant('refused_at'),
    loanId: uuid('loan_id').references(() => loans.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('guardian_consents_user').on(t.userId, t.bankId, t.createdAt),
    uniqueIndex('guardian_consents_link').on(t.linkHash),
  ],
);

/** Events of a loan, in order; append-only. */
export const loanEvents = pgTable(
  'loan_events',
  {
    id: primaryId(),
    loanId: uuid('loan_id')
      .notNull()
      .references(() => loans.id, { onDelete: 'cascade' }),
    /** The version of the loan after the event: it orders events of the same instant. */
    loanVersion: integer('loan_version').notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actor: text('actor', { enum: ['student', 'bank'] }).notNull(),
    fromStatus: text('from_status', { enum: [...loanStatuses] }),
    toStatus: text('to_status', { enum: [...loanStatuses] }).notNull(),
    /** What was done, where it is neither a state nor a word. */
    deed: text('deed', { enum: [...loanDeeds] }),
    note: text('note'),
    /** Why it was approved with a paper unseen; for the bank only. */
    unseenReason: text('unseen_reason'),
    /** How the bank knows the age of a borrower who changed a minor's birthday; for the bank only. */
    ageReason: text('age_reason'),
  },
  (t) => [uniqueIndex('loan_events_key').on(t.loanId, t.loanVersion)],
);
