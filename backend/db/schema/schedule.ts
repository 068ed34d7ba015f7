import { sql } from 'drizzle-orm';
import {
  bigserial,
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
} from '@/lib/domain/events/events';
import { placeStates, scanKinds } from '@/lib/domain/events/event-places';
import { helpedAnswers } from '@/lib/domain/events/event-feedback';
import type { CertificateFacts } from '@/lib/contract/events/after-event';
import { campuses } from './academic';
import { bilingual, cents, instant, primaryId } from './columns';
import { users } from './identity';
import { careerCenters } from './recruitment';

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

/** As it was asked and answered: the question may be changed or removed later. */
interface EventAnswer {
  id: string;
  label: Text;
  answer: Text;
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
    /** Who took or owns the picture. */
    pictureCredit: text('picture_credit').notNull().default(''),
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
    /** The center of Sala's that it belongs to. */
    careerCenterId: uuid('career_center_id').references(() => careerCenters.id, { onDelete: 'set null' }),
    /** When those who come were reminded a day before, and two hours before. */
    dayReminderAt: instant('day_reminder_at'),
    hourReminderAt: instant('hour_reminder_at'),
    /** When those who were there were asked how it was. */
    feedbackAskedAt: instant('feedback_asked_at'),
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

/**
 * One row for each person and event. `arrival` is the order of registering; whoever registers anew gets a new one.
 * `attended_at` follows from the scans.
 */
export const eventAttendees = pgTable(
  'event_attendees',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    arrival: bigserial('arrival', { mode: 'number' }).notNull(),
    state: text('state', { enum: placeStates }).notNull().default('placed'),
    /** Until when a held place waits for its person. */
    heldUntil: instant('held_until'),
    /** In the waiting list: a place that comes free is taken without asking again. */
    takesAtOnce: boolean('takes_at_once').notNull().default(false),
    answers: jsonb('answers').$type<EventAnswer[]>().notNull().default(emptyList),
    registeredAt: instant('registered_at').notNull(),
    attendedAt: instant('attended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('event_attendees_line').on(t.eventId, t.state, t.arrival),
    index('event_attendees_first').on(t.eventId, t.arrival),
    index('event_attendees_user').on(t.userId, t.registeredAt),
    index('event_attendees_unsettled')
      .on(t.state, t.eventId)
      .where(sql`${t.state} in ('waiting', 'held')`),
  ],
);

/** What happened at the door, as a phone wrote it down; its id is made there, so that it counts once. */
export const eventScans = pgTable(
  'event_scans',
  {
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Null for somebody who came without having registered. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: scanKinds }).notNull(),
    /** The name of somebody who came without having registered. */
    name: text('name').notNull().default(''),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    scannedBy: uuid('scanned_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('event_scans_event').on(t.eventId, t.userId, t.at)],
);

/** What somebody who was there says of an event; its staff read it without a name. */
export const eventFeedback = pgTable(
  'event_feedback',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1, poor, to 5. */
    rating: integer('rating').notNull(),
    helped: text('helped', { enum: helpedAnswers }).notNull(),
    words: text('words').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index('event_feedback_user').on(t.userId)],
);

/**
 * That somebody was at an event, as it was printed: `facts` stays, whatever the records say later. `code` has 128 random bits.
 */
export const eventCertificates = pgTable(
  'event_certificates',
  {
    code: text('code').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    facts: jsonb('facts').$type<CertificateFacts>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('event_certificates_person').on(t.eventId, t.userId),
    index('event_certificates_user').on(t.userId),
  ],
);
