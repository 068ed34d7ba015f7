import {
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
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import type { OrganizationProfile } from '@/lib/contract/accounts/organization-profiles';
import type { StaffRoleName } from '@/lib/domain/accounts/roles';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** Accounts that staff created for a person; the person takes the account over by signing up with the number. */
export const directRegistrations = pgTable(
  'direct_registrations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    registeredBy: uuid('registered_by').notNull(),
    organizationId: uuid('organization_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('direct_registrations_by').on(t.registeredBy, t.createdAt),
    index('direct_registrations_organization').on(t.organizationId, t.createdAt),
  ],
);

/**
 * Links that were sent to people who were given a role, or registered by staff; only the hash of a key is stored. Without a
 * role it leads to the account alone. An account that has a PIN has taken its invitations.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: primaryId(),
    keyHash: text('key_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRoleName>(),
    schoolId: uuid('school_id'),
    bankId: uuid('bank_id'),
    /** Null for the operator of the site. */
    invitedBy: uuid('invited_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Declined by whoever got it, or lapsed without an answer: its role is taken away. */
    ended: text('ended', { enum: ['declined', 'lapsed'] }),
  },
  (t) => [
    uniqueIndex('invitations_key').on(t.keyHash),
    index('invitations_user').on(t.userId),
    index('invitations_expires').on(t.expiresAt),
  ],
);

/** Birthdays that were known and then changed; `after` of an advisor is one that they have seen on paper, also where it is the same. */
export const birthdayChanges = pgTable(
  'birthday_changes',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was changed. */
    source: text('source', { enum: ['loan', 'account', 'application', 'advisor'] }).notNull(),
    before: date('before', { mode: 'string' }).notNull(),
    after: date('after', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (t) => [index('birthday_changes_user').on(t.userId, t.at)],
);

/** Accounts with a pending deletion request; a log-in cancels it until it is due. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [index('account_deletions_due').on(t.dueAt)],
);

/** Facts that a person gives to one organization only. */
export const organizationProfiles = pgTable(
  'organization_profiles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').notNull(),
    guardian: jsonb('guardian').$type<OrganizationProfile['guardian']>(),
    emergencyContact: jsonb('emergency_contact').$type<OrganizationProfile['emergencyContact']>(),
    address: jsonb('address').$type<OrganizationProfile['address']>(),
    about: text('about'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.organizationId] })],
);

/** The schools that a person went to and the result of the national exam, as they told it. */
export const educationHistories = pgTable('education_histories', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  highSchools: jsonb('high_schools').$type<EducationHistory['highSchools']>().notNull(),
  nationalExam: jsonb('national_exam').$type<EducationHistory['nationalExam']>(),
  otherSchools: jsonb('other_schools').$type<EducationHistory['otherSchools']>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});
