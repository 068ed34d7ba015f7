import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Hidden by a decision on a report. */
    heldAt: instant('held_at'),
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
    /** Hidden by a decision on a report. */
    heldAt: instant('held_at'),
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
  ],
);

/** `viewer` is a person's id, or a keyed hash of an address and a day. */
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
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('forum_messages_question').on(t.questionId, t.createdAt, t.id),
    index('forum_messages_user').on(t.userId),
  ],
);

/** Events in the chat of a question, in order; an interrupted stream resumes from a number. */
export const forumEvents = pgTable(
  'forum_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    questionId: ofQuestion(),
    kind: text('kind', { enum: ['posted', 'removed'] }).notNull(),
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
