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
import type { Deps } from '@/backend/deps';
import { nameFold } from '@/backend/services/qa/orientation-results';
import { countAnew } from '@/backend/services/qa/question-counts';
import { contentColumns } from '@/backend/services/qa/questions';
import type { Db } from '@/backend/db/client';
import {
  forumMessages,
  orientationResults,
  questions,
  questionViews,
  userAnswers,
  users,
} from '@/backend/db/schema';
import {
  type DemoQuestion,
  demoQuestions,
  demoResults,
  type DemoVoice,
} from './demo/questions/demo-questions';
import type { SeededAccount } from './insert-accounts';
import { stableId } from './stable-id';

const hourMs = 3_600_000;
const minuteMs = 60_000;

type User = typeof users.$inferSelect;
type VoiceOf = (voice: DemoVoice) => User;

/** The accounts of the demo, and the other demo people in a fixed order. */
const readVoices = async (
  db: Db,
  accounts: SeededAccount[],
): Promise<{ voiceOf: VoiceOf; others: User[] }> => {
  const ids = accounts.map(({ id }) => id);
  const all = await db.select().from(users).where(eq(users.isDemo, true));
  const others = await db
    .select()
    .from(users)
    .where(and(eq(users.isDemo, true), notInArray(users.id, ids)))
    .orderBy(asc(users.id));
  const voiceOf: VoiceOf = (voice) => {
    const id = accounts.find(({ key }) => key === voice)?.id;
    const user =
      typeof voice === 'number' ? others[voice % others.length] : all.find((entry) => entry.id === id);
    if (!user) throw new Error(`There is no demo person ${voice}.`);
    return user;
  };
  return { voiceOf, others };
};

const roleOf = (voice: DemoVoice) => (voice === 'advisor' ? ('staff' as const) : ('student' as const));

const insertQuestion = async (
  deps: Deps,
  db: Db,
  today: Date,
  demo: DemoQuestion,
  voiceOf: VoiceOf,
  others: User[],
) => {
  const id = stableId(`question:${demo.key}`);
  const askedAtMs = today.getTime() - demo.daysAgo * 24 * hourMs;
  const at = new Date(askedAtMs);
  const { title, description, tags } = demo;
  const content = contentColumns({
    title,
    description,
    tags: [...tags],
    titleNative: null,
    orderNumber: null,
    scale: null,
    reversed: false,
  });
  const place = {
    organizationId: deps.env.ORGANIZATION_ID,
    subjectId: deps.env.CONNECT_SUBJECT_ID,
    kind: 'forum' as const,
  };
  const inserted = await db
    .insert(questions)
    .values({
      id,
      ...place,
      userId: voiceOf(demo.by).id,
      authorRole: roleOf(demo.by),
      ...content,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: questions.id });
  if (inserted.length === 0) return;
  const answers = demo.answers.map(({ by, text }, index) => {
    const answeredAt = new Date(askedAtMs + (index + 2) * hourMs);
    const row = { questionId: id, userId: voiceOf(by).id, authorRole: roleOf(by), answer: text };
    return { ...row, createdAt: answeredAt, updatedAt: answeredAt };
  });
  const messages = demo.messages.map(({ by, text }, index) => ({
    questionId: id,
    userId: voiceOf(by).id,
    authorRole: roleOf(by),
    text,
    createdAt: new Date(askedAtMs + 5 * hourMs + index * 4 * minuteMs),
  }));
  const views = others
    .slice(0, demo.views)
    .map((user) => ({ questionId: id, viewer: user.id, viewedAt: at }));
  if (answers.length) await db.insert(userAnswers).values(answers);
  await countAnew({ tx: db }, [id]);
  if (messages.length) await db.insert(forumMessages).values(messages);
  if (views.length) await db.insert(questionViews).values(views);
};

const named = <Scale extends string>(scales: readonly Scale[], values: readonly number[]) =>
  Object.fromEntries(scales.map((scale, index) => [scale, values[index] ?? 0])) as Record<Scale, number>;

const insertResults = async (deps: Deps, db: Db, today: Date, voiceOf: VoiceOf) => {
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
      takenAt: new Date(today.getTime() - daysAgo * 24 * hourMs),
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
 * Inserts questions, answers, chats and results of the orientation tests.
 * @returns the addresses of a question that the demo student has asked
 */
export async function insertQuestions(
  deps: Deps,
  db: Db,
  today: Date,
  accounts: SeededAccount[],
): Promise<Record<string, string>> {
  const { voiceOf, others } = await readVoices(db, accounts);
  for (const demo of demoQuestions) await insertQuestion(deps, db, today, demo, voiceOf, others);
  await insertResults(deps, db, today, voiceOf);
  const own = demoQuestions.find(({ by }) => by === 'student');
  if (!own) return {};
  const page = `/forum/answer/${stableId(`question:${own.key}`)}`;
  return { '/forum/answer/[id]': page, '/forum/answer/[id]/edit': `${page}/edit` };
}
