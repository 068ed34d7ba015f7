import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { proofSources, resultKinds } from '@/lib/domain/admissions/result-proofs';
import { schools } from './academic';
import { applicants } from './applicant';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** What a school has proven of a person's results, by what and when. One of a kind and school stands, earlier ones were withdrawn. */
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
    /** It counts for the places at other schools too. */
    binds: boolean('binds').notNull().default(false),
    provenBy: uuid('proven_by'),
    provenAt: instant('proven_at').notNull(),
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('result_proofs_standing')
      .on(t.userId, t.kind, t.schoolId)
      .where(sql`withdrawn_at is null`),
    index('result_proofs_applicant').on(t.applicantId),
  ],
);

/** Why somebody thinks that a proof is wrong: its person, or another school to which they have applied. */
export const proofObjections = pgTable(
  'proof_objections',
  {
    id: primaryId(),
    proofId: uuid('proof_id')
      .notNull()
      .references(() => resultProofs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The school for which they speak; null for the person of the result. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('proof_objections_once').on(t.proofId, t.userId)],
);
