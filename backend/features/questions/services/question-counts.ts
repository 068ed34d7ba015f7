import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { questions, usefulMarks, userAnswers } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';

type Writer = Pick<AnyAct, 'tx'>;

/** Locks questions, so that changes of what is counted below them follow each other. */
const lockCounts = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.id, [...ids]))
    .orderBy(questions.id)
    .for('no key update');

/** Locks a question against deletion, and what is counted below it. @throws 404 when it is gone */
export const lockQuestion = async (tx: Db, id: string): Promise<void> => {
  const rows = await lockCounts(tx, [id]);
  if (rows.length === 0) throw notFound();
};

/** Counts anew what readers see below questions, and forgets an accepted answer that they do not see. */
export async function countAnew(act: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx } = act;
  await lockCounts(tx, ids);
  const isHere = and(eq(userAnswers.questionId, questions.id), isNull(userAnswers.heldAt));
  await act.tx
    .update(questions)
    .set({
      answerCount: sql`(${tx.select({ value: count() }).from(userAnswers).where(isHere)})`,
      usefulCount: sql`(${tx
        .select({ value: count() })
        .from(usefulMarks)
        .where(and(eq(usefulMarks.questionId, questions.id), isNull(usefulMarks.answerId)))})`,
      acceptedAnswerId: sql`(${tx
        .select({ id: userAnswers.id })
        .from(userAnswers)
        .where(and(isHere, eq(userAnswers.id, questions.acceptedAnswerId)))})`,
    })
    .where(and(inArray(questions.id, [...ids]), eq(questions.kind, 'forum')));
}

/** @returns how many people find an answer useful now */
export async function countUsefulAnswer(act: Writer, id: string): Promise<number> {
  const { tx } = act;
  const [row] = await act.tx
    .update(userAnswers)
    .set({
      usefulCount: sql`(${tx
        .select({ value: count() })
        .from(usefulMarks)
        .where(eq(usefulMarks.answerId, userAnswers.id))})`,
    })
    .where(eq(userAnswers.id, id))
    .returning({ value: userAnswers.usefulCount });
  return row?.value ?? 0;
}

/** The questions that somebody asked, answered or marked, and the answers that they marked. */
export async function postsWith(
  tx: Db,
  userId: string,
): Promise<{ questionIds: string[]; answerIds: string[] }> {
  const asked = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.kind, 'forum')));
  const answered = await tx
    .selectDistinct({ id: userAnswers.questionId })
    .from(userAnswers)
    .where(eq(userAnswers.userId, userId));
  const marked = await tx
    .select({ id: usefulMarks.questionId, answerId: usefulMarks.answerId })
    .from(usefulMarks)
    .where(eq(usefulMarks.userId, userId));
  return {
    questionIds: [...new Set([...asked, ...answered, ...marked].map(({ id }) => id))],
    answerIds: marked.flatMap(({ answerId }) => answerId ?? []),
  };
}
