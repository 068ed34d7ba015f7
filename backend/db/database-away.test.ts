// @module-tag postgres
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { openDoor } from '@/backend/compose';
import { useTestBackend } from '@/tests/support/backend';
import { openPostgres } from './client';
import { isDatabaseAway } from './database-away';

const backend = useTestBackend();
const nobodyThere = 'postgres://sala:pass-word@127.0.0.1:1/sala_live';

const withCode = (code: string, message = 'Failed.') => Object.assign(new Error(message), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['refused on both addresses', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['stopped by an administrator', withCode('57P01')],
  ['stopped after a crash', withCode('57P02')],
  ['starting up', withCode('57P03')],
  ['a lost connection', withCode('08006')],
  ['too many connections', withCode('53300')],
  ['a pool without a free client', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
])('%s means that the database is away, also as the cause of another error', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error('Failed query', { cause: error }))).toBe(true);
});

test.each([
  ['a violated index', withCode('23505')],
  ['a syntax error', withCode('42601')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error', 'Connection terminated'],
])('%s does not', (_name, error) => expect(isDatabaseAway(error)).toBe(false));

test('a call meanwhile answers 503 in the contract’s shape and says when to come again', async () => {
  const { deps, failures } = backend.current;
  const database = openPostgres(nobodyThere, '', () => undefined);
  const app = createApp({ ...deps, db: database.db });
  for (const path of ['/api-nest-aca/schools', '/api-nest-aca/schools/some-school']) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ code: 'unreachable', message: expect.any(String) });
  }
  expect(failures.map(({ event }) => event)).toEqual(['database-away', 'database-away']);
  await database.close();
});

test('at the start the reason is named, the password is not, and no secrets are made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-away-'));
  const settings = { DATABASE_URL: nobodyThere, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const started = openDoor(settings, { jobs: false }).then(async (door) => door.database.migrate());
  await expect(started).rejects.toThrow(
    'The database sala_live at 127.0.0.1:1, named by DATABASE_URL, cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  );
  await expect(started).rejects.not.toThrow('pass-word');
  expect(readdirSync(dataDir)).toEqual([]);
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('on PostgreSQL', () => {
  test('a connection that the server ends counts', async () => {
    const ended = backend.current.deps.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    const error: unknown = await ended.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isDatabaseAway(error)).toBe(true);
  });
});
