import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { SavedSearchFilter } from '@/lib/contract/careers/vacancy-search';
import { applicantEntryKinds, interviewStates } from '@/lib/domain/careers/hiring-options';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { vacancies, vacancyApplications } from './vacancies';

const bilingual = (name: string) => jsonb(name).$type<Text>();
const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => vacancyApplications.id, { onDelete: 'cascade' });

/** What happened to an application for a vacancy, and what staff noted; only staff reads it. */
export const vacancyEntries = pgTable(
  'vacancy_entries',
  {
    id: primaryId(),
    applicationId: applicationId(),
    kind: text('kind', { enum: applicantEntryKinds }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The step that it came to. */
    status: text('status'),
    /** The note, whom it was handed to, or when the interview is. */
    words: text('words').notNull().default(''),
    /** What the applicant was told. */
    message: bilingual('message'),
    at: instant('at').notNull(),
  },
  (t) => [index('vacancy_entries_application').on(t.applicationId, t.at)],
);

/** Links by which employers read one application; only the hash of a key is stored. */
export const vacancyHandovers = pgTable(
  'vacancy_handovers',
  {
    id: primaryId(),
    applicationId: applicationId(),
    keyHash: text('key_hash').notNull(),
    /** Whom it was handed to, as staff wrote it. */
    recipient: text('recipient').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastOpenedAt: instant('last_opened_at'),
    openedCount: integer('opened_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('vacancy_handovers_key').on(t.keyHash),
    index('vacancy_handovers_application').on(t.applicationId, t.createdAt),
  ],
);

/** An interview: hours that staff offers, and the one that the applicant picked. */
export const interviews = pgTable(
  'interviews',
  {
    id: primaryId(),
    applicationId: applicationId(),
    /** The person whose application it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offeredBy: uuid('offered_by').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: interviewStates }).notNull().default('offered'),
    /** The hours that were offered, ISO instants. */
    slots: jsonb('slots').$type<string[]>().notNull(),
    minutes: integer('minutes').notNull(),
    place: bilingual('place').notNull(),
    /** The hour that was picked. */
    startsAt: instant('starts_at'),
    /** Counts the changes, for calendars that have it already. */
    sequence: integer('sequence').notNull().default(0),
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('interviews_running')
      .on(t.applicationId)
      .where(sql`${t.state} in ('offered', 'picked')`),
    index('interviews_user').on(t.userId, t.startsAt),
    index('interviews_due')
      .on(t.startsAt)
      .where(sql`${t.state} = 'picked' and ${t.remindedAt} is null`),
  ],
);

/** A search for vacancies that tells its person what is new. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').notNull(),
    filter: jsonb('filter').$type<SavedSearchFilter>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.createdAt),
    index('saved_searches_organization').on(t.organizationId, t.id),
  ],
);

/** Vacancies that were compared with the saved searches: each is told of once. */
export const announcedVacancies = pgTable(
  'announced_vacancies',
  {
    vacancyId: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    announcedAt: instant('announced_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.vacancyId] })],
);
