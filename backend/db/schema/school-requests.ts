import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { schoolRequestKinds, schoolRequestStates } from '@/lib/domain/admissions/school-requests';
import { schools } from './academic';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** What somebody asks of a school that it does not list, and its answer. */
export const schoolRequests = pgTable(
  'school_requests',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: schoolRequestKinds }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: schoolRequestStates }).notNull().default('open'),
    answer: text('answer'),
    decidedBy: uuid('decided_by'),
    answeredAt: instant('answered_at'),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('school_requests_school').on(t.schoolId, t.createdAt, t.id),
    index('school_requests_state').on(t.schoolId, t.state, t.createdAt, t.id),
    index('school_requests_kind').on(t.schoolId, t.kind, t.createdAt, t.id),
    index('school_requests_user').on(t.userId, t.createdAt, t.id),
    index('school_requests_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);
