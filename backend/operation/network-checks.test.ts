import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '@/backend/db/schema';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedSms, httpSms } from '@/backend/gateways/sms';
import { smtpMail } from '@/backend/gateways/smtp-mail';
import { spendSms } from '@/backend/features/notices/services/sms-budget';
import { remoteBackend } from '@/backend/site/remote-backend';
import { useTestBackend } from '@/tests/support/backend';
import { checkMessages } from './check-messages';
import { checkProxies, checkReady } from './check-network';
import { checkQueue } from './check-queue';
import { processPath } from './process-facts';

const token = 'a-token-for-the-doctor';
const backend = useTestBackend({ METRICS_TOKEN: token, SMS_PER_DAY_MAX: '5' });
const badTexts = (findings: { state: string; text: string }[]) =>
  findings.filter(({ state }) => state === 'bad').map(({ text }) => text);

test('a message to the operator tries the gateway', async () => {
  const { deps, sms } = backend.current;
  expect(await checkMessages({ sms: embeddedSms, mail: embeddedMail }, { sms: '012345678' })).toMatchObject([
    { about: 'sms', state: 'bad' },
  ]);
  const real = { send: deps.sms.send, name: 'http' };
  expect(await checkMessages({ sms: real, mail: embeddedMail }, { sms: '012345678' })).toMatchObject([
    { state: 'good' },
  ]);
  expect(sms.at(-1)).toMatchObject({ to: '+85512345678' });
});

describe('a gateway that takes no message', () => {
  let status = 0;
  const provider = createServer((request, response) => {
    request.resume();
    if (status > 0) response.writeHead(status).end();
  });
  beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });

  test.each([
    [401, 'The SMS provider answered 401. Correct SMS_GATEWAY_TOKEN'],
    [404, 'The SMS provider answered 404. Correct the path in SMS_GATEWAY_URL.'],
    [400, 'is SMS_GATEWAY_FORM that of the provider?'],
    [500, 'The SMS provider answered 500. The provider has a fault.'],
    [0, 'It took the connection and did not answer'],
  ])('and answers %i is told with the deed', async (answer, text) => {
    status = answer;
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
    const sms = httpSms({ url, token: '', timeoutMs: answer === 0 ? 100 : 5_000 });
    const [told] = badTexts(await checkMessages({ sms, mail: embeddedMail }, { sms: '012345678' }));
    expect(told).toContain(text);
  });

  test('and is not there is told with the setting', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const sms = httpSms({ url: `http://127.0.0.1:${port}/`, token: '', timeoutMs: 5_000 });
    const mail = smtpMail({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      connectTimeoutMs: 5_000,
      timeoutMs: 5_000,
    });
    expect(badTexts(await checkMessages({ sms, mail }, { sms: '012345678', mail: 'a@b.example' }))).toEqual([
      expect.stringMatching(/ECONNREFUSED.*\. Nobody answers at the host and port of SMS_GATEWAY_URL/),
      expect.stringMatching(/ESOCKET.*\. Nobody answers at the host and port of SMTP_URL/),
    ]);
  });
});

test('messages that wait too long, and the text messages of the day, are told', async () => {
  const { deps, clock } = backend.current;
  expect(await checkQueue(deps)).toMatchObject([
    { about: 'messages', state: 'good', text: '0 wait, 0 failed' },
    {
      about: 'sms of today',
      state: 'good',
      text: '0 of 5 text messages of today are used, 0 of 3 to unknown numbers',
    },
  ]);
  const now = clock.now();
  const later = new Date(now.getTime() + 8 * 3_600_000);
  const message = { channel: 'mail' as const, recipient: 'a@b.example', body: 'Words', createdAt: now };
  // One that may leave in the morning only is not late in the night.
  await deps.db.insert(outbox).values([
    { ...message, nextAttemptAt: later },
    { ...message, nextAttemptAt: now },
    { ...message, nextAttemptAt: now, status: 'failed' },
  ]);
  for (let sent = 0; sent < 4; sent += 1) await spendSms(deps, deps.db);
  expect(await checkQueue(deps)).toMatchObject([
    { state: 'note', text: expect.stringContaining('2 wait, the oldest since 0 s, 1 failed') },
    { state: 'note' },
  ]);
  clock.advance(600);
  await spendSms(deps, deps.db);
  expect(badTexts(await checkQueue(deps))).toEqual([
    expect.stringContaining('2 wait, the oldest since 10 min, 1 failed. Does a backend run?'),
    expect.stringContaining('5 of 5 text messages of today are used'),
  ]);
  backend.current.failures.splice(0);
});

const listen = (handle: (request: IncomingMessage, answer: (response: Response) => void) => void) => {
  const server = createServer((request, response) => {
    handle(request, (answer) => {
      void answer.text().then((text) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      });
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const askBackend = (request: IncomingMessage, forwarded: string) =>
  Promise.resolve(
    backend.current.app.request(
      request.url ?? '/',
      {
        headers: {
          authorization: String(request.headers.authorization),
          ...(forwarded && { 'x-forwarded-for': forwarded }),
        },
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    ),
  );
const forwardedFor = (request: IncomingMessage) => String(request.headers['x-forwarded-for'] ?? '');

describe('proxies of one process', () => {
  let added = '';
  const proxy = listen((request, answer) => {
    const given = forwardedFor(request);
    const forwarded = added === 'extended' ? [given, '198.51.100.1'].filter(Boolean).join(', ') : added;
    void askBackend(request, forwarded).then(answer);
  });
  const check = (trusted: number, forwarded: string) => {
    added = forwarded;
    backend.current.deps.env.TRUST_PROXY = trusted;
    return checkProxies({ ...backend.current.deps.env, PUBLIC_ORIGIN: proxy() });
  };

  test('are counted and compared with the setting', async () => {
    expect(await checkReady('site', proxy(), '')).toMatchObject({ state: 'good' });
    expect((await backend.current.app.request(processPath)).status).toBe(404);
    expect(await check(1, '198.51.100.1')).toMatchObject([{ state: 'good' }]);
    expect(badTexts(await check(1, '198.51.100.1, 10.0.0.1, 10.0.0.2'))[0]).toContain(
      '3 proxies are in front of the process, whose TRUST_PROXY is 1',
    );
    expect(badTexts(await check(2, 'extended'))[0]).toContain('A visitor can choose the address');
  });

  test('and a token that the processes do not know is told at a backend, and noted at a site', async () => {
    const env = { ...backend.current.deps.env, PUBLIC_ORIGIN: proxy(), METRICS_TOKEN: 'another-token-here' };
    expect(await checkProxies(env)).toMatchObject([{ about: 'metrics', state: 'bad' }]);
    expect(await checkProxies({ ...env, API_BASE_URL: proxy() })).toMatchObject([
      { about: 'proxies', state: 'note' },
    ]);
  });
});

// As in deploy: nginx, a site, the nginx between, a backend.
describe('proxies of a site and its backends', () => {
  const inner = listen((request, answer) => {
    void askBackend(request, [forwardedFor(request), '10.0.0.3'].filter(Boolean).join(', ')).then(answer);
  });
  let site = 0;
  const outer = listen((request, answer) => {
    const headers = {
      authorization: String(request.headers.authorization),
      // Replaced, as the public nginx does.
      'x-forwarded-for': '198.51.100.1',
    };
    const connection = { incoming: { socket: { remoteAddress: '10.0.0.2' } } };
    const asked = new Request(`https://sala.test${request.url}`, { headers });
    void Promise.resolve(remoteBackend(inner(), site)(asked, connection)).then(answer);
  });
  const check = (trustedBySite: number, trusted: number) => {
    site = trustedBySite;
    backend.current.deps.env.TRUST_PROXY = trusted;
    return checkProxies({ ...backend.current.deps.env, PUBLIC_ORIGIN: outer() });
  };
  const wrongSite = (trusted: number) =>
    `1 proxy is in front of the site, whose TRUST_PROXY is ${trusted}: limits count many visitors as one. Set it to 1 in site.env.`;
  const wrongBackends = (trusted: number) =>
    `3 proxies are in front of the backends, whose TRUST_PROXY is ${trusted}: limits count many visitors as one. Set it to 3 in backend.env.`;

  test('are each told with the number of deploy/env', async () => {
    expect(await check(1, 3)).toMatchObject([
      {
        state: 'good',
        text: '1 in front of the site and 3 in front of the backends, as TRUST_PROXY says',
      },
    ]);
    expect(badTexts(await check(1, 1))).toEqual([wrongBackends(1)]);
    expect(badTexts(await check(0, 3))).toEqual([wrongSite(0)]);
    expect(badTexts(await check(0, 2))).toEqual([wrongSite(0), wrongBackends(2)]);
    expect(badTexts(await check(2, 3))).toEqual([wrongSite(2)]);
  });
});
