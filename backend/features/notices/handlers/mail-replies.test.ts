import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailRepliesResource } from '@/lib/contract/notices/mail-replies';
import { questionsResource } from '@/lib/contract/questions/questions';
import { tagsResource } from '@/lib/contract/questions/tags';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { forumMessages, noticeChoices, outbox, userAnswers, users } from '@/backend/db/schema';
import { smtpMail } from '@/backend/gateways/smtp-mail';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { startMailServer } from '@/tests/support/mail-server';
import { makePerson, type Person } from '@/tests/support/make';
import { makeHeldPosts, makeThread, makeWriter } from '@/tests/support/make-content';

const secret = 'a-secret-that-only-tests-know-0123456789';
const { reply } = mailRepliesResource.endpoints;

let b: TestBackend;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  b = await startBackend({ MAIL_REPLY_ADDRESS: 'answers@sala.example', MAIL_REPLY_SECRET: secret });
});
afterAll(async () => {
  await b.close();
  await server.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  await b.deps.db.delete(outbox);
});

let counter = 0;
/** Somebody with a proven address who has chosen mail for questions. */
const reader = async () => {
  const person = await makePerson(b);
  const email = `reader${(counter += 1)}@example.com`;
  await b.deps.db
    .update(users)
    .set({ email, emailVerified: true, locale: 'en' })
    .where(eq(users.id, person.id));
  const choice = { userId: person.id, topic: 'questions' as const, channel: 'mail' as const, isOn: true };
  await b.deps.db.insert(noticeChoices).values(choice);
  return { ...person, email };
};

/** What a mail server has received of the notices that are due. */
const received = async (email: string) => {
  b.clock.advance(180);
  await sendDueNotices(b.deps);
  const timeouts = { connectTimeoutMs: 10_000, timeoutMs: 10_000 };
  const url = `smtp://127.0.0.1:${server.port}`;
  await drainOutbox({
    ...b.deps,
    mail: smtpMail({ url, from: 'Sala <no-reply@sala.example>', ...timeouts }),
  });
  const mail = server.mails.findLast(({ to }) => to.includes(email));
  const to = /^Reply-To: <?([^>\r\n]+)>?/im.exec(mail?.headers ?? '')?.[1] ?? '';
  return { to, body: mail?.body ?? '' };
};

const sign = (mail: { messageId: string; from: string; to: string; text: string }) => ({
  ...mail,
  signature: createHmac('sha256', secret)
    .update([mail.messageId, mail.from, mail.to, mail.text].join('\n'))
    .digest('hex'),
});
const send = async (
  mail: { from: string; to: string; text: string },
  messageId = `<${randomUUID()}@example.com>`,
) => (await call(b, reply, { body: sign({ ...mail, messageId }) })).body.taken;

const place = () => ({ orgId: b.deps.env.ORGANIZATION_ID, subjectId: b.deps.env.CONNECT_SUBJECT_ID });

/** A question of the reader, and the mail that tells of an answer to it. */
const answered = async (person: Person & { email: string }) => {
  const { questionId } = await makeThread(b, {
    authorId: person.id,
    title: `Which school is it, ${(counter += 1)}?`,
  });
  const staff = await makePerson(b, { roles: ['advisor'] });
  const words = `It is the one in town ${counter}.`;
  const params = { ...place(), questionId };
  const input = { params, body: { answer: words }, idempotencyKey: randomUUID() };
  await call(b, userAnswersResource.endpoints.add, input, staff.token);
  return { questionId, words, mail: await received(person.email) };
};
const chatOf = async (questionId: string) =>
  (await b.deps.db.select().from(forumMessages).where(eq(forumMessages.questionId, questionId))).map(
    ({ userId, text }) => [userId, text],
  );

test('the mail has the answer, and its reply stands below the question once, without what is quoted', async () => {
  const person = await reader();
  const { questionId, words, mail } = await answered(person);
  expect(mail.to).toMatch(/^answers\+[0-9a-f]{48}@sala\.example$/);
  expect(mail.to.split('@')[0]?.length).toBeLessThanOrEqual(64);
  const whole = Buffer.from(mail.body.replaceAll('\r\n', ''), 'base64').toString();
  const plain = whole.includes(words) ? whole : mail.body;
  expect(plain).toContain(words);
  const text = `Thank you, and the fee?\n\nOn Sat, 28 Nov 2026, Sala <x@sala.example> wrote:\n> ${words}`;
  const id = '<one@example.com>';
  // Servers write the address small or large, and hand over again what they heard no answer to.
  expect(await send({ from: person.email.toUpperCase(), to: mail.to.toUpperCase(), text }, id)).toBe(true);
  expect(await send({ from: person.email, to: mail.to, text }, id)).toBe(true);
  expect(await chatOf(questionId)).toEqual([[person.id, 'Thank you, and the fee?']]);
});

test('a new question under a tag is answered by mail, and held as any first answer is', async () => {
  const person = await reader();
  const { orgId } = place();
  const tag = `mailtag${(counter += 1)}`;
  const follow = { params: { orgId }, body: { tag, on: true, tells: true } };
  await call(b, tagsResource.endpoints.follow, follow, person.token);
  const staff = await makePerson(b, { roles: ['advisor'] });
  const body = { title: `What does a nurse earn, ${counter}?`, tags: [tag] };
  const asked = { params: place(), body, idempotencyKey: randomUUID() };
  const { questionId } = (await call(b, questionsResource.endpoints.create, asked, staff.token)).body;
  const { to } = await received(person.email);
  expect(await send({ from: person.email, to, text: 'My sister earns 400 dollars.' })).toBe(true);
  const rows = await b.deps.db.select().from(userAnswers).where(eq(userAnswers.questionId, questionId));
  expect(rows).toMatchObject([{ userId: person.id, state: 'held', answer: 'My sister earns 400 dollars.' }]);
});

test('without the signature, the key or the address of the reader nothing is taken', async () => {
  const person = await reader();
  const { questionId, mail } = await answered(person);
  const text = 'Somebody else says this.';
  const other = mail.to.replace(/[0-9a-f](?=@)/, (sign) => (sign === '0' ? '1' : '0'));
  expect(await send({ from: 'stranger@example.com', to: mail.to, text })).toBe(false);
  expect(await send({ from: person.email, to: other, text })).toBe(false);
  expect(await send({ from: person.email, to: 'answers@sala.example', text })).toBe(false);
  const unsigned = { messageId: '<x@y>', from: person.email, to: mail.to, text, signature: 'guessed' };
  expect((await call(b, reply, { body: unsigned })).body.taken).toBe(false);
  const changed = {
    ...sign({ messageId: '<x@y>', from: person.email, to: mail.to, text }),
    text: 'Other words',
  };
  expect((await call(b, reply, { body: changed })).body.taken).toBe(false);
  b.clock.advance(31 * 86_400);
  expect(await send({ from: person.email, to: mail.to, text })).toBe(false);
  expect(await chatOf(questionId)).toEqual([]);
});

test('a reply from an address that is no longer proven is not taken', async () => {
  const person = await reader();
  const { questionId, mail } = await answered(person);
  const proven = (emailVerified: boolean) =>
    b.deps.db.update(users).set({ emailVerified }).where(eq(users.id, person.id));
  await proven(false);
  const from = { from: person.email, to: mail.to };
  expect(await send({ ...from, text: 'I say so unproven.' })).toBe(false);
  await proven(true);
  expect(await send({ ...from, text: 'I say so proven.' })).toBe(true);
  expect(await chatOf(questionId)).toEqual([[person.id, 'I say so proven.']]);
});

test('what cannot be published is said by mail to its writer', async () => {
  const person = await reader();
  const { questionId, mail } = await answered(person);
  await b.deps.db.delete(outbox);
  for (const text of ['> only a quotation', 'x'.repeat(1_001)])
    expect(await send({ from: person.email, to: mail.to, text })).toBe(false);
  expect(await chatOf(questionId)).toEqual([]);
  const told = await b.deps.db.select().from(outbox).where(eq(outbox.recipient, person.email));
  expect(told).toHaveLength(2);
  expect(told[0]?.body).toContain(`/en/forum/answer/${questionId}`);
});

test('who has five held posts writes no more by mail either, and hears it; an ordinary reply is taken', async () => {
  const [greedy, ordinary] = [await reader(), await reader()];
  const [theirs, others] = [await answered(greedy), await answered(ordinary)];
  await makeHeldPosts(b, greedy.id);
  await b.deps.db.delete(outbox);
  expect(await send({ from: greedy.email, to: theirs.mail.to, text: 'And one more.' })).toBe(false);
  expect(await chatOf(theirs.questionId)).toEqual([]);
  const told = await b.deps.db.select().from(outbox).where(eq(outbox.recipient, greedy.email));
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining('an advisor first reads what you have written'),
  ]);
  expect(await send({ from: ordinary.email, to: others.mail.to, text: 'Thank you.' })).toBe(true);
});

test('without the settings no mail invites to answer, and no reply is taken', async () => {
  const own = await startBackend();
  const writer = await makeWriter(own);
  const { questionId } = await makeThread(own, { authorId: writer.id, title: 'Which school?' });
  expect(questionId).toBeTruthy();
  const mail = sign({
    messageId: '<a@b>',
    from: 'a@b.example',
    to: 'answers@sala.example',
    text: 'Hello there',
  });
  expect((await call(own, reply, { body: mail })).body).toEqual({ taken: false });
  await own.close();
});
