import { desc, eq, max } from 'drizzle-orm';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import type { Author } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { askerNumber } from '@/lib/domain/questions/posts';
import type { Db } from '@/backend/db/client';
import { forumMessages, questionFollows, userAnswers } from '@/backend/db/schema';
import { chatParticipantsMax } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { noticeFact } from '@/backend/features/notices/services/facts';
import type { QuestionRecord } from './questions';

/** As others see the writer: a hidden name does not stand in notices either. */
const shownName = ({ author, writerNumber }: { author: Author | null; writerNumber: number | null }) => {
  if (author && writerNumber === null) return { name: author.name, nameKm: author.nameNative };
  const { en, km } =
    writerNumber === askerNumber
      ? noticeFact('chat.asker')
      : noticeFact('chat.person', { number: String(writerNumber) });
  return { name: en, nameKm: km };
};

const paramsOf = (question: QuestionRecord, written: Parameters<typeof shownName>[0]) => ({
  ...shownName(written),
  titleEn: question.title,
  titleKm: question.titleNative ?? question.title,
});

const without = (userIds: readonly (string | null)[], writer: string): string[] =>
  userIds.filter((id): id is string => id !== null && id !== writer);

/**
 * Notifies the author and the followers of a question of an answer; each answer is notified once.
 * @param answer as everybody sees it
 */
export async function notifyAnswer(
  act: AnyAct,
  question: QuestionRecord,
  answer: UserAnswer,
  writerId: string,
): Promise<void> {
  const followers = await act.tx
    .select({ userId: questionFollows.userId })
    .from(questionFollows)
    .where(eq(questionFollows.questionId, question.id));
  const people = new Set([question.userId, ...followers.map(({ userId }) => userId)]);
  await act.tell(without([...people], writerId), {
    kind: 'question-answer',
    params: paramsOf(question, answer),
    names: writerId,
    page: '/forum/answer/[id]',
    about: question.id,
    subject: `answer:${answer.userAnswerId}`,
  });
}

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
  writerId: string,
): Promise<void> {
  const writers = [
    ...(await writersIn(act.tx, forumMessages, question.id)),
    ...(await writersIn(act.tx, userAnswers, question.id)),
  ].map(({ userId }) => userId);
  await act.tell(without([...new Set([question.userId, ...writers])], writerId), {
    kind: 'question-message',
    params: paramsOf(question, message),
    names: writerId,
    page: '/forum/answer/[id]',
    about: question.id,
    subject: `chat:${question.id}`,
    again: 'renew',
  });
}
