import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { useTestBackend } from '@/tests/support/backend';
import { messagesTo } from '@/tests/support/messages';
import { readServerEnv } from '@/lib/env/server-env';
import { openSms } from './open-gateways';
import { httpSms } from './sms';

interface Taken {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  /** As it came, and what it says. */
  bytes: string;
  body: unknown;
}

const backend = useTestBackend();
let server: Server;
let taken: Taken[] = [];
/** The answers of the provider, in turn; `hang` accepts the message and never answers. */
let answers: (number | 'hang')[] = [];
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      taken.push({ method, url, headers, bytes: body, body: JSON.parse(body || 'null') });
      const answer = answers.shift() ?? 200;
      if (answer === 'hang') return;
      response.writeHead(answer, answer === 302 ? { location: `${origin}/elsewhere` } : {});
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  taken = [];
  answers = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const gateway = (timeoutMs = 5_000) =>
  httpSms({ url: `${origin}/send?from=Sala`, token: 's3cret', timeoutMs });
const message = { to: '+85512345678', body: 'លេខកូដ 123456' };

test('one POST with the token, the message in UTF-8 and its id', async () => {
  answers = [202];
  await gateway().send(message, { id: 'one' });
  expect(taken).toEqual([
    {
      method: 'POST',
      url: '/send?from=Sala',
      headers: expect.objectContaining({
        authorization: 'Bearer s3cret',
        'content-type': 'application/json',
        'idempotency-key': 'one',
      }),
      bytes: JSON.stringify(message),
      body: message,
    },
  ]);
});

test('PlasGate gets exactly what its documentation asks for, and its refusals are tried again', async () => {
  const { deps, clock } = backend.current;
  const env = readServerEnv({
    SMS_GATEWAY_FORM: 'plasgate',
    SMS_GATEWAY_URL: `${origin}/rest/send?private_key=pr1vate`,
    SMS_GATEWAY_TOKEN: 's3cret',
    SMS_SENDER: 'Sala',
  });
  const own = { ...deps, sms: openSms(env) };
  answers = [401, 200];
  const to = '+85512345679';
  await enqueueSms(own, { to, body: 'លេខកូដ 123456 "ok"' });
  await drainOutbox(own);
  expect((await messagesTo(backend.current, to))[0]).toMatchObject({
    status: 'pending',
    lastError: 'The SMS provider answered 401.',
  });
  clock.advance(10);
  await drainOutbox(own);
  expect((await messagesTo(backend.current, to))[0]).toMatchObject({ status: 'sent' });
  expect(taken).toHaveLength(2);
  for (const { method, url, headers, bytes } of taken) {
    expect([method, url, bytes]).toEqual([
      'POST',
      '/rest/send?private_key=pr1vate',
      '{"sender":"Sala","to":"85512345679","content":"លេខកូដ 123456 \\"ok\\""}',
    ]);
    expect(headers).toMatchObject({ 'x-secret': 's3cret', 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('authorization');
  }
  expect(JSON.stringify(backend.current.failures.splice(0))).not.toMatch(/s3cret|pr1vate|123456|85512345679/);
});

test('a refusal, a redirect, silence and a closed door are failures', async () => {
  answers = [503, 302, 'hang'];
  await expect(gateway().send(message, { id: 'one' })).rejects.toThrow('The SMS provider answered 503.');
  await expect(gateway().send(message, { id: 'two' })).rejects.toThrow('fetch failed');
  await expect(gateway(50).send(message, { id: 'three' })).rejects.toThrow(/timeout/i);
  expect(taken.map(({ url }) => url)).toEqual(Array(3).fill('/send?from=Sala'));
  const closed = httpSms({ url: 'http://127.0.0.1:1/', token: '', timeoutMs: 5_000 });
  await expect(closed.send(message, { id: 'four' })).rejects.toThrow('fetch failed');
});

test('the outbox tries again with the same id until the provider has taken it', async () => {
  const { deps, clock, failures } = backend.current;
  const own = { ...deps, sms: gateway() };
  answers = [500, 'hang', 200];
  await enqueueSms(own, message);
  await drainOutbox(own);
  clock.advance(10);
  await drainOutbox({ ...deps, sms: gateway(100) });
  expect((await messagesTo(backend.current, message.to))[0]).toMatchObject({
    status: 'pending',
    attempts: 2,
  });
  clock.advance(20);
  await drainOutbox(own);
  const [row] = await messagesTo(backend.current, message.to);
  expect(row).toMatchObject({ status: 'sent', attempts: 3 });
  expect(taken.map(({ headers }) => headers['idempotency-key'])).toEqual([row?.id, row?.id, row?.id]);
  expect(JSON.stringify(failures)).not.toMatch(/s3cret|123456|85512345678/);
});
