import { and, asc, eq, gt, inArray, isNull, max } from 'drizzle-orm';
import type { ChatEvent } from '@/lib/contract/questions/live';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import type { Db } from '@/backend/db/client';
import { forumEvents, forumMessages, questionPeople, questions, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { streamReplayMax } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { authorColumns, hiddenNumber, toAuthor } from './question-views';
import type { QuestionRecord } from './questions';

/** @throws 404 unless people ask and answer there; questionnaires have no chat. */
export const findOpenQuestion = async (db: Db, id: string): Promise<QuestionRecord> => {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.kind, 'forum'), isNull(questions.heldAt)));
  if (!row) throw notFound();
  return row;
};

export const selectMessages = (db: Db) =>
  db
    .select({
      message: forumMessages,
      user: authorColumns,
      question: { userId: questions.userId, hideName: questions.hideName },
      person: { number: questionPeople.number, hideName: questionPeople.hideName },
    })
    .from(forumMessages)
    .innerJoin(users, eq(users.id, forumMessages.userId))
    .innerJoin(questions, eq(questions.id, forumMessages.questionId))
    .leftJoin(
      questionPeople,
      and(
        eq(questionPeople.questionId, forumMessages.questionId),
        eq(questionPeople.userId, forumMessages.userId),
      ),
    );

/** As everybody sees it, its writer too: streams and documents are the same for all. */
export const toMessage = ({
  message,
  user,
  question,
  person,
}: Awaited<ReturnType<typeof selectMessages>>[number]): ForumMessage => {
  const writerNumber = hiddenNumber(message.userId, question, person);
  const isNamed = writerNumber === null;
  return {
    messageId: message.id,
    questionId: message.questionId,
    userId: isNamed ? message.userId : null,
    author: isNamed ? toAuthor(user, message.authorRole) : null,
    writerNumber,
    text: maskContacts(message.text),
    editedAt: message.editedAt?.toISOString() ?? null,
    createdAt: message.createdAt.toISOString(),
  };
};

/**
 * Synchronizes the document of a message with the database, independent of earlier attempts and their order: it is
 * written or deleted.
 */
export async function mirrorMessage(deps: Deps, messageId: string): Promise<void> {
  const { documents } = deps.realtime;
  if (!documents) throw new Error('No document store is set any more.');
  const read = () => selectMessages(deps.db).where(eq(forumMessages.id, messageId));
  const [row] = await read();
  if (row) await documents.put(toMessage(row));
  // If the message was deleted during the write, its deletion may have come first.
  if (!row || (await read()).length === 0) await documents.remove(messageId);
}

/** Announces messages that are deleted along with another record, before the deletion. */
export async function announceRemovals(
  { deps, tx }: Pick<AnyAct, 'deps' | 'tx'>,
  messages: readonly { id: string; questionId: string }[],
): Promise<void> {
  // Always in one order, so that two transactions never wait for each other.
  const ordered = messages.toSorted((a, b) => a.questionId.localeCompare(b.questionId));
  for (const { id, questionId } of ordered)
    await deps.realtime.publishMessage(tx, { questionId, messageId: id, kind: 'removed' });
}

export interface NumberedEvent {
  id: number;
  event: ChatEvent;
}

/** The number from which a newly opened chat stream continues. */
export const lastEventId = async (db: Db, questionId: string): Promise<number> => {
  const [row] = await db
    .select({ value: max(forumEvents.id) })
    .from(forumEvents)
    .where(eq(forumEvents.questionId, questionId));
  return row?.value ?? 0;
};

/** Events of a chat after a number, in order; `reload` when there are too many to replay. */
export async function chatEventsAfter(db: Db, questionId: string, after: number): Promise<NumberedEvent[]> {
  const rows = await db
    .select()
    .from(forumEvents)
    .where(and(eq(forumEvents.questionId, questionId), gt(forumEvents.id, after)))
    .orderBy(asc(forumEvents.id))
    .limit(streamReplayMax + 1);
  if (rows.length > streamReplayMax)
    return [{ id: await lastEventId(db, questionId), event: { type: 'reload' } }];
  const posted = rows.filter(({ kind }) => kind !== 'removed').map(({ messageId }) => messageId);
  const messages =
    posted.length === 0 ? [] : await selectMessages(db).where(inArray(forumMessages.id, posted));
  const byId = new Map(messages.map((row) => [row.message.id, toMessage(row)]));
  return rows.flatMap(({ id, kind, messageId }): NumberedEvent[] => {
    if (kind === 'removed') return [{ id, event: { type: 'removed', messageId } }];
    const message = byId.get(messageId);
    return message ? [{ id, event: { type: kind, message } }] : [];
  });
}

/** Locks the messages of a question against additions until the transaction ends. */
export async function lockedMessagesOf(tx: Db, questionId: string) {
  await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, questionId)).for('update');
  return tx
    .select({ id: forumMessages.id, questionId: forumMessages.questionId })
    .from(forumMessages)
    .where(eq(forumMessages.questionId, questionId));
}
