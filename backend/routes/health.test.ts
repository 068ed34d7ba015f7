// @module-tag postgres
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { outbox } from '@/backend/db/schema';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { createWorkMetrics } from '@/backend/work/work-metrics';
import { noteSuccess } from '@/backend/operation/job-runs';
import { enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const loopback = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const token = createHash('sha256').update('metrics').digest('hex');

const backend = useTestBackend({ METRICS_TOKEN: token });
const bearer = { headers: { authorization: `Bearer ${token}` } };

const read = async (app = backend.current.app) => {
  const answer = await app.request('/metrics', bearer);
  expect(answer.status).toBe(200);
  return answer.text();
};

test('the numbers are for who brings the token', async () => {
  const { app } = backend.current;
  expect((await app.request('/metrics', bearer)).headers.get('content-type')).toMatch(
    /^text\/plain; version=0\.0\.4/,
  );
  const ask = (headers: Record<string, string>) => app.request('/metrics', { headers }, loopback);
  expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(404);
  expect((await ask({ host: 'localhost:3000' })).status).toBe(404);
});

test('without a token in the settings they are for nobody, also not at this machine', async () => {
  const { deps } = backend.current;
  const app = createApp({ ...deps, env: { ...deps.env, METRICS_TOKEN: undefined } });
  for (const authorization of [undefined, 'Bearer ', 'Bearer undefined']) {
    const headers = { host: 'localhost:3000', ...(authorization && { authorization }) };
    expect((await app.request('/metrics', { headers }, loopback)).status).toBe(404);
  }
});

test('requests are counted by template, method and status', async () => {
  const { app } = backend.current;
  const person = await makePerson(backend.current);
  const headers = { authorization: `Bearer ${person.token}` };
  await app.request(`/api-user/users/${person.id}`, { headers });
  await app.request(`/api-user/users/${person.id}`);
  const text = await read();
  const line = (status: number) =>
    `sala_http_requests_total{method="GET",route="/api-user/users/:id",status="${status}"} 1`;
  expect(text).toContain(line(200));
  expect(text).toContain(line(401));
  expect(text).toMatch(
    /sala_http_request_duration_seconds_bucket\{le="0\.25",method="GET",route="\/api-user/,
  );
});

test('no path, id or word of a caller becomes a label, however many are tried', async () => {
  const { app } = backend.current;
  const series = async () => (await read()).split('\n').filter((line) => line.startsWith('sala_http')).length;
  await app.request('/nobody-0');
  await app.request('/api-user/users/nobody-0');
  await app.request('/nobody-0', { method: 'BREW' });
  const before = await series();
  for (let n = 1; n <= 50; n += 1) {
    await app.request(`/nobody-${n}?phone=012345678`);
    await app.request(`/api-user/users/nobody-${n}`);
    await app.request('/nobody-0', { method: `BREW${n}` });
  }
  expect(await series()).toBeLessThanOrEqual(before + 20);
  const text = await read();
  expect(text).toContain('route="unmatched"');
  expect(text).not.toContain('nobody');
  expect(text).not.toContain('012345678');
});

test('the outbox, the process and the build are among the numbers', async () => {
  const { deps, clock } = backend.current;
  await enqueueSms(deps, { to: '+85512345678', body: 'Hello' });
  clock.advance(90);
  const text = await read();
  for (const line of [
    'sala_outbox_messages{status="pending"} 1',
    'sala_outbox_messages{status="failed"} 0',
    'sala_outbox_oldest_seconds 90',
    'sala_database_up 1',
    'sala_stopping 0',
  ])
    expect(text).toContain(line);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'sala_build_info{version="unknown",revision="unknown",node="v',
  ])
    expect(text).toContain(name);
});

test('the first scrape, and two at once, have only numbers that were measured', async () => {
  const app = createApp(backend.current.deps);
  const texts = [await read(app), ...(await Promise.all([read(app), read(app)]))];
  for (const text of texts) {
    const values = text.split('\n').flatMap((line) => /^[^#].* (\S+)$/.exec(line)?.[1] ?? []);
    expect(values.length).toBeGreaterThan(50);
    expect(values.filter((value) => !(Math.abs(Number(value)) < 2 ** 53))).toEqual([]);
    expect(text).not.toMatch(/lag\w* 9223372036/);
  }
});

test('who is told to stop still answers, and says that it is not ready', async () => {
  const { deps } = backend.current;
  const health = { stopping: false, pool: () => ({ total: 3, idle: 2, waiting: 1 }) };
  const app = createApp({ ...deps, health });
  expect((await app.request('/readyz')).status).toBe(200);
  health.stopping = true;
  const answer = await app.request('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await app.request('/livez')).status).toBe(200);
  const text = await read(app);
  expect(text).toContain('sala_stopping 1');
  expect(text).toContain('sala_database_pool_clients{state="waiting"} 1');
});

test('without a database the process lives, is not ready, and its numbers are still told', async () => {
  const { deps } = backend.current;
  const gone = () => {
    throw new Error('connection refused');
  };
  const db = new Proxy(deps.db, { get: () => gone });
  const app = createApp({ ...deps, db });
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  expect(await read(app)).toContain('sala_database_up 0');
});

test('a request keeps the id that it brings when that is an id, and gets one otherwise', async () => {
  const { app } = backend.current;
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const idOf = async (given?: string) =>
    (await app.request('/livez', given ? { headers: { 'x-request-id': given } } : {})).headers.get(
      'x-request-id',
    );
  expect(await idOf(id)).toBe(id);
  const made = await idOf();
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  for (const given of ['012345678', `${id}\t`, `${id}${id}`])
    expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf('dara@example.com')).not.toContain('dara');
});

test('tries to send are counted by channel, class and outcome, with the time of the gateway', async () => {
  const { deps } = backend.current;
  const counted = { ...deps, counts: createWorkMetrics() };
  await deps.db.delete(outbox);
  const until = new Date(deps.clock.now().getTime() + 60_000);
  await enqueueSms(deps, { to: '+85512345671', body: 'Code 123456', codeUntil: until });
  await enqueueSms(deps, { to: '+85512345672', body: 'A word' });
  const send = ({ to }: { to: string }) =>
    to.endsWith('1') ? Promise.resolve() : Promise.reject(new Error('The provider answered 500.'));
  await drainOutbox({ ...counted, sms: { name: 'test', send } });
  const text = await read(createApp(counted));
  for (const line of [
    'sala_message_tries_total{channel="sms",class="code",outcome="sent"} 1',
    'sala_message_tries_total{channel="sms",class="text",outcome="retried"} 1',
    'sala_gateway_seconds_count{channel="sms"} 2',
  ])
    expect(text).toContain(line);
});

test('the last success of each job is told, whichever process noted it', async () => {
  const { deps } = backend.current;
  const at = new Date('2026-11-28T01:00:00Z');
  for (const name of ['sweep', 'backup', 'of-an-older-release']) await noteSuccess(deps.db, name, at);
  const text = await read(
    createApp({
      ...deps,
      jobs: new Map([
        ['sweep', 3_600_000],
        ['purge', 3_600_000],
      ]),
    }),
  );
  const lines = text.split('\n').filter((line) => line.startsWith('sala_job'));
  expect(lines.toSorted()).toEqual([
    'sala_job_interval_seconds{name="purge"} 3600',
    'sala_job_interval_seconds{name="sweep"} 3600',
    `sala_job_last_success_timestamp_seconds{name="backup"} ${at.getTime() / 1000}`,
    `sala_job_last_success_timestamp_seconds{name="sweep"} ${at.getTime() / 1000}`,
  ]);
});

test('log-ins that are refused are counted by the reason, and no name becomes a label', async () => {
  const { deps } = backend.current;
  const person = await makePerson(backend.current);
  const app = createApp({ ...deps, counts: createWorkMetrics() });
  const logIn = (fields: Record<string, string>) =>
    app.request('/api-auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: deps.env.API_CLIENT_ID, ...fields }),
    });
  const withPin = (password: string) => logIn({ grant_type: 'password', username: person.phone, password });
  expect((await withPin(person.pin)).status).toBe(200);
  for (let tries = 0; tries < 20; tries += 1) if ((await withPin('000000')).status === 429) break;
  await logIn({ grant_type: 'authorization_code', code: 'ended', code_verifier: 'x' });
  await logIn({ grant_type: 'refresh_token', refresh_token: 'ended' });
  const lines = (await read(app))
    .split('\n')
    .filter((line) => /^sala_log_ins_refused_total\{.* [1-9]/.test(line));
  expect(lines.toSorted()).toEqual([
    'sala_log_ins_refused_total{reason="name-locked"} 1',
    'sala_log_ins_refused_total{reason="provider-ended"} 1',
    expect.stringMatching(/^sala_log_ins_refused_total\{reason="wrong"\} \d+$/),
  ]);
});
