import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { schools } from './academic';
import { instant, primaryId } from './columns';

/** What readers propose to correct about a school. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: uuid('user_id'),
    kind: text('kind', { enum: ['limited-content', 'incorrect-or-old-content', 'other'] }).notNull(),
    feedback: text('feedback').notNull(),
    contact: text('contact'),
    status: text('status', { enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    decision: text('decision', { enum: ['accepted', 'declined'] }),
    answer: text('answer'),
    handledBy: uuid('handled_by'),
    handledAt: instant('handled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('content_revisions_school').on(t.schoolId, t.status, t.createdAt),
    index('content_revisions_first').on(t.status.desc().nullsFirst(), t.createdAt, t.id, t.schoolId),
  ],
);
