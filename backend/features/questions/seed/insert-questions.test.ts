import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { newQuestion, questionsResource } from '@/lib/contract/questions/questions';
import { call, useTestBackend } from '@/tests/support/backend';
import { signedIn } from '@/tests/support/make';
import { questionPeople, questions, seedRuns, usefulMarks, userAnswers } from '@/backend/db/schema';
import { postFlags } from '@/lib/domain/questions/post-safety';
import { reportRules } from '@/lib/domain/review/report-weight';
import { readReviews } from '@/backend/features/review/services/review-queue';
import {
  demoQuestions,
  demoResults,
  demoTopics,
  isAskedInKhmer,
  tagsOfDemoQuestion,
} from '@/backend/seed/demo/questions/demo-questions';
import { questionId } from './question-rows';
import { seedDemo } from '@/backend/seed/seed-demo';
import { stableId } from '@/backend/seed/stable-id';

const folder = mkdtempSync(join(tmpdir(), 'seed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const backend = useTestBackend({ DATA_DIR: folder });

const isOpen = ({ state }: { state?: string }) => state === undefined;

test('the questions of the demo are of both languages in equal parts, over all of 15 topics', () => {
  expect(demoQuestions).toHaveLength(60);
  expect(new Set(demoQuestions.map(({ key }) => key)).size).toBe(60);
  const inKhmer = demoQuestions.filter(isAskedInKhmer);
  const inEnglish = demoQuestions.filter((demo) => !isAskedInKhmer(demo));
  expect([inKhmer.length, inEnglish.length]).toEqual([30, 30]);
  expect(Object.keys(demoTopics)).toHaveLength(15);
  for (const some of [inKhmer, inEnglish])
    expect([...new Set(some.flatMap(({ topics }) => topics))].toSorted()).toEqual(Object.keys(demoTopics));
  const having = (part: 'accepted' | 'reports' | 'state' | 'hidesName') =>
    demoQuestions.filter((demo) => demo[part] !== undefined).length;
  expect([having('accepted'), having('reports'), having('state'), having('hidesName')]).toEqual([
    20, 3, 6, 4,
  ]);
  expect(demoQuestions.filter(({ answers }) => answers.length > 0)).toHaveLength(40);
});

test('what asks for fraud is held, as three reports hold it', () => {
  const fraud = demoQuestions.filter(({ reports = [] }) => reports.some(({ reason }) => reason === 'fraud'));
  expect(fraud.map(({ key }) => key).toSorted()).toEqual(['answers-for-sale', 'easy-money']);
  for (const { state, reports = [] } of fraud)
    expect([state, reports.length, new Set(reports.map(({ by }) => by)).size]).toEqual([
      'held',
      reportRules.weightThatHides,
      reportRules.weightThatHides,
    ]);
});

test('of the questions and answers of the demo only those of fraud are flagged', () => {
  const flagged = demoQuestions.filter(
    ({ title, description }) => postFlags([title, description]).length > 0,
  );
  expect(flagged.map(({ key }) => key).toSorted()).toEqual(['answers-for-sale', 'easy-money']);
  const answers = demoQuestions.flatMap(({ answers: given }) => given.map(({ text }) => text));
  expect(answers.filter((text) => postFlags([text]).length > 0)).toEqual([]);
});

test('the texts of a question are in its language, as they are typed, and could be sent', () => {
  for (const demo of demoQuestions) {
    const { title, description, answers, messages = [], daysAgo } = demo;
    const tags = tagsOfDemoQuestion(demo);
    expect(newQuestion.safeParse({ title, description, tags }).error, title).toBeUndefined();
    expect(daysAgo, title).toBeLessThanOrEqual(70);
    const texts = [title, description, ...tags, ...[...answers, ...messages].map(({ text }) => text)];
    for (const text of texts) {
      expect(/[\u1780-\u17b3]/.test(text), text).toBe(isAskedInKhmer(demo));
      expect(text, text).toBe(text.normalize('NFC').trim());
      expect(text, text).not.toMatch(/[\u200B-\u200D\u2060\uFEFF\u17E0-\u17E9]| {2}| ។/);
    }
  }
});

test(
  'the demo has questions with answers and views, and results, once however often it is seeded',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await seedDemo(b.deps);
    await b.deps.db.update(seedRuns).set({ version: 'before' });
    await seedDemo(b.deps);
    // The secrets of an older data folder may be newer than its file.
    const file = join(folder, 'demo.json');
    const { outbox, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { outbox: string };
    writeFileSync(file, JSON.stringify({ ...others, outbox: '/demo/outbox?key=old' }));
    await seedDemo(b.deps);
    expect(outbox).toMatch(/^\/demo\/outbox\?key=[\w-]{43}$/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...others, outbox });
    const { ORGANIZATION_ID: orgId, CONNECT_SUBJECT_ID: subjectId } = b.deps.env;
    const { body } = await call(b, questionsResource.endpoints.list, { params: { orgId, subjectId } });
    expect(body.countTotal).toBe(demoQuestions.filter(isOpen).length);
    const byTitle = new Map(demoQuestions.map((demo) => [demo.title, demo]));
    for (const question of body.data) {
      const demo = byTitle.get(question.title);
      const { answerCount, viewCount, usefulCount } = question;
      expect([answerCount, viewCount, usefulCount], question.title).toEqual([
        demo?.answers.length,
        demo?.views,
        demo?.useful ?? 0,
      ]);
      expect(question.tags).toEqual(demo && tagsOfDemoQuestion(demo));
      expect(Boolean(question.author?.name)).toBe(demo?.hidesName === undefined);
      expect(question.acceptedAnswerId !== null).toBe(demo?.accepted !== undefined);
      expect(Date.parse(question.createdAt)).toBeLessThan(b.clock.now().getTime());
    }
    const token = await signedIn(b, stableId('account:advisor'));
    const results = await call(b, orientationResource.endpoints.usersResult, { params: { orgId } }, token);
    const taken = demoResults
      .flatMap(({ holland, personality }) => [holland, personality])
      .filter((scores) => scores !== null);
    expect(results.body.countTotal).toBe(taken.length);
    for (const { user } of results.body.data)
      expect([user.province, user.currentSchool], `${user.lastName} ${user.firstName}`).toEqual([
        expect.stringMatching(/^\d{2}$/),
        expect.stringMatching(/[\u1780-\u17b3]/),
      ]);
    const [newest] = results.body.data;
    const params = { orgId };
    const query = { userId: newest?.user.userId };
    expect(
      (await call(b, orientationResource.endpoints.holland, { params, query }, token)).body?.result.code,
    ).toBe('IRC');
  },
);

test('what is below a question of the demo agrees with it', { tags: 'postgres' }, async () => {
  const { db } = backend.current.deps;
  const answers = await db
    .select({ id: userAnswers.id, useful: userAnswers.usefulCount, marks: count(usefulMarks.id) })
    .from(userAnswers)
    .innerJoin(questions, and(eq(questions.id, userAnswers.questionId), eq(questions.kind, 'forum')))
    .leftJoin(usefulMarks, eq(usefulMarks.answerId, userAnswers.id))
    .groupBy(userAnswers.id);
  expect(answers).toHaveLength(demoQuestions.flatMap((demo) => demo.answers).length);
  for (const { useful, marks } of answers) expect(useful).toBe(marks);
  const ownMarks = await db
    .select({ id: usefulMarks.id })
    .from(usefulMarks)
    .innerJoin(questions, eq(questions.id, usefulMarks.questionId))
    .where(and(isNull(usefulMarks.answerId), eq(usefulMarks.userId, questions.userId)));
  expect(ownMarks).toEqual([]);
  const unnumbered = await db
    .select({ id: userAnswers.id })
    .from(userAnswers)
    .innerJoin(questions, and(eq(questions.id, userAnswers.questionId), eq(questions.kind, 'forum')))
    .leftJoin(
      questionPeople,
      and(
        eq(questionPeople.questionId, userAnswers.questionId),
        eq(questionPeople.userId, userAnswers.userId),
      ),
    )
    .where(isNull(questionPeople.userId));
  expect(unnumbered).toEqual([]);
  const isUnfindable = or(eq(questions.searchFold, ''), sql`cardinality(${questions.terms}) = 0`);
  expect(await db.$count(questions, and(eq(questions.kind, 'forum'), isUnfindable))).toBe(0);
});

test(
  'the held and the reported questions of the demo wait for a decision',
  { tags: 'postgres' },
  async () => {
    const { data } = await readReviews(backend.current.deps, { state: 'waiting', start: 0, limit: 100 });
    const waiting = new Map(
      data
        .filter(({ kind }) => kind === 'question')
        .map(({ id, held, isShown, reports }) => [id, [held, isShown, reports.length]]),
    );
    const fraudulent = ['answers-for-sale', 'easy-money'];
    const expected = demoQuestions.flatMap(({ key, state, reports = [] }) =>
      state || reports.length
        ? [
            [
              questionId(key),
              [state ? (fraudulent.includes(key) ? 'flagged' : 'unread') : null, !state, reports.length],
            ] as const,
          ]
        : [],
    );
    expect(expected).toHaveLength(7);
    expect(waiting).toEqual(new Map(expected));
  },
);
