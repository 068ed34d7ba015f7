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
import type { IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import { instant, primaryId } from './columns';

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    phone: text('phone'),
    email: text('email'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    firstNameKm: text('first_name_km'),
    lastNameKm: text('last_name_km'),
    gender: text('gender', { enum: ['male', 'female', 'other'] }),
    dob: date('dob', { mode: 'string' }),
    nationality: text('nationality'),
    province: text('province'),
    currentSchool: text('current_school'),
    avatarKey: text('avatar_key'),
    locale: text('locale', { enum: ['km', 'en'] })
      .notNull()
      .default('km'),
    secretHash: text('secret_hash'),
    enabled: boolean('enabled').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_phone_key').on(t.phone),
    /** Anybody can enter any address, so only a proven address is unique. */
    uniqueIndex('users_email_key')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerified}`),
    index('users_created').on(t.createdAt, t.id),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] }), index('user_roles_role').on(t.role)],
);

/** The schools that a staff member manages. */
export const schoolStaff = pgTable(
  'school_staff',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.schoolId] }), index('school_staff_school').on(t.schoolId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** The network where the session was opened, without its last part. */
    address: text('address').notNull().default(''),
    /** The identity provider of the sign-in, and the encrypted refresh token that ends the session there. */
    provider: text('provider').$type<IdentityProviderName>(),
    providerToken: text('provider_token'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/**
 * One row for each refresh token; only its hash is stored. A repeat within the grace period gets the same answer
 * through `successor`.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

export const challenges = pgTable(
  'challenges',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull(),
    purpose: text('purpose', { enum: ['signup', 'reset', 'email', 'phone', 'join'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
    grantUsedAt: instant('grant_used_at'),
    registration: jsonb('registration').$type<{
      firstName: string;
      lastName: string;
      phone: string;
      locale: 'km' | 'en';
      /** The visit of a school that the person signs up through. */
      visit?: { id: string; isListed: boolean };
    } | null>(),
    /** The mail address or the number that the code proves. */
    email: text('email'),
    phone: text('phone'),
  },
  (t) => [index('challenges_user').on(t.userId)],
);

/** Counters of rate limits and lock-outs; `until` is when the window or the lock ends. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: instant('until').notNull(),
  /** For a sliding window: the time of each counted use, in epoch milliseconds. */
  hits: jsonb('hits').$type<number[]>().notNull().default([]),
});

/** The identity of a person at a provider; a person may have several. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    provider: text('provider').$type<IdentityProviderName>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identities_user').on(t.userId)],
);

/**
 * Steps of a sign-in through a provider. Each is opened once, by a token of which only the hash is stored, in the
 * browser that started it: `provider` during the redirect to the provider, `session` waiting to be opened, `link`
 * waiting for proof of the account.
 */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    step: text('step', { enum: ['provider', 'session', 'link'] }).notNull(),
    provider: text('provider').$type<IdentityProviderName>().notNull(),
    /** A path of this site without language; '' when none was requested. */
    redirect: text('redirect').notNull(),
    locale: text('locale', { enum: ['km', 'en'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer'),
    subject: text('subject'),
    providerToken: text('provider_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('sign_in_steps_expires').on(t.expiresAt), index('sign_in_steps_user').on(t.userId)],
);
