import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmbeddedPostgres } from './embedded-postgres';

// One for all tests: its start takes longer than they do. Each uses a table or channel of its own.
const client = new EmbeddedPostgres();
beforeAll(() => client.waitReady);
afterAll(() => client.close());

test('a long statement holds up nobody else in this process', async () => {
  let isOver = false;
  const statement = client.query('select pg_sleep(0.2)').then(() => (isOver = true));
  let turns = 0;
  for (; !isOver; turns += 1) await nextTurn();
  await statement;
  // In the same thread it would be one.
  expect(turns).toBeGreaterThan(100);
});

test('a transaction is whole: others wait for its end, and a failure leaves nothing', async () => {
  await client.exec('create table marks (value int primary key)');
  const failing = client.transaction(async ({ query }) => {
    await query('insert into marks values ($1)', [1]);
    await query('insert into marks values ($1)', [1]);
  });
  const between = client.query<{ count: number }>('select count(*)::int as count from marks');
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'marks_pkey', table: 'marks' });
  expect((await between).rows).toEqual([{ count: 0 }]);
  await client.transaction(({ query }) => query('insert into marks values (2)'));
  expect((await client.query('select value from marks', [], { rowMode: 'array' })).rows).toEqual([[2]]);
});

test('values keep their types on the way through the thread', async () => {
  const { rows } = await client.query<Record<string, unknown>>(
    'select $1::bytea as bytes, $2::jsonb as json, $3::timestamptz as time, null as nothing, 1.5::numeric as numeric',
    [new Uint8Array([0, 255]), JSON.stringify({ a: ['ខ្មែរ'] }), '2026-11-23T00:00:00Z'],
  );
  expect(rows).toEqual([
    {
      bytes: new Uint8Array([0, 255]),
      json: { a: ['ខ្មែរ'] },
      time: '2026-11-23 00:00:00+00',
      nothing: null,
      numeric: '1.5',
    },
  ]);
});

test('a notification reaches who listens, until they stop', async () => {
  const heard: string[] = [];
  const stop = await client.listen('news', (payload) => heard.push(payload));
  await client.query("select pg_notify('news', 'one')");
  await stop();
  await client.query("select pg_notify('news', 'two')");
  expect(heard).toEqual(['one']);
});

test('a folder that cannot be opened is an error, and so is what is asked afterwards', async () => {
  const nowhere = new EmbeddedPostgres('/dev/null/here');
  await expect(nowhere.waitReady).rejects.toThrow('ENOTDIR');
  await expect(nowhere.query('select 1')).rejects.toThrow('The thread of the embedded database has ended.');
});

test('after the end each question is refused as if the database were away', async () => {
  const ended = new EmbeddedPostgres();
  await ended.waitReady;
  await ended.close();
  await expect(ended.query('select 1')).rejects.toMatchObject({ code: '57P02' });
});
