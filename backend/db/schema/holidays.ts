import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { termKinds } from '@/lib/domain/school-day/school-year';
import { bilingual, instant, primaryId } from './columns';

/**
 * Days without lessons: of the whole country where `organization_id` is null, else of one school. A day that follows the
 * moon is expected until it is announced. A removed one stays as a row, so that a later version of the list does not
 * bring it back.
 */
export const holidays = pgTable(
  'holidays',
  {
    id: primaryId(),
    organizationId: uuid('organization_id'),
    day: date('day').notNull(),
    name: bilingual('name').notNull(),
    isExpected: boolean('is_expected').notNull().default(false),
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('holidays_day').on(t.organizationId, t.day)],
);

/** Terms, holidays and weeks of exams of one school; both days are included. */
export const schoolTerms = pgTable(
  'school_terms',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: termKinds }).notNull(),
    name: bilingual('name').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('school_terms_organization').on(t.organizationId, t.startsOn)],
);
