import { and, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { messagesResource } from '@/lib/contract/questions/messages';
import { isMessageOpen, isToldEdit } from '@/lib/domain/questions/posts';
import type { Db } from '@/backend/db/client';
import { forumMessages, forumReads, questionPeople } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { messagesPerPersonPerMinuteMax, readersShownMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import {
  announceRemovals,
  findOpenQuestion,
  selectMessages,
  toMessage,
} from '@/backend/features/questions/services/forum-messages';
import { postMessage } from '@/backend/features/questions/services/post-message';
import { hiddenNumber } from '@/backend/features/questions/services/question-views';
import type { QuestionRecord } from '@/backend/features/questions/services/questions';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { isStaffOfOrganization } from '@/backend/core/access/staff';

const findMessage = async (db: Db, questionId: string, id: string) => {
  const [row] = await db
    .select()
    .from(forumMessages)
    .where(and(eq(forumMessages.id, id), eq(forumMessages.questionId, questionId)));
  if (!row) throw notFound();
  return row;
};

const ownNumberIn = async (db: Db, question: QuestionRecord, userId: string) => {
  const [person] = await db
    .select()
    .from(questionPeople)
    .where(and(eq(questionPeople.questionId, question.id), eq(questionPeople.userId, userId)));
  return hiddenNumber(userId, question, person ?? null);
};

const seenBy = (db: Db, questionId: string, exceptId: string, since: Date) =>
  db.$count(
    forumReads,
    and(
      eq(forumReads.questionId, questionId),
      ne(forumReads.userId, exceptId),
      gte(forumReads.readUntil, since),
    ),
  );

const edit = async (act: Act, question: QuestionRecord, id: string, text: string) => {
  const { deps, tx, caller, now } = act;
  const { createdAt, userId } = await findMessage(tx, question.id, id);
  if (userId !== caller.id) throw notFound();
  if (!isMessageOpen(createdAt, now))
    throw new Refusal(409, 'too-late', 'This message is too old to be changed.');
  await hitLimit(deps, `message:${caller.id}`, messagesPerPersonPerMinuteMax, 60);
  // Whoever has read it before is told that it was another one.
  const told = isToldEdit(createdAt, now) || (await seenBy(tx, question.id, caller.id, createdAt)) > 0;
  await act.tx
    .update(forumMessages)
    .set({ text, ...(told && { editedAt: now }) })
    .where(eq(forumMessages.id, id));
  await deps.realtime.publishMessage(tx, { questionId: question.id, messageId: id, kind: 'edited' });
  const [row] = await selectMessages(tx).where(eq(forumMessages.id, id));
  if (!row) throw notFound();
  return toMessage(row);
};

export const messageRoutes = (deps: Deps) =>
  implement(
    messagesResource,
    {
      list: async ({ params, query }, { caller }) => {
        const question = await findOpenQuestion(deps.db, params.questionId);
        const here = eq(forumMessages.questionId, question.id);
        const before = query.before ? await findMessage(deps.db, question.id, query.before) : null;
        // Compared in the database, whose timestamps are finer than JavaScript's.
        const older = before
          ? sql`(${forumMessages.createdAt}, ${forumMessages.id}) < (select created_at, id from forum_messages where id = ${before.id})`
          : undefined;
        const rows = await selectMessages(deps.db)
          .where(and(here, older))
          .orderBy(desc(forumMessages.createdAt), desc(forumMessages.id))
          .limit(query.limit);
        const [total] = await deps.db.select({ value: count() }).from(forumMessages).where(here);
        return {
          data: rows.map(toMessage),
          countTotal: total?.value ?? 0,
          ownNumber: await ownNumberIn(deps.db, question, caller.id),
        };
      },
      post: write(async (act, { params, body }) =>
        postMessage(act, await findOpenQuestion(act.tx, params.questionId), body.text),
      ),
      edit: write(async (act, { params, body }) =>
        edit(act, await findOpenQuestion(act.tx, params.questionId), params.id, body.text),
      ),
      seen: async ({ params }, { caller }) => {
        const question = await findOpenQuestion(deps.db, params.questionId);
        const rows = await deps.db
          .select({ readUntil: forumReads.readUntil })
          .from(forumReads)
          .where(and(eq(forumReads.questionId, question.id), ne(forumReads.userId, caller.id)))
          .orderBy(desc(forumReads.readUntil))
          .limit(readersShownMax);
        return { data: rows.map(({ readUntil }) => readUntil.toISOString()) };
      },
      read: write(async ({ tx, caller }, { params, body }) => {
        const question = await findOpenQuestion(tx, params.questionId);
        const { createdAt: readUntil } = await findMessage(tx, question.id, body.messageId);
        await tx
          .insert(forumReads)
          .values({ questionId: question.id, userId: caller.id, readUntil })
          .onConflictDoUpdate({
            target: [forumReads.questionId, forumReads.userId],
            set: { readUntil },
            setWhere: lt(forumReads.readUntil, readUntil),
          });
        return { ok: true as const };
      }),
      remove: write(async (act, { params }) => {
        const { tx, caller } = act;
        const question = await findOpenQuestion(tx, params.questionId);
        const message = await findMessage(tx, question.id, params.id);
        const isOwn = message.userId === caller.id;
        if (!isOwn && !(await isStaffOfOrganization(act.deps, caller, question.organizationId)))
          throw notFound();
        await act.tx.delete(forumMessages).where(eq(forumMessages.id, message.id));
        await announceRemovals(act, [message]);
        if (!isOwn) act.note('message-removed', message.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
