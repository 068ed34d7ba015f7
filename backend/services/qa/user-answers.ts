import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { isInRange } from '@/lib/domain/orientation/orientation-answers';
import { hollandRange } from '@/lib/domain/orientation/orientation-holland';
import { personalityRange } from '@/lib/domain/orientation/orientation-personality';
import type { Db } from '@/backend/db/client';
import { questions, userAnswers, users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import { answersPerPersonPerHourMax, orientationAnswersPerPersonPerHourMax } from '@/backend/limits';
import { notifyAnswer } from '@/backend/services/forum/chat-notifications';
import { notify } from '@/backend/services/notification/notify';
import { authorColumns, toUserAnswer } from './question-views';
import { holdQuestion, type Kind, type QuestionRecord } from './questions';
import { hitLimit } from '@/backend/services/access/rate-limit';
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

/** @throws 404 unless the answer belongs to the question. */
export const findAnswer = async (db: Db, question: QuestionRecord, id: string) => {
  const [row] = await db
    .select()
    .from(userAnswers)
    .where(and(eq(userAnswers.id, id), eq(userAnswers.questionId, question.id)));
  if (!row) throw notFound();
  return row;
};

/** One answer for each person and statement: a second one replaces the first, also when both come at once. */
export const replaceAnswer = (deps: Deps, question: QuestionRecord, caller: Caller, answer: string) =>
  deps.db.transaction(async (tx) => {
    const columns = answerColumns(question.kind, answer);
    await hitLimit(
      { ...deps, db: tx },
      `orientation-answer:${caller.id}`,
      orientationAnswersPerPersonPerHourMax,
      3600,
    );
    await holdQuestion(tx, question.id);
    const now = deps.clock.now();
    const [row] = await tx
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
    return readUserAnswer(tx, row?.id);
  });

/** Adds an answer to a question of people, in the transaction of its idempotency key. */
export const addAnswer = async (
  deps: Deps,
  tx: Db,
  question: QuestionRecord,
  caller: Caller,
  answer: string,
) => {
  await hitLimit({ ...deps, db: tx }, `answer:${caller.id}`, answersPerPersonPerHourMax, 3600);
  await holdQuestion(tx, question.id);
  const now = deps.clock.now();
  const isStaff = await isStaffOfOrganization({ ...deps, db: tx }, caller, question.organizationId);
  const [row] = await tx
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
  const added = await readUserAnswer(tx, row?.id);
  await notifyAnswer({ tell: (ids, message) => notify(deps, ids, message, tx) }, question, added);
  return added;
};
