import { expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { drainOutbox } from '@/backend/jobs/outbox';
import { enqueueMail, enqueueSms } from '@/backend/services/notification/enqueue-message';
import { type TestBackend, useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();

const visit = (
  headers: Record<string, string> = {},
  { app = backend.current.app, from = '127.0.0.1' }: { app?: TestBackend['app']; from?: string } = {},
) => {
  const connection = { incoming: { socket: { remoteAddress: from } } };
  return app.request('/demo/outbox', { headers: { host: 'localhost:3000', ...headers } }, connection);
};

test('who sits at the machine sees the last fifty messages, newest first, as text', async () => {
  const { deps, clock } = backend.current;
  for (let n = 1; n <= 52; n += 1) {
    clock.advance(1);
    await enqueueSms(deps, { to: '+85512345678', body: `message ${n}.` });
  }
  await drainOutbox(deps);
  clock.advance(1);
  await enqueueSms(deps, { to: '+85512345678', body: '<script>alert(1)</script>' });
  const answer = await visit();
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text.match(/<li>/g)).toHaveLength(50);
  expect(text).not.toContain('message 3.');
  expect(text.indexOf('message 52.')).toBeLessThan(text.indexOf('message 4.'));
  expect(text).not.toMatch(/<script/i);
  expect(text).toContain('&lt;script&gt;');
  expect(text).toMatch(/<meta http-equiv="refresh" content="5"/);
  expect(text.match(/· sent/g)).toHaveLength(49);
  expect(text.match(/· waiting/g)).toHaveLength(1);
});

test('mails stand beside the text messages, with their subject', async () => {
  const { deps, clock, mails } = backend.current;
  clock.advance(1);
  await enqueueMail(deps, {
    to: 'reader@example.com',
    subject: 'Hello <b>',
    body: 'Good morning',
    replyTo: 'a@example.com',
  });
  await drainOutbox(deps);
  expect(mails).toEqual([
    { to: 'reader@example.com', subject: 'Hello <b>', body: 'Good morning', replyTo: 'a@example.com' },
  ]);
  const text = await (await visit()).text();
  expect(text).toMatch(/mail<\/dd>[\s\S]*reader@example\.com[\s\S]*<h2>Hello &lt;b&gt;<\/h2>/);
});

test.each([
  ['::1', 'localhost'],
  ['::ffff:127.0.0.1', '127.0.0.1:4500'],
])('%s that asks for %s is this machine', async (from, host) => {
  expect((await visit({ host }, { from })).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['203.0.113.9', {}],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
  // A proxy on this machine: both its socket address and its host are local.
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['127.0.0.1', { forwarded: 'for=203.0.113.9' }],
  ['127.0.0.1', { host: 'sala.example.edu.kh' }],
  ['127.0.0.1', { host: 'localhost.evil.example' }],
  ['127.0.0.1', { host: 'localhost:3000@evil.example' }],
  ['127.0.0.1', { host: '' }],
])('%s with %o sees nothing', async (from, headers) => {
  const answer = await visit(headers, { from });
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found', message: 'Not found' }]);
});

test.each([{ DEMO_MODE: false }, { PUBLIC_ORIGIN: 'https://sala.example.edu.kh' }])(
  'with %o there is no such page',
  async (change) => {
    const { deps } = backend.current;
    const app = createApp({ ...deps, env: { ...deps.env, ...change } });
    expect((await visit({}, { app })).status).toBe(404);
  },
);
