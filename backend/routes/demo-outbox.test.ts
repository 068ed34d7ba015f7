import { expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { demoOutboxAddress } from '@/backend/features/notices/services/demo-outbox-address';
import { enqueueMail, enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { type TestBackend, useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();

const loopback = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const visit = (
  path = demoOutboxAddress(backend.current.deps.secrets),
  app: TestBackend['app'] = backend.current.app,
) => app.request(path, { headers: { host: 'localhost:3000' } }, loopback);

test('who has the key sees the last fifty messages, newest first, as text', async () => {
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

test('the messages of one recipient stand alone, however many others have come since', async () => {
  const { deps, clock } = backend.current;
  await enqueueSms(deps, { to: '+85517000001', body: 'the code of one' });
  for (let n = 0; n < 60; n += 1) {
    clock.advance(1);
    await enqueueSms(deps, { to: '+85517000002', body: `for another ${n}.` });
  }
  const address = demoOutboxAddress(deps.secrets);
  expect(await (await visit(address)).text()).not.toContain('the code of one');
  const own = await (await visit(`${address}&to=%2B85517000001`)).text();
  expect(own).toContain('the code of one');
  expect(own).not.toContain('for another');
  expect(own).toContain(`<a href="${address.replaceAll('&', '&amp;')}">`);
  const others = await (await visit(`${address}&to=%2B85517000002`)).text();
  expect(others.match(/<li>/g)).toHaveLength(60);
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

test('without the key there is no such page, also for this machine: a proxy may add no header', async () => {
  const key = demoOutboxAddress(backend.current.deps.secrets).split('key=')[1] ?? '';
  for (const query of ['', '?key=', `?key=${key.slice(1)}`, `?key=${key}x`, `?other=${key}`]) {
    const answer = await visit(`/demo/outbox${query}`);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found', message: 'Not found' }]);
  }
});

test('outside of the demo the key opens nothing', async () => {
  const { deps } = backend.current;
  const app = createApp({ ...deps, env: { ...deps.env, DEMO_MODE: false } });
  expect((await visit(undefined, app)).status).toBe(404);
});
