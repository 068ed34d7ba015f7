import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { readRaw } from './table-rows';

const backend = useTestBackend();

interface Table {
  name: string;
  columns: Record<string, { name: string; notNull: boolean }>;
  indexes: Record<string, { isUnique: boolean }>;
  foreignKeys: Record<string, unknown>;
  compositePrimaryKeys: Record<string, unknown>;
  uniqueConstraints: Record<string, unknown>;
  checkConstraints: Record<string, unknown>;
}

const folder = 'backend/db/migrations/meta';
const latest = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .at(-1);
const { tables } = JSON.parse(readFileSync(join(folder, latest ?? ''), 'utf8')) as {
  tables: Record<string, Table>;
};
/** PostgreSQL cuts longer names. */
const stored = (name: string) => name.slice(0, 63);

test(
  'the migrations make every column, index and constraint that the schema says, and no other index',
  { tags: 'postgres' },
  async () => {
    const { db } = backend.current.deps;
    const columns = await readRaw<{ is: string }>(
      db,
      sql`select table_name || '.' || column_name || case is_nullable when 'NO' then '!' else '' end as is
      from information_schema.columns where table_schema = 'public'`,
    );
    const indexes = await readRaw<{ is: string }>(
      db,
      sql`select indexname || case when indexdef like 'CREATE UNIQUE%' then '!' else '' end as is
      from pg_indexes where schemaname = 'public'`,
    );
    const constraints = await readRaw<{ is: string }>(
      db,
      sql`select conname as is from pg_constraint where connamespace = 'public'::regnamespace`,
    );
    const wanted = Object.values(tables);
    const missing = (from: readonly { is: string }[], names: readonly string[]) => {
      const present = new Set(from.map(({ is }) => is));
      return names.filter((name) => !present.has(name));
    };
    const wantedIndexes = wanted.flatMap((table) =>
      Object.entries(table.indexes).map(([name, { isUnique }]) => `${stored(name)}${isUnique ? '!' : ''}`),
    );
    expect(wantedIndexes.length).toBeGreaterThan(100);
    expect(
      missing(
        columns,
        wanted.flatMap((table) =>
          Object.values(table.columns).map(
            ({ name, notNull }) => `${table.name}.${name}${notNull ? '!' : ''}`,
          ),
        ),
      ),
    ).toEqual([]);
    expect(missing(indexes, wantedIndexes)).toEqual([]);
    const wantedConstraints = wanted.flatMap((table) =>
      [
        table.foreignKeys,
        table.compositePrimaryKeys,
        table.uniqueConstraints,
        table.checkConstraints,
      ].flatMap((named) => Object.keys(named).map(stored)),
    );
    expect(missing(constraints, wantedConstraints)).toEqual([]);
    // Indexes of constraints have their names.
    const known = new Set([
      ...wantedIndexes.map((name) => name.replace('!', '')),
      ...constraints.map(({ is }) => is),
    ]);
    expect(indexes.map(({ is }) => is.replace('!', '')).filter((name) => !known.has(name))).toEqual([]);
  },
);
