import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '@/backend/db/schema';
import { outboxAttemptsMax } from '@/backend/limits';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { enqueueMail, enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { outboxResource } from '@/lib/contract/notices/outbox';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { list, retry } = outboxResource.endpoints;

/** Retries the messages of the outbox until they have failed for good. */
const failForGood = async () => {
  const { deps, clock } = backend.current;
  const refuse = () => Promise.reject(new Error('The provider answered 503.'));
  const broken = { ...deps, sms: { name: 'test', send: refuse }, mail: { name: 'test', send: refuse } };
  for (let attempt = 0; attempt < outboxAttemptsMax; attempt += 1) {
    await drainOutbox(broken);
    clock.advance(3_600);
  }
};

test(
  'advisors see what has failed for good and why, not what it says, and send it again',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [to, email] = ['+85512777001', `${randomUUID()}@example.com`];
    await enqueueSms(b.deps, { to, body: 'Your code is 482913' });
    b.clock.advance(1);
    await enqueueMail(b.deps, { to: email, subject: 'An invitation', body: 'Come at nine.' });
    await failForGood();
    await enqueueSms(b.deps, { to: '+85512777002', body: 'Waits' });
    const advisor = await makePerson(b, { roles: ['advisor', 'operator'] });
    const failed = await call(b, list, {}, advisor.token);
    expect(failed.body.countTotal).toBe(2);
    expect(failed.body.data).toMatchObject([
      {
        channel: 'mail',
        recipient: `${email.slice(0, 1)}•••@example.com`,
        subject: 'An invitation',
        status: 'failed',
      },
      {
        channel: 'sms',
        recipient: '+855•••01',
        attempts: outboxAttemptsMax,
        reason: 'The provider answered 503.',
      },
    ]);
    expect(JSON.stringify(failed.body)).not.toMatch(/482913|Come at nine/);
    const waiting = await call(b, list, { query: { status: 'pending' } }, advisor.token);
    expect(waiting.body.data.map(({ recipient }) => recipient)).toEqual(['+855•••02']);

    const id = failed.body.data[1]?.id ?? '';
    const again = await call(b, retry, { params: { id } }, advisor.token);
    expect([again.status, again.body.status, again.body.attempts]).toEqual([200, 'pending', 0]);
    await drainOutbox(b.deps);
    expect(b.sms).toContainEqual({ to, body: 'Your code is 482913' });
    expect((await messagesTo(b, to))[0]).toMatchObject({ status: 'sent' });
    const refused = await call(b, retry, { params: { id } }, advisor.token);
    expect([refused.status, refused.error.code]).toEqual([409, 'not-failed']);
    const audited = await b.deps.db.select().from(auditLog).where(eq(auditLog.action, 'outbox-retry'));
    expect(audited).toMatchObject([{ actorId: advisor.id, subject: id, detail: { channel: 'sms' } }]);
  },
);

test('what went to one person is found by the number, also what was sent, and says why it first failed', async () => {
  const b = backend.current;
  const { phone } = await makePerson(b);
  const { resetPassword } = secretsResource.endpoints;
  const requestId = randomUUID();
  const asked = await b.app.request('/api-user/users/reset_password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify({ username: phone }),
  });
  expect(resetPassword.path).toBe('/api-user/users/reset_password');
  expect(asked.headers.get('x-request-id')).toBe(requestId);
  const refuse = () => Promise.reject(new Error('The provider answered 500.'));
  await drainOutbox({ ...b.deps, sms: { name: 'test', send: refuse } });
  // The code has ended meanwhile, which says nothing of why it did not come.
  b.clock.advance(3_600);
  await drainOutbox(b.deps);
  const operator = await makePerson(b, { roles: ['advisor', 'operator'] });
  await enqueueSms(b.deps, { to: phone, body: 'A word' });
  await drainOutbox(b.deps);
  const query = { status: 'all' as const, to: phone.replace('+855', '0') };
  const { body } = await call(b, list, { query }, operator.token);
  expect(body.data).toMatchObject([
    { status: 'sent', holdsCode: false, requestId: null, sentAt: expect.any(String) },
    {
      status: 'failed',
      holdsCode: true,
      reason: 'The code has ended.',
      firstReason: 'The provider answered 500.',
      requestId,
    },
  ]);
  const others = await call(b, list, { query: { ...query, to: '012 999 998' } }, operator.token);
  expect(others.body.countTotal).toBe(0);
  expect((await call(b, list, { query: { ...query, to: 'nobody' } }, operator.token)).body.countTotal).toBe(
    0,
  );
});
