import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { newBrowserToken } from '@/backend/features/accounts/services/devices';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeWriter } from '@/tests/support/make-content';
import { changedTags } from '@/tests/support/tags';
import { questionsPerPersonPerHourMax, questionViewsPerAddressPerHourMax } from '@/backend/limits';

const backend = useTestBackend({ TRUST_PROXY: '1' });
const { list, get, create, update, remove, search, view } = questionsResource.endpoints;

const here = () => ({
  orgId: backend.current.deps.env.ORGANIZATION_ID,
  subjectId: backend.current.deps.env.CONNECT_SUBJECT_ID,
});
const holland = () => ({ ...here(), subjectId: backend.current.deps.env.HOLLAND_SUBJECT_ID });
type Body = Parameters<typeof call<typeof create>>[2]['body'];
const ask = (token: string, body: Body, params = here(), idempotencyKey: string = randomUUID()) =>
  call(backend.current, create, { params, body, idempotencyKey }, token);
const find = async (
  query: { keyword?: string; tags?: string; limit?: number; start?: number },
  params = here(),
) => (await call(backend.current, search, { params, query })).body.questions;

const statement = {
  title: 'I like to repair things',
  titleNative: 'ខ្ញុំចូលចិត្តជួសជុលរបស់របរ',
  orderNumber: 7,
  scale: 'R' as const,
};

test('a question is seen by everybody, with its author by given name and initial', async () => {
  const b = backend.current;
  const student = await makeWriter(b);
  const asked = await ask(student.token, {
    title: 'Which dormitory?',
    description: 'Near the river.',
    tags: ['Dorm', 'dorm', 'ភ្នំពេញ'],
  });
  expect(asked.status).toBe(201);
  expect(asked.body).toMatchObject({
    userId: student.id,
    author: { userId: student.id, name: 'Dara S.', nameNative: '', role: 'student' },
    tags: ['Dorm', 'ភ្នំពេញ'],
    orderNumber: null,
    key: null,
    answerCount: 0,
    viewCount: 0,
    lastAnsweredAt: null,
    version: 1,
    createdAt: b.clock.now().toISOString(),
  });
  const seen = await call(b, get, { params: { ...here(), questionId: asked.body.questionId } });
  expect(seen.body).toEqual({ ...asked.body, isOwn: false });
  const other = await makeSchool(b);
  const elsewhere = { ...here(), orgId: other.id, questionId: asked.body.questionId };
  expect((await call(b, get, { params: elsewhere })).status).toBe(404);
});

test('an advisor asks and answers under the full name', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const asked = await ask(advisor.token, { title: 'What do you want to know?' });
  expect(asked.body.author).toMatchObject({ name: 'Dara Sok', role: 'staff' });
});

test(
  'search finds Khmer however it is encoded, the title first, and wants every tag',
  { tags: 'postgres' },
  async () => {
    const student = await makeWriter(backend.current);
    const word = 'ស្ត្រី';
    await ask(student.token, { title: 'អាហារូបករណ៍', description: `សម្រាប់${word}`, tags: ['អាហារូបករណ៍'] });
    backend.current.clock.advance(-60);
    await ask(student.token, { title: `អាហារូបករណ៍${word}`, tags: ['អាហារូបករណ៍', 'Women'] });
    backend.current.clock.advance(60);
    const found = await find({ keyword: 'ស្រ្តី' });
    expect(found.data.map(({ source }) => source.title)).toEqual([`អាហារូបករណ៍${word}`, 'អាហារូបករណ៍']);
    expect((await find({ tags: 'women,អាហារូបករណ៍' })).countTotal).toBe(1);
    expect((await find({ tags: 'អាហារូបករណ៍' })).countTotal).toBe(2);
    expect((await find({ keyword: 'ស្រ្តី', tags: 'none' })).data).toEqual([]);
    expect((await find({ keyword: 'ស្រ្តី', limit: 1, start: 1 })).data).toHaveLength(1);
    const wrongType = await backend.current.app.request(
      `/api-qa/v1/organizations/${here().orgId}/questions/search?type=other`,
    );
    expect(wrongType.status).toBe(400);
  },
);

test('organizations and programs have questions of their own; unknown ones are 404', async () => {
  const b = backend.current;
  const [student, school, other] = [await makeWriter(b), await makeSchool(b), await makeSchool(b)];
  const subjectId = await makeProgram(b, school.id);
  expect(
    (await ask(student.token, { title: 'About this program' }, { orgId: school.id, subjectId })).status,
  ).toBe(201);
  expect(
    (await find({}, { ...here(), orgId: school.id })).data.map(({ source }) => source.subjectId),
  ).toEqual([subjectId]);
  for (const params of [
    { orgId: other.id, subjectId },
    { orgId: randomUUID(), subjectId: here().subjectId },
    { orgId: here().orgId, subjectId: randomUUID() },
    { orgId: school.id, subjectId: holland().subjectId },
  ]) {
    expect((await ask(student.token, { title: 'Nowhere' }, params)).status).toBe(404);
    expect((await call(b, list, { params })).status).toBe(404);
  }
});

test('statements of a questionnaire are written by staff; what they measure is shown to staff only', async () => {
  const b = backend.current;
  const [student, advisor] = [await makeWriter(b), await makePerson(b, { roles: ['advisor'] })];
  expect((await ask(student.token, statement, holland())).status).toBe(403);
  const bare = await ask(advisor.token, { title: 'Only this' }, holland());
  expect(bare.error.issues?.map(({ path }) => path)).toEqual(['titleNative', 'orderNumber', 'scale']);
  const foreign = await ask(advisor.token, { ...statement, scale: 'EI', reversed: true }, holland());
  expect(foreign.error.issues?.map(({ path }) => path)).toEqual(['reversed', 'scale']);
  const late = await ask(advisor.token, statement, holland());
  expect(late.body).toMatchObject({ orderNumber: 7, key: { scale: 'R', reversed: false } });
  await ask(advisor.token, { ...statement, title: 'First', orderNumber: 1 }, holland());
  const seen = await call(b, list, { params: holland() }, student.token);
  expect(seen.body.data.map(({ orderNumber, key }) => [orderNumber, key])).toEqual([
    [1, null],
    [7, null],
  ]);
  expect((await find({ keyword: 'repair' })).countTotal).toBe(0);
  expect(await changedTags(b)).toContain('questions');
  const notHere = await ask(student.token, statement);
  expect(notHere.error.issues?.map(({ path }) => path)).toEqual(['titleNative', 'orderNumber', 'scale']);
});

test('only its author changes a question, from the version that was read', async () => {
  const b = backend.current;
  const [author, other, advisor] = [
    await makeWriter(b),
    await makeWriter(b),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  const { body: asked } = await ask(author.token, { title: 'Old words', tags: ['a'] });
  const params = { ...here(), questionId: asked.questionId };
  const change = (token: string, version: number) =>
    call(b, update, { params, body: { title: 'New words' }, version }, token);
  expect((await change(other.token, 1)).status).toBe(404);
  expect((await change(advisor.token, 1)).status).toBe(404);
  expect((await change(author.token, 1)).body).toMatchObject({ title: 'New words', tags: ['a'], version: 2 });
  expect((await change(author.token, 1)).error.code).toBe('stale-version');
  expect([
    (await find({ keyword: 'New words' })).countTotal,
    (await find({ keyword: 'Old words' })).countTotal,
  ]).toEqual([1, 0]);
});

test('author and staff delete a question with its answers; staff of another school find nothing', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [author, other] = [await makeWriter(b), await makeWriter(b)];
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const params = { ...here(), questionId: (await ask(author.token, { title: 'Going' })).body.questionId };
  const { add, results } = userAnswersResource.endpoints;
  await call(b, add, { params, body: { answer: 'An answer' }, idempotencyKey: randomUUID() }, other.token);
  for (const token of [other.token, admin.token])
    expect((await call(b, remove, { params }, token)).status).toBe(404);
  expect((await call(b, remove, { params }, advisor.token)).status).toBe(200);
  expect((await call(b, get, { params })).status).toBe(404);
  const left = await call(b, results, { query: { subjectId: params.subjectId } }, other.token);
  expect(left.body.data).toEqual([]);
  const own = { ...here(), questionId: (await ask(author.token, { title: 'Mine' })).body.questionId };
  expect((await call(b, remove, { params: own }, author.token)).status).toBe(200);
});

test(
  'fifty parallel calls with one key ask once, and an hour holds only so many questions',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const student = await makeWriter(b);
    const many = await Promise.all(
      Array.from({ length: 50 }, () => ask(student.token, { title: 'Once' }, here(), 'one-question')),
    );
    expect(new Set(many.map(({ body }) => body.questionId)).size).toBe(1);
    for (let asked = 1; asked < questionsPerPersonPerHourMax; asked += 1)
      expect((await ask(student.token, { title: `Question ${asked}` })).status).toBe(201);
    expect((await ask(student.token, { title: 'One too many' })).status).toBe(429);
  },
);

test('a view counts once a person, and once a day by browser or address', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [author, reader] = [await makeWriter(b), await makeWriter(b)];
  const { body: asked } = await ask(author.token, { title: 'Seen' });
  const ids = { organizationId: here().orgId, subjectId: here().subjectId, questionId: asked.questionId };
  const look = (token?: string, address = '203.0.113.1', user?: { userId: string }, browser?: string) =>
    call(b, view, { body: { ...ids, user } }, token, { address, ...(browser && { browser }) });
  expect((await look(author.token)).body.viewCount).toBe(0);
  expect((await look(reader.token)).body.viewCount).toBe(1);
  expect((await look(reader.token, '203.0.113.2', { userId: reader.id })).body.viewCount).toBe(1);
  expect((await look()).body.viewCount).toBe(2);
  expect((await look()).body.viewCount).toBe(2);
  expect((await look(undefined, '203.0.113.2')).body.viewCount).toBe(3);
  // Two browsers of one class, and a made-up name.
  const [one, other] = [newBrowserToken(b.deps), newBrowserToken(b.deps)];
  const from = async (browser: string, address = '203.0.113.2') =>
    (await look(undefined, address, undefined, browser)).body.viewCount;
  expect([await from(one), await from(one, '203.0.113.3'), await from(other)]).toEqual([4, 4, 5]);
  expect(await from('invented.mac')).toBe(5);
  b.clock.advance(86_400);
  expect((await look()).body.viewCount).toBe(6);
  expect((await look(undefined, '203.0.113.1', { userId: reader.id })).status).toBe(401);
  expect((await look((await makeWriter(b)).token, '203.0.113.1', { userId: reader.id })).status).toBe(404);
  expect((await call(b, view, { body: { ...ids, questionId: randomUUID() } })).status).toBe(404);
});

test('an address that keeps on counting views is stopped', async () => {
  const b = backend.current;
  const { body: asked } = await ask((await makeWriter(b)).token, { title: 'Popular' });
  const body = { organizationId: here().orgId, subjectId: here().subjectId, questionId: asked.questionId };
  const look = () => call(b, view, { body }, undefined, { address: '203.0.113.9' });
  for (let seen = 0; seen < questionViewsPerAddressPerHourMax; seen += 1) await look();
  expect((await look()).status).toBe(429);
});
