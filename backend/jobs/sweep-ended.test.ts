// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq, inArray, like } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import {
  challenges,
  idempotencyKeys,
  outbox,
  rateLimits,
  refreshTokens,
  sessions,
  tagChanges,
} from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { embeddedSms } from '@/backend/gateways/sms';
import { announceTags } from '@/backend/core/tags/tag-changes';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { enqueueMail } from '@/backend/features/notices/services/enqueue-message';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { runSweep, sweepEnded } from './sweep-ended';

const backend = useTestBackend();
const day = 86_400;

const askForCode = async (phone: string) => {
  const body = { firstName: 'Dara', lastName: 'Sok', phone, locale: 'en' as const };
  const answer = await call(backend.current, accountsResource.endpoints.register, { body });
  expect(answer.status).toBe(201);
  return answer.body.challengeId;
};
const bodiesTo = async (recipient: string) =>
  (await messagesTo(backend.current, recipient)).map(({ body }) => body);

test('a code is erased from its message as soon as a gateway has taken it', async () => {
  const b = backend.current;
  const phone = '+85512700001';
  await askForCode(phone);
  const code = await codeSentTo(b, phone);
  await drainOutbox(b.deps);
  expect(b.sms.at(-1)).toEqual({ to: phone, body: expect.stringContaining(`#${code}`) });
  const [body = ''] = await bodiesTo(phone);
  expect(body).toMatch(/^Sala: your code is ••••••\. Do not share it\.\n\n@\S+ #••••••$/);
  expect(body).not.toContain(code);
});

test('where the outbox is the phone, a code stays until it has ended', async () => {
  const b = backend.current;
  const phone = '+85512700002';
  const demo: WritingDeps = { ...b.deps, sms: embeddedSms };
  await askForCode(phone);
  await drainOutbox(demo);
  b.clock.advance(299);
  await sweepEnded(demo);
  expect(await codeSentTo(b, phone)).toMatch(/^\d{6}$/);
  b.clock.advance(1);
  await sweepEnded(demo);
  expect(await codeSentTo(b, phone)).toBe('');
});

test('a code that has ended is not sent any more', async () => {
  const b = backend.current;
  const phone = '+85512700003';
  await askForCode(phone);
  b.clock.advance(300);
  const sent = b.sms.length;
  await drainOutbox(b.deps);
  expect(b.sms).toHaveLength(sent);
  expect(await messagesTo(b, phone)).toMatchObject([{ status: 'failed', lastError: 'The code has ended.' }]);
});

test('messages go thirty days after they were sent or given up, numbers in other texts stay', async () => {
  const b = backend.current;
  const to = 'swept@mail.example';
  for (const subject of ['sent', 'failed', 'dropped', 'waiting'])
    await enqueueMail(b.deps, { to, subject, body: 'Room 123456' });
  const at = b.clock.now();
  await b.deps.db.update(outbox).set({ status: 'sent', sentAt: at }).where(eq(outbox.subject, 'sent'));
  for (const status of ['failed', 'dropped'] as const)
    await b.deps.db.update(outbox).set({ status }).where(eq(outbox.subject, status));
  b.clock.advance(30 * day);
  await sweepEnded(b.deps);
  expect(await bodiesTo(to)).toEqual(Array(4).fill('Room 123456'));
  b.clock.advance(1);
  await sweepEnded(b.deps);
  expect((await messagesTo(b, to)).map(({ subject }) => subject)).toEqual(['waiting']);
});

test('challenges, keys and counters go once nothing asks for them', async () => {
  const b = backend.current;
  const { db } = b.deps;
  const challengeId = await askForCode('+85512700004');
  const key = randomUUID();
  const createdAt = b.clock.now();
  await db.insert(idempotencyKeys).values({ owner: 'o', endpoint: 'e', key, bodyHash: 'h', createdAt });
  await db.insert(rateLimits).values({ key: 'swept', count: 1, until: createdAt });
  const left = async () => [
    (await db.select().from(challenges).where(eq(challenges.id, challengeId))).length,
    (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))).length,
    (await db.select().from(rateLimits).where(like(rateLimits.key, 'swept'))).length,
  ];
  b.clock.advance(day);
  await sweepEnded(b.deps);
  expect(await left()).toEqual([1, 1, 1]);
  b.clock.advance(301);
  await sweepEnded(b.deps);
  expect(await left()).toEqual([0, 1, 0]);
  b.clock.advance(6 * day);
  await sweepEnded(b.deps);
  expect(await left()).toEqual([0, 0, 0]);
});

test('ended sessions and refresh tokens go, one that is used stays', async () => {
  const b = backend.current;
  const { db } = b.deps;
  const { token } = sessionResource.endpoints;
  const person = await makePerson(b);
  const logIn = {
    grant_type: 'password' as const,
    username: person.phone,
    password: person.pin,
    client_id: 'sala-web',
  };
  const opened = async () => (await call(b, token, { body: logIn })).body.refresh_token;
  await opened();
  let used = await opened();
  const own = async () => db.select().from(sessions).where(eq(sessions.userId, person.id));
  const before = (await own()).length;
  const counts: number[] = [];
  for (let month = 0; month < 3; month += 1) {
    b.clock.advance(29 * day);
    const body = { grant_type: 'refresh_token' as const, refresh_token: used, client_id: 'sala-web' };
    used = (await call(b, token, { body })).body.refresh_token;
    await sweepEnded(b.deps);
    counts.push((await own()).length);
  }
  expect(counts).toEqual([before, before, 1]);
  const [left, ...others] = await own();
  expect(others).toEqual([]);
  const tokens = await db
    .select()
    .from(refreshTokens)
    .where(inArray(refreshTokens.sessionId, [left?.id ?? '']));
  expect(tokens.map(({ usedAt }) => usedAt === null)).toContain(true);
  expect(tokens.every(({ expiresAt }) => expiresAt >= b.clock.now())).toBe(true);
});

test('one sweep that fails holds up no other, and says so', async () => {
  const b = backend.current;
  await announceTags(b.deps.db, ['swept-tag']);
  await b.deps.db
    .update(tagChanges)
    .set({ at: new Date(0) })
    .where(eq(tagChanges.tags, ['swept-tag']));
  vi.spyOn(b.deps.db, 'update').mockImplementationOnce(() => {
    throw new Error('The database is away.');
  });
  expect(await sweepEnded(b.deps)).toEqual(['codes']);
  expect(b.failures).toContainEqual({ event: 'sweep', name: 'codes', reason: 'The database is away.' });
  const left = await b.deps.db
    .select()
    .from(tagChanges)
    .where(eq(tagChanges.tags, ['swept-tag']));
  expect(left).toEqual([]);
});

test('it begins soon after the start and stops when told', async () => {
  const b = backend.current;
  await announceTags(b.deps.db, ['swept-soon']);
  await b.deps.db
    .update(tagChanges)
    .set({ at: new Date(0) })
    .where(eq(tagChanges.tags, ['swept-soon']));
  const stop = runSweep(b.deps, { firstAfterMs: 1, everyMs: 60_000 });
  await vi.waitFor(async () => {
    const left = await b.deps.db
      .select()
      .from(tagChanges)
      .where(eq(tagChanges.tags, ['swept-soon']));
    expect(left).toEqual([]);
  });
  await stop();
});
