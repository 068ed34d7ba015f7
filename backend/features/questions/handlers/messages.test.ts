import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { makeWriter } from '@/tests/support/make-content';
import { messagesResource } from '@/lib/contract/questions/messages';
import { questionsResource } from '@/lib/contract/questions/questions';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeQuestionnaire } from '@/tests/support/orientation';
import { messagesPerPersonPerMinuteMax } from '@/backend/limits';

const backend = useTestBackend();
const { list, post, edit, seen, read, remove } = messagesResource.endpoints;

const makeQuestion = async (orgId = backend.current.deps.env.ORGANIZATION_ID): Promise<string> => {
  const b = backend.current;
  const { token } = await makeWriter(b);
  const params = { orgId, subjectId: b.deps.env.CONNECT_SUBJECT_ID };
  const input = { params, body: { title: 'Who comes to the fair?' }, idempotencyKey: randomUUID() };
  return (await call(b, questionsResource.endpoints.create, input, token)).body.questionId;
};

const say = (questionId: string, token: string, text: string, idempotencyKey: string = randomUUID()) =>
  call(backend.current, post, { params: { questionId }, body: { text }, idempotencyKey }, token);

test(
  'messages come newest first, a page at a time, also when several share an instant',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [questionId, student] = [await makeQuestion(), await makePerson(b)];
    for (const text of ['១', '២', '៣', '៤', '៥']) {
      if (text > '៣') b.clock.advance(1);
      const said = await say(questionId, student.token, text);
      expect(said.body).toMatchObject({
        questionId,
        userId: student.id,
        text,
        author: { name: 'Dara S.', role: 'student' },
      });
    }
    const page = async (before?: string) =>
      (await call(b, list, { params: { questionId }, query: { limit: 2, before } }, student.token)).body;
    const [first, all] = [
      await page(),
      (await call(b, list, { params: { questionId } }, student.token)).body,
    ];
    expect(first.data.map(({ text }) => text)).toEqual(['៥', '៤']);
    expect([all.countTotal, all.data.length]).toEqual([5, 5]);
    const second = await page(first.data.at(-1)?.messageId);
    const third = await page(second.data.at(-1)?.messageId);
    expect([...first.data, ...second.data, ...third.data]).toEqual(all.data);
    expect(
      (await call(b, list, { params: { questionId }, query: { before: randomUUID() } }, student.token))
        .status,
    ).toBe(404);
  },
);

test(
  'a message sent again is one message; an empty or overlong one is none',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [questionId, student] = [await makeQuestion(), await makePerson(b)];
    const all = await Promise.all(
      Array.from({ length: 50 }, () => say(questionId, student.token, 'Hello', 'one-message')),
    );
    expect(new Set(all.map(({ status, body }) => `${status} ${body.messageId}`)).size).toBe(1);
    expect((await say(questionId, student.token, '\u200b')).error.issues).toEqual([
      expect.objectContaining({ path: 'text', code: 'required' }),
    ]);
    expect((await say(questionId, student.token, 'x'.repeat(1001))).status).toBe(422);
  },
);

test('who is under 18 and only chats has no name there', async () => {
  const b = backend.current;
  const [questionId, child] = [await makeQuestion(), await makePerson(b)];
  await b.deps.db.update(users).set({ dob: '2011-02-03' }).where(eq(users.id, child.id));
  const said = await say(questionId, child.token, 'May I come too?');
  expect(said.body).toMatchObject({ userId: null, author: null, writerNumber: 2 });
  const again = await say(questionId, child.token, 'With my sister?');
  expect(again.body).toMatchObject({ author: null, writerNumber: 2 });
});

test('a minute holds only so many messages of one person', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [questionId, student, other] = [await makeQuestion(), await makePerson(b), await makePerson(b)];
  for (let sent = 0; sent < messagesPerPersonPerMinuteMax; sent += 1)
    expect((await say(questionId, student.token, `${sent}`)).status).toBe(201);
  const refused = await say(questionId, student.token, 'more');
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 60]);
  expect((await say(questionId, other.token, 'me too')).status).toBe(201);
  b.clock.advance(61);
  expect((await say(questionId, student.token, 'more')).status).toBe(201);
});

test('its author deletes a message, and so do the staff of the question’s organization', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [questionId, student, other] = [
    await makeQuestion(school.id),
    await makePerson(b),
    await makePerson(b),
  ];
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const drop = async (token: string, id: string) =>
    (await call(b, remove, { params: { questionId, id } }, token)).status;
  const { messageId } = (await say(questionId, student.token, 'Mine')).body;
  expect([await drop(other.token, messageId), await drop(advisor.token, messageId)]).toEqual([404, 404]);
  expect([await drop(student.token, messageId), await drop(student.token, messageId)]).toEqual([200, 404]);
  const second = (await say(questionId, student.token, 'Again')).body.messageId;
  const elsewhere = { questionId: await makeQuestion(), id: second };
  expect((await call(b, remove, { params: elsewhere }, student.token)).status).toBe(404);
  expect(await drop(admin.token, second)).toBe(200);
  const answered = (await say(questionId, admin.token, 'Welcome')).body;
  expect(answered.author).toMatchObject({ name: 'Dara Sok', role: 'staff' });
});

test(
  'a message is put right for a quarter of an hour, and says so where somebody may have read it',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [questionId, writer, reader] = [await makeQuestion(), await makePerson(b), await makePerson(b)];
    const { messageId: id } = (await say(questionId, writer.token, 'At 8 o’clock')).body;
    const change = (text: string, token = writer.token) =>
      call(b, edit, { params: { questionId, id }, body: { text } }, token);
    expect((await change('At 9 o’clock')).body).toMatchObject({ text: 'At 9 o’clock', editedAt: null });
    await call(b, read, { params: { questionId }, body: { messageId: id } }, reader.token);
    expect((await change('At 10 o’clock')).body.editedAt).not.toBeNull();
    expect((await change('Mine now', reader.token)).status).toBe(404);
    expect((await change('x')).error.issues).toEqual([
      expect.objectContaining({ path: 'text', code: 'one-letter' }),
    ]);
    const { body } = await call(b, list, { params: { questionId } }, reader.token);
    expect(body.data).toMatchObject([{ messageId: id, text: 'At 10 o’clock' }]);
    b.clock.advance(15 * 60 + 1);
    const late = await change('At 11 o’clock');
    expect([late.status, late.error.code]).toEqual([409, 'too-late']);
  },
);

test(
  'how far others have read is told without their names, and only goes forward',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [questionId, writer, reader] = [await makeQuestion(), await makePerson(b), await makePerson(b)];
    const first = (await say(questionId, writer.token, 'One of two')).body;
    b.clock.advance(5);
    const second = (await say(questionId, writer.token, 'Two of two')).body;
    const reads = (messageId: string, token = reader.token) =>
      call(b, read, { params: { questionId }, body: { messageId } }, token);
    const seenBy = async (token: string) =>
      (await call(b, seen, { params: { questionId } }, token)).body.data;
    expect(await seenBy(writer.token)).toEqual([]);
    await reads(second.messageId);
    await reads(first.messageId);
    await reads(second.messageId, writer.token);
    expect(await seenBy(writer.token)).toEqual([second.createdAt]);
    expect((await reads(randomUUID())).status).toBe(404);
  },
);

test('questionnaires have no chat', async () => {
  const b = backend.current;
  const [item] = await makeQuestionnaire(b, 'personality');
  const { token } = await makePerson(b);
  expect((await say(item?.questionId ?? '', token, 'Hello')).status).toBe(404);
  expect((await call(b, list, { params: { questionId: randomUUID() } }, token)).status).toBe(404);
});
