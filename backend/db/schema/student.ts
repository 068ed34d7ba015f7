import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { campuses, schools } from './academic';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { subjects } from './subjects';

const names = () => ({
  name: text('name').notNull(),
  nameNative: text('name_native').notNull(),
  order: integer('order').notNull().default(1),
});

export const groupStructures = pgTable(
  'group_structures',
  {
    id: primaryId(),
    campusId: uuid('campus_id')
      .notNull()
      .references(() => campuses.id, { onDelete: 'cascade' }),
    ...names(),
  },
  (t) => [index('group_structures_campus').on(t.campusId, t.order)],
);

export const structures = pgTable(
  'structures',
  {
    id: primaryId(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groupStructures.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => structures.id, { onDelete: 'cascade' }),
    ...names(),
  },
  (t) => [index('structures_group').on(t.groupId, t.order)],
);

/** `archive_status`: 0 in use, 4 closed to new students; every other number is archived and never shown. */
export const structureRecords = pgTable(
  'structure_records',
  {
    id: primaryId(),
    structureId: uuid('structure_id')
      .notNull()
      .references(() => structures.id, { onDelete: 'cascade' }),
    campusId: uuid('campus_id')
      .notNull()
      .references(() => campuses.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => structureRecords.id, { onDelete: 'cascade' }),
    archiveStatus: integer('archive_status').notNull().default(0),
    ...names(),
  },
  (t) => [
    index('structure_records_campus').on(t.campusId, t.archiveStatus, t.order),
    index('structure_records_structure').on(t.structureId),
  ],
);

/** Settings of a school; the API returns only public ones. */
export const schoolConfigurations = pgTable(
  'school_configurations',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    configId: text('config_id').notNull(),
    value: jsonb('value').$type<string | number | boolean | string[]>().notNull(),
    isPublic: boolean('is_public').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.configId] })],
);

/** `unique_key` has 192 random bits: whoever knows it can see the public card. */
export const students = pgTable(
  'students',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id),
    campusId: uuid('campus_id')
      .notNull()
      .references(() => campuses.id),
    structureRecordId: uuid('structure_record_id').references(() => structureRecords.id),
    /** The program that they study. */
    subjectId: uuid('subject_id').references(() => subjects.id),
    userId: uuid('user_id').references(() => users.id),
    applicantId: uuid('applicant_id'),
    /** When an application became this student: its creation, or later where a row of a table was joined with its person. */
    takenInAt: instant('taken_in_at'),
    studentCode: text('student_code').notNull(),
    uniqueKey: text('unique_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    firstNameKm: text('first_name_km').notNull(),
    lastNameKm: text('last_name_km').notNull(),
    gender: text('gender', { enum: ['male', 'female', 'other'] }).notNull(),
    dob: date('dob', { mode: 'string' }).notNull(),
    phone: text('phone').notNull(),
    status: text('status', { enum: ['studying', 'paused', 'graduated', 'left'] }).notNull(),
    /** Why and since when; both null until it changes for the first time. */
    statusReason: text('status_reason'),
    statusSince: instant('status_since'),
    enrolledOn: date('enrolled_on', { mode: 'string' }).notNull(),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('students_unique_key').on(t.uniqueKey),
    uniqueIndex('students_code_key').on(t.schoolId, t.studentCode),
    uniqueIndex('students_user_key')
      .on(t.schoolId, t.userId)
      .where(sql`${t.userId} is not null`),
    index('students_school').on(t.schoolId, t.createdAt, t.id),
    index('students_name').on(t.schoolId, t.lastName, t.firstName, t.id),
    index('students_status').on(t.schoolId, t.status, t.createdAt, t.id),
    index('students_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
    index('students_phone').on(t.schoolId, t.phone),
    index('students_unclaimed')
      .on(t.phone)
      .where(sql`${t.userId} is null`),
    index('students_program').on(t.schoolId, t.subjectId, t.createdAt, t.id),
    index('students_subject').on(t.subjectId),
    index('students_applicant').on(t.applicantId),
    index('students_user').on(t.userId),
    index('students_record').on(t.structureRecordId),
    index('students_campus').on(t.campusId),
  ],
);

/** One row for each state of a student: from what to what, when, by whom, why. `before` is null for the first. */
export const studentStates = pgTable(
  'student_states',
  {
    id: primaryId(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    changedBy: uuid('changed_by'),
    before: text('before', { enum: ['studying', 'paused', 'graduated', 'left'] }),
    after: text('after', { enum: ['studying', 'paused', 'graduated', 'left'] }).notNull(),
    reason: text('reason'),
  },
  (t) => [index('student_states_student').on(t.studentId, t.at)],
);

/** The last number that a school has given to a student in a year; the year is 0 where its codes name none. */
export const studentCodeCounters = pgTable(
  'student_code_counters',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.year] })],
);
