import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { questions, userAnswers } from './qa';

const ofQuestion = () =>
  uuid('question_id')
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' });
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who else than the author wrote below a question: whether the name is hidden there, and the number that stands for it. */
export const questionPeople = pgTable(
  'question_people',
  {
    questionId: ofQuestion(),
    userId: ofUser(),
    number: integer('number').notNull(),
    hideName: boolean('hide_name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.userId] }),
    uniqueIndex('question_people_number').on(t.questionId, t.number),
    index('question_people_user').on(t.userId),
  ],
);

export const questionFollows = pgTable(
  'question_follows',
  { userId: ofUser(), questionId: ofQuestion(), followedAt: instant('followed_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('question_follows_question').on(t.questionId),
  ],
);

/**
 * What staff has said of a tag: its two names, and the other spellings that mean the same. Tags without a row are as people
 * typed them. Questions have `fold` alone.
 */
export const questionTags = pgTable(
  'question_tags',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    fold: text('fold').notNull(),
    /** Folded: its names, and tags that were merged into it. */
    others: text('others').array().notNull(),
    nameEn: text('name_en').notNull(),
    nameKm: text('name_km').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('question_tags_fold').on(t.organizationId, t.fold),
    index('question_tags_others').using('gin', t.others),
  ],
);

export const tagFollows = pgTable(
  'tag_follows',
  {
    userId: ofUser(),
    organizationId: uuid('organization_id').notNull(),
    fold: text('fold').notNull(),
    /** As it stood where the person chose it. */
    tag: text('tag').notNull(),
    /** The bell tells of new questions. */
    tells: boolean('tells').notNull(),
    followedAt: instant('followed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.organizationId, t.fold] }),
    index('tag_follows_tag').on(t.organizationId, t.fold),
  ],
);

/** Who finds a question useful, or with `answerId` one of its answers. */
export const usefulMarks = pgTable(
  'useful_marks',
  {
    id: primaryId(),
    userId: ofUser(),
    questionId: ofQuestion(),
    answerId: uuid('answer_id').references(() => userAnswers.id, { onDelete: 'cascade' }),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [
    uniqueIndex('useful_marks_question')
      .on(t.questionId, t.userId)
      .where(sql`${t.answerId} is null`),
    uniqueIndex('useful_marks_answer')
      .on(t.answerId, t.userId)
      .where(sql`${t.answerId} is not null`),
    index('useful_marks_user').on(t.userId),
  ],
);
