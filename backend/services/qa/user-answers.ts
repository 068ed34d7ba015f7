import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { isInRange } from '@/lib/domain/orientation/orientation-answers';
import { hollandRange } from '@/lib/domain/orientation/orientation-holland';
import { personalityRange } from '@/lib/domain/orientation/orientation-personality';
import type { Db } from '@/backend/db/client';
import { questions, userAnswers, users } from '@/backend/db/schema';
import { invalid, notFound } from '@/backend/errors';
import { answersPerPersonPerHourMax, orientationAnswersPerPersonPerHourMax } from '@/backend/limits';
import { notifyAnswer } from '@/backend/services/forum/chat-notifications';
import { authorColumns, toUserAnswer } from './question-views';
import { holdQuestion, type Kind, type QuestionRecord } from './questions';
import type { Act } from '@/backend/services/access/act';
import { countUse } from '@/backend/services/access/rate-limit';
import { isStaffOfOrganization } from '@/backend/services/access/staff';

const ranges = { personality: personalityRange, holland: hollandRange };

/** The stored form of an answer. @throws 422 when a questionnaire does not offer it. */
export const answerColumns = (kind: Kind, answer: string) => {
  if (kind === 'forum') return { answer, value: null };
  const digits = toAsciiDigits(answer);
  const value = Number(digits);
  if (!/^\d$/.test(digits) || !isInRange(value, ranges[kind]))
    throw invalid([{ path: 'answer', code: 'out-of-range' }]);
  return { answer: digits, value };
};

/** Answers with their authors and the numbers of their questions. */
export const selectAnswers = (db: Db) =>
  db
    .select({ answer: userAnswers, user: authorColumns, orderNumber: questions.orderNumber })
    .from(userAnswers)
    .innerJoin(users, eq(users.id, userAnswers.userId))
    .innerJoin(questions, eq(questions.id, userAnswers.questionId));

export const readUserAnswer = async (db: Db, id: string | undefined) => {
  const [row] = id ? await selectAnswers(db).where(eq(userAnswers.id, id)) : [];
  if (!row) throw notFound();
  return toUserAnswer(row);
};

export const countAnswers = async (db: Db, where: SQL | undefined) => {
  const [row] = await db
    .select({ value: count() })
    .from(userAnswers)
    .innerJoin(questions, eq(questions.id, userAnswers.questionId))
    .where(where);
  return row?.value ?? 0;
};

/** @throws 404 unless the answer belongs to the question and is not hidden. */
export const findAnswer = async (db: Db, question: QuestionRecord, id: string) => {
  const [row] = await db
    .select()
    .from(userAnswers)
    .where(and(eq(userAnswers.id, id), eq(userAnswers.questionId, question.id), isNull(userAnswers.heldAt)));
  if (!row) throw notFound();
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
  return readUserAnswer(act.tx, row?.id);
};

/** Answers a question of people once more, or a statement of a questionnaire anew. @throws 422, 429 */
export const addAnswer = async (act: Act, question: QuestionRecord, answer: string) => {
  if (question.kind !== 'forum') return replaceAnswer(act, question, answer);
  const { caller, now } = act;
  const limit = { max: answersPerPersonPerHourMax, windowSeconds: 3600 };
  await countUse(act.deps, act.tx, { key: `answer:${caller.id}`, ...limit });
  await holdQuestion(act.tx, question.id);
  const isStaff = await isStaffOfOrganization(act.deps, caller, question.organizationId);
  const [row] = await act.tx
    .insert(userAnswers)
    .values({
      questionId: question.id,
      userId: caller.id,
      authorRole: isStaff ? 'staff' : 'student',
      ...answerColumns('forum', answer),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: userAnswers.id });
  const added = await readUserAnswer(act.tx, row?.id);
  await notifyAnswer(act, question, added);
  return added;
};
