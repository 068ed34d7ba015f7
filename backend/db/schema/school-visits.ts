import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { schools } from './academic';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** Hours in which the pupils of a school sign up together. */
export const schoolVisits = pgTable(
  'school_visits',
  {
    id: primaryId(),
    code: text('code').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    closedAt: instant('closed_at'),
    /** How many are expected. */
    pupils: integer('pupils').notNull(),
    /** Who came and is on no list: a number without names. */
    unlistedCount: integer('unlisted_count').notNull().default(0),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('school_visits_code').on(t.code),
    index('school_visits_school').on(t.schoolId, t.startsAt, t.id),
    index('school_visits_starts').on(t.startsAt, t.id),
    index('school_visits_ends').on(t.endsAt),
  ],
);

/** Those who agreed that the school and Sala's advisors read their names. */
export const schoolVisitVisitors = pgTable(
  'school_visit_visitors',
  {
    visitId: uuid('visit_id')
      .notNull()
      .references(() => schoolVisits.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.visitId, t.userId] }),
    index('school_visit_visitors_user').on(t.userId),
    index('school_visit_visitors_at').on(t.visitId, t.at),
  ],
);
