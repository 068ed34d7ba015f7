import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import { postFlags } from '@/lib/domain/questions/post-safety';
import type { ReviewKind } from '@/lib/domain/review/review';
import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { isVacancyShown, vacancyState } from '@/lib/domain/careers/vacancy-state';
import { questions, userAnswers, users, vacancies } from '@/backend/db/schema';
import { personNamed } from '@/backend/features/notices/services/invitation-messages';
import { todayOf } from '@/backend/features/careers/services/companies';
import { decideAnswer, decideQuestion } from '@/backend/features/questions/services/post-decisions';
import { isInStateOn } from '@/backend/features/careers/services/vacancy-views';
import { endVacancy } from '@/backend/features/careers/services/end-applications';
import type { VacancyRow } from '@/backend/features/careers/services/vacancy-views';
import { schoolHandler } from './school-subject';
import type { Subject, SubjectHandler } from './subject';

const excerptMax = 400;
const excerptOf = ({ en, km }: Text): Text => ({
  en: truncateGraphemes(en, excerptMax),
  km: truncateGraphemes(km, excerptMax),
});
const inBoth = (words: string): Text => ({ en: words, km: words });

const heldOf = (row: VacancyRow, today: string): Subject['held'] => {
  if (row.heldAt !== null) return 'hidden';
  if (row.stoppedBy !== null && row.status === 'open')
    return row.stoppedBy === 'flags' ? 'flagged' : 'reported';
  if (vacancyState(row, today) !== 'held') return null;
  return row.clearedUntil === null ? 'unchecked' : 'check-ended';
};

const vacancyHandler: SubjectHandler = {
  table: vacancies,
  read: async (db, ids, today) => {
    const rows = await db
      .select()
      .from(vacancies)
      .where(inArray(vacancies.id, [...ids]));
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      excerpt: excerptOf(row.description),
      authorId: row.authorId,
      author: row.companyName,
      isShown: isVacancyShown(row, today),
      held: heldOf(row, today),
      flags: row.flags,
      // Only advisors write it, and the rules judge its new words.
      wordsSince: null,
      school: null,
      notices: {
        shown: { kind: 'review-shown', page: '/advisor/vacancy' },
        hidden: { kind: 'review-hidden', page: '/advisor/vacancy' },
        held: { kind: 'review-held', page: '/advisor/vacancy' },
      },
    }));
  },
  waiting: (today) =>
    sql`select ${vacancies.id} as id, ${vacancies.updatedAt} as since from ${vacancies}
      where ${and(isInStateOn('held', today), isNull(vacancies.heldAt))}`,
  hidden: sql`select ${vacancies.id} as id, ${vacancies.heldAt} as since from ${vacancies} where ${vacancies.heldAt} is not null`,
  apply: async (act, id, decision) => {
    const here = eq(vacancies.id, id);
    const decided = { stoppedAt: null, stoppedBy: null };
    if (decision === 'hide') {
      const [hidden] = await act.tx
        .update(vacancies)
        .set({ ...decided, heldAt: act.now })
        .where(here)
        .returning();
      if (hidden) await endVacancy(act, hidden);
      return;
    }
    const [row] = await act.tx.select().from(vacancies).where(here);
    // What only waited for this decision keeps depending on the check of its employer.
    const isCleared = row?.clearedUntil != null && todayOf(act.deps) <= row.clearedUntil;
    const released = row?.heldAt == null && isCleared ? {} : { releasedAt: act.now };
    await act.tx
      .update(vacancies)
      .set({ ...decided, ...released, heldAt: null })
      .where(here);
  },
  stop: async (act, id) => {
    const here = and(eq(vacancies.id, id), isNull(vacancies.stoppedAt));
    await act.tx.update(vacancies).set({ stoppedAt: act.now, stoppedBy: 'reports' }).where(here);
  },
};

const heldPost = (
  state: 'open' | 'held' | 'hidden' | 'merged',
  words: readonly string[],
): Pick<Subject, 'held' | 'flags'> => {
  const flags = postFlags(words);
  if (state === 'held') return { held: flags.length > 0 ? 'flagged' : 'unread', flags };
  return { held: state === 'hidden' ? 'hidden' : null, flags };
};

const noticesOfPost = (questionId: string): Subject['notices'] => ({
  shown: { kind: 'review-shown', page: '/forum/answer/[id]', about: questionId },
  hidden: { kind: 'review-hidden', page: '/forum' },
  held: { kind: 'review-held', page: '/forum' },
});

const questionHandler: SubjectHandler = {
  table: questions,
  read: async (db, ids) => {
    const rows = await db
      .select({ question: questions, user: users })
      .from(questions)
      .leftJoin(users, eq(users.id, questions.userId))
      // Statements of questionnaires are Sala's own.
      .where(and(inArray(questions.id, [...ids]), eq(questions.kind, 'forum')));
    return rows.map(({ question, user }) => ({
      id: question.id,
      title: { en: question.title, km: question.titleNative || question.title },
      excerpt: excerptOf(inBoth(question.description)),
      authorId: user?.id ?? null,
      author: user && personNamed(user),
      isShown: question.heldAt === null,
      ...heldPost(question.state, [question.title, question.description]),
      wordsSince: question.editedAt ?? question.createdAt,
      school: null,
      notices: noticesOfPost(question.id),
    }));
  },
  waiting: () =>
    sql`select ${questions.id} as id, ${questions.heldAt} as since from ${questions} where ${questions.state} = 'held' and ${questions.heldAt} is not null`,
  hidden: sql`select ${questions.id} as id, ${questions.heldAt} as since from ${questions} where ${questions.state} = 'hidden' and ${questions.heldAt} is not null`,
  apply: (act, id, decision) => decideQuestion(act, id, decision),
  stop: (act, id) => decideQuestion(act, id, 'hold'),
};

const answerHandler: SubjectHandler = {
  table: userAnswers,
  read: async (db, ids) => {
    const rows = await db
      .select({ answer: userAnswers, question: questions, user: users })
      .from(userAnswers)
      .innerJoin(questions, eq(questions.id, userAnswers.questionId))
      .innerJoin(users, eq(users.id, userAnswers.userId))
      // Answers to a questionnaire are private.
      .where(and(inArray(userAnswers.id, [...ids]), eq(questions.kind, 'forum')));
    return rows.map(({ answer, question, user }) => ({
      id: answer.id,
      title: { en: question.title, km: question.titleNative || question.title },
      excerpt: excerptOf(inBoth(answer.answer)),
      authorId: user.id,
      author: personNamed(user),
      isShown: answer.heldAt === null && question.heldAt === null,
      ...heldPost(answer.state, [answer.answer]),
      wordsSince: answer.editedAt ?? answer.createdAt,
      school: null,
      notices: noticesOfPost(question.id),
    }));
  },
  waiting: () =>
    sql`select ${userAnswers.id} as id, ${userAnswers.heldAt} as since from ${userAnswers} where ${userAnswers.state} = 'held' and ${userAnswers.heldAt} is not null`,
  hidden: sql`select ${userAnswers.id} as id, ${userAnswers.heldAt} as since from ${userAnswers} where ${userAnswers.state} = 'hidden' and ${userAnswers.heldAt} is not null`,
  apply: (act, id, decision) => decideAnswer(act, id, decision),
  stop: (act, id) => decideAnswer(act, id, 'hold'),
};

/** Each kind of what may wait. A further kind needs a handler, and a column of its table for being hidden. */
export const subjectHandlers: Record<ReviewKind, SubjectHandler> = {
  school: schoolHandler,
  vacancy: vacancyHandler,
  question: questionHandler,
  answer: answerHandler,
};
