import { expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { drainOutbox, enqueueMail, enqueueSms } from '@/backend/jobs/outbox';
import { useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();

const visit = (headers: Record<string, string> = {}, app = backend.current.app) =>
  app.request('/demo/outbox', {
    headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', ...headers },
  });

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

test.each<Record<string, string>>([
  { 'x-forwarded-for': '::1' },
  { 'x-forwarded-for': '::ffff:127.0.0.1' },
  { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
  { host: '127.0.0.1:4500' },
  { host: 'localhost' },
])('%o is this machine', async (headers) => {
  expect((await visit(headers)).status).toBe(200);
});

test.each<Record<string, string>>([
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  { 'x-forwarded-for': '' },
  { host: 'sala.example.edu.kh' },
  { host: 'localhost.evil.example' },
  { host: 'localhost:3000@evil.example' },
  { host: '' },
])('%o sees nothing', async (headers) => {
  const answer = await visit(headers);
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found', message: 'Not found' }]);
});

test('outside of demo mode there is no such page', async () => {
  const { deps } = backend.current;
  const app = createApp({ ...deps, env: { ...deps.env, DEMO_MODE: false } });
  expect((await visit({}, app)).status).toBe(404);
});
