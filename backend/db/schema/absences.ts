import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  absenceReasons,
  markRequestStates,
  speakers,
  teacherAbsenceReasons,
} from '@/lib/domain/school-day/absences';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { schools } from './academic';
import { instant, primaryId } from './columns';
import { classSessions } from './learning';
import { users } from './identity';
import { students } from './student';

/** What a student, a guardian or the office has said before a lesson; it marks nobody. */
export const absenceNotices = pgTable(
  'absence_notices',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Only this lesson of the day. */
    sessionId: uuid('session_id').references(() => classSessions.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: [...absenceReasons] }).notNull(),
    note: text('note').notNull(),
    paperKey: text('paper_key'),
    createdAs: text('created_as', { enum: [...speakers] }).notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    /** Lessons that had begun by then stay announced. */
    withdrawnAt: instant('withdrawn_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('absence_notices_student').on(t.studentId, t.toDay),
    index('absence_notices_school').on(t.schoolId, t.toDay),
  ],
);

/** When a teacher will not come, as they or the office have said; the lessons of that time are covered one by one. */
export const teacherAbsences = pgTable(
  'teacher_absences',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Only this lesson of the day. */
    sessionId: uuid('session_id').references(() => classSessions.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: [...teacherAbsenceReasons] }).notNull(),
    note: text('note').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('teacher_absences_school').on(t.schoolId, t.toDay),
    index('teacher_absences_user').on(t.userId, t.toDay),
  ],
);

/** What a student or a guardian says about a mark of attendance, and what the school answers. */
export const markRequests = pgTable(
  'mark_requests',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    mark: text('mark', { enum: [...attendanceMarks] }).notNull(),
    wanted: text('wanted', { enum: [...attendanceMarks] }).notNull(),
    reason: text('reason').notNull(),
    createdAs: text('created_as', { enum: [...speakers] }).notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: [...markRequestStates] }).notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('mark_requests_open')
      .on(t.studentId, t.sessionId)
      .where(sql`state = 'open'`),
    index('mark_requests_student').on(t.studentId, t.createdAt),
    index('mark_requests_school').on(t.schoolId, t.state, t.createdAt),
  ],
);
