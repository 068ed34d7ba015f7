import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a keyword found nothing on a day in Cambodia; who searched is not stored. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** Folded. */
    word: text('word').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.day] }), index('missed_searches_day').on(t.day)],
);
