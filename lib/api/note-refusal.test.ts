import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import {
  forgetSessionNews,
  onRefused,
  rememberPerson,
  type SessionNews,
  sessionNews,
} from '@/lib/device/session-news';
import { request } from './resource-client';

/** A backend that refuses every call. */
const refusing = (status: number, body: object) =>
  axios.create({
    adapter: async (config: InternalAxiosRequestConfig) => {
      const response = { status, data: body, headers: {}, config, statusText: '' };
      throw new AxiosError('refused', undefined, config, null, response);
    },
  });
const ended = { code: 'unauthorized', message: '' };
const refuse = (endpoint: Endpoint, status: number, body: object, input: object = {}) =>
  request(endpoint, input as never, { client: refusing(status, body) }).catch(() => undefined);

const calls = contract.flatMap(({ name, endpoints }) =>
  Object.entries(endpoints).map(([key, endpoint]) => [`${name} ${key}`, endpoint as Endpoint] as const),
);
const [, anyCall] = calls[0] ?? [];

afterEach(forgetSessionNews);

test.each(calls)('the end of a session is heard at %s', async (_name, endpoint) => {
  rememberPerson('dara');
  await refuse(endpoint, 401, ended);
  expect(sessionNews()).toBe('ended');
});

test.each<[string, object, SessionNews]>([
  ['elsewhere', { issues: [{ path: 'session', code: 'elsewhere' }] }, 'elsewhere'],
  ['for a reason that nobody knows', { issues: [{ path: 'session', code: 'moon' }] }, 'ended'],
])('a session that ended %s', async (_how, extra, news) => {
  rememberPerson('dara');
  if (anyCall) await refuse(anyCall, 401, { ...ended, ...extra });
  expect(sessionNews()).toBe(news);
  if (anyCall) await refuse(anyCall, 401, ended);
  expect(sessionNews()).toBe(news);
});

test('a visitor has no session to lose, and a code or another refusal is none', async () => {
  if (!anyCall) throw new Error('The contract has no call.');
  await refuse(anyCall, 401, ended);
  rememberPerson('dara');
  await refuse(anyCall, 401, { code: 'invalid-credentials', message: '' });
  await refuse(anyCall, 401, ended, { bearer: 'grant' });
  await refuse(anyCall, 404, { code: 'not-found', message: '' });
  expect(sessionNews()).toBeNull();
});

test('what is forbidden may be a right that was taken away', async () => {
  let asked = 0;
  const stop = onRefused(() => (asked += 1));
  rememberPerson('dara');
  if (anyCall) await refuse(anyCall, 403, { code: 'forbidden', message: '' });
  expect([asked, sessionNews()]).toEqual([1, null]);
  stop();
});
