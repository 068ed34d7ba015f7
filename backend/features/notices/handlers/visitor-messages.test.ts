import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { handledMessagesStoredDays } from '@/backend/limits';
import { notifications, visitorMessages } from '@/backend/db/schema';
import { mailsResource } from '@/lib/contract/notices/mails';
import { visitorMessagesResource } from '@/lib/contract/notices/visitor-messages';
import { smsAnswerMax } from '@/lib/domain/limits/texts';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { list, answer } = visitorMessagesResource.endpoints;
const { contact } = mailsResource.endpoints;

let counter = 0;
const nextPhone = () => `+8551266${String((counter += 1)).padStart(4, '0')}`;
const advisor = () => makePerson(backend.current, { roles: ['advisor'] });

const writeFrom = async (by: { phone?: string; email?: string }, message: string, token?: string) => {
  const body = { name: 'Sok Dara', subject: 'My account', message, locale: 'en' as const, ...by };
  const address = `10.9.0.${(counter += 1)}`;
  const sent = await call(backend.current, contact, { body, idempotencyKey: randomUUID() }, token, {
    address,
  });
  expect(sent.status).toBe(202);
  return sent.body.number ?? 0;
};
const find = (by: Person, query: Record<string, string>) => call(backend.current, list, { query }, by.token);
const change = (
  by: Person,
  id: string,
  version: number,
  body: { state: 'new' | 'answered' | 'closed'; answer?: string },
) => call(backend.current, answer, { params: { id }, version, body }, by.token);

test(
  'who left a phone number is answered by SMS, once, and it says who answered',
  { tags: 'postgres' },
  async () => {
    const [by, phone] = [await advisor(), nextPhone()];
    const number = await writeFrom({ phone }, 'I lost my telephone.');
    const news = await backend.current.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, by.id));
    expect(news).toMatchObject([{ kind: 'visitor-message', href: '/advisor/inbox' }]);
    const [row] = (await find(by, { keyword: 'telephone', state: 'new' })).body.data;
    expect(row).toMatchObject({ number, phone, email: null, state: 'new', handledBy: null });
    const answered = await change(by, row?.id ?? '', 1, { state: 'answered', answer: 'Set a new PIN.' });
    expect(answered.body).toMatchObject({ state: 'answered', handledBy: { en: 'Sok Dara' }, version: 2 });
    expect((await messagesTo(backend.current, phone)).map(({ body }) => body)).toEqual([
      `Sala ${number}: Set a new PIN.`,
    ]);
    await change(by, row?.id ?? '', 2, { state: 'closed' });
    await change(by, row?.id ?? '', 3, { state: 'answered', answer: 'Set a new PIN.' });
    expect(await messagesTo(backend.current, phone)).toHaveLength(1);
    expect((await change(by, row?.id ?? '', 2, { state: 'new' })).status).toBe(412);
  },
);

test('who left an address is answered by mail', async () => {
  const by = await advisor();
  await writeFrom({ email: 'dara@answers.example' }, 'Where is Kampot?');
  const [row] = (await find(by, { keyword: 'dara@answers.example' })).body.data;
  await change(by, row?.id ?? '', 1, { state: 'answered', answer: 'By the sea.' });
  const [mail] = await messagesTo(backend.current, 'dara@answers.example');
  expect(mail?.body).toContain('By the sea.');
  expect(mail?.replyTo).toBe(backend.current.deps.env.MAIL_RECIPIENT);
});

test('an SMS has less room than a mail', async () => {
  const by = await advisor();
  const long = 'a'.repeat(smsAnswerMax + 1);
  const [phone, email] = [nextPhone(), 'long@answers.example'];
  await writeFrom({ phone }, 'Short, please.');
  await writeFrom({ email }, 'Tell me more.');
  const [short] = (await find(by, { keyword: phone })).body.data;
  const [mail] = (await find(by, { keyword: email })).body.data;
  const refused = await change(by, short?.id ?? '', 1, { state: 'answered', answer: long });
  expect([refused.status, refused.error.issues]).toEqual([422, [{ path: 'answer', code: 'too-long' }]]);
  expect((await change(by, mail?.id ?? '', 1, { state: 'answered', answer: long })).status).toBe(200);
  expect((await change(by, short?.id ?? '', 1, { state: 'answered' })).status).toBe(422);
});

test(
  'messages are found by number, words and state, with how many there are of each',
  { tags: 'postgres' },
  async () => {
    const by = await advisor();
    const number = await writeFrom({ phone: nextPhone() }, 'Where do I find the palace of sugar?');
    await writeFrom({ phone: nextPhone() }, 'The palace of sugar is closed.');
    const { body } = await find(by, { keyword: 'sugar palace' });
    expect([body.countTotal, body.countByState]).toEqual([2, { new: 2, answered: 0, closed: 0, '': 2 }]);
    expect((await find(by, { keyword: String(number) })).body.data.map((row) => row.number)).toContain(
      number,
    );
    expect((await find(by, { keyword: 'sugar', state: 'closed' })).body.data).toEqual([]);
  },
);

test('without a number and an address nobody could be answered', async () => {
  const body = { name: 'Dara', subject: 'Hello', message: 'Hello' };
  const answered = await call(backend.current, contact, { body, idempotencyKey: randomUUID() });
  expect([answered.status, answered.error.issues]).toMatchObject([
    422,
    [{ path: 'email', code: 'required' }],
  ]);
});

test('the message of a signed-in writer is theirs', async () => {
  const [by, writer, phone] = [await advisor(), await makePerson(backend.current), nextPhone()];
  await writeFrom({ phone }, 'I am signed in.', writer.token);
  expect((await find(by, { keyword: phone })).body.data[0]).toMatchObject({ hasAccount: true });
  const rows = await backend.current.deps.db
    .select()
    .from(visitorMessages)
    .where(eq(visitorMessages.userId, writer.id));
  expect(rows).toHaveLength(1);
});

test('what was answered or closed goes after a year, what waits stays', async () => {
  const b = backend.current;
  const by = await advisor();
  const [done, waiting] = [nextPhone(), nextPhone()];
  await writeFrom({ phone: done }, 'Close me.');
  await writeFrom({ phone: waiting }, 'I wait.');
  const [row] = (await find(by, { keyword: done })).body.data;
  await change(by, row?.id ?? '', 1, { state: 'closed' });
  const phones = async () => (await b.deps.db.select().from(visitorMessages)).map(({ phone }) => phone);
  b.clock.advance(handledMessagesStoredDays * 86_400);
  await sweepEnded(b.deps);
  expect(await phones()).toContain(done);
  b.clock.advance(1);
  await sweepEnded(b.deps);
  expect(await phones()).not.toContain(done);
  expect(await phones()).toContain(waiting);
});
