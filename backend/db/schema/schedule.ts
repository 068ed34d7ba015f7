import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { instant, primaryId } from './columns';
import { users } from './identity';

const bilingual = (name: string) => jsonb(name).$type<Text>();

/**
 * `organization_id` is a school or Sala's own organization. Only the people of the organization see a members'
 * calendar.
 */
export const calendars = pgTable(
  'calendars',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: ['academic', 'events'] }).notNull(),
    audience: text('audience', { enum: ['public', 'members'] }).notNull(),
    name: bilingual('name').notNull(),
    color: text('color').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('calendars_organization').on(t.organizationId)],
);

/** A removed event stays as a row, so that links to it can say that it existed. `capacity` null: no limit. */
export const events = pgTable(
  'events',
  {
    id: primaryId(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: bilingual('title').notNull(),
    description: bilingual('description').notNull(),
    place: bilingual('place').notNull(),
    province: text('province'),
    format: text('format', { enum: ['on-site', 'online'] }).notNull(),
    takesRegistrations: boolean('takes_registrations').notNull().default(true),
    capacity: integer('capacity'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    removedAt: instant('removed_at'),
    searchFold: text('search_fold').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('events_slug_key').on(t.slug),
    index('events_calendar').on(t.calendarId, t.startsAt, t.id, t.endsAt, t.removedAt),
    index('events_ends').on(t.endsAt),
    index('events_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/** One row for each person and event; staff set `attended_at` when the person attended. */
export const eventAttendees = pgTable(
  'event_attendees',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    registeredAt: instant('registered_at').notNull(),
    attendedAt: instant('attended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('event_attendees_first').on(t.eventId, t.registeredAt, t.userId),
    index('event_attendees_user').on(t.userId, t.registeredAt),
  ],
);
