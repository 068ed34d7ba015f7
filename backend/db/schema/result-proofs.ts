import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProvenExam } from '@/lib/contract/applicant/result-shapes';
import { proofSources, resultKinds } from '@/lib/domain/applications/result-proofs';
import { schools } from './academic';
import { applicants } from './applicant';
import { instant, primaryId } from './columns';
import { users } from './identity';

/**
 * What somebody has proven of a person's results, by what and when; it holds for all of their applications. One of a kind stands, earlier ones
 * were withdrawn.
 */
export const resultProofs = pgTable(
  'result_proofs',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: resultKinds }).notNull(),
    source: text('source', { enum: proofSources }).notNull(),
    /** What was proven; null where only that it is so. */
    exam: jsonb('exam').$type<ProvenExam>(),
    /** Where it was proven, and which paper of the application shows it. */
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id').references(() => applicants.id, { onDelete: 'set null' }),
    paper: text('paper'),
    note: text('note'),
    provenBy: uuid('proven_by'),
    provenAt: instant('proven_at').notNull(),
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('result_proofs_standing')
      .on(t.userId, t.kind)
      .where(sql`withdrawn_at is null`),
    index('result_proofs_applicant').on(t.applicantId),
  ],
);
