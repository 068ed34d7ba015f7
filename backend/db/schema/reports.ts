import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReportReason, ReviewDecision, ReviewKind } from '@/lib/domain/review/review';
import { reporterStandings } from '@/lib/domain/review/report-weight';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** What people say is wrong with what others wrote. `subject_id` is a record of the table of its kind, so it has no foreign key. */
export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    subjectKind: text('subject_kind').$type<ReviewKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Null without an account, and, as `reason`, for a decision on what nobody has reported. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A digest of the address of somebody without an account, for this subject only. */
    reporterKey: text('reporter_key'),
    /** Who reported, on the day of the report: what the report weighs. */
    standing: text('standing', { enum: reporterStandings }).notNull().default('visitor'),
    reason: text('reason').$type<ReportReason>(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    decision: text('decision').$type<ReviewDecision>(),
    decisionReason: text('decision_reason'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    // A person reports something once while it waits; after a decision it may be reported again.
    uniqueIndex('reports_open')
      .on(t.userId, t.subjectKind, t.subjectId)
      .where(sql`${t.decidedAt} is null`),
    uniqueIndex('reports_open_visitor')
      .on(t.reporterKey)
      .where(sql`${t.decidedAt} is null`),
    index('reports_subject').on(t.subjectId, t.decidedAt),
    index('reports_waiting')
      .on(t.subjectKind, t.subjectId)
      .where(sql`${t.decidedAt} is null`),
  ],
);
