import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { region } from '@/lib/domain/limits';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { recordColumns } from '@/backend/db/record-columns';
import { users } from './identity';
import { bilingual, cents, instant, primaryId, schoolType, sortKey } from './columns';

/** The files of a school's page, as keys of the storage. */
export interface SchoolPictureKeys {
  logo: string | null;
  cover: string | null;
  /** Who took or owns the picture. */
  coverCredit?: string;
  gallery: { key: string; alt: Text; credit?: string }[];
}

/**
 * `*_fee_cents`, `category_ids`, `program_count`, `open_until` and the search columns are derived; services/search-index.ts writes them.
 */
export const schools = pgTable(
  'schools',
  {
    id: primaryId(),
    slug: text('slug').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    schoolType: schoolType('school_type').notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    region: text('region').notNull().default(region),
    province: text('province').notNull(),
    district: text('district'),
    commune: text('commune'),
    isPublic: boolean('is_public').notNull(),
    ...recordColumns(schoolFields),
    hue: integer('hue').notNull().default(180),
    scholarships: jsonb('scholarships').$type<SchoolDetail['scholarships']>().notNull(),
    exchangePrograms: jsonb('exchange_programs').$type<SchoolDetail['exchangePrograms']>().notNull(),
    quotes: jsonb('quotes').$type<SchoolDetail['quotes']>().notNull().default([]),
    // When somebody last checked the facts of its page, and who: Sala or the school itself.
    checkedOn: date('checked_on', { mode: 'string' }),
    checkedBy: text('checked_by', { enum: ['advisor', 'school'] }),
    // When Sala agreed that it is the school it says; null: nobody sees it but those who keep it.
    agreedAt: instant('agreed_at'),
    declinedAt: instant('declined_at'),
    // What waits for an advisor: the school itself, or the names that it wants to have. `asked_by` hears the answer.
    askedAt: instant('asked_at'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    wantedName: text('wanted_name'),
    wantedNameNative: text('wanted_name_native'),
    pictures: jsonb('pictures')
      .$type<SchoolPictureKeys>()
      .notNull()
      .default({ logo: null, cover: null, gallery: [] }),
    isDemo: boolean('is_demo').notNull().default(false),
    minFeeCents: cents('min_fee_cents'),
    maxFeeCents: cents('max_fee_cents'),
    programCount: integer('program_count').notNull().default(0),
    // The last day on which people can apply for one of its programs.
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
    index('schools_asked')
      .on(t.askedAt)
      .where(sql`${t.askedAt} is not null`),
    // Whatever writes it, also an import: nobody unchecked is public.
    check('schools_agreed_before_active', sql`${t.status} = 'inactive' or ${t.agreedAt} is not null`),
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
    // The place in the list of its school, which decides about it.
    order: integer('order').notNull().default(0),
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
  /** Up to three interest letters, strongest first. */
  interests: text('interests').notNull().default(''),
  /** Other words for it, in both languages; the search texts of its courses and schools hold them. */
  words: text('words').array().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
});

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
