// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { analyzeNewTables, runAnalyze } from './analyze';

const backend = useTestBackend();

const knownSchools = async () => {
  const answered = await backend.current.deps.db.execute(
    sql`select reltuples::int as rows from pg_class where relname = 'schools'`,
  );
  return (answered as unknown as { rows: { rows: number }[] }).rows[0]?.rows;
};

test('the planner knows how many rows there are once tables are analysed', async () => {
  for (let n = 0; n < 3; n += 1) await makeSchool(backend.current);
  await analyzeNewTables(backend.current.deps);
  expect(await knownSchools()).toBe(3);
  await makeSchool(backend.current);
  await analyzeNewTables(backend.current.deps);
  expect(await knownSchools(), 'known tables are left to the job').toBe(3);
});

test('the embedded database is analysed again and again, PostgreSQL is left to itself', async () => {
  const { db, log } = backend.current.deps;
  const leaves = runAnalyze({ db, kind: 'postgres' }, log, 5);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await leaves();
  expect(await knownSchools()).toBe(3);
  const stop = runAnalyze({ db, kind: 'pglite' }, log, 5);
  await expect.poll(knownSchools).toBe(4);
  await stop();
  expect(backend.current.failures).toEqual([]);
});
