// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { outbox } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { outboxAttemptsMax, outboxLeaseMs } from '@/backend/limits';
import { useTestBackend } from '@/tests/support/backend';
import { messagesTo } from '@/tests/support/messages';
import { enqueueMail, enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { drainOutbox, sendNext } from './outbox';

const backend = useTestBackend();

const withSms = (send: WritingDeps['sms']['send']): WritingDeps => ({
  ...backend.current.deps,
  sms: { name: 'test', send },
});
const stateOf = async (recipient: string) => (await messagesTo(backend.current, recipient))[0];
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

test('two dispatchers send each message once', async () => {
  const { deps } = backend.current;
  const sent: string[] = [];
  const dispatcher = () =>
    withSms(async ({ to }) => {
      sent.push(to);
      await new Promise(setImmediate);
    });
  const numbers = Array.from({ length: 60 }, (_, n) => `+85512${String(100_000 + n)}`);
  for (const to of numbers) await enqueueSms(deps, { to, body: 'Hello' });
  await Promise.all([drainOutbox(dispatcher()), drainOutbox(dispatcher()), drainOutbox(dispatcher())]);
  expect(sent.toSorted()).toEqual(numbers);
  const rows = await deps.db.select().from(outbox).where(eq(outbox.body, 'Hello'));
  expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(numbers.map(() => 'sent 1'));
});

test('a message that fails waits longer each time, then has failed for good', async () => {
  const { deps, clock } = backend.current;
  const to = '+85512200001';
  let tries = 0;
  const failing = withSms(async () => {
    tries += 1;
    throw new Error('The SMS provider answered 503.');
  });
  await enqueueSms(deps, { to, body: 'Hello' });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= outboxAttemptsMax; attempt += 1) {
    await drainOutbox(failing);
    const { nextAttemptAt } = (await stateOf(to)) ?? {};
    waits.push(((nextAttemptAt?.getTime() ?? 0) - clock.now().getTime()) / 1000);
    clock.advance((waits.at(-1) ?? 0) - 1);
    await drainOutbox(failing);
    expect(tries).toBe(attempt);
    clock.advance(1);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280]);
  clock.advance(86_400);
  await drainOutbox(failing);
  expect(tries).toBe(outboxAttemptsMax);
  expect(await stateOf(to)).toMatchObject({
    status: 'failed',
    attempts: outboxAttemptsMax,
    lastError: 'The SMS provider answered 503.',
  });
});

test('killed between sending and noting it, a message goes again with the same id; the provider tells it is the same', async () => {
  const { deps, clock } = backend.current;
  const to = '+85512200002';
  const ids: string[] = [];
  const { open, opened } = gate();
  const begun = gate();
  const dying = withSms(async (_message, { id }) => {
    ids.push(id);
    begun.open();
    await opened;
  });
  const living = withSms(async (_message, { id }) => void ids.push(id));
  await enqueueSms(deps, { to, body: 'Hello' });
  const first = drainOutbox(dying);
  await begun.opened;
  clock.advance(outboxLeaseMs / 1000 - 1);
  await drainOutbox(living);
  expect(ids).toHaveLength(1);
  clock.advance(1);
  await drainOutbox(living);
  const { id } = (await stateOf(to)) ?? {};
  expect(ids).toEqual([id, id]);
  const after = await stateOf(to);
  expect(after).toMatchObject({ status: 'sent', attempts: 2 });
  open();
  await first;
  expect(await stateOf(to)).toEqual(after);
});

test('broken off at its last try, a message has failed', async () => {
  const { deps, clock } = backend.current;
  const to = '+85512200003';
  const now = clock.now();
  await deps.db.insert(outbox).values({
    channel: 'sms',
    recipient: to,
    body: 'Hello',
    attempts: outboxAttemptsMax,
    nextAttemptAt: now,
    createdAt: now,
  });
  await drainOutbox(withSms(() => Promise.reject(new Error('Nobody may try this again.'))));
  expect(await stateOf(to)).toMatchObject({
    status: 'failed',
    lastError: 'The last try was broken off.',
  });
});

test('a provider that does not answer holds up neither mails nor the database', async () => {
  const { deps, mails } = backend.current;
  const { open, opened } = gate();
  const begun = gate();
  const hanging = withSms(async () => {
    begun.open();
    await opened;
  });
  const to = `${randomUUID()}@example.com`;
  await enqueueSms(deps, { to: '+85512200004', body: 'Hello' });
  const draining = drainOutbox(hanging);
  await begun.opened;
  await enqueueMail(deps, { to, subject: 'Hello', body: 'Hello' });
  await drainOutbox(deps);
  expect(mails.filter((mail) => mail.to === to)).toHaveLength(1);
  await deps.db.transaction(async (tx) => {
    expect(await tx.select().from(outbox).where(eq(outbox.recipient, to))).toHaveLength(1);
  });
  open();
  await draining;
});

const codeFor = (to: string) =>
  enqueueSms(backend.current.deps, {
    to,
    body: 'Your code is 123456',
    codeUntil: new Date(backend.current.clock.now().getTime() + 300_000),
  });

test('a code waits neither for what others are told nor for codes that hang, and has three seconds', async () => {
  const { deps } = backend.current;
  const { open, opened } = gate();
  const begun = new Set<string>();
  const limits: (number | undefined)[] = [];
  const slow = withSms(async ({ to, body }, { timeoutMs }) => {
    begun.add(to);
    if (body.startsWith('Your code')) limits.push(timeoutMs);
    if (to !== '+85512250099') await opened;
  });
  for (let n = 0; n < 20; n += 1) await enqueueSms(deps, { to: `+855122510${10 + n}`, body: 'Reminder' });
  const hanging = Array.from({ length: 10 }, (_, n) => `+855122500${10 + n}`);
  for (const to of hanging) await codeFor(to);
  const first = drainOutbox(slow);
  await vi.waitFor(() => expect(hanging.every((to) => begun.has(to))).toBe(true));
  await codeFor('+85512250099');
  const second = drainOutbox(slow);
  await vi.waitFor(async () => expect(await stateOf('+85512250099')).toMatchObject({ status: 'sent' }));
  expect(new Set(limits)).toEqual(new Set([3_000]));
  open();
  await Promise.all([first, second]);
});

test('codes go before invitations, and new codes before those that failed', async () => {
  const { deps, clock } = backend.current;
  const sent: string[] = [];
  const dead = withSms(() => Promise.reject(new Error('The SMS provider answered 503.')));
  await codeFor('+85512260001');
  await drainOutbox(dead);
  clock.advance(60);
  await enqueueSms(deps, {
    to: '+85512260002',
    body: 'Come to Sala',
    codeUntil: new Date(clock.now().getTime() + 14 * 86_400_000),
  });
  await codeFor('+85512260003');
  // One sender, so that the order shows.
  while (
    (await sendNext(
      withSms(async ({ to }) => void sent.push(to)),
      { channel: 'sms', isOfCodes: true },
    )) !== null
  );
  expect(sent).toEqual(['+85512260003', '+85512260001', '+85512260002']);
});
