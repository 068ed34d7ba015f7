import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { GradeStep } from '@/lib/domain/school-day/grading-scale';
import { absenceRules } from '@/lib/domain/school-day/results';
import { schools } from './academic';
import { bilingual, instant, primaryId } from './columns';
import { assessments, classSessions } from './learning';
import { students } from './student';

/** What a cell of a sheet says: a mark with its note, or a score with its remark. */
export interface MarkValue {
  value: string | number;
  note: string | null;
}

/** One row for each change of a cell: of the attendance of a session, or of the scores of an assessment. */
export const markChanges = pgTable(
  'mark_changes',
  {
    id: primaryId(),
    sessionId: uuid('session_id').references(() => classSessions.id, { onDelete: 'cascade' }),
    assessmentId: uuid('assessment_id').references(() => assessments.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    markedBy: uuid('marked_by'),
    before: jsonb('before').$type<MarkValue>(),
    after: jsonb('after').$type<MarkValue>(),
    /** Why a score that students had seen was changed; they read it. */
    reason: text('reason'),
  },
  (t) => [
    check('mark_changes_of_something', sql`${t.sessionId} is not null or ${t.assessmentId} is not null`),
    index('mark_changes_session')
      .on(t.sessionId, t.at)
      .where(sql`${t.sessionId} is not null`),
    index('mark_changes_assessment')
      .on(t.assessmentId, t.at)
      .where(sql`${t.assessmentId} is not null`),
    index('mark_changes_student').on(t.studentId),
  ],
);

/** Terms in which nobody changes attendance and scores any more; a term that was opened again keeps why. */
export const termLocks = pgTable(
  'term_locks',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    academicYear: text('academic_year').notNull(),
    term: integer('term').notNull(),
    lockedAt: instant('locked_at').notNull(),
    lockedBy: uuid('locked_by'),
    openedAt: instant('opened_at'),
    openReason: text('open_reason'),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.academicYear, t.term] })],
);

/** The letters and points of a school; schools without a row use those of the national exam. */
export const gradingScales = pgTable('grading_scales', {
  schoolId: uuid('school_id')
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  steps: jsonb('steps').$type<GradeStep[]>().notNull(),
  passPercent: integer('pass_percent').notNull(),
  /** What an absence without excuse is; null while the school has not decided. */
  absence: text('absence', { enum: [...absenceRules] }),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

/** What the report card of a term says of a student. */
export const termRemarks = pgTable(
  'term_remarks',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    academicYear: text('academic_year').notNull(),
    term: integer('term').notNull(),
    remark: bilingual('remark').notNull(),
    writtenBy: uuid('written_by'),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.academicYear, t.term] })],
);
