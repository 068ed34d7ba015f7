import { forumMessages } from '@/backend/db/schema';
import { eq } from 'drizzle-orm';
import { messagesPerPersonPerMinuteMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { isStaffOfOrganization } from '@/backend/core/access/staff';
import { notifyChat } from './chat-notifications';
import { selectMessages, toMessage } from './forum-messages';
import { refuseWhileHeld } from './held-posts';
import { joinChat } from './question-people';
import type { QuestionRecord } from './questions';

/** Writes into the chat of a question. @throws 409 while five posts of the caller are held, 429 */
export async function postMessage(act: Act, question: QuestionRecord, text: string) {
  const { deps, tx, caller } = act;
  await hitLimit(deps, `message:${caller.id}`, messagesPerPersonPerMinuteMax, 60);
  const isStaff = await isStaffOfOrganization(deps, caller, question.organizationId);
  await refuseWhileHeld(act, isStaff);
  await joinChat(act, question, isStaff);
  const authorRole = isStaff ? ('staff' as const) : ('student' as const);
  const [created] = await act.tx
    .insert(forumMessages)
    .values({ questionId: question.id, userId: caller.id, authorRole, text, createdAt: act.now })
    .returning({ id: forumMessages.id });
  const [row] = created ? await selectMessages(tx).where(eq(forumMessages.id, created.id)) : [];
  if (!created || !row) throw new Error('The message was not stored.');
  const change = { questionId: question.id, messageId: created.id, kind: 'posted' as const };
  await deps.realtime.publishMessage(tx, change);
  const message = toMessage(row);
  await notifyChat(act, question, message, caller.id);
  return message;
}
