import { and, eq, inArray, max } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { askerNumber } from '@/lib/domain/questions/posts';
import { questionPeople, questions } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { ageOf } from '@/backend/core/access/birthdays';
import { lockQuestion } from './question-counts';
import { holdQuestion, type QuestionRecord } from './questions';

/** What was chosen, else what protects people under 18. */
export const hidesName = async (act: Act, chosen: boolean | undefined, isStaff: boolean): Promise<boolean> =>
  !isStaff && (chosen ?? (await ageOf(act.tx, act.caller.id, dayInCambodia(act.now))).age === 'minor');

/**
 * Gives somebody who writes below a question their number in it, and stores whether the name is hidden there. Who asked
 * has said so with the question; staff never hides. The question is locked, so that each gets a number of their own.
 */
export async function joinQuestion(
  act: Act,
  question: QuestionRecord,
  isStaff: boolean,
  chosen: boolean | undefined,
): Promise<void> {
  const { tx, caller } = act;
  if (question.userId === caller.id) return;
  const here = eq(questionPeople.questionId, question.id);
  const me = and(here, eq(questionPeople.userId, caller.id));
  const [known] = await tx.select().from(questionPeople).where(me);
  if (known && chosen !== undefined && chosen !== known.hideName && !isStaff)
    await act.tx.update(questionPeople).set({ hideName: chosen }).where(me);
  if (known) return;
  const [last] = await tx
    .select({ number: max(questionPeople.number) })
    .from(questionPeople)
    .where(here);
  const hideName = await hidesName(act, chosen, isStaff);
  const number = (last?.number ?? askerNumber) + 1;
  await act.tx
    .insert(questionPeople)
    .values({ questionId: question.id, userId: caller.id, number, hideName });
}

/**
 * Holds a question for a message of somebody: who has not written below it yet gets a number first, with the name hidden
 * where that protects them. @throws 404 when the question is gone
 */
export async function joinChat(act: Act, question: QuestionRecord, isStaff: boolean): Promise<void> {
  const { tx, caller } = act;
  const me = and(eq(questionPeople.questionId, question.id), eq(questionPeople.userId, caller.id));
  const isKnown = async () =>
    question.userId === caller.id || (await tx.select().from(questionPeople).where(me)).length > 0;
  if (await isKnown()) return holdQuestion(tx, question.id);
  await lockQuestion(tx, question.id);
  await joinQuestion(act, question, isStaff, undefined);
}

/**
 * Before two accounts of one person are joined: a name that is hidden for one of them below a question is hidden for
 * both.
 */
export async function joinHiddenNames(act: Pick<Act, 'tx'>, oneId: string, otherId: string): Promise<void> {
  const { tx } = act;
  const both = [oneId, otherId];
  const hidden = tx
    .select({ id: questionPeople.questionId })
    .from(questionPeople)
    .where(and(inArray(questionPeople.userId, both), eq(questionPeople.hideName, true)));
  const isTheirs = inArray(questions.userId, both);
  await act.tx
    .update(questions)
    .set({ hideName: true })
    .where(and(isTheirs, inArray(questions.id, hidden)));
  await act.tx
    .update(questionPeople)
    .set({ hideName: true })
    .where(and(inArray(questionPeople.userId, both), inArray(questionPeople.questionId, hidden)));
}
