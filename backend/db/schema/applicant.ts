import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import { schools, subjects } from './academic';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** Literal, so that it matches the partial indexes on these values. */
export const isUndecided = sql.raw(`status not in ('accepted', 'rejected')`);

export const applicants = pgTable(
  'applicants',
  {
    id: primaryId(),
    referenceCode: text('reference_code').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdBy: uuid('created_by').notNull(),
    status: text('status').notNull(),
    enrollToId: uuid('enroll_to_id').references(() => subjects.id),
    detail: jsonb('detail').$type<EnrollDetail>().notNull(),
    name: text('name').notNull(),
    nameKm: text('name_km').notNull(),
    phone: text('phone').notNull(),
    searchFold: text('search_fold').notNull(),
    /** The time of its last event. */
    statusSince: instant('status_since').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('applicants_reference_key').on(t.referenceCode),
    index('applicants_school').on(t.schoolId, t.createdAt, t.id),
    index('applicants_people').on(t.schoolId, t.userId),
    index('applicants_school_status').on(t.schoolId, t.status, t.createdAt, t.id, t.enrollToId),
    // Longest waiting first, by school and by the person who entered it.
    index('applicants_waiting').on(t.schoolId, t.statusSince, t.id).where(isUndecided),
    index('applicants_entered_waiting').on(t.createdBy, t.statusSince, t.id, t.schoolId).where(isUndecided),
    index('applicants_user').on(t.userId, t.createdAt),
    index('applicants_entered').on(t.createdBy, t.createdAt, t.id, t.schoolId, t.status),
    index('applicants_subject').on(t.enrollToId),
    // Words together with the readers of the row: each alone may match a hundred thousand rows.
    index('applicants_words').using(
      'gin',
      sql`${t.searchFold} gin_trgm_ops`,
      sql`(array[${t.schoolId}, ${t.createdBy}])`,
    ),
  ],
);

/** Events of an application, in order; append-only. */
export const applicantEvents = pgTable(
  'applicant_events',
  {
    id: primaryId(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorRole: text('actor_role', { enum: ['student', 'advisor', 'school'] }).notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    note: text('note'),
  },
  (t) => [index('applicant_events_applicant').on(t.applicantId, t.at)],
);

/** An organization's own steps; the three fixed ones are rules, not rows. */
export const applicantSteps = pgTable(
  'applicant_steps',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    order: integer('order'),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    color: text('color').notNull(),
    status: boolean('status').notNull(),
  },
  (t) => [uniqueIndex('applicant_steps_key').on(t.schoolId, t.key)],
);

/**
 * The consent of a person to an application that staff enter for them: requested by SMS, for one school and
 * programme, used once.
 */
export const applicationConsents = pgTable(
  'application_consents',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    enrollToId: uuid('enroll_to_id').references(() => subjects.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    agreedAt: instant('agreed_at'),
    /** The application that used this consent. */
    applicantId: uuid('applicant_id'),
  },
  (t) => [index('application_consents_user').on(t.userId, t.schoolId, t.createdAt)],
);
