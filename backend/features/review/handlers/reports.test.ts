import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications, questions, reports, userAnswers, vacancies } from '@/backend/db/schema';
import { reportsPerPersonPerHourMax } from '@/backend/limits';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { reportsResource } from '@/lib/contract/review/reports';
import type { ReviewKind } from '@/lib/domain/review/review';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { create, waiting, decide } = reportsResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });

beforeEach(async () => {
  const { db } = backend.current.deps;
  await db.delete(reports);
  await db.delete(vacancies);
});

type Report = Parameters<typeof call<typeof create>>[2]['body'];
const report = (person: Person, body: Report) =>
  call(backend.current, create, { body, idempotencyKey: newKey() }, person.token);

const read = async (advisor: Person, query: object = {}) =>
  (await call(backend.current, waiting, { query }, advisor.token)).body;

type Row = Parameters<typeof call<typeof decide>>[2]['body']['rows'][number];
const settle = async (advisor: Person, ...rows: Row[]) => {
  const { body } = await call(
    backend.current,
    decide,
    { body: { rows }, idempotencyKey: newKey() },
    advisor.token,
  );
  return body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
};

const makePost = async (author: Person) => {
  const b = backend.current;
  const subjectId = b.deps.env.CONNECT_SUBJECT_ID;
  const at = { createdAt: b.clock.now(), updatedAt: b.clock.now() };
  const by = { userId: author.id, authorRole: 'student' as const };
  const [question] = await b.deps.db
    .insert(questions)
    .values({ organizationId: orgId(), subjectId, kind: 'forum', title: 'Which school?', ...by, ...at })
    .returning();
  const [answer] = await b.deps.db
    .insert(userAnswers)
    .values({ questionId: question?.id ?? '', answer: 'Pay me first', ...by, ...at })
    .returning();
  return { questionId: question?.id ?? '', answerId: answer?.id ?? '', subjectId };
};

test('a person reports something once while it waits, and only what readers see', async () => {
  const b = backend.current;
  const [person, other, advisor] = [await makePerson(b), await makePerson(b), await makeAdvisor()];
  const id = await makeVacancy(b, { title: { en: 'Rich at once', km: 'មានភ្លាម' } });
  const body = { kind: 'vacancy', id, reason: 'money', text: 'They want 50 dollars' } as const;
  expect((await report(person, body)).status).toBe(202);
  expect((await report(person, body)).error.code).toBe('already-reported');
  b.clock.advance(60);
  expect((await report(other, { kind: 'vacancy', id, reason: 'fraud' })).status).toBe(202);
  expect((await report(other, { kind: 'vacancy', id, reason: 'other' })).error.issues).toMatchObject([
    { path: 'text', code: 'required' },
  ]);
  const draft = await makeVacancy(b, { status: 'draft' });
  expect((await report(person, { ...body, id: draft })).status).toBe(404);
  const { data, countTotal } = await read(advisor);
  expect(countTotal).toBe(1);
  expect(data[0]).toMatchObject({
    kind: 'vacancy',
    id,
    title: { en: 'Rich at once' },
    isShown: true,
    held: null,
    reports: [{ reason: 'money', text: 'They want 50 dollars' }, { reason: 'fraud' }],
  });
  expect(await settle(advisor, { kind: 'vacancy', id, decision: 'keep', reason: 'It is true' })).toEqual([
    'ok',
  ]);
  expect((await read(advisor)).countTotal).toBe(0);
  expect((await report(person, body)).status).toBe(202);
});

test('what is hidden is gone for readers, its author reads why, and it can be brought back', async () => {
  const b = backend.current;
  const [person, author, advisor] = [await makePerson(b), await makeAdvisor(), await makeAdvisor()];
  const id = await makeVacancy(b, { authorId: author.id });
  await report(person, { kind: 'vacancy', id, reason: 'fraud' });
  const hide = { kind: 'vacancy', id, decision: 'hide', reason: 'The address does not exist' } as const;
  expect(await settle(advisor, hide, hide)).toEqual(['ok', 'already-decided']);
  const get = () => call(b, vacanciesResource.endpoints.get, { params: { orgId: orgId(), id } });
  expect((await get()).status).toBe(404);
  expect((await read(advisor)).countTotal).toBe(0);
  expect((await read(advisor, { state: 'hidden' })).data).toMatchObject([
    { id, isShown: false, held: 'hidden', last: { decision: 'hide', reason: 'The address does not exist' } },
  ]);
  // Advisors are told of what is reported, too.
  const ofAuthor = and(eq(notifications.userId, author.id), ne(notifications.kind, 'review-asked'));
  const notices = () => b.deps.db.select().from(notifications).where(ofAuthor);
  expect(await notices()).toMatchObject([
    { kind: 'review-hidden', href: '/advisor/vacancy', params: { statusEn: 'The address does not exist' } },
  ]);
  const release = { ...hide, decision: 'release', reason: 'It was right' } as const;
  expect(await settle(advisor, release, release)).toEqual(['ok', 'already-decided']);
  expect((await get()).status).toBe(200);
  expect((await notices()).map(({ kind }) => kind).toSorted()).toEqual(['review-hidden', 'review-shown']);
});

test(
  'a vacancy of an unchecked employer waits by itself until it is released or hidden',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [person, advisor] = [await makePerson(b), await makeAdvisor()];
    const [first, second] = [
      await makeVacancy(b, { clearedUntil: null, updatedAt: new Date('2026-10-01T00:00:00Z') }),
      await makeVacancy(b, { clearedUntil: '2026-10-31', updatedAt: new Date('2026-10-02T00:00:00Z') }),
    ];
    await makeVacancy(b, { clearedUntil: null, status: 'draft' });
    await makeVacancy(b, { clearedUntil: null, deadline: '2026-10-01' });
    expect((await read(advisor)).data.map(({ id, held }) => [id, held])).toEqual([
      [first, 'unchecked'],
      [second, 'check-ended'],
    ]);
    expect((await read(advisor, { start: 1, limit: 1 })).data.map(({ id }) => id)).toEqual([second]);
    expect((await read(advisor, { kind: 'answer' })).countTotal).toBe(0);
    expect((await report(person, { kind: 'vacancy', id: first, reason: 'fraud' })).status).toBe(404);
    const reason = 'The ministry confirmed it';
    expect(
      await settle(
        advisor,
        { kind: 'vacancy', id: first, decision: 'keep', reason },
        { kind: 'vacancy', id: first, decision: 'release', reason },
        { kind: 'vacancy', id: second, decision: 'hide', reason },
      ),
    ).toEqual(['already-decided', 'ok', 'ok']);
    expect((await read(advisor)).countTotal).toBe(0);
    const { body } = await call(b, vacanciesResource.endpoints.list, { params: { orgId: orgId() } });
    expect(body.data.map(({ vacancyId }) => vacancyId)).toEqual([first]);
  },
);

test('hidden questions and answers leave the forum, and come back', async () => {
  const b = backend.current;
  const [person, author, advisor] = [await makePerson(b), await makePerson(b), await makeAdvisor()];
  const { questionId, answerId, subjectId } = await makePost(author);
  const params = { orgId: orgId(), subjectId, questionId };
  const answers = async () =>
    (await call(b, userAnswersResource.endpoints.list, { params })).body.data.map(
      ({ userAnswerId }) => userAnswerId,
    );
  const question = () => call(b, questionsResource.endpoints.get, { params });
  const steps = (kind: ReviewKind, id: string) => ({
    hide: () => settle(advisor, { kind, id, decision: 'hide', reason: 'It asks for money' }),
    release: () => settle(advisor, { kind, id, decision: 'release', reason: 'It was a joke' }),
  });
  await report(person, { kind: 'answer', id: answerId, reason: 'money' });
  expect((await read(advisor)).data).toMatchObject([
    { kind: 'answer', title: { en: 'Which school?' }, excerpt: { en: 'Pay me first' } },
  ]);
  expect(await steps('answer', answerId).hide()).toEqual(['ok']);
  expect([await answers(), (await question()).body.answerCount]).toEqual([[], 0]);
  expect(await steps('answer', answerId).release()).toEqual(['ok']);
  expect(await answers()).toEqual([answerId]);
  expect(await steps('question', questionId).hide()).toEqual(['ok']);
  expect((await question()).status).toBe(404);
  const listed = async () =>
    (
      await call(b, questionsResource.endpoints.search, { params: { orgId: orgId() }, query: {} })
    ).body.questions.data.map(({ source }) => source.questionId);
  expect(await listed()).not.toContain(questionId);
  expect(await steps('question', questionId).release()).toEqual(['ok']);
  expect(await listed()).toContain(questionId);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, author.id));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual([
    'review-hidden',
    'review-hidden',
    'review-shown',
    'review-shown',
  ]);
});

test('what was deleted waits for nobody, and reports are limited', async () => {
  const b = backend.current;
  const [person, author, advisor] = [await makePerson(b), await makePerson(b), await makeAdvisor()];
  const { answerId } = await makePost(author);
  await report(person, { kind: 'answer', id: answerId, reason: 'insult' });
  await b.deps.db.delete(userAnswers).where(eq(userAnswers.id, answerId));
  expect((await read(advisor)).countTotal).toBe(0);
  const answers: number[] = [];
  for (let n = 0; n < reportsPerPersonPerHourMax; n += 1)
    answers.push(
      (await report(person, { kind: 'vacancy', id: await makeVacancy(b), reason: 'wrong' })).status,
    );
  expect(answers.slice(-2)).toEqual([202, 429]);
});
