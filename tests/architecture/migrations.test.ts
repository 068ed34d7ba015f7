import { expect, it } from 'vitest';
import { filesIn, read } from './source-files';

const folder = 'backend/db/migrations';

/** Landed before the rule; docs/upgrading.md says what an upgrade over one of them needs. None may be added. */
const older = [
  '0002_identity_and_services',
  '0003_long_lists',
  '0004_proven_emails',
  '0006_search_from_database',
  '0033_one_picture',
  '0035_employers_and_reports',
  '0042_jobs_without_traps',
  '0044_loan_ledger',
  '0045_questions_of_people',
  '0058_proofs_reach_as_far_as_their_ground',
  '0063_schools_wait_for_an_advisor',
];

interface Release {
  date: string;
  lastMigration: string;
}

/** The releases of docs/releases.md, each with the last migration that it brought. */
const releases: Release[] = [
  ...read('docs/releases.md').matchAll(/^## (\d{4}-\d\d-\d\d)\n\nLast migration: `(\d{4}_\w+)`/gm),
].map(([, date = '', lastMigration = '']) => ({ date, lastMigration }));

const allOf = (sql: string, pattern: RegExp): string[] =>
  [...sql.matchAll(pattern)].map(([, name = '']) => name);

/** Drops, renames and tighter rules, in words; of tables and columns that an earlier release may use. */
const whatItTakes = (text: string, earlierUnique: ReadonlySet<string> = new Set()): string[] => {
  const sql = text.replace(/^--(?!>).*$/gm, '');
  const newTables = new Set(allOf(sql, /create table (?:if not exists )?"?(\w+)/gi));
  const newColumns = new Set(
    [...sql.matchAll(/alter table "?(\w+)"? add column "?(\w+)/gi)].map(
      ([, table = '', column = '']) => `${table}.${column}`,
    ),
  );
  return sql
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) => {
      const table = /^(?:alter table (?:only )?(?:if exists )?|create unique index .*? on )"?(\w+)/i.exec(
        statement,
      )?.[1];
      if (table && newTables.has(table)) return false;
      if (/^drop index/i.test(statement))
        return earlierUnique.has(/(\w+)"?(?: cascade)?$/i.exec(statement)?.[1] ?? '');
      if (/^drop (table|view|materialized view|function|type|sequence)/i.test(statement)) return true;
      if (/^create unique index/i.test(statement)) return true;
      if (!/^alter (table|type)/i.test(statement)) return false;
      if (
        / drop (column|constraint|default)\b| rename | set data type | alter column "?\w+"? type /i.test(
          statement,
        )
      )
        return true;
      if (/ alter column "?\w+"? set not null/i.test(statement)) return true;
      if (/ add column .*\bnot null\b/i.test(statement))
        return !/\bdefault\b|\b(big|small)?serial\b|\bgenerated\b/i.test(statement);
      // A column that earlier releases leave empty can refer to what it likes.
      const referring = / add constraint .* foreign key \("?(\w+)"?\)/i.exec(statement)?.[1];
      if (referring) return !newColumns.has(`${table}.${referring}`);
      return / add constraint /i.test(statement);
    });
};

const markIn = (text: string): string | undefined =>
  /^-- after: (\d{4}-\d\d-\d\d) \S.{10,}$/m.exec(text)?.[1];

/** Why running processes of the release before could fail on these tables; null when they cannot. */
const faultOf = (
  { name, text }: { name: string; text: string },
  known: readonly Release[],
  earlierUnique?: ReadonlySet<string>,
): string | null => {
  const taken = whatItTakes(text, earlierUnique);
  if (taken.length === 0) return null;
  const date = markIn(text);
  if (!date) return `${name} needs a line "-- after: DATE what no longer uses it" for: ${taken[0]}`;
  const release = known.find((one) => one.date === date);
  if (!release) return `${name}: docs/releases.md has no release of ${date}`;
  return release.lastMigration < name ? null : `${name} came with the release of ${date}, not after it`;
};

const migrations = filesIn(folder, /\/\d{4}_\w+\.sql$/).map((path) => ({
  name: /(\w+)\.sql$/.exec(path)?.[1] ?? '',
  text: read(path),
}));

const uniqueBefore = (name: string) =>
  new Set(
    migrations
      .filter((one) => one.name < name)
      .flatMap(({ text }) => allOf(text, /create unique index (?:if not exists )?"?(\w+)/gi)),
  );

it('what a migration drops, renames or tightens was out of use in a release before it', () => {
  const faults = migrations
    .filter(({ name }) => !older.includes(name))
    .map((one) => faultOf(one, releases, uniqueBefore(one.name)))
    .filter((fault) => fault !== null);
  expect(faults).toEqual([]);
});

it('the list of older migrations names only what needs it', () => {
  const needless = older.filter((name) => {
    const found = migrations.find((one) => one.name === name);
    return !found || whatItTakes(found.text, uniqueBefore(name)).length === 0;
  });
  expect(needless).toEqual([]);
});

it('every release names a migration that exists, the newest first', () => {
  const names = migrations.map(({ name }) => name);
  expect(releases.length).toBeGreaterThan(0);
  expect(releases.filter(({ lastMigration }) => !names.includes(lastMigration))).toEqual([]);
  expect(releases).toEqual(releases.toSorted((a, b) => b.date.localeCompare(a.date)));
  expect(releases).toHaveLength(read('docs/releases.md').match(/^## /gm)?.length ?? 0);
});

it.each([
  'ALTER TABLE "profiles" DROP COLUMN "avatar_url";',
  'DROP TABLE "search_generations" CASCADE;',
  'ALTER TABLE "users" RENAME COLUMN "phone" TO "number";',
  'ALTER TABLE "users" RENAME TO "people";',
  'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
  'ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;',
  'ALTER TABLE "users" ADD COLUMN "born" date NOT NULL;',
  'ALTER TABLE "users" ADD CONSTRAINT "users_named" CHECK ("users"."name" <> \'\');',
  'ALTER TABLE "users" ADD CONSTRAINT "users_school" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id");',
  'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");',
  'DROP INDEX "users_phone_key";',
])('refuses without its mark: %s', (sql) => {
  const unique = new Set(['users_phone_key']);
  const known = [{ date: '2026-11-28', lastMigration: '0066_steps' }];
  const fault = (text: string, name = '0067_next') => faultOf({ name, text }, known, unique);
  expect(fault(sql)).toContain('needs a line');
  expect(fault(`-- after: 2026-11-28 no statement names it any more\n${sql}`)).toBeNull();
  expect(fault(`-- after: 2026-11-28\n${sql}`)).toContain('needs a line');
  expect(fault(`-- after: 2026-11-29 no statement names it any more\n${sql}`)).toContain('no release');
  expect(fault(`-- after: 2026-11-28 no statement names it any more\n${sql}`, '0066_steps')).toContain(
    'not after',
  );
});

it.each([
  'ALTER TABLE "users" ADD COLUMN "born" date;',
  'ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;',
  'DROP INDEX "schools_list_km";',
  'CREATE INDEX "users_name" ON "users" USING btree ("name");',
  'CREATE TABLE "books" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "books_key" ON "books" USING btree ("id");',
  'ALTER TABLE "users" ADD COLUMN "school_id" uuid;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "users_school" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id");',
])('lets pass what only adds: %s', (sql) => {
  expect(whatItTakes(sql)).toEqual([]);
});
