import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { issuedKinds, issuedStates } from '@/lib/domain/school-day/issued-papers';
import { schools } from './academic';
import { instant, primaryId } from './columns';
import { documentRequests } from './learning';
import { students } from './student';

/**
 * A paper of a school as it was issued: `facts` is what it says, whatever the records say later. `code` has 128 random
 * bits: whoever holds the paper can read what it says. The file is drawn after the commit, by whoever has the lease.
 */
export const issuedPapers = pgTable(
  'issued_papers',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').references(() => documentRequests.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: issuedKinds }).notNull(),
    language: text('language', { enum: ['km', 'en'] }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    code: text('code').notNull(),
    facts: jsonb('facts').$type<PaperFacts>().notNull(),
    state: text('state', { enum: issuedStates }).notNull().default('valid'),
    issuedBy: uuid('issued_by'),
    issuedAt: instant('issued_at').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    replacedBy: uuid('replaced_by'),
    drawnAt: instant('drawn_at'),
    drawingUntil: instant('drawing_until'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('issued_papers_code').on(t.code),
    uniqueIndex('issued_papers_serial').on(t.schoolId, t.year, t.number),
    index('issued_papers_school').on(t.schoolId, t.issuedAt, t.id),
    index('issued_papers_student').on(t.studentId, t.issuedAt),
    index('issued_papers_request')
      .on(t.requestId)
      .where(sql`state = 'valid'`),
    index('issued_papers_undrawn')
      .on(t.issuedAt)
      .where(sql`drawn_at is null`),
  ],
);
