import { and, asc, eq } from 'drizzle-orm';
import type { Author, Question } from '@/lib/contract/questions/posts';
import { askerNumber, mayStaffAccept } from '@/lib/domain/questions/posts';
import { questionFollows, questionPeople, questions, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { announceQuestion, readQuestion } from './question-changes';
import { lockQuestion } from './question-counts';
import { settleTags } from './question-tags';
import { authorColumns, type PostReader, toAuthor } from './question-views';
import { contentColumns, maySee, type QuestionRecord, readerOf } from './questions';
import { findAnswer } from './user-answers';

/** @throws 404 unless it is a question of people and the caller may see it */
async function questionFor(act: Act, id: string): Promise<{ row: QuestionRecord; reader: PostReader }> {
  const [row] = await act.tx.select().from(questions).where(eq(questions.id, id));
  if (row?.kind !== 'forum') throw notFound();
  const reader = await readerOf(act.deps, act.caller, row.organizationId);
  if (!maySee(row, reader)) throw notFound();
  return { row, reader };
}

/** @throws 404 unless the caller is staff of the question's organization */
async function questionForStaff(act: Act, id: string) {
  const found = await questionFor(act, id);
  if (!found.reader.isStaff) throw notFound();
  return found;
}

/**
 * Accepts an answer of the question, or none.
 * @throws 404 for others than the author and staff, and for an answer of another question; 409 while the author of the
 * question can still choose
 */
export async function acceptAnswer(act: Act, id: string, answerId: string | null): Promise<Question> {
  const { row, reader } = await questionFor(act, id);
  const isAuthor = row.userId === act.caller.id;
  if (!isAuthor && !reader.isStaff) throw notFound();
  await lockQuestion(act.tx, row.id);
  const answer = answerId === null ? null : await findAnswer(act.tx, row, answerId);
  const given = answer && { createdAt: answer.createdAt.toISOString() };
  if (!isAuthor && !mayStaffAccept({ hasAuthor: row.userId !== null }, given, act.now))
    throw new Refusal(409, 'author-chooses', 'Who asked has seven days to accept an answer.');
  await act.tx
    .update(questions)
    .set({ acceptedAnswerId: answerId, updatedAt: act.now })
    .where(eq(questions.id, row.id));
  announceQuestion(act, row);
  act.note('answer-accepted', row.id, { answerId });
  return readQuestion(act.tx, row.id, reader);
}

/**
 * Lets the address of a question lead to another one that asks the same; its author follows that one.
 * @throws 404, 409 where the other one is not open, or is the same, 412
 */
export async function mergeQuestion(act: Act, id: string, into: string): Promise<Question> {
  const { row, reader } = await questionForStaff(act, id);
  const { row: target } = await questionFor(act, into);
  act.requireVersion(row);
  const isPossible =
    row.id !== target.id && target.organizationId === row.organizationId && target.state === 'open';
  if (!isPossible)
    throw new Refusal(409, 'not-mergeable', 'It must lead to another question that readers see.');
  await act.bump(questions, row, {
    state: 'merged',
    heldAt: act.now,
    mergedInto: target.id,
    updatedAt: act.now,
  });
  // Whoever was led here is led on.
  await act.tx.update(questions).set({ mergedInto: target.id }).where(eq(questions.mergedInto, row.id));
  if (row.userId)
    await act.tx
      .insert(questionFollows)
      .values({ userId: row.userId, questionId: target.id, followedAt: act.now })
      .onConflictDoNothing();
  announceQuestion(act, row);
  announceQuestion(act, target);
  act.note('question-merged', row.id, { into: target.id });
  return readQuestion(act.tx, row.id, reader);
}

/** Replaces the tags. @throws 404, 412 */
export async function retagQuestion(act: Act, id: string, tags: string[]): Promise<Question> {
  const { row, reader } = await questionForStaff(act, id);
  act.requireVersion(row);
  const whole = contentColumns({ ...contentIn(row), tags });
  const content = await settleTags(act.tx, row.organizationId, whole);
  await act.bump(questions, row, { ...content, updatedAt: act.now });
  announceQuestion(act, row);
  act.note('question-tagged', row.id);
  return readQuestion(act.tx, row.id, reader);
}

const contentIn = ({ title, titleNative, description, orderNumber, scale, reversed }: QuestionRecord) => ({
  title,
  titleNative,
  description,
  orderNumber,
  scale,
  reversed,
});

/** Who wrote below a question under a hidden name. Each look is in the audit log. @throws 404 for others than staff */
export async function hiddenPeople(
  act: Act,
  questionId: string,
): Promise<{ writerNumber: number; author: Author }[]> {
  const { row } = await questionForStaff(act, questionId);
  const asker =
    row.hideName && row.userId
      ? await act.tx.select(authorColumns).from(users).where(eq(users.id, row.userId))
      : [];
  const others = await act.tx
    .select({ user: authorColumns, number: questionPeople.number })
    .from(questionPeople)
    .innerJoin(users, eq(users.id, questionPeople.userId))
    .where(and(eq(questionPeople.questionId, row.id), eq(questionPeople.hideName, true)))
    .orderBy(asc(questionPeople.number));
  act.note('hidden-names-viewed', row.id);
  return [...asker.map((user) => ({ user, number: askerNumber })), ...others].map(({ user, number }) => ({
    writerNumber: number,
    author: toAuthor(user, 'staff'),
  }));
}
