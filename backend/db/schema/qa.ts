import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { answerStates, questionStates } from '@/lib/domain/questions/posts';
import { instant, primaryId } from './columns';
import { users } from './identity';

const authorRole = () => text('author_role', { enum: ['student', 'staff'] }).notNull();
const ofQuestion = () =>
  uuid('question_id')
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' });
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Questions of people, and statements of the questionnaires; `kind` follows from the subject. Fold columns are
 * derived.
 */
export const questions = pgTable(
  'questions',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind', { enum: ['forum', 'personality', 'holland'] }).notNull(),
    /** Null for Sala's own statements and after the account is deleted: the answers of others stay. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorRole: authorRole(),
    title: text('title').notNull(),
    titleNative: text('title_native'),
    description: text('description').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tagsFold: text('tags_fold')
      .array()
      .notNull()
      .default(sql`'{}'`),
    orderNumber: integer('order_number'),
    scale: text('scale'),
    reversed: boolean('reversed').notNull().default(false),
    version: integer('version').notNull().default(1),
    titleFold: text('title_fold').notNull().default(''),
    searchFold: text('search_fold').notNull().default(''),
    /** What it is about, for finding similar ones. */
    terms: text('terms')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The version of the words that read them; 0 before any. */
    termsBy: integer('terms_by').notNull().default(0),
    hideName: boolean('hide_name').notNull().default(false),
    state: text('state', { enum: questionStates }).notNull().default('open'),
    /** Since when readers do not see it; null while it is open. */
    heldAt: instant('held_at'),
    /** The question that asks the same and stands for it. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => questions.id, { onDelete: 'set null' }),
    /** An open answer of the question; counting clears it with its answer, so it has no foreign key. */
    acceptedAnswerId: uuid('accepted_answer_id'),
    /** Of the answers that readers see. Counted anew after each change. */
    answerCount: integer('answer_count').notNull().default(0),
    usefulCount: integer('useful_count').notNull().default(0),
    editedAt: instant('edited_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    // In the order of the list, with PostgreSQL's order of nulls; otherwise it sorts all questions of a subject.
    index('questions_subject').on(
      t.organizationId,
      t.subjectId,
      t.orderNumber,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      // Not for the order: so that what readers see is counted in the index alone.
      t.heldAt,
    ),
    index('questions_newest').on(t.organizationId, t.kind, t.createdAt, t.id, t.heldAt),
    index('questions_user').on(t.userId),
    index('questions_hidden')
      .on(t.heldAt)
      .where(sql`${t.heldAt} is not null`),
    index('questions_tags').using('gin', t.tagsFold),
    index('questions_terms_by').on(t.termsBy),
    index('questions_terms').using('gin', t.terms),
    index('questions_useful').on(t.organizationId, t.kind, t.usefulCount, t.createdAt, t.id, t.heldAt),
    index('questions_unanswered')
      .on(t.organizationId, t.kind, t.createdAt, t.id)
      .where(sql`${t.answerCount} = 0 and ${t.heldAt} is null`),
    check('questions_state_since', sql`(${t.state} = 'open') = (${t.heldAt} is null)`),
    index('questions_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/** `value` is set for statements of a questionnaire; a person has one answer for each. */
export const userAnswers = pgTable(
  'user_answers',
  {
    id: primaryId(),
    questionId: ofQuestion(),
    userId: ofUser(),
    authorRole: authorRole(),
    answer: text('answer').notNull(),
    value: integer('value'),
    version: integer('version').notNull().default(1),
    state: text('state', { enum: answerStates }).notNull().default('open'),
    /** Since when readers do not see it; null while it is open. */
    heldAt: instant('held_at'),
    usefulCount: integer('useful_count').notNull().default(0),
    editedAt: instant('edited_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('user_answers_question').on(t.questionId, t.createdAt, t.id),
    index('user_answers_user').on(t.userId, t.questionId),
    index('user_answers_hidden')
      .on(t.heldAt)
      .where(sql`${t.heldAt} is not null`),
    uniqueIndex('user_answers_one')
      .on(t.questionId, t.userId)
      .where(sql`${t.value} is not null`),
    check('user_answers_state_since', sql`(${t.state} = 'open') = (${t.heldAt} is null)`),
  ],
);

/** `viewer` is a person's id, or a keyed hash of a day and a browser or an address. */
export const questionViews = pgTable(
  'question_views',
  { questionId: ofQuestion(), viewer: text('viewer').notNull(), viewedAt: instant('viewed_at').notNull() },
  (t) => [primaryKey({ columns: [t.questionId, t.viewer] })],
);

/** `takenAt` is ISO 8601 in UTC. */
export interface EarlierResult {
  code: string;
  scores: Record<string, number>;
  takenAt: string;
}

/** The latest result of each person and test; its meaning is computed from the scores on read. */
export const orientationResults = pgTable(
  'orientation_results',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    test: text('test', { enum: ['personality', 'holland'] }).notNull(),
    userId: ofUser(),
    code: text('code').notNull(),
    scores: jsonb('scores').$type<Record<string, number>>().notNull(),
    /** Earlier results, latest first. */
    earlier: jsonb('earlier').$type<EarlierResult[]>().notNull().default([]),
    /** The name of the person at the time of the test. */
    searchFold: text('search_fold').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [
    uniqueIndex('orientation_results_one').on(t.subjectId, t.userId),
    index('orientation_results_newest').on(t.organizationId, t.subjectId, t.takenAt, t.id),
    index('orientation_results_latest').on(t.organizationId, t.takenAt, t.id),
    index('orientation_results_codes').on(t.organizationId, t.subjectId, t.test, t.code),
    index('orientation_results_user').on(t.userId),
    index('orientation_results_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

export const forumMessages = pgTable(
  'forum_messages',
  {
    id: primaryId(),
    questionId: ofQuestion(),
    userId: ofUser(),
    authorRole: authorRole(),
    text: text('text').notNull(),
    editedAt: instant('edited_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('forum_messages_question').on(t.questionId, t.createdAt, t.id),
    index('forum_messages_user').on(t.userId),
  ],
);

/** How far each person has read the chat of a question. */
export const forumReads = pgTable(
  'forum_reads',
  {
    questionId: ofQuestion(),
    userId: ofUser(),
    /** When the newest message that was seen had been written. */
    readUntil: instant('read_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.userId] }), index('forum_reads_user').on(t.userId)],
);

/** Events in the chat of a question, in order; an interrupted stream resumes from a number. */
export const forumEvents = pgTable(
  'forum_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    questionId: ofQuestion(),
    kind: text('kind', { enum: ['posted', 'edited', 'removed'] }).notNull(),
    messageId: uuid('message_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('forum_events_question').on(t.questionId, t.id)],
);

/** Published copies of results, with a picture for each language. */
export const sharedResults = pgTable('shared_results', {
  recordId: uuid('record_id')
    .primaryKey()
    .references(() => orientationResults.id, { onDelete: 'cascade' }),
  userId: ofUser(),
  test: text('test', { enum: ['personality', 'holland'] }).notNull(),
  scores: jsonb('scores').$type<Record<string, number>>().notNull(),
  takenAt: instant('taken_at').notNull(),
  sharedAt: instant('shared_at').notNull(),
  keyKm: text('key_km').notNull(),
  keyEn: text('key_en').notNull(),
});
