import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { requestStates } from '@/lib/domain/review/request-states';
import { instant, primaryId } from './columns';

/** What people wrote to Sala in the contact form, and the answer; either a phone number or a mail address is known. */
export const visitorMessages = pgTable(
  'visitor_messages',
  {
    id: primaryId(),
    /** What the writer is told to name it by. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: ['km', 'en'] }).notNull(),
    /** The writer, where they were signed in; the message is deleted with the account. */
    userId: uuid('user_id'),
    state: text('state', { enum: requestStates }).notNull().default('new'),
    answer: text('answer'),
    /** Who changed the state last. */
    handledBy: uuid('handled_by'),
    handledAt: instant('handled_at'),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('visitor_messages_created').on(t.createdAt, t.id),
    index('visitor_messages_state').on(t.state, t.createdAt, t.id),
    index('visitor_messages_user').on(t.userId),
    index('visitor_messages_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);
