import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod';
import { saidText } from '@/lib/contract/fields';
import type { mailRepliesResource } from '@/lib/contract/notices/mail-replies';
import { cutReply } from '@/lib/domain/questions/cut-reply';
import { questionLimits } from '@/lib/domain/limits';
import { isAnsweredByMail } from '@/lib/domain/notices/notice-kinds';
import { notifications, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { mailReplyDays } from '@/backend/limits';
import { isSameSecret } from '@/backend/secrets';
import { actAs, type AnyAct } from '@/backend/core/access/act';
import { takeUse } from '@/backend/core/access/rate-limit';
import { rolesOf } from '@/backend/core/access/roles-of';
import { findOpenQuestion } from './forum-messages';
import { link, mailOf, title } from '@/backend/features/notices/services/compose';
import { noticeAddress } from '@/backend/features/notices/services/notice-words';
import { noticeOfAddress } from '@/backend/features/notices/services/reply-key';
import { postMessage } from './post-message';
import { addAnswer } from './user-answers';

/** All of a question's title: its writer knows it by that. */
const questionTitleMax = 200;

type Reply = z.output<typeof mailRepliesResource.endpoints.reply.body>;

const daySeconds = 86_400;
const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Whether the mail server of this site has handed a reply over. */
export function isSignedReply({ env }: Pick<Reader, 'env'>, { signature, ...reply }: Reply): boolean {
  if (!env.MAIL_REPLY_SECRET) return false;
  const said = [reply.messageId, reply.from, reply.to, reply.text].join('\n');
  return isSameSecret(signature, createHmac('sha256', env.MAIL_REPLY_SECRET).update(said).digest('hex'));
}

/** Who answers which notice: the address has the key of the notice, and comes from the proven mail address of its reader. */
async function readNotice({ tx, deps, now }: AnyAct, { to, from }: Reply) {
  const noticeId = noticeOfAddress(deps.secrets, to);
  if (noticeId === null) return null;
  const since = new Date(now.getTime() - mailReplyDays * daySeconds * 1000);
  const [row] = await tx
    .select({ notice: notifications, user: users })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.userId), eq(users.enabled, true)))
    .where(and(eq(notifications.id, noticeId), gt(notifications.createdAt, since)));
  const isTheirs = row?.user.emailVerified && row.user.email?.toLowerCase() === from.toLowerCase();
  return row && isTheirs && isAnsweredByMail(row.notice.kind) ? row : null;
}

/**
 * Makes a mail an answer, or a message of the chat, in the name of whom Sala had written to, as their own call would. What
 * is refused is told to them by mail. @returns whether it was taken
 */
export async function takeReply(act: AnyAct, reply: Reply): Promise<boolean> {
  const found = await readNotice(act, reply);
  if (!found) return false;
  const { notice, user } = found;
  // A mail server hands a mail over again where it has heard no answer.
  const key = `mail-reply:${createHash('sha256').update(reply.messageId).digest('base64url')}`;
  const isNew = await takeUse(act.deps, act.tx, { key, max: 1, windowSeconds: mailReplyDays * daySeconds });
  if (!isNew) return true;
  const caller = { id: user.id, sessionId: 'mail', roles: await rolesOf(act.tx, user.id) };
  const isAnswer = notice.kind === 'tag-question';
  const { answerMax, messageMax } = questionLimits;
  try {
    const text = saidText(isAnswer ? answerMax : messageMax).safeParse(cutReply(reply.text));
    if (!text.success) throw new Refusal(422, 'validation', 'Nothing that could be published.');
    await actAs(act, caller).attempt(async (own) => {
      const question = await findOpenQuestion(own.tx, idPattern.exec(notice.href)?.[0] ?? '');
      if (isAnswer) await addAnswer(own, question, { answer: text.data });
      else await postMessage(own, question, text.data);
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { params, href } = notice;
    const mail = mailOf('replyNotTaken', user.locale, {
      title: title({ km: params['titleKm'] ?? '', en: params['titleEn'] ?? '' }, questionTitleMax),
      link: link(act.deps, noticeAddress(act.deps, href, user.locale)),
    });
    await act.mail({ to: user.email ?? '', ...mail, userId: user.id });
    return false;
  }
}
