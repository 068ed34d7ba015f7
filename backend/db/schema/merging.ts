import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { schools } from './academic';
import { applicants } from './applicant';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** A row as JSON has it: an instant is a text. */
export type StoredRow = Record<string, unknown>;

/** All that the undo of a merge needs. */
export interface MergeSnapshot {
  /** The application that left; null where only the accounts were joined. */
  lost: StoredRow | null;
  /** What the merge changed in the application that stays. */
  kept: { before: StoredRow; after: StoredRow };
  /** Events and follow-ups that moved, and events that the merge wrote. */
  events: string[];
  written: string[];
  followUps: string[];
  students: string[];
  consents: string[];
  /** Each paper that moved: as it was, and as it then was. */
  papers: { before: StoredRow; after: StoredRow }[];
  /** The account that left, and the ids of its rows by table. */
  person: {
    user: StoredRow;
    intoId: string;
    rows: Record<string, string[]>;
    registration: StoredRow | null;
    gaveRegistration: boolean;
    filled: { before: StoredRow; after: StoredRow };
  } | null;
}

/** Two applications, or two accounts, that staff joined because they are of one person. */
export const applicationMerges = pgTable(
  'application_merges',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** The person of the application that stays. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keptId: uuid('kept_id').notNull(),
    lostId: uuid('lost_id').notNull(),
    /** Its links and its code lead to the one that stays. */
    lostReferenceCode: text('lost_reference_code').notNull(),
    mergedBy: uuid('merged_by').notNull(),
    mergedAt: instant('merged_at').notNull(),
    undoUntil: instant('undo_until').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
    /** null once it cannot be undone any more. */
    snapshot: jsonb('snapshot').$type<MergeSnapshot>(),
  },
  (t) => [
    uniqueIndex('application_merges_lost_key')
      .on(t.lostId, t.keptId)
      .where(sql`${t.undoneAt} is null`),
    index('application_merges_kept').on(t.keptId, t.mergedAt),
    index('application_merges_school').on(t.schoolId, t.mergedAt, t.id),
    index('application_merges_code').on(t.lostReferenceCode),
    index('application_merges_user').on(t.userId),
    index('application_merges_open')
      .on(t.undoUntil)
      .where(sql`${t.snapshot} is not null`),
  ],
);

/** Two applications of which staff have said that they are of two people; the smaller id is the first. */
export const applicantsApart = pgTable(
  'applicants_apart',
  {
    firstId: uuid('first_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    secondId: uuid('second_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    saidBy: uuid('said_by').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.firstId, t.secondId] }), index('applicants_apart_second').on(t.secondId)],
);
