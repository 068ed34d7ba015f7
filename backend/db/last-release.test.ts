import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOneForm, readReleaseStatements, refusedStatements } from '@/tests/support/release-statements';
import { migratedData } from '@/tests/support/test-database';

/** PGlite only: PostgreSQL plans statements without values from version 16 on. */
let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create({ loadDataDir: await migratedData(), extensions: { pg_trgm } });
});
afterAll(() => database.close());

const { release, statements } = readReleaseStatements();
test(`every statement of the release of ${release} works on the tables of this one`, async () => {
  expect(statements.length).toBeGreaterThan(2_000);
  expect(await refusedStatements(database, statements)).toEqual([]);
});

test('what the release could not use any more is found', async () => {
  const planted = await PGlite.create({ loadDataDir: await migratedData(), extensions: { pg_trgm } });
  await planted.exec(`
    alter table holidays drop column is_expected;
    alter table articles rename to pieces;
    alter table guardian_codes add column born_in text not null;
    alter table term_locks drop constraint term_locks_school_id_academic_year_term_pk`);
  const refused = await refusedStatements(planted, statements);
  await planted.close();
  const reasonsOf = (kind: string, table: string) => [
    ...new Set(
      refused
        .filter(({ statement }) => statement.startsWith(kind) && statement.includes(table))
        .map(({ reason }) => reason),
    ),
  ];
  expect(reasonsOf('select', 'from "holidays"')).toContain('column "is_expected" does not exist');
  expect(reasonsOf('select', 'from "articles"')).toContain('relation "articles" does not exist');
  expect(reasonsOf('insert', 'into "guardian_codes"')).toEqual([
    'The required column born_in gets no value.',
  ]);
  expect(reasonsOf('insert', 'into "term_locks"')).toEqual([
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
  ]);
});

test('lists of any length are one statement', () => {
  expect(inOneForm('select "id" from "a" where "id" in ($1, $2, $3) and "b" = $4')).toBe(
    'select "id" from "a" where "id" in ($1) and "b" = $2',
  );
  expect(inOneForm('insert into "a" ("b", "c") values ($1, now()), ($2, now()) returning "b"')).toBe(
    'insert into "a" ("b", "c") values ($1, now()) returning "b"',
  );
});
