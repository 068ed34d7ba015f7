import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { notifications, partnerRequests } from '@/backend/db/schema';
import { partnerRequestsPerAddressPerHourMax } from '@/backend/limits';
import { partnerRequestsResource } from '@/lib/contract/schools/partner-requests';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend({ MAIL_RECIPIENT: 'team@sala.example' });
const { create, list, answer } = partnerRequestsResource.endpoints;

const words = {
  name: 'Sok Dara',
  school: 'Lotus School',
  role: 'Head of admission',
  phone: '០១២ ៣៤៥ ៦៧៨',
  email: 'dara@lotus.example',
  features: ['schoolPage' as const, 'ownSteps' as const],
  message: 'We want to join.',
  locale: 'en' as const,
};
type Words = Parameters<typeof call<typeof create>>[2]['body'];

let addresses = 0;
const ask = (change: Partial<Words> = {}, address = `10.9.0.${(addresses += 1)}`, key = randomUUID()) =>
  call(backend.current, create, { body: { ...words, ...change }, idempotencyKey: key }, undefined, {
    address,
  });
const stored = (school: string) =>
  backend.current.deps.db.select().from(partnerRequests).where(eq(partnerRequests.school, school));
const requestOf = async (school: string) => {
  const [row] = await stored(school);
  if (!row) throw new Error('The request was not stored.');
  return row;
};
const advisor = () => makePerson(backend.current, { roles: ['advisor'] });

describe('a request for a partnership', () => {
  test('becomes one record with a copy to the mailbox and news for advisors, however often it is sent', async () => {
    const { id } = await advisor();
    const key = randomUUID();
    const answers = [await ask({}, '10.9.1.1', key), await ask({}, '10.9.1.1', key)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await stored('Lotus School')).toMatchObject([
      { phone: '+85512345678', state: 'new', features: ['schoolPage', 'ownSteps'], version: 1 },
    ]);
    const copies = await messagesTo(backend.current, 'team@sala.example');
    expect(copies).toMatchObject([
      { channel: 'mail', subject: '[Sala] Partner: Lotus School', replyTo: 'dara@lotus.example' },
    ]);
    expect(copies[0]?.body).toContain('We want to join.');
    const news = await backend.current.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, id));
    expect(news).toMatchObject([{ kind: 'partner-request', params: { schoolEn: 'Lotus School' } }]);
  });

  test.each([
    ['phone', { phone: '123' }, 'invalid-phone'],
    ['email', { email: 'nobody' }, 'invalid-email'],
    ['school', { school: 'A\nB' }, 'one-line'],
    ['message', { message: ' ' }, 'required'],
  ])('a wrong %s is refused at its field', async (path, change, code) => {
    const { status, error } = await ask(change);
    expect([status, error.issues]).toMatchObject([422, [{ path, code }]]);
  });

  test.each([
    ['fills the hidden field', { website: 'https://spam.example' }],
    ['is faster than anybody can type', { filledInMs: 200 }],
  ])('of a program that %s is answered as any other and leaves nothing', async (what, trap) => {
    const { status } = await ask({ ...trap, school: what });
    expect([status, await stored(what)]).toEqual([202, []]);
  });

  test('is limited by address', async () => {
    for (let sent = 0; sent < partnerRequestsPerAddressPerHourMax; sent += 1) await ask({}, '10.9.2.1');
    expect((await ask({}, '10.9.2.1')).status).toBe(429);
    expect((await ask({}, '10.9.2.2')).status).toBe(202);
  });
});

describe('advisors', () => {
  test('find requests by words and state, the latest first', async () => {
    const { token } = await advisor();
    await ask({ school: 'Older Weavers' });
    backend.current.clock.advance(60);
    await ask({ school: 'Younger Weavers' });
    const found = await call(backend.current, list, { query: { keyword: 'weavers', state: 'new' } }, token);
    expect(found.body.data.map(({ school }) => school)).toEqual(['Younger Weavers', 'Older Weavers']);
    expect(found.body.countTotal).toBe(2);
  });

  test('answer once by mail, in the words of the advisor', async () => {
    const { token } = await advisor();
    await ask({ school: 'Answered', email: 'answered@lotus.example' });
    const { id } = await requestOf('Answered');
    const body = { state: 'answered' as const, answer: 'We call on Monday.' };
    const first = await call(backend.current, answer, { params: { id }, version: 1, body }, token);
    expect([first.status, first.body]).toMatchObject([
      200,
      { state: 'answered', answer: 'We call on Monday.', version: 2 },
    ]);
    // The same words do not go out again.
    await call(backend.current, answer, { params: { id }, version: 2, body }, token);
    const mails = await messagesTo(backend.current, 'answered@lotus.example');
    expect(mails).toMatchObject([
      { subject: 'Sala: your request for Answered', replyTo: 'team@sala.example' },
    ]);
    expect(mails[0]?.body).toContain('We call on Monday.');
  });

  test('close a request without a mail, and say what they answered before they call it answered', async () => {
    const { token } = await advisor();
    await ask({ school: 'Closed', email: 'closed@lotus.example' });
    const { id } = await requestOf('Closed');
    const params = { id };
    const empty = await call(
      backend.current,
      answer,
      { params, version: 1, body: { state: 'answered' } },
      token,
    );
    expect([empty.status, empty.error.issues]).toMatchObject([422, [{ path: 'answer', code: 'required' }]]);
    const closed = await call(
      backend.current,
      answer,
      { params, version: 1, body: { state: 'closed' } },
      token,
    );
    expect(closed.body).toMatchObject({ state: 'closed', answer: null });
    expect(await messagesTo(backend.current, 'closed@lotus.example')).toEqual([]);
  });

  test('do not overwrite each other', async () => {
    const { token } = await advisor();
    await ask({ school: 'Twice' });
    const { id } = await requestOf('Twice');
    const close = () =>
      call(backend.current, answer, { params: { id }, version: 1, body: { state: 'closed' } }, token);
    expect([(await close()).status, (await close()).status]).toEqual([200, 412]);
  });
});
