import { and, asc, eq, notInArray } from 'drizzle-orm';
import {
  describeHolland,
  type HollandScores,
  hollandTypes,
} from '@/lib/domain/orientation/orientation-holland';
import {
  describePersonality,
  personalityAxes,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import type { WritingDeps } from '@/backend/deps';
import { nameFold } from '@/backend/features/orientation/services/orientation-results';
import { countAnew } from '@/backend/features/questions/services/question-counts';
import type { WriteDb } from '@/backend/db/client';
import {
  forumMessages,
  orientationResults,
  questionPeople,
  questions,
  questionViews,
  reports,
  usefulMarks,
  userAnswers,
  users,
} from '@/backend/db/schema';
import { demoQuestions, demoResults, type DemoVoice } from '@/backend/seed/demo/questions/demo-questions';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import { type DemoVoices, questionId, questionRow, rowsBelow } from './question-rows';
import { stableId } from '@/backend/seed/stable-id';

const dayMs = 86_400_000;

const readVoices = async (db: WriteDb, accounts: SeededAccount[]): Promise<DemoVoices> => {
  const ids = accounts.map(({ id }) => id);
  const all = await db.select().from(users).where(eq(users.isDemo, true));
  const others = await db
    .select()
    .from(users)
    .where(and(eq(users.isDemo, true), notInArray(users.id, ids)))
    .orderBy(asc(users.createdAt), asc(users.id));
  const voiceOf = (voice: DemoVoice) => {
    const id = accounts.find(({ key }) => key === voice)?.id;
    const user =
      typeof voice === 'number' ? others[voice % others.length] : all.find((entry) => entry.id === id);
    if (!user) throw new Error(`There is no demo person ${voice}.`);
    return user;
  };
  return { voiceOf, others };
};

type Below = ReturnType<typeof rowsBelow>;

const insertBelow = async (db: WriteDb, below: readonly Below[]) => {
  const answers = below.flatMap(({ answerRows }) => answerRows);
  const people = below.flatMap(({ peopleRows }) => peopleRows);
  const marks = below.flatMap(({ markRows }) => markRows);
  const messages = below.flatMap(({ messageRows }) => messageRows);
  const views = below.flatMap(({ viewRows }) => viewRows);
  const reported = below.flatMap(({ reportRows }) => reportRows);
  if (answers.length) await db.insert(userAnswers).values(answers);
  if (people.length) await db.insert(questionPeople).values(people);
  if (marks.length) await db.insert(usefulMarks).values(marks);
  if (messages.length) await db.insert(forumMessages).values(messages);
  if (views.length) await db.insert(questionViews).values(views);
  if (reported.length) await db.insert(reports).values(reported);
};

const insertThreads = async (deps: WritingDeps, db: WriteDb, now: Date, voices: DemoVoices) => {
  const place = {
    organizationId: deps.env.ORGANIZATION_ID,
    subjectId: deps.env.CONNECT_SUBJECT_ID,
    kind: 'forum' as const,
  };
  const rows = demoQuestions.map((demo, index) => questionRow(demo, index, { place, now, voices }));
  const inserted = await db
    .insert(questions)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: questions.id, createdAt: questions.createdAt });
  const storedById = new Map(inserted.map((row) => [row.id, row]));
  const below = demoQuestions.flatMap((demo) => {
    const stored = storedById.get(questionId(demo.key));
    return stored ? [rowsBelow(demo, stored, voices)] : [];
  });
  await insertBelow(db, below);
  await countAnew({ tx: db }, [...storedById.keys()]);
};

const named = <Scale extends string>(scales: readonly Scale[], values: readonly number[]) =>
  Object.fromEntries(scales.map((scale, index) => [scale, values[index] ?? 0])) as Record<Scale, number>;

const insertResults = async (deps: WritingDeps, db: WriteDb, today: Date, { voiceOf }: DemoVoices) => {
  for (const { by, daysAgo, holland, personality } of demoResults) {
    const user = voiceOf(by);
    const of = (
      test: 'holland' | 'personality',
      subjectId: string,
      code: string,
      scores: Record<string, number>,
    ) => ({
      id: stableId(`orientation:${test}:${by}`),
      organizationId: deps.env.ORGANIZATION_ID,
      subjectId,
      test,
      userId: user.id,
      code,
      scores,
      searchFold: nameFold(user),
      takenAt: new Date(today.getTime() - daysAgo * dayMs),
    });
    const interests: HollandScores | null = holland && named(hollandTypes, holland);
    const axes: PersonalityScores | null = personality && named(personalityAxes, personality);
    const rows = [
      ...(interests
        ? [of('holland', deps.env.HOLLAND_SUBJECT_ID, describeHolland(interests).code, interests)]
        : []),
      ...(axes ? [of('personality', deps.env.MBTI_SUBJECT_ID, describePersonality(axes).code, axes)] : []),
    ];
    await db.insert(orientationResults).values(rows).onConflictDoNothing();
  }
};

/**
 * Inserts questions with what is below them, and results of the orientation tests.
 * @returns the addresses of a question that the demo student has asked
 */
export async function insertQuestions(
  deps: WritingDeps,
  db: WriteDb,
  today: Date,
  accounts: SeededAccount[],
): Promise<Record<string, string>> {
  const voices = await readVoices(db, accounts);
  await insertThreads(deps, db, today, voices);
  await insertResults(deps, db, today, voices);
  const own = demoQuestions.find(({ by }) => by === 'student');
  if (!own) return {};
  const page = `/forum/answer/${questionId(own.key)}`;
  return { '/forum/answer/[id]': page, '/forum/answer/[id]/edit': `${page}/edit` };
}
