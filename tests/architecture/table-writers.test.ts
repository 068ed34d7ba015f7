import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it, test } from 'vitest';
import * as schema from '@/backend/db/schema';
import { filesIn, read } from './source-files';

/** Tables that only the seed fills: why, and the decision that says so. */
const seedOnly = [
  {
    table: 'seedRuns',
    because: 'It tells which version of each seed has been inserted; whatever inserts one writes it.',
    decision: 'docs/decisions/database.md',
  },
];

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const insert = /\b(?:db|tx)\s*\.\s*insert\(\s*([a-z]\w*)\s*\)/g;

/** The tables that a source inserts rows into, by the names of the schema. */
const writtenBy = (source: string): string[] =>
  [...source.replaceAll(comment, '').matchAll(insert)].map(([, table = '']) => table);

const withoutWriter = (names: readonly string[], sources: readonly string[]): string[] => {
  const written = new Set(sources.flatMap(writtenBy));
  return names.filter((name) => !written.has(name));
};

const tables = new Map(
  Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [[name, value]] : [])),
);

test('a table without a writer is found', () => {
  const without = (source: string) => withoutWriter(['loans'], [source]);
  expect(without('await act.tx\n    .insert(loans)\n    .values(row)')).toEqual([]);
  expect(without('await db.insert(loans).values(row); // a row')).toEqual([]);
  expect(without('')).toEqual(['loans']);
  expect(without('await act.tx.insert(loanEvents).values(row)')).toEqual(['loans']);
  expect(without('await act.tx.update(loans).set(change)')).toEqual(['loans']);
  expect(without('waiting.insert(loans)')).toEqual(['loans']);
  expect(without('// act.tx.insert(loans)')).toEqual(['loans']);
  expect(without('/** As `act.tx.insert(loans)` does. */')).toEqual(['loans']);
});

it('every table has a writer outside the seed', () => {
  const sources = filesIn('backend', /(?<!\.test)\.ts$/)
    .filter((path) => !/^backend\/(?:features\/[\w-]+\/)?seed\//.test(path))
    .map(read);
  expect(tables.size).toBeGreaterThan(90);
  expect(withoutWriter([...tables.keys()], sources)).toEqual(seedOnly.map(({ table }) => table));
});

it.each(seedOnly)('a decision says that only the seed fills $table', ({ table, because, decision }) => {
  const stored = tables.get(table);
  expect(because).not.toBe('');
  expect(read(decision)).toContain(stored && getTableName(stored));
});
