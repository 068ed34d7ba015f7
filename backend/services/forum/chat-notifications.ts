import { desc, eq, max } from 'drizzle-orm';
import type { ForumMessage } from '@/lib/contract/forum/messages';
import type { UserAnswer } from '@/lib/contract/qa/user-answers';
import type { Db } from '@/backend/db/client';
import { forumMessages, userAnswers } from '@/backend/db/schema';
import { chatParticipantsMax } from '@/backend/limits';
import type { AnyAct } from '@/backend/services/access/act';
import type { QuestionRecord } from '@/backend/services/qa/questions';

const paramsOf = (question: QuestionRecord, { author }: Pick<UserAnswer, 'author'>) => ({
  name: author.name,
  nameKm: author.nameNative,
  titleEn: question.title,
  titleKm: question.titleNative ?? question.title,
});

const without = (userIds: readonly (string | null)[], writer: string): string[] =>
  userIds.filter((id): id is string => id !== null && id !== writer);

/** Notifies the author of a question of an answer; each answer is notified once. */
export const notifyAnswer = (act: Pick<AnyAct, 'tell'>, question: QuestionRecord, answer: UserAnswer) =>
  act.tell(without([question.userId], answer.userId), {
    kind: 'question-answer',
    params: paramsOf(question, answer),
    names: answer.userId,
    page: '/forum/answer/[id]',
    about: question.id,
    subject: `answer:${answer.userAnswerId}`,
  });

const writersIn = (tx: Db, table: typeof forumMessages | typeof userAnswers, questionId: string) =>
  tx
    .select({ userId: table.userId })
    .from(table)
    .where(eq(table.questionId, questionId))
    .groupBy(table.userId)
    .orderBy(desc(max(table.createdAt)))
    .limit(chatParticipantsMax);

/**
 * Notifies the people who asked, answered or wrote there before. A lively chat is one notification, which each
 * message renews.
 */
export async function notifyChat(
  act: AnyAct,
  question: QuestionRecord,
  message: ForumMessage,
): Promise<void> {
  const writers = [
    ...(await writersIn(act.tx, forumMessages, question.id)),
    ...(await writersIn(act.tx, userAnswers, question.id)),
  ].map(({ userId }) => userId);
  await act.tell(without([question.userId, ...writers], message.userId), {
    kind: 'question-message',
    params: paramsOf(question, message),
    names: message.userId,
    page: '/forum/answer/[id]',
    about: question.id,
    subject: `chat:${question.id}`,
    again: 'renew',
  });
}
