import { sql } from 'drizzle-orm';
import type { Author, Question } from '@/lib/contract/qa/questions';
import type { UserAnswer } from '@/lib/contract/qa/user-answers';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { questions, questionViews, userAnswers, users } from '@/backend/db/schema';

export const authorColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  firstNameKm: users.firstNameKm,
  lastNameKm: users.lastNameKm,
};

type Names = { [K in keyof typeof authorColumns]: (typeof users.$inferSelect)[K] };

/** These pages are public: students appear by given name and initial, staff by full name. */
export const toAuthor = (user: Names, role: Author['role']): Author => {
  const initial = user.lastName ? `${user.lastName.slice(0, 1)}.` : '';
  const isStaff = role === 'staff';
  return {
    userId: user.id,
    name: `${user.firstName} ${isStaff ? user.lastName : initial}`.trim(),
    nameNative: `${(isStaff && user.lastNameKm) || ''} ${user.firstNameKm ?? ''}`.trim(),
    role,
  };
};

/** For a query that joins the author; answers to statements of questionnaires are private. */
export const questionColumns = {
  question: questions,
  user: authorColumns,
  answerCount: sql<number>`case when ${questions.kind} = 'forum'
    then (select count(*) from ${userAnswers} where ${userAnswers.questionId} = ${questions.id}
      and ${userAnswers.heldAt} is null) else 0 end`.mapWith(Number),
  viewCount:
    sql<number>`(select count(*) from ${questionViews} where ${questionViews.questionId} = ${questions.id})`.mapWith(
      Number,
    ),
};

interface QuestionRow {
  question: typeof questions.$inferSelect;
  user: Names | null;
  answerCount: number;
  viewCount: number;
}

const scales = [...personalityAxes, ...hollandTypes];

export const toQuestion = (
  { question: row, user, answerCount, viewCount }: QuestionRow,
  forStaff: boolean,
): Question => {
  const scale = scales.find((known) => known === row.scale);
  return {
    questionId: row.id,
    organizationId: row.organizationId,
    subjectId: row.subjectId,
    userId: row.userId,
    author: user && toAuthor(user, row.authorRole),
    title: row.title,
    titleNative: row.titleNative,
    description: row.description,
    tags: row.tags,
    orderNumber: row.orderNumber,
    key: forStaff && scale ? { scale, reversed: row.reversed } : null,
    answerCount,
    viewCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

export const toUserAnswer = ({
  answer: row,
  user,
}: {
  answer: typeof userAnswers.$inferSelect;
  user: Names;
}): UserAnswer => ({
  userAnswerId: row.id,
  questionId: row.questionId,
  userId: row.userId,
  studentId: row.userId,
  author: toAuthor(user, row.authorRole),
  answer: row.answer,
  value: row.value,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
