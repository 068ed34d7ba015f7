import { spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { outbox } from '@/backend/db/schema';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { jsonLogger } from './logger';

const lines: string[] = [];
let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
  const deps = {
    ...backend.deps,
    log: jsonLogger('debug', (line) => void lines.push(line)),
    sms: {
      name: 'broken',
      send: ({ to, body }: { to: string; body: string }) =>
        Promise.reject(new Error(`The provider refused "${body}" to ${to} with Bearer abc.def`)),
    },
  };
  backend = { ...backend, deps, app: createApp(deps) };
});
afterAll(() => backend.close());

const person = { lastName: 'Sovannaphum', firstName: 'Bopharath', phone: '012 987 654', locale: 'km' };
const phones = ['012 987 654', '012987654', '85512987654', '12987654'];
const pin = '739104';

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  backend.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const token = (fields: Record<string, string>) =>
  backend.app.request('/api-auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'password', client_id: 'sala-web', ...fields }),
  });

test('sign-up, log-in and every failure on the way leave nothing of the person in the log', async () => {
  const { deps } = backend;
  const secrets: string[] = [];
  const registered = await post('/api-user/users', person);
  expect(registered.status).toBe(201);
  const { userId, challengeId } = (await registered.json()) as Record<string, string>;
  await drainOutbox(deps);
  const [message] = await deps.db.select().from(outbox).where(eq(outbox.recipient, '+85512987654'));
  const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  secrets.push(code);
  const verify = (verifyCode: string) =>
    post(`/api-user/users/${userId}/verify_code`, { challengeId, verifyCode });
  expect((await verify(code === '111111' ? '222222' : '111111')).status).toBe(422);
  const { grant } = (await (await verify(code)).json()) as { grant: string };
  secrets.push(grant, pin);
  const set = await post('/api-user/users/set_pin', { pin }, { authorization: `Bearer ${grant}` });
  expect(set.status).toBe(200);
  expect((await token({ username: person.phone, password: '000000' })).status).toBe(401);
  expect((await token({ username: 'bopha.private@example.com', password: pin })).status).toBe(401);
  const session = (await (await token({ username: person.phone, password: pin })).json()) as Record<
    string,
    string
  >;
  expect(session['token_type']).toBe('Bearer');
  secrets.push(session['access_token'] ?? '-', session['refresh_token'] ?? '-');
  const bearer = { authorization: `Bearer ${session['access_token']}` };
  await backend.app.request(`/api-user/users/search?phone=${person.phone}&token=${grant}`, {
    headers: bearer,
  });
  await backend.app.request(`/api-nest-aca/public/students/uniqueKey/a-secret-card-key`);
  await post('/mail/send', { name: person.firstName, email: 'not a mail', subject: 'x', message: 'My PIN' });

  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(8);
  for (const datum of [
    ...secrets,
    ...phones,
    person.lastName,
    person.firstName,
    'bopha.private',
    'a-secret-card-key',
    'My PIN',
  ])
    expect(text).not.toContain(datum);
  expect(text).toContain('"event":"sms-failed"');
});

test('a query that fails is logged with its cause and frames, without its values', async () => {
  const broken = new Proxy(backend.deps.db, {
    get: (target, name) =>
      name === 'transaction'
        ? () =>
            Promise.reject(
              Object.assign(
                new Error(
                  'Failed query: insert into users values ($1)\nparams: +85512987654,Bopharath,739104',
                  {
                    cause: Object.assign(new Error('duplicate key: bopha.private@example.com'), {
                      code: '23505',
                    }),
                  },
                ),
                { name: 'DrizzleQueryError' },
              ),
            )
        : Reflect.get(target, name),
  });
  const app = createApp({ ...backend.deps, db: broken });
  lines.length = 0;
  const answer = await app.request(accountsResource.endpoints.register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(500);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, string>);
  const failure = logged.find(({ event }) => event === 'failure');
  expect(failure).toMatchObject({
    level: 'error',
    route: '/api-user/users',
    requestId: answer.headers.get('x-request-id'),
    error: 'DrizzleQueryError',
    message: 'Failed query: insert into users values ($1)',
    cause: 'Error 23505: duplicate key: [mail]',
  });
  expect(failure?.['stack']).toMatch(/^\s+at /);
  for (const datum of [...phones, 'Bopharath', '739104', 'bopha.private'])
    expect(lines.join('')).not.toContain(datum);
});

test('a line is JSON with time, level, event, request id, route, status and time taken', async () => {
  lines.length = 0;
  const answer = await backend.app.request('/api-user/users/nobody?token=abc');
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(Object.keys(line ?? {})).toEqual([
    'time',
    'level',
    'event',
    'requestId',
    'method',
    'route',
    'status',
    'ms',
  ]);
  expect(line).toMatchObject({
    level: 'info',
    event: 'request',
    requestId: answer.headers.get('x-request-id'),
    route: '/api-user/users/:id',
    status: 401,
  });
});

test('less important lines than asked for are left out', () => {
  const kept: string[] = [];
  const log = jsonLogger('error', (line) => void kept.push(line));
  log.info('request');
  log.error('failure', { reason: 'postgres://sala:hunter2@db/sala?password=x' });
  expect(kept).toHaveLength(1);
  expect(kept[0]).not.toMatch(/hunter2|=x/);
});

test('each kind of personal data is masked, and a text without any stays as it is', () => {
  const written: string[] = [];
  const log = jsonLogger('info', (line) => void written.push(line));
  const masked = (value: string) => {
    log.info('event', { value });
    return (JSON.parse(written.pop() ?? '') as { value: string }).value;
  };
  for (const [given, kept] of [
    ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
    ['with Bearer abc.def', 'with [token]'],
    ['with BEARER abc.def', 'with [token]'],
    ['postgres://sala:secret@db/sala', 'postgres://[login]@db/sala'],
    ['to dara@example.com', 'to [mail]'],
    ['to +855 12 345 678', 'to [phone]'],
    ['to 012345678', 'to [phone]'],
    ['Code 123456', 'Code [code]'],
    ['/x?token=abc', '/x?token=[secret]'],
    ['/school/[slug]', '/school/[slug]'],
    ['0f8fad5b-d9cb-469f-a165-708677289501', '0f8fad5b-d9cb-469f-a165-708677289501'],
  ] as const)
    expect(masked(given)).toBe(kept);
});

test('lines of one turn are written together and in order, also those of a process that ends', () => {
  const script = `
    import { jsonLogger } from '@/backend/http/logger';
    const log = jsonLogger('info');
    log.info('one');
    log.error('two');
    setTimeout(() => { log.info('three'); process.exit(0); }, 10);`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    {
      encoding: 'utf8',
    },
  );
  const events = stderr
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toEqual(['one', 'two', 'three']);
});
