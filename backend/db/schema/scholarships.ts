import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import { schools } from './academic';
import { bilingual, cents, instant, primaryId } from './columns';

/** Scholarships with their rules as data; the texts of a school's own page are in `schools.scholarships`. */
export const scholarships = pgTable(
  'scholarships',
  {
    id: primaryId(),
    // Null: it can be used at several schools.
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Scholarship['kind']>().notNull(),
    title: bilingual('title').notNull(),
    giver: bilingual('giver').notNull(),
    amount: bilingual('amount').notNull(),
    amountCents: cents('amount_cents'),
    coveragePercent: integer('coverage_percent'),
    places: integer('places'),
    deadline: date('deadline', { mode: 'string' }).notNull(),
    rule: jsonb('rule').$type<Scholarship['rule']>().notNull(),
    conditions: bilingual('conditions').notNull(),
    howToApply: bilingual('how_to_apply').notNull(),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    isDemo: boolean('is_demo').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('scholarships_deadline').on(t.status, t.deadline, t.id),
    index('scholarships_all').on(t.deadline, t.id),
    index('scholarships_school').on(t.schoolId, t.status, t.deadline),
  ],
);
