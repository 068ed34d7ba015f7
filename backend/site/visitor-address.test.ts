import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceSession } from '@/lib/contract/accounts/safety';
import { visitorHeader } from '@/lib/session/visitor-header';
import { useTestBackend } from '@/tests/support/backend';
import { startFront, type TestFront } from '@/tests/support/front';
import { makePerson } from '@/tests/support/make';
import { createApp } from '@/backend/app';
import type { Backend } from './backend-access';
import { remoteBackend } from './remote-backend';

const backend = useTestBackend();
let fronts: TestFront[] = [];
beforeEach(() => {
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'API_CLIENT_ID']) vi.stubEnv(name, '');
});
afterEach(async () => {
  await Promise.all(fronts.map((front) => front.close()));
  fronts = [];
  vi.unstubAllEnvs();
});

const start = async (setup: Parameters<typeof startFront>[0]) => {
  const front = await startFront(setup);
  fronts.push(front);
  return front;
};

/** The site with its backend inside, or in front of another one. */
async function startSite(trustedProxies: number, isRemote: boolean): Promise<TestFront> {
  const { deps } = backend.current;
  const env = { ...deps.env, TRUST_PROXY: trustedProxies + (isRemote ? 1 : 0) };
  const app = createApp({ ...deps, env });
  const inProcess: Backend = (request, connection) => app.fetch(request, connection);
  if (!isRemote) return start({ backend: inProcess, trustedProxies });
  const { port } = await start({ backend: inProcess });
  return start({
    backend: remoteBackend(`http://127.0.0.1:${port}`, trustedProxies),
    trustedProxies,
    isRemote,
  });
}

/** Logs in by the site's own form and reads the addresses of the devices. */
async function devicesAfterLogIn(front: TestFront, headers: Record<string, string>): Promise<string[]> {
  const { id, phone, pin } = await makePerson(backend.current);
  const opened = await front.ask('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: phone, password: pin }),
    from: '127.5.5.66',
  });
  expect(opened.status).toBe(200);
  const cookie = (opened.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
  const answer = await front.ask(`/api-user/users/${id}/sessions`, { headers: { cookie, ...headers } });
  const body = JSON.parse(answer.body.toString()) as { data: unknown[] };
  return body.data.map((each) => deviceSession.parse(each)).flatMap(({ address }) => address || []);
}

const spoofed = '198.51.100.1';
const doors = [false, true].flatMap((isRemote) => [
  { isRemote, proxies: 0, forwardedFor: spoofed, seen: '127.5.5.*' },
  { isRemote, proxies: 1, forwardedFor: `${spoofed}, 203.0.113.7`, seen: '203.0.113.*' },
  { isRemote, proxies: 2, forwardedFor: `${spoofed}, 203.0.113.7, 192.0.2.1`, seen: '203.0.113.*' },
]);

test.each(doors)(
  'log-in by the site with $proxies proxies, remote: $isRemote, is from $seen',
  async (door) => {
    const front = await startSite(door.proxies, door.isRemote);
    expect(await devicesAfterLogIn(front, { 'x-forwarded-for': door.forwardedFor })).toEqual([door.seen]);
  },
);

test('a visitor cannot use up the log-ins of another one', async () => {
  const front = await startSite(0, false);
  const { phone, pin } = await makePerson(backend.current);
  const logIn = (from: string, password: string, username = phone) =>
    front.ask('/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
      from,
    });
  const wrong: number[] = [];
  for (let n = 0; n <= 100; n += 1)
    wrong.push((await logIn('127.0.0.66', '000001', `nobody${n}@x.example`)).status);
  expect(wrong.at(-1)).toBe(429);
  expect((await logIn('127.0.0.77', pin)).status).toBe(200);
});

test('the middleware names the visitor to the backend; a header from outside is replaced', async () => {
  const named: (string | undefined)[] = [];
  const front = await start({
    backend: () => Response.error(),
    trustedProxies: 1,
    next: (request, response) => {
      named.push(String(request.headers[visitorHeader]), request.headers['x-forwarded-for'] as string);
      response.end();
    },
  });
  await front.ask('/profile/favorite', {
    headers: { [visitorHeader]: 'guess 198.51.100.1', 'x-forwarded-for': `${spoofed}, 203.0.113.7` },
  });
  expect(named).toEqual([
    expect.stringMatching(/^\S{36} 203\.0\.113\.7,127\.0\.0\.1$/),
    '203.0.113.7, 127.0.0.1',
  ]);
});
