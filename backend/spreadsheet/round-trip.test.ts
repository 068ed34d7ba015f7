import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertSiteTexts } from '@/backend/features/articles/seed/insert-site-texts';
import { seedDemo } from '@/backend/seed/seed-demo';
import { roleNames } from '@/lib/domain/accounts/roles';
import { startBackend, useTestBackend } from '@/tests/support/backend';
import { type Cells, toDraft } from './cells';
import { importRows } from './import-rows';
import { columnDocs } from './column-docs';
import {
  applicationColumns,
  applicationKey,
} from '@/backend/features/admissions/imports/application-columns';
import { type KindName, kindNames, kinds, tableNames } from './kinds';
import { readTable, type TableFormat, writeTable } from './table';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sala-tables-'));
const backend = useTestBackend({ DATA_DIR });
const options = { author: { id: null, roles: [roleNames.advisor] }, requestId: 'round-trip', dryRun: false };
const formats: TableFormat[] = ['csv', 'json'];

/** The lessons and marks of a whole term would take minutes: some of two courses stand for all. */
const sampledCourses = ['IT101', 'KH10-10A'];
const sampleOf = (rows: Cells[]): Cells[] =>
  rows[0]?.['course'] === undefined
    ? rows
    : rows.filter(({ course = '' }) => sampledCourses.includes(course)).slice(0, 60);

/** What names rows that no table brings into another database. */
const withoutIds = (name: KindName, rows: Cells[]): Cells[] => {
  if (name === 'students') return rows.map((row) => ({ ...row, structureRecordId: '' }));
  return name === 'courses' ? rows.map((row) => ({ ...row, teachers: '' })) : rows;
};

test(
  'what is exported and imported again changes nothing',
  { tags: 'postgres', timeout: 120_000 },
  async () => {
    const { deps } = backend.current;
    await seedDemo(deps);
    await insertSiteTexts(deps);
    for (const name of kindNames) {
      const kind = kinds[name];
      const before = await kind.list(deps);
      const sample = sampleOf(before);
      expect(sample.length, name).toBeGreaterThan(0);
      for (const format of formats) {
        const file = writeTable(format, kind.columns, sample);
        const { rows } = readTable(Buffer.from(file), format, kind);
        const report = await importRows(deps, kind, rows, options);
        expect(report, `${name} as ${format}`).toEqual({
          created: 0,
          updated: 0,
          unchanged: sample.length,
          bad: [],
        });
        const again = writeTable(format, kind.columns, sampleOf(await kind.list(deps)));
        expect(again === file, `${name} as ${format} is equal byte by byte`).toBe(true);
      }
      expect(await kind.list(deps)).toEqual(before);
    }
  },
);

test('an export fills an empty database with the same', { tags: 'postgres', timeout: 120_000 }, async () => {
  const other = await startBackend({ DATA_DIR });
  try {
    for (const name of kindNames) {
      const kind = kinds[name];
      const wanted = withoutIds(name, sampleOf(await kind.list(backend.current.deps)));
      const { rows } = readTable(Buffer.from(writeTable('csv', kind.columns, wanted)), 'csv', kind);
      // Courses bring the members of their class before the table of members comes, those without a sample too.
      const outcome = name === 'course-members' ? 'unchanged' : 'created';
      expect(await importRows(other.deps, kind, rows, options)).toMatchObject({
        [outcome]: wanted.length,
        bad: [],
      });
      const came = withoutIds(name, sampleOf(await kind.list(other.deps)));
      expect(came, name).toEqual(wanted);
      for (const format of formats)
        expect(writeTable(format, kind.columns, came)).toBe(writeTable(format, kind.columns, wanted));
    }
  } finally {
    await other.close();
  }
});

test.each(tableNames)('the columns of %s are the fields of the contract', (name) => {
  const { columns, draft } = kinds[name];
  const fields = new Set(columns.map(({ field }) => field));
  expect(Object.keys(draft.shape).filter((field) => !fields.has(field))).toEqual([]);
});

test('docs/import.md ends with every column of every table; backend/cli/write-import-columns.ts writes them', () => {
  expect(readFileSync('docs/import.md', 'utf8').endsWith(`\n${columnDocs()}`)).toBe(true);
});

test.each(tableNames)('the example of %s in docs/import holds', (name) => {
  const kind = kinds[name];
  const { rows } = readTable(readFileSync(`docs/import/${name}.csv`), 'csv', kind);
  expect(rows.length).toBeGreaterThan(0);
  for (const { cells } of rows) {
    const fields = new Set(Object.keys(kind.draft.shape));
    expect(
      kind.draft.safeParse(toDraft(kind.columns, kind.draft.shape, cells, fields)).error,
    ).toBeUndefined();
  }
});

/** Everything that a cell of people may hold: separators, quotes, formulas, apostrophes, line breaks, lists, Khmer. */
const awkward = [
  '=1+1',
  "'=x",
  '+855 12',
  '-5',
  '@home',
  'a,b;c\td',
  '"quoted"',
  ' spaced ',
  'line\none\r\ntwo',
  'back\\nslash',
  "'",
  'សាលា\u200bឈូក',
  '007',
  '\tTab',
];

const tables = [
  ...tableNames.map((name) => ({ name, columns: kinds[name].columns, key: kinds[name].key })),
  { name: 'applications', columns: applicationColumns, key: applicationKey },
];

test.each(tables)(
  'a file of $name keeps every cell that people may write, byte by byte',
  ({ columns, key }) => {
    const rows = awkward.map((text, at) =>
      Object.fromEntries(
        columns.map(({ name, kind }, place) => [
          name,
          kind === 'text' ? (awkward[(at + place) % awkward.length] ?? text) : '',
        ]),
      ),
    );
    for (const format of formats) {
      const file = writeTable(format, columns, rows);
      const read = readTable(Buffer.from(file), format, { columns, key }).rows.map(({ cells }) => cells);
      expect(read).toEqual(rows);
      expect(writeTable(format, columns, read)).toBe(file);
    }
  },
);
