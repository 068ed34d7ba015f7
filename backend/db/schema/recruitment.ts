import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { CvSettings, OpenParts } from '@/lib/contract/profiles/profile-settings';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import type { Registration } from '@/lib/contract/careers/registrations';
import { instant, primaryId } from './columns';
import { users } from './identity';

const bilingual = (name: string) => jsonb(name).$type<Text>();
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** `organization_id` is Sala's own or that of a school, so it has no foreign key. */
export const profiles = pgTable(
  'profiles',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    userId: userId(),
    firstName: text('first_name').notNull(),
    firstNameNative: text('first_name_native'),
    lastName: text('last_name').notNull(),
    lastNameNative: text('last_name_native'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    location: text('location'),
    locationNative: text('location_native'),
    specialization: text('specialization'),
    specializationNative: text('specialization_native'),
    aboutMe: text('about_me'),
    aboutMeNative: text('about_me_native'),
    cv: jsonb('cv').$type<CvSettings>(),
    /** What everyone sees of a profile that is shared; a link says so for itself. */
    openParts: jsonb('open_parts').$type<OpenParts>(),
    version: integer('version').notNull().default(1),
    shared: boolean('shared').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    searchFold: text('search_fold').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('profiles_person')
      .on(t.organizationId, t.userId)
      .where(sql`not ${t.isDeleted}`),
    index('profiles_list').on(t.organizationId, t.updatedAt, t.id),
    index('profiles_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/**
 * The entries of all six collections; `data` has the fields that the contract of `kind` declares, `sort_key` the day
 * to sort by.
 */
export const profileEntries = pgTable(
  'profile_entries',
  {
    id: primaryId(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SectionKind>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    sortKey: text('sort_key').notNull(),
    /** Where the person has put it in its collection; null comes first. */
    position: integer('position'),
    /** The school whose records say so. */
    confirmedBy: jsonb('confirmed_by').$type<{ name: string; nameNative: string }>(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('profile_entries_list').on(t.profileId, t.kind, t.sortKey),
    uniqueIndex('profile_entries_class')
      .on(t.profileId, sql`(${t.data} ->> 'classId')`)
      .where(sql`${t.kind} = 'education'`),
  ],
);

/** Links that a person gives away to their profile; only the hash of a key is stored. */
export const profileLinks = pgTable(
  'profile_links',
  {
    id: primaryId(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    /** The account that its address names, where that one was joined into the person’s. */
    addressUserId: uuid('address_user_id'),
    label: text('label').notNull(),
    openParts: jsonb('open_parts').$type<OpenParts>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastOpenedAt: instant('last_opened_at'),
    openedCount: integer('opened_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('profile_links_key').on(t.keyHash),
    index('profile_links_profile').on(t.profileId, t.createdAt),
  ],
);

/** What referees were asked and have said, one row for an entry; only the hash of the key of their link is stored. */
export const refereeRequests = pgTable(
  'referee_requests',
  {
    id: primaryId(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => profileEntries.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    /** The number or address that was asked: another one is asked anew. */
    contact: text('contact').notNull(),
    askedAt: instant('asked_at').notNull(),
    agreedAt: instant('agreed_at'),
    refusedAt: instant('refused_at'),
  },
  (t) => [
    uniqueIndex('referee_requests_entry').on(t.entryId),
    uniqueIndex('referee_requests_key').on(t.keyHash),
  ],
);

export const careerCenters = pgTable(
  'career_centers',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    key: text('key').notNull(),
    order: integer('order').notNull(),
    name: bilingual('name').notNull(),
    city: bilingual('city').notNull(),
    province: text('province').notNull(),
    street: bilingual('street').notNull(),
    hours: bilingual('hours').notNull(),
    phone: text('phone'),
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (t) => [uniqueIndex('career_centers_key').on(t.organizationId, t.key)],
);

export const registrations = pgTable(
  'registrations',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    userId: userId(),
    careerCenterId: uuid('career_center_id')
      .notNull()
      .references(() => careerCenters.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    situation: text('situation').$type<Registration['situation']>().notNull(),
    schoolName: text('school_name'),
    fieldOfStudy: text('field_of_study'),
    interests: jsonb('interests').$type<Registration['interests']>().notNull(),
    firstRegisteredAt: instant('first_registered_at').notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When its person was last told that it has ended. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [uniqueIndex('registrations_person').on(t.organizationId, t.userId)],
);
