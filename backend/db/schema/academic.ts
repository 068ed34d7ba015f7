import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { AdmissionRule } from '@/lib/contract/academic/admission-rule';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { region } from '@/lib/domain/limits';
import type { DegreeCode } from '@/lib/domain/schools/degrees';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { instant, primaryId, sortKey } from './columns';
import { users } from './identity';

const schoolType = (name: string) => text(name).$type<SchoolType>();
const cents = (name: string) => bigint(name, { mode: 'number' });
const bilingual = (name: string) => jsonb(name).$type<Text>();

/**
 * `*_fee_cents`, `category_ids`, `program_count`, `open_until` and the search columns are derived; services/search-index.ts writes them.
 */
/** The files of a school's page, as keys of the storage. */
export interface SchoolPictureKeys {
  logo: string | null;
  cover: string | null;
  gallery: { key: string; alt: Text }[];
}

export const schools = pgTable(
  'schools',
  {
    id: primaryId(),
    slug: text('slug').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    schoolType: schoolType('school_type').notNull(),
    verified: boolean('verified').notNull().default(false),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    region: text('region').notNull().default(region),
    province: text('province').notNull(),
    district: text('district'),
    commune: text('commune'),
    street: bilingual('street').notNull(),
    isPublic: boolean('is_public').notNull(),
    tagline: bilingual('tagline').notNull(),
    overview: bilingual('overview').notNull(),
    foundedYear: integer('founded_year'),
    studentCount: integer('student_count'),
    email: text('email'),
    phone: text('phone'),
    telegram: text('telegram'),
    website: text('website'),
    facebook: text('facebook'),
    hue: integer('hue').notNull().default(180),
    feesNote: bilingual('fees_note').notNull(),
    admission: bilingual('admission').notNull(),
    facilities: jsonb('facilities').$type<Text[]>().notNull(),
    requiredDocuments: jsonb('required_documents').$type<Text[]>().notNull(),
    scholarships: jsonb('scholarships').$type<SchoolDetail['scholarships']>().notNull(),
    exchangePrograms: jsonb('exchange_programs').$type<SchoolDetail['exchangePrograms']>().notNull(),
    // When somebody last checked the facts of its page, and who: Sala or the school itself.
    checkedOn: date('checked_on', { mode: 'string' }),
    checkedBy: text('checked_by', { enum: ['advisor', 'school'] }),
    pictures: jsonb('pictures')
      .$type<SchoolPictureKeys>()
      .notNull()
      .default({ logo: null, cover: null, gallery: [] }),
    isDemo: boolean('is_demo').notNull().default(false),
    minFeeCents: cents('min_fee_cents'),
    maxFeeCents: cents('max_fee_cents'),
    programCount: integer('program_count').notNull().default(0),
    // The last day on which people can apply for one of its programmes.
    openUntil: date('open_until', { mode: 'string' }),
    categoryIds: text('category_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    nameFold: text('name_fold').notNull().default(''),
    searchFold: text('search_fold').notNull().default(''),
    sortKeyKm: sortKey('sort_key_km').notNull().default(''),
    sortKeyEn: sortKey('sort_key_en').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('schools_slug_key').on(t.slug),
    uniqueIndex('schools_code_key').on(t.code),
    index('schools_programs').on(t.status, t.programCount.desc().nullsFirst(), t.id),
    index('schools_list_km').on(t.status, t.sortKeyKm, t.id),
    index('schools_list_en').on(t.status, t.sortKeyEn, t.id),
    index('schools_best').on(t.status, t.openUntil, t.verified, t.programCount, t.id),
    index('schools_fee_low').on(t.status, t.minFeeCents, t.id),
    index('schools_fee_high').on(t.status, t.maxFeeCents.desc().nullsLast(), t.id),
    // All columns that lists filter by, so that counting reads the index only.
    index('schools_facets').on(
      t.status,
      t.schoolType,
      t.province,
      t.isPublic,
      t.verified,
      t.minFeeCents,
      t.maxFeeCents,
    ),
    index('schools_categories').using('gin', t.categoryIds),
    index('schools_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
    index('schools_name_fold').using('gin', sql`${t.nameFold} gin_trgm_ops`),
  ],
);

export const campuses = pgTable(
  'campuses',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    name: bilingual('name').notNull(),
    province: text('province').notNull(),
    district: text('district'),
    commune: text('commune'),
    street: bilingual('street').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
  },
  (t) => [uniqueIndex('campuses_key').on(t.schoolId, t.key)],
);

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  field: text('field').notNull(),
  fieldName: text('field_name').notNull(),
  fieldNameNative: text('field_name_native').notNull(),
  name: text('name').notNull(),
  nameNative: text('name_native').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
});

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

/** People to notify when a programme opens for applications again; the row is deleted with its notification. */
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

export const favorites = pgTable(
  'favorites',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('favorites_key').on(t.userId, t.schoolId)],
);
