import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applicants } from './applicant';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** A task that staff noted about an applicant; the applicant never sees it. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: primaryId(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** A colleague who is to do it. */
    forId: uuid('for_id').references(() => users.id, { onDelete: 'set null' }),
    channel: text('channel', { enum: ['call', 'message', 'visit', 'other'] }).notNull(),
    note: text('note').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    doneAt: instant('done_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('follow_ups_applicant').on(t.applicantId, t.createdAt),
    index('follow_ups_open')
      .on(t.dueOn, t.createdAt, t.id, t.applicantId)
      .where(sql`${t.doneAt} is null`),
    index('follow_ups_done')
      .on(t.doneAt.desc().nullsFirst(), t.dueOn, t.createdAt, t.id, t.applicantId)
      .where(sql`${t.doneAt} is not null`),
    index('follow_ups_for').on(t.forId),
    index('follow_ups_author').on(t.createdBy, t.doneAt, t.dueOn),
  ],
);
