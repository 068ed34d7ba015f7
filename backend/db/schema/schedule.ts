import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
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
import {
  type EventAudience,
  eventFormats,
  eventKinds,
  eventStatuses,
  type QuestionKind,
} from '@/lib/domain/learning/events';
import { campuses } from './academic';
import { bilingual, cents, instant, primaryId } from './columns';
import { users } from './identity';

interface AgendaRow {
  /** A time of day in Cambodia, HH:MM. */
  at: string;
  title: Text;
  speaker: string;
}

interface Speaker {
  name: Text;
  role: Text;
}

interface EventQuestion {
  id: string;
  kind: QuestionKind;
  label: Text;
  isRequired: boolean;
  choices: Text[];
}

const emptyList = sql`'[]'::jsonb`;

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
    archivedAt: instant('archived_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('calendars_organization').on(t.organizationId)],
);

/**
 * A removed event stays as a row, so that links to it can say that it existed. `capacity` null: no limit. `sequence`
 * counts the changes of time, place and cancellation, for the calendars that people have taken the event into.
 */
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
    campusId: uuid('campus_id').references(() => campuses.id, { onDelete: 'set null' }),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Only for staff and for people who have a place. */
    onlineUrl: text('online_url'),
    pictureUrl: text('picture_url'),
    type: text('type', { enum: eventKinds }).notNull().default('other'),
    format: text('format', { enum: eventFormats }).notNull(),
    status: text('status', { enum: eventStatuses }).notNull().default('published'),
    cancelReason: bilingual('cancel_reason'),
    agenda: jsonb('agenda').$type<AgendaRow[]>().notNull().default(emptyList),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull().default(emptyList),
    forWhom: jsonb('for_whom').$type<EventAudience[]>().notNull().default(emptyList),
    minAge: integer('min_age'),
    priceCents: cents('price_cents').notNull().default(0),
    questions: jsonb('questions').$type<EventQuestion[]>().notNull().default(emptyList),
    takesRegistrations: boolean('takes_registrations').notNull().default(true),
    capacity: integer('capacity'),
    hasWaitingList: boolean('has_waiting_list').notNull().default(false),
    registrationOpensAt: instant('registration_opens_at'),
    registrationClosesAt: instant('registration_closes_at'),
    seriesId: uuid('series_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    version: integer('version').notNull().default(1),
    sequence: integer('sequence').notNull().default(0),
    removedAt: instant('removed_at'),
    searchFold: text('search_fold').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('events_slug_key').on(t.slug),
    index('events_calendar').on(t.calendarId, t.startsAt, t.id, t.endsAt, t.removedAt, t.status),
    index('events_ends').on(t.endsAt),
    index('events_starts').on(t.startsAt, t.id),
    index('events_series').on(t.seriesId, t.startsAt),
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
