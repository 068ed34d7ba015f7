import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GuardianView } from '@/lib/domain/accounts/guardianship';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { students } from './student';

/** The one code of a student that a guardian can enter; a new one takes its place. */
export const guardianCodes = pgTable(
  'guardian_codes',
  {
    studentId: uuid('student_id')
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdBy: uuid('created_by'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [uniqueIndex('guardian_codes_hash').on(t.codeHash)],
);

/** Whom the school calls when something has happened to a student; the student says who it is. */
export const emergencyContacts = pgTable('emergency_contacts', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  relation: text('relation').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Who may read what of a student. An ended relation stays as a row: who had access, until when, ended by whom. */
export const guardians = pgTable(
  'guardians',
  {
    id: primaryId(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sees: jsonb('sees').$type<GuardianView[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: uuid('confirmed_by'),
    /** When the confirmation ended because the student became an adult. */
    askedAnewAt: instant('asked_anew_at'),
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('guardians_standing')
      .on(t.studentId, t.userId)
      .where(sql`ended_at is null`),
    index('guardians_user').on(t.userId),
  ],
);
