import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
