import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import type { DegreeCode } from '@/lib/domain/schools/degrees';
import { categories, schools } from './academic';
import { bilingual, cents, instant, primaryId, schoolType, sortKey } from './columns';
import { users } from './identity';

export const subjects = pgTable(
  'subjects',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    schoolType: schoolType('school_type').notNull(),
    categoryId: text('category_id').references(() => categories.id),
    degree: text('degree').$type<DegreeCode>().notNull(),
    feeCents: cents('fee_cents').notNull(),
    isPublic: boolean('is_public').notNull(),
    province: text('province').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    isPlaceholder: boolean('is_placeholder').notNull(),
    applicationsOpenOn: date('applications_open_on', { mode: 'string' }),
    applicationDeadline: date('application_deadline', { mode: 'string' }),
    nextIntakeOn: date('next_intake_on', { mode: 'string' }),
    isFull: boolean('is_full').notNull().default(false),
    durationMonths: integer('duration_months').notNull(),
    language: text('language', { enum: ['km', 'en', 'km-en'] }).notNull(),
    shift: text('shift', { enum: ['morning', 'afternoon', 'evening', 'weekend', 'full-day'] }).notNull(),
    // Null: the school has not published it.
    admission: jsonb('admission').$type<AdmissionRule>(),
    description: bilingual('description').notNull(),
    careers: bilingual('careers').notNull(),
    searchFold: text('search_fold').notNull().default(''),
    // The rank of the courses of this school in the best match.
    prominence: integer('prominence').notNull().default(0),
    sortKeyKm: sortKey('sort_key_km').notNull().default(''),
    sortKeyEn: sortKey('sort_key_en').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('subjects_key').on(t.schoolId, t.key),
    index('subjects_created').on(t.createdAt, t.id),
    index('subjects_updated').on(t.updatedAt, t.id),
    index('subjects_fee').on(t.feeCents, t.id),
    index('subjects_name_km').on(t.sortKeyKm, t.id),
    index('subjects_name_en').on(t.sortKeyEn, t.id),
    index('subjects_deadline').on(t.applicationDeadline, t.id),
    // All columns that lists filter by, so that counting reads the index only.
    index('subjects_facets').on(
      t.isPlaceholder,
      t.status,
      t.schoolType,
      t.degree,
      t.isPublic,
      t.province,
      t.categoryId,
      t.feeCents,
      t.applicationDeadline,
      t.applicationsOpenOn,
      t.nextIntakeOn,
      t.isFull,
      t.schoolId,
    ),
    index('subjects_category').on(t.categoryId),
    index('subjects_best').on(
      t.isPlaceholder,
      t.applicationDeadline,
      t.endDate,
      t.prominence,
      t.id,
      t.schoolId,
      t.status,
    ),
    // Answers which courses contain a word, without their long texts; truncated to the size limit of an index entry.
    index('subjects_words').on(t.id, t.searchFold),
    index('subjects_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/** People to notify when a program opens for applications again; the row is deleted with its notification. */
export const subjectReminders = pgTable(
  'subject_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subjectId] }),
    index('subject_reminders_subject').on(t.subjectId),
  ],
);
