import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import { openDocumentStatuses, requestReasons } from '@/lib/domain/admissions/document-requests';
import { assessmentKinds, materialKinds } from '@/lib/domain/school-day/assessments';
import { schools } from './academic';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { structureRecords, students } from './student';

const bilingual = (name: string) => jsonb(name).$type<Text>();
const schoolId = () =>
  uuid('school_id')
    .notNull()
    .references(() => schools.id, { onDelete: 'cascade' });
const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

/**
 * Settings of an organization (a school, or Sala's own) for its learners; missing fields fall back to those of the
 * school.
 */
export const organizationSettings = pgTable('organization_settings', {
  organizationId: uuid('organization_id').primaryKey(),
  email: text('email'),
  phone: text('phone'),
  telegram: text('telegram'),
  website: text('website'),
  academicYear: text('academic_year'),
  termStart: date('term_start', { mode: 'string' }),
  termEnd: date('term_end', { mode: 'string' }),
  attendanceMinPercent: integer('attendance_min_percent'),
  /** From how many days of absence on the school wants a paper; null for never. */
  absencePaperDays: integer('absence_paper_days'),
  /** The full score of report cards; null for what schools of this kind use. */
  reportScale: integer('report_scale'),
  /** Name and title of who signs report cards. */
  signatory: bilingual('signatory'),
  officeHours: bilingual('office_hours'),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

/** A subject as it is taught to one class in one term. */
export const classCourses = pgTable(
  'class_courses',
  {
    id: primaryId(),
    schoolId: schoolId(),
    structureRecordId: uuid('structure_record_id').references(() => structureRecords.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    teacher: bilingual('teacher').notNull(),
    credits: integer('credits').notNull(),
    academicYear: text('academic_year').notNull(),
    term: integer('term').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    archivedAt: instant('archived_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('class_courses_school').on(t.schoolId, t.academicYear, t.term),
    index('class_courses_record').on(t.structureRecordId),
  ],
);

/** The teachers of a course: a person with the role teacher can access the courses listed here. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => classCourses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] }), index('class_teachers_course').on(t.courseId)],
);

export const courseStudents = pgTable(
  'course_students',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => classCourses.id, { onDelete: 'cascade' }),
    studentId: studentId(),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.courseId] }), index('course_students_course').on(t.courseId)],
);

/** Who was taken out of a course of their class by name: nothing but a name puts them back. */
export const courseAbsentees = pgTable(
  'course_absentees',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => classCourses.id, { onDelete: 'cascade' }),
    studentId: studentId(),
    at: instant('at').notNull(),
    by: uuid('by'),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.studentId] }),
    index('course_absentees_student').on(t.studentId),
  ],
);

export const classSessions = pgTable(
  'class_sessions',
  {
    id: primaryId(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => classCourses.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    room: text('room').notNull(),
    topic: bilingual('topic').notNull(),
    /** Who teaches instead of the teachers of the course. */
    substituteId: uuid('substitute_id'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('class_sessions_course').on(t.courseId, t.startsAt)],
);

export const attendances = pgTable(
  'attendances',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
    studentId: studentId(),
    mark: text('mark', { enum: ['present', 'late', 'absent', 'excused'] }).notNull(),
    note: text('note'),
    markedAt: instant('marked_at').notNull(),
    markedBy: uuid('marked_by'),
    /** The office changed what a teacher had marked. */
    corrected: boolean('corrected').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.sessionId] }), index('attendances_session').on(t.sessionId)],
);

/** Visible to students from `published_at` on. */
export const assessments = pgTable(
  'assessments',
  {
    id: primaryId(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => classCourses.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...assessmentKinds] }).notNull(),
    name: bilingual('name').notNull(),
    maxScore: doublePrecision('max_score').notNull(),
    weightPercent: integer('weight_percent').notNull(),
    heldOn: date('held_on', { mode: 'string' }).notNull(),
    publishedAt: instant('published_at'),
    /** It counts nowhere any more; its scores stay, so that those who had one can read what became of it. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('assessments_course').on(t.courseId, t.heldOn)],
);

export const scores = pgTable(
  'scores',
  {
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    studentId: studentId(),
    /** Null for a student who was absent. */
    score: doublePrecision('score'),
    /** The absence counts neither way. */
    excused: boolean('excused').notNull().default(false),
    remark: text('remark'),
    /** Null for scores that were stored before their author was. */
    markedAt: instant('marked_at'),
    markedBy: uuid('marked_by'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.assessmentId] }),
    index('scores_assessment').on(t.assessmentId),
  ],
);

/** A text to read, a link, or something to tell; files are links to the file service. */
export const courseMaterials = pgTable(
  'course_materials',
  {
    id: primaryId(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => classCourses.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...materialKinds] }).notNull(),
    title: bilingual('title').notNull(),
    body: bilingual('body'),
    url: text('url'),
    sizeBytes: integer('size_bytes'),
    searchFold: text('search_fold').notNull(),
    publishedAt: instant('published_at'),
    /** The place among the materials of its course; materials of one place stand by their day. */
    place: integer('place').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('course_materials_course').on(t.courseId, t.publishedAt)],
);

/** Which materials a student says to have read. */
export const materialReads = pgTable(
  'material_reads',
  {
    materialId: uuid('material_id')
      .notNull()
      .references(() => courseMaterials.id, { onDelete: 'cascade' }),
    studentId: studentId(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.materialId] }),
    index('material_reads_material').on(t.materialId),
  ],
);

/** A request that waits for the school, as its index says it: with values instead of parameters. */
export const openDocumentRequest = (status: AnyPgColumn) =>
  sql`${status} in (${sql.raw(openDocumentStatuses.map((open) => `'${open}'`).join(', '))})`;

export const documentRequests = pgTable(
  'document_requests',
  {
    id: primaryId(),
    schoolId: schoolId(),
    studentId: studentId(),
    kind: text('kind', {
      enum: [
        'transcript',
        'enrollment-certificate',
        'provisional-certificate',
        'student-card',
        'recommendation',
        'other',
      ],
    }).notNull(),
    copy: text('copy', { enum: ['hard', 'soft'] }).notNull(),
    copies: integer('copies').notNull(),
    language: text('language', { enum: ['km', 'en'] }).notNull(),
    purpose: text('purpose').notNull(),
    neededOn: date('needed_on', { mode: 'string' }),
    campusId: uuid('campus_id'),
    email: text('email'),
    status: text('status', {
      enum: ['requested', 'processing', 'ready', 'handed-over', 'rejected', 'cancelled'],
    }).notNull(),
    note: text('note'),
    reason: text('reason', { enum: requestReasons }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('document_requests_open').on(t.schoolId, t.createdAt, t.id).where(openDocumentRequest(t.status)),
    index('document_requests_oldest').on(t.schoolId, t.createdAt, t.id),
    index('document_requests_student').on(t.studentId, t.createdAt),
  ],
);
