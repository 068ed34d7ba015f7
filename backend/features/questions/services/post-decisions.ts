import { eq } from 'drizzle-orm';
import { questions, userAnswers } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { announceQuestion } from './question-changes';
import { countAnew } from './question-counts';
import { tellOfTags } from './question-tags';
import { tellOfAnswer } from './user-answers';

/** `hold` is until somebody decides, `hide` is decided. */
type PostDecision = 'hide' | 'release' | 'hold';

const stateOf = (decision: PostDecision, now: Date) => {
  if (decision === 'release') return { state: 'open' as const, heldAt: null };
  return { state: decision === 'hide' ? ('hidden' as const) : ('held' as const), heldAt: now };
};

/** Takes a question away from readers or shows it. A question that was merged comes back on its own. */
export async function decideQuestion(act: AnyAct, id: string, decision: PostDecision): Promise<void> {
  const [row] = await act.tx
    .update(questions)
    .set({ ...stateOf(decision, act.now), mergedInto: null })
    .where(eq(questions.id, id))
    .returning();
  if (!row) throw notFound();
  announceQuestion(act, row);
  if (decision === 'release') await tellOfTags(act, row);
}

/** Takes an answer away from readers or shows it; who waits for it hears of it when it is first shown. */
export async function decideAnswer(act: AnyAct, id: string, decision: PostDecision): Promise<void> {
  const [row] = await act.tx
    .update(userAnswers)
    .set(stateOf(decision, act.now))
    .where(eq(userAnswers.id, id))
    .returning();
  const [question] = row ? await act.tx.select().from(questions).where(eq(questions.id, row.questionId)) : [];
  if (!row || !question) throw notFound();
  await countAnew(act, [question.id]);
  announceQuestion(act, question);
  if (decision === 'release') await tellOfAnswer(act, question, row.id, row.userId);
}
