import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type ForumMessage, messagesResource } from '@/lib/contract/forum/messages';
import type { Db } from '../../db/client';
import { forumMessages, questions, users } from '../../db/schema';
import type { Caller, Deps } from '../../deps';
import { notFound } from '../../errors';
import { implement } from '../../implement';
import { messagesPerPersonPerMinuteMax } from '../../limits';
import { audit } from '../../services/audit';
import { once } from '../../services/idempotency';
import { authorColumns, toAuthor } from '../../services/question-views';
import { holdQuestion, type QuestionRecord } from '../../services/questions';
import { hitLimit } from '../../services/rate-limit';
import { isStaffOfOrganization } from '../../services/staff';

const findOpenQuestion = async (db: Db, id: string): Promise<QuestionRecord> => {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.kind, 'forum')));
  if (!row) throw notFound();
  return row;
};

const findMessage = async (db: Db, questionId: string, id: string) => {
  const [row] = await db
    .select()
    .from(forumMessages)
    .where(and(eq(forumMessages.id, id), eq(forumMessages.questionId, questionId)));
  if (!row) throw notFound();
  return row;
};

const selectMessages = (db: Db) =>
  db
    .select({ message: forumMessages, user: authorColumns })
    .from(forumMessages)
    .innerJoin(users, eq(users.id, forumMessages.userId));

const toMessage = ({ message, user }: Awaited<ReturnType<typeof selectMessages>>[number]): ForumMessage => ({
  messageId: message.id,
  questionId: message.questionId,
  userId: message.userId,
  author: toAuthor(user, message.authorRole),
  text: message.text,
  createdAt: message.createdAt.toISOString(),
});

const write = async (deps: Deps, tx: Db, question: QuestionRecord, caller: Caller, text: string) => {
  await hitLimit({ ...deps, db: tx }, `message:${caller.id}`, messagesPerPersonPerMinuteMax, 60);
  await holdQuestion(tx, question.id);
  const isStaff = await isStaffOfOrganization({ ...deps, db: tx }, caller, question.organizationId);
  const authorRole = isStaff ? ('staff' as const) : ('student' as const);
  const [created] = await tx
    .insert(forumMessages)
    .values({ questionId: question.id, userId: caller.id, authorRole, text, createdAt: deps.clock.now() })
    .returning({ id: forumMessages.id });
  const [row] = created ? await selectMessages(tx).where(eq(forumMessages.id, created.id)) : [];
  if (!row) throw new Error('The message was not stored.');
  return toMessage(row);
};

export const messageRoutes = (deps: Deps) =>
  implement(
    messagesResource,
    {
      list: async ({ params, query }) => {
        const question = await findOpenQuestion(deps.db, params.questionId);
        const here = eq(forumMessages.questionId, question.id);
        const before = query.before ? await findMessage(deps.db, question.id, query.before) : null;
        // Compared inside the database, whose instants are finer than JavaScript's.
        const older = before
          ? sql`(${forumMessages.createdAt}, ${forumMessages.id}) < (select created_at, id from forum_messages where id = ${before.id})`
          : undefined;
        const rows = await selectMessages(deps.db)
          .where(and(here, older))
          .orderBy(desc(forumMessages.createdAt), desc(forumMessages.id))
          .limit(query.limit);
        const [total] = await deps.db.select({ value: count() }).from(forumMessages).where(here);
        return { data: rows.map(toMessage), countTotal: total?.value ?? 0 };
      },
      post: async ({ params, body }, { caller, idempotencyKey }) => {
        const question = await findOpenQuestion(deps.db, params.questionId);
        const key = { owner: caller.id, endpoint: `message:${question.id}`, key: idempotencyKey, body };
        return once(deps, key, (tx) => write(deps, tx, question, caller, body.text));
      },
      remove: async ({ params }, { caller, requestId }) => {
        const question = await findOpenQuestion(deps.db, params.questionId);
        const message = await findMessage(deps.db, question.id, params.id);
        const isOwn = message.userId === caller.id;
        if (!isOwn && !(await isStaffOfOrganization(deps, caller, question.organizationId))) throw notFound();
        await deps.db.transaction(async (tx) => {
          await tx.delete(forumMessages).where(eq(forumMessages.id, message.id));
          if (!isOwn)
            await audit(
              deps,
              { action: 'message-removed', actorId: caller.id, subject: message.id, requestId },
              tx,
            );
        });
        return { ok: true as const };
      },
    },
    deps,
  );
