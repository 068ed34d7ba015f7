import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeWriter } from '@/tests/support/make-content';
import { makeQuestionnaire, subjectOf } from '@/tests/support/orientation';
import { answersPerPersonPerHourMax } from '@/backend/limits';

const backend = useTestBackend();
const { add, list, update, remove, results } = userAnswersResource.endpoints;

interface Place {
  orgId: string;
  subjectId: string;
  questionId: string;
}

const makeQuestion = async (): Promise<Place> => {
  const b = backend.current;
  const params = { orgId: b.deps.env.ORGANIZATION_ID, subjectId: b.deps.env.CONNECT_SUBJECT_ID };
  const { token } = await makeWriter(b);
  const body = { title: 'Where do I sit the exam?' };
  const asked = await call(
    b,
    questionsResource.endpoints.create,
    { params, body, idempotencyKey: randomUUID() },
    token,
  );
  return { ...params, questionId: asked.body.questionId };
};

const answer = (
  params: Place,
  token: string,
  text: string | number,
  ids: { userId?: string; studentId?: string } = {},
) =>
  call(backend.current, add, { params, body: { answer: text, ...ids }, idempotencyKey: randomUUID() }, token);

test('answers to a question are for everybody, oldest first, and counted', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const params = await makeQuestion();
  const [student, advisor] = [await makeWriter(b), await makePerson(b, { roles: ['advisor'] })];
  const first = await answer(params, student.token, 'At your school.', {
    userId: student.id,
    studentId: student.id,
  });
  expect(first.body).toMatchObject({
    userId: student.id,
    studentId: student.id,
    answer: 'At your school.',
    value: null,
  });
  b.clock.advance(1);
  await answer(params, advisor.token, 'The list hangs at the gate.');
  await answer(params, student.token, 'Thank you.');
  const seen = await call(b, list, { params });
  expect(seen.body.data.map(({ answer: text, author }) => [text, author?.role]).slice(0, 1)).toEqual([
    ['At your school.', 'student'],
  ]);
  expect([seen.body.countTotal, new Set(seen.body.data.map(({ author }) => author?.name))]).toEqual([
    3,
    new Set(['Dara S.', 'Dara Sok']),
  ]);
  const own = await call(b, list, { params, query: { userId: student.id } });
  expect(own.body.data.map(({ answer: text }) => text)).toEqual(['At your school.', 'Thank you.']);
  const question = await call(b, questionsResource.endpoints.get, { params });
  expect(question.body.answerCount).toBe(3);
});

test('nobody answers in another’s name, under a wrong question, or with nothing', async () => {
  const b = backend.current;
  const params = await makeQuestion();
  const [student, other] = [await makeWriter(b), await makeWriter(b)];
  expect((await answer(params, student.token, 'Hello', { studentId: other.id })).status).toBe(404);
  expect((await answer(params, student.token, 'Hello', { userId: other.id })).status).toBe(404);
  expect((await answer({ ...params, questionId: randomUUID() }, student.token, 'Hello')).status).toBe(404);
  expect(
    (await answer({ ...params, subjectId: subjectOf(b, 'holland') }, student.token, 'Hello')).status,
  ).toBe(404);
  expect((await answer(params, student.token, ' ')).error.issues).toEqual([
    expect.objectContaining({ path: 'answer', code: 'required' }),
  ]);
});

test('its author changes an answer; its author or staff delete it', async () => {
  const b = backend.current;
  const params = await makeQuestion();
  const [student, other, advisor] = [
    await makeWriter(b),
    await makeWriter(b),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  const made = (await answer(params, student.token, 'Monday')).body;
  const here = { ...params, id: made.userAnswerId };
  const change = (token: string) =>
    call(b, update, { params: here, body: { answer: 'Tuesday' }, version: made.version }, token);
  expect([(await change(other.token)).status, (await change(advisor.token)).status]).toEqual([404, 404]);
  b.clock.advance(5);
  const changed = await change(student.token);
  expect(changed.body).toMatchObject({
    answer: 'Tuesday',
    createdAt: made.createdAt,
    updatedAt: b.clock.now().toISOString(),
  });
  const elsewhere = { ...(await makeQuestion()), id: made.userAnswerId };
  expect((await call(b, remove, { params: elsewhere }, student.token)).status).toBe(404);
  expect((await call(b, remove, { params: here }, other.token)).status).toBe(404);
  expect((await call(b, remove, { params: here }, advisor.token)).status).toBe(200);
  expect((await call(b, list, { params })).body.data).toEqual([]);
});

test('the same key answers once; an hour holds only so many answers', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const params = await makeQuestion();
  const { token } = await makeWriter(b);
  const send = (key: string) =>
    call(b, add, { params, body: { answer: `Yes, ${key}` }, idempotencyKey: key }, token);
  const [one, two] = [await send('the-same-key'), await send('the-same-key')];
  expect(two.body).toEqual(one.body);
  for (let sent = 1; sent < answersPerPersonPerHourMax; sent += 1)
    expect((await send(randomUUID())).status).toBe(201);
  expect((await send(randomUUID())).status).toBe(429);
});

test(
  'an answer to a questionnaire replaces the earlier one, also in parallel, and is nobody else’s to see',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const items = await makeQuestionnaire(b, 'holland');
    const subjectId = subjectOf(b, 'holland');
    const place = (index: number): Place => ({
      orgId: b.deps.env.ORGANIZATION_ID,
      subjectId,
      questionId: items[index]?.questionId ?? '',
    });
    const [student, other, advisor] = [
      await makeWriter(b),
      await makeWriter(b),
      await makePerson(b, { roles: ['advisor'] }),
    ];
    const all = await Promise.all([0, 1, 2, 3, 4].map((value) => answer(place(1), student.token, value)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.userAnswerId}`)).size).toBe(1);
    expect((await answer(place(1), student.token, '៣')).body).toMatchObject({ answer: '3', value: 3 });
    await answer(place(0), student.token, 4);
    await answer(place(0), other.token, 1);
    for (const wrong of [5, -1, '1.5', 'good', '33'])
      expect((await answer(place(0), student.token, wrong)).error.issues).toEqual([
        { path: 'answer', code: 'out-of-range' },
      ]);

    const read = (token?: string, userId?: string) =>
      call(b, list, { params: place(0), query: { userId } }, token);
    expect((await read(student.token)).body.data.map(({ value }) => value)).toEqual([4]);
    expect((await read()).status).toBe(401);
    for (const { token } of [other, advisor]) expect((await read(token, student.id)).status).toBe(404);
    const id = (await read(student.token)).body.data[0]?.userAnswerId ?? '';
    expect((await call(b, remove, { params: { ...place(0), id } }, advisor.token)).status).toBe(404);
    expect(
      (await call(b, update, { params: { ...place(0), id }, body: { answer: 9 }, version: 1 }, student.token))
        .status,
    ).toBe(422);

    const resume = await call(b, results, { query: { subjectId, userId: student.id } }, student.token);
    expect(resume.body).toMatchObject({ subjectId, userId: student.id, countTotal: 2, countQuestions: 60 });
    expect(resume.body.data.map(({ orderNumber, value }) => [orderNumber, value])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect((await call(b, results, { query: { subjectId, userId: student.id } }, advisor.token)).status).toBe(
      404,
    );
    expect((await call(b, remove, { params: { ...place(0), id } }, student.token)).status).toBe(200);
    expect((await read(student.token)).body.countTotal).toBe(0);
    const shown = await call(b, questionsResource.endpoints.list, { params: place(0) });
    expect(new Set(shown.body.data.map(({ answerCount }) => answerCount))).toEqual(new Set([0]));
  },
);

test.each(['personality', 'holland'] as const)(
  'a private answer to a statement (%s) changes nothing of what others read of it',
  async (kind) => {
    const b = backend.current;
    const [item] = await makeQuestionnaire(b, kind);
    const params = {
      orgId: b.deps.env.ORGANIZATION_ID,
      subjectId: subjectOf(b, kind),
      questionId: item?.questionId ?? '',
    };
    const { get, list: listed } = questionsResource.endpoints;
    const read = async (token?: string) => {
      const alone = (await call(b, get, { params }, token)).body;
      const { data } = (await call(b, listed, { params, query: {} }, token)).body;
      return { alone, among: data.find(({ questionId }) => questionId === params.questionId) };
    };
    const [visitor, other, writer] = [undefined, await makeWriter(b), await makeWriter(b)];
    const before = [await read(visitor), await read(other.token)];
    b.clock.advance(60);
    expect((await answer(params, writer.token, 3)).status).toBe(201);
    expect([await read(visitor), await read(other.token)]).toEqual(before);
    expect((await read(writer.token)).alone.lastAnsweredAt).toBeNull();
  },
);
