// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readRaw } from '@/backend/db/table-rows';
import { useTestBackend } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { runAnalyze } from './analyze';

const backend = useTestBackend();

const knownSchools = async () => {
  const question = sql`select reltuples::int as rows from pg_class where relname = 'schools'`;
  const [answer] = await readRaw<{ rows: number }>(backend.current.deps.db, question);
  return answer?.rows;
};

test('the embedded database is analysed again and again, PostgreSQL is left to itself', async () => {
  const { deps } = backend.current;
  await makeSchool(backend.current);
  const before = await knownSchools();
  const leaves = runAnalyze(deps, { kind: 'postgres' }, 5);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await leaves();
  expect(await knownSchools()).toBe(before);
  const stop = runAnalyze(deps, { kind: 'pglite' }, 5);
  await expect.poll(knownSchools).toBe(1);
  await stop();
  expect(backend.current.failures).toEqual([]);
});
