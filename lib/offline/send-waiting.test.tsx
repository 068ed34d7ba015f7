import { beforeEach, expect, test, vi } from 'vitest';
import { leaveWaiting, takeAnswers, waitingCalls } from '@/lib/device/waiting-calls';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { sendWaitingCalls } from './send-waiting';

useIndexedDb();

const path = '/api-lms/organizations/school/sessions/lesson/attendance';
const wait = () =>
  leaveWaiting('dara', [
    { id: 'lesson', path, key: 'one-key', rows: [{ at: 5_000, studentId: 'a', mark: 'late' }] },
  ]);

const answers = new Map<string, () => Response>();
const sent: { url: string; init: RequestInit | undefined }[] = [];
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });

beforeEach(() => {
  answers.clear();
  sent.length = 0;
  answers.set('/api-auth/userinfo', json({ sub: 'dara' }));
  answers.set(path, json({ outcomes: [] }));
  vi.spyOn(Date, 'now').mockReturnValue(65_000);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(answers.get(url)?.() ?? new Response(null, { status: 404 }));
  });
});

test('the rows leave with their age and one key, and their answer lies ready', async () => {
  await wait();
  expect(await sendWaitingCalls()).toBe(true);
  const { init } = sent[1] ?? {};
  expect(init?.method).toBe('PUT');
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('one-key');
  expect(JSON.parse(String(init?.body))).toEqual({
    rows: [{ studentId: 'a', mark: 'late', ageSeconds: 60 }],
  });
  expect(await takeAnswers('dara')).toMatchObject([{ id: 'lesson', status: 200, body: { outcomes: [] } }]);
  expect(await waitingCalls()).toEqual([]);
});

test('where nothing waits, nothing is asked', async () => {
  expect(await sendWaitingCalls()).toBe(true);
  expect(sent).toEqual([]);
});

test.each([
  ['somebody else', json({ sub: 'sok' })],
  ['nobody', json({ code: 'unauthorized' }, 401)],
])('in the session of %s the rows stay', async (_, userinfo) => {
  await wait();
  answers.set('/api-auth/userinfo', userinfo);
  expect(await sendWaitingCalls()).toBe(false);
  expect(sent.map(({ url }) => url)).toEqual(['/api-auth/userinfo']);
  expect(await waitingCalls()).toHaveLength(1);
});

test.each([[503], [429], [401]])('after %i the rows stay and are sent again', async (status) => {
  await wait();
  answers.set(path, json({ code: 'busy' }, status));
  expect(await sendWaitingCalls()).toBe(false);
  expect(await waitingCalls()).toHaveLength(1);
});

test('a final refusal is an answer', async () => {
  await wait();
  answers.set(path, json({ code: 'term-locked' }, 409));
  expect(await sendWaitingCalls()).toBe(true);
  expect(await takeAnswers('dara')).toMatchObject([{ status: 409, body: { code: 'term-locked' } }]);
});

test('asked by several pages at once, it sends each row once, and after a lost answer under the same key', async () => {
  await wait();
  answers.set(path, () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sendWaitingCalls()).toBe(false);
  answers.set(path, json({ outcomes: [] }));
  vi.mocked(Date.now).mockReturnValue(95_000);
  expect(await Promise.all([sendWaitingCalls(), sendWaitingCalls(), sendWaitingCalls()])).toEqual([
    true,
    true,
    true,
  ]);
  const calls = sent.filter(({ url }) => url === path);
  expect(calls.map(({ init }) => new Headers(init?.headers).get('idempotency-key'))).toEqual([
    'one-key',
    'one-key',
  ]);
  expect(await takeAnswers('dara')).toHaveLength(1);
});

test('where the browser has locks, page and worker share one', async () => {
  const request = vi.fn<(name: string, work: () => Promise<boolean>) => Promise<boolean>>((_, work) =>
    work(),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await sendWaitingCalls()).toBe(true);
  expect(request).toHaveBeenCalledExactlyOnceWith('sala-send-waiting', expect.any(Function));
  vi.unstubAllGlobals();
});
