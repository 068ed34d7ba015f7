import { and, eq, isNull } from 'drizzle-orm';
import { usefulMarks } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findOpenQuestion } from './forum-messages';
import { announceQuestion } from './question-changes';
import { countAnew, countUsefulAnswer, lockQuestion } from './question-counts';
import { findAnswer } from './user-answers';

/**
 * Marks a question or an answer as useful, or no longer. @returns how many people find it useful now
 * @throws 404 for what readers do not see, 409 for one's own
 */
export async function markUseful(
  act: Act,
  questionId: string,
  answerId: string | null,
  on: boolean,
): Promise<number> {
  const { tx, caller } = act;
  const question = await findOpenQuestion(tx, questionId);
  await lockQuestion(tx, question.id);
  const subject = answerId === null ? question : await findAnswer(tx, question, answerId);
  if (subject.userId === caller.id) throw new Refusal(409, 'own-post', 'It is your own.');
  const mark = { userId: caller.id, questionId: question.id, answerId, markedAt: act.now };
  if (on) await act.tx.insert(usefulMarks).values(mark).onConflictDoNothing();
  else
    await act.tx
      .delete(usefulMarks)
      .where(
        and(
          eq(usefulMarks.userId, caller.id),
          eq(usefulMarks.questionId, question.id),
          answerId === null ? isNull(usefulMarks.answerId) : eq(usefulMarks.answerId, answerId),
        ),
      );
  announceQuestion(act, question);
  if (answerId !== null) return countUsefulAnswer(act, answerId);
  await countAnew(act, [question.id]);
  return (await findOpenQuestion(tx, question.id)).usefulCount;
}
