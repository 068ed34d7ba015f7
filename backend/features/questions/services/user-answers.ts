import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isToldEdit } from '@/lib/domain/questions/posts';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { isInRange } from '@/lib/domain/orientation/orientation-answers';
import { hollandRange } from '@/lib/domain/orientation/orientation-holland';
import { personalityRange } from '@/lib/domain/orientation/orientation-personality';
import type { Db } from '@/backend/db/client';
import { questionPeople, questions, schools, userAnswers, users } from '@/backend/db/schema';
import { invalid, notFound } from '@/backend/errors';
import { answersPerPersonPerHourMax, orientationAnswersPerPersonPerHourMax } from '@/backend/limits';
import { notifyAnswer } from './chat-notifications';
import { refuseWhileHeld } from './held-posts';
import { refuseSameWords, stateOfChanged, stateOfNew } from './post-rules';
import { announceQuestion } from './question-changes';
import { countAnew, lockQuestion } from './question-counts';
import { joinQuestion } from './question-people';
import { answerFieldsFor, type PostReader, toUserAnswer } from './question-views';
import { holdQuestion, type QuestionKind, maySee, type QuestionRecord } from './questions';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { countUse } from '@/backend/core/access/rate-limit';
import { isStaffOfOrganization } from '@/backend/core/access/staff';

const ranges = { personality: personalityRange, holland: hollandRange };

/** The stored form of an answer. @throws 422 when a questionnaire does not offer it. */
const answerColumns = (kind: QuestionKind, answer: string) => {
  if (kind === 'forum') return { answer, value: null };
  const digits = toAsciiDigits(answer);
  const value = Number(digits);
  if (!/^\d$/.test(digits) || !isInRange(value, ranges[kind]))
    throw invalid([{ path: 'answer', code: 'out-of-range' }]);
  return { answer: digits, value };
};

const isPersonOfAnswer = and(
  eq(questionPeople.questionId, userAnswers.questionId),
  eq(questionPeople.userId, userAnswers.userId),
);

/** Answers with their authors and what they need to know of their questions. */
export const selectAnswers = (db: Db, callerId: string | null) =>
  db
    .select(answerFieldsFor(callerId))
    .from(userAnswers)
    .innerJoin(users, eq(users.id, userAnswers.userId))
    .innerJoin(questions, eq(questions.id, userAnswers.questionId))
    .leftJoin(schools, eq(schools.id, questions.organizationId))
    .leftJoin(questionPeople, isPersonOfAnswer);

const readUserAnswer = async (db: Db, id: string | undefined, reader: PostReader) => {
  const [row] = id ? await selectAnswers(db, reader.id).where(eq(userAnswers.id, id)) : [];
  if (!row) throw notFound();
  return toUserAnswer(row, reader);
};

export const countAnswers = async (db: Db, where: SQL | undefined) => {
  const [row] = await db
    .select({ value: count() })
    .from(userAnswers)
    .innerJoin(questions, eq(questions.id, userAnswers.questionId))
    .leftJoin(questionPeople, isPersonOfAnswer)
    .where(where);
  return row?.value ?? 0;
};

/**
 * The answers below a question that a reader sees: to a questionnaire only one's own; what is held, its writer and staff.
 * @param ofPerson only theirs; answers under a hidden name are nobody's for others
 */
export const shownAnswers = (
  question: QuestionRecord,
  reader: PostReader,
  ofPerson?: string,
): SQL | undefined => {
  const here = eq(userAnswers.questionId, question.id);
  if (question.kind !== 'forum') return and(here, eq(userAnswers.userId, reader.id ?? ''));
  const isOwn = reader.id === null ? undefined : eq(userAnswers.userId, reader.id);
  const isNamed =
    ofPerson === question.userId
      ? eq(questions.hideName, false)
      : or(isNull(questionPeople.hideName), eq(questionPeople.hideName, false));
  return and(
    here,
    reader.isStaff ? undefined : or(isNull(userAnswers.heldAt), isOwn),
    ofPerson ? and(eq(userAnswers.userId, ofPerson), or(isNamed, isOwn)) : undefined,
  );
};

/** @throws 404 unless the answer belongs to the question and the reader may see it */
export const findAnswer = async (
  db: Db,
  question: QuestionRecord,
  id: string,
  reader: PostReader | null = null,
) => {
  const [row] = await db
    .select()
    .from(userAnswers)
    .where(and(eq(userAnswers.id, id), eq(userAnswers.questionId, question.id)));
  if (!row || !maySee(row, reader)) throw notFound();
  return row;
};

/** One answer for each person and statement: a second one replaces the first, also when both come at once. */
const replaceAnswer = async (act: Act, question: QuestionRecord, answer: string) => {
  const { caller, now } = act;
  const columns = answerColumns(question.kind, answer);
  const limit = { max: orientationAnswersPerPersonPerHourMax, windowSeconds: 3600 };
  await countUse(act.deps, act.tx, { key: `orientation-answer:${caller.id}`, ...limit });
  await holdQuestion(act.tx, question.id);
  const [row] = await act.tx
    .insert(userAnswers)
    .values({
      questionId: question.id,
      userId: caller.id,
      authorRole: 'student',
      ...columns,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [userAnswers.questionId, userAnswers.userId],
      targetWhere: sql`${userAnswers.value} is not null`,
      set: { ...columns, updatedAt: now },
    })
    .returning({ id: userAnswers.id });
  return readUserAnswer(act.tx, row?.id, { id: caller.id, isStaff: false });
};

/** Tells who waits for it of an answer that readers see, by the name that they see. */
export const tellOfAnswer = async (act: AnyAct, question: QuestionRecord, id: string, writerId: string) =>
  notifyAnswer(act, question, await readUserAnswer(act.tx, id, { id: null, isStaff: false }), writerId);

/**
 * Answers a question of people once more, or a statement of a questionnaire anew.
 * @throws 409 for what the caller has said within a day, or while five of their posts are held, 422, 429
 */
export const addAnswer = async (
  act: Act,
  question: QuestionRecord,
  { answer, hideName }: { answer: string; hideName?: boolean | undefined },
) => {
  if (question.kind !== 'forum') return replaceAnswer(act, question, answer);
  const { caller, now } = act;
  const isStaff = await isStaffOfOrganization(act.deps, caller, question.organizationId);
  await refuseWhileHeld(act, isStaff);
  const limit = { max: answersPerPersonPerHourMax, windowSeconds: 3600 };
  await countUse(act.deps, act.tx, { key: `answer:${caller.id}`, ...limit });
  await lockQuestion(act.tx, question.id);
  // Staff answers the same to many.
  if (!isStaff) await refuseSameWords(act, answer);
  await joinQuestion(act, question, isStaff, hideName);
  const [row] = await act.tx
    .insert(userAnswers)
    .values({
      questionId: question.id,
      userId: caller.id,
      authorRole: isStaff ? 'staff' : 'student',
      ...answerColumns('forum', answer),
      ...(await stateOfNew(act, isStaff, [answer])),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: userAnswers.id });
  await countAnew(act, [question.id]);
  const added = await readUserAnswer(act.tx, row?.id, { id: caller.id, isStaff });
  if (added.state === 'open') {
    announceQuestion(act, question);
    await tellOfAnswer(act, question, added.userAnswerId, caller.id);
  }
  return added;
};

/** Changes one's own answer. @throws 404, 412, 422 */
export const changeAnswer = async (act: Act, question: QuestionRecord, id: string, answer: string) => {
  const reader = { id: act.caller.id, isStaff: false };
  const row = await findAnswer(act.tx, question, id, reader);
  if (row.userId !== act.caller.id) throw notFound();
  act.requireVersion(row);
  const isTold = question.kind === 'forum' && answer !== row.answer && isToldEdit(row.createdAt, act.now);
  const words = { before: [row.answer], after: [answer] };
  const held = question.kind === 'forum' ? stateOfChanged(act, row, words) : undefined;
  await act.bump(userAnswers, row, {
    ...answerColumns(question.kind, answer),
    editedAt: isTold ? act.now : row.editedAt,
    ...held,
    updatedAt: act.now,
  });
  if (held) await countAnew(act, [question.id]);
  if (question.kind === 'forum') announceQuestion(act, question);
  return readUserAnswer(act.tx, row.id, reader);
};

/** Deletes an answer, one's own or as staff. @throws 404 */
export const removeAnswer = async (act: Act, question: QuestionRecord, id: string): Promise<void> => {
  const { tx, caller } = act;
  const isStaff =
    // Only the person can read their answers to a questionnaire.
    question.kind === 'forum' && (await isStaffOfOrganization(act.deps, caller, question.organizationId));
  const row = await findAnswer(tx, question, id, { id: caller.id, isStaff });
  const isOwn = row.userId === caller.id;
  if (!isOwn && !isStaff) throw notFound();
  await act.tx.delete(userAnswers).where(eq(userAnswers.id, row.id));
  if (question.kind === 'forum') {
    await countAnew(act, [question.id]);
    announceQuestion(act, question);
  }
  if (!isOwn) act.note('answer-removed', row.id);
};
