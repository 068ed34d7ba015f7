import { setImmediate as nextTurn } from 'node:timers/promises';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import { migratedData } from '@/tests/support/test-database';
import { EmbeddedPostgres } from './embedded-postgres';

test('others have their turn between the statements of many calls', async () => {
  const client = new EmbeddedPostgres({ loadDataDir: await migratedData(), extensions: { pg_trgm } });
  await client.waitReady;
  let left = 30;
  for (let n = 0; n < 30; n += 1) {
    const call = client.transaction(async ({ query }) => {
      await query('select 1');
      await query('select 2');
    });
    void call.then(() => (left -= 1));
  }
  let turns = 0;
  for (; left > 0; turns += 1) await nextTurn();
  // Each transaction begins, asks twice and commits.
  expect(turns).toBeGreaterThanOrEqual(4 * 30);
  await client.close();
});

test('after a long statement others have several turns: each accepts one connection', async () => {
  const client = new EmbeddedPostgres();
  await client.waitReady;
  const turnsBefore = async (statement: string) => {
    await client.query(statement);
    let isOver = false;
    void client.query('select 1').then(() => (isOver = true));
    let turns = 0;
    for (; !isOver; turns += 1) await nextTurn();
    return turns;
  };
  await client.query('select 1');
  expect(await turnsBefore('select pg_sleep(0.1)')).toBeGreaterThan(20);
  await client.close();
});
