// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { analyzeNewTables } from './analyze';

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
