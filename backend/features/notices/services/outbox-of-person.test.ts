import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, users } from '@/backend/db/schema';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { linesOfOutbox } from './outbox-of-person';

const backend = useTestBackend();

test('a code is listed by each spelling of its number, with the reason and without its digits', async () => {
  const { phone } = await makePerson(backend.current);
  const { deps } = backend.current;
  await call(backend.current, secretsResource.endpoints.resetPassword, { body: { username: phone } });
  const code = await codeSentTo(backend.current, phone);
  expect(code).toMatch(/^\d{6}$/);
  const [message] = await messagesTo(backend.current, phone);
  await deps.db
    .update(outbox)
    .set({
      status: 'failed',
      attempts: 2,
      firstError: 'The gateway was silent.',
      lastError: 'The gateway answered\n500.',
      requestId: 'call-42',
    })
    .where(eq(outbox.id, message?.id ?? ''));
  const lines = await linesOfOutbox(deps, phone.replace('+855', '0'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    `  code  ${phone}  2 tries  failed: The gateway answered 500. (first: The gateway was silent.)  ${message?.id}  request call-42`,
  );
  expect(lines[0]?.replace(message?.id ?? '', '').replace(phone, '')).not.toContain(code);
});

test('all proven addresses of an account belong to one person, those of others to nobody else', async () => {
  const { deps, clock } = backend.current;
  const { id, phone } = await makePerson(backend.current);
  const email = 'chanthou@example.com';
  await deps.db.update(users).set({ email, emailVerified: true }).where(eq(users.id, id));
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const message = { channel: 'sms' as const, body: 'Private words', nextAttemptAt: at(60) };
  await deps.db.insert(outbox).values([
    { ...message, recipient: phone, createdAt: at(0), status: 'sent', attempts: 1, sentAt: at(5) },
    { ...message, recipient: phone, createdAt: at(1), body: 'Code: ••••••', status: 'sent', attempts: 1 },
    { ...message, recipient: email, createdAt: at(2), channel: 'mail' },
    { ...message, recipient: '+85599000111', createdAt: at(3) },
  ]);
  const lines = await linesOfOutbox(deps, email);
  expect(lines).toEqual(await linesOfOutbox(deps, phone));
  expect(lines.map((line) => line.split(/\s{2,}/).slice(1, 5))).toEqual([
    ['sms', 'text', phone, '1 try'],
    ['sms', 'code', phone, '1 try'],
    ['mail', 'text', email, '0 tries'],
  ]);
  expect(lines[0]).toContain(`sent ${at(5).toISOString().slice(0, 19)}Z`);
  expect(lines[2]).toContain(`waiting, next try ${at(60).toISOString().slice(0, 19)}Z`);
  expect(lines.join('\n')).not.toContain('Private');
});

test('an unproven mail address leads to no account', async () => {
  const { id, phone } = await makePerson(backend.current);
  const { deps, clock } = backend.current;
  const email = 'unproven@example.com';
  await deps.db.update(users).set({ email, emailVerified: false }).where(eq(users.id, id));
  const now = clock.now();
  await deps.db
    .insert(outbox)
    .values({ channel: 'sms', recipient: phone, body: 'Words', nextAttemptAt: now, createdAt: now });
  expect(await linesOfOutbox(deps, email)).toEqual([
    `No message to ${email} is kept. Sent and failed ones are removed after 30 days.`,
  ]);
  await expect(linesOfOutbox(deps, 'sokha')).rejects.toThrow('"sokha" is neither');
});
