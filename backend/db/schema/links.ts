import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Short links of the embedded gateway; `path` begins with a slash, so that no link leads to another site. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: text('code').primaryKey(),
    path: text('path').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('short_links_path_key').on(t.path)],
);
