import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FeedLayer } from '@/lib/domain/events/calendar-feed';
import { instant } from './columns';
import { users } from './identity';

/** The one calendar link of a person; a new token takes the place of the old one. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    layers: jsonb('layers').$type<FeedLayer[]>().notNull(),
    language: text('language', { enum: ['km', 'en'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    fetchedAt: instant('fetched_at'),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);
