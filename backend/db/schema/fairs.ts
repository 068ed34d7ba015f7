import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import { fairStatuses } from '@/lib/domain/careers/fairs';
import { schools } from './academic';
import { bilingual, instant, primaryId } from './columns';
import { companies } from './companies';
import { users } from './identity';

/** Fairs online; a draft is for advisors only. */
export const fairs = pgTable(
  'fairs',
  {
    id: primaryId(),
    title: bilingual('title').notNull(),
    description: bilingual('description').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: text('status', { enum: fairStatuses }).notNull(),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('fairs_ends').on(t.status, t.endsAt, t.id)],
);

/** The stand of a school or of an employer, never both. `field` is the code of a field of study. */
export const fairBooths = pgTable(
  'fair_booths',
  {
    id: primaryId(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    order: integer('order').notNull(),
    field: text('field').notNull(),
    about: bilingual('about').notNull(),
    people: jsonb('people').$type<{ name: Text; role: Text }[]>().notNull(),
    links: jsonb('links').$type<{ label: Text; url: string }[]>().notNull(),
  },
  (t) => [
    index('fair_booths_fair').on(t.fairId, t.order),
    index('fair_booths_school').on(t.schoolId),
    index('fair_booths_company').on(t.companyId),
  ],
);

/** What happens when. `online_url` is for people with a place, and only around the hour. */
export const fairSessions = pgTable(
  'fair_sessions',
  {
    id: primaryId(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id, { onDelete: 'cascade' }),
    title: bilingual('title').notNull(),
    speaker: text('speaker').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    onlineUrl: text('online_url'),
    recordingUrl: text('recording_url'),
    /** Null: as many as come. */
    capacity: integer('capacity'),
  },
  (t) => [index('fair_sessions_fair').on(t.fairId, t.startsAt)],
);

export const fairPlaces = pgTable(
  'fair_places',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => fairSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.userId] }), index('fair_places_user').on(t.userId)],
);

/** People who want to be told of the next fair. */
export const fairWishes = pgTable(
  'fair_wishes',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('fair_wishes_person').on(t.userId)],
);
