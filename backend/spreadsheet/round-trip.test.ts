import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertSiteTexts } from '@/backend/seed/insert-site-texts';
import { seedDemo } from '@/backend/seed/seed-demo';
import { roleNames } from '@/lib/domain/people/roles';
import { startBackend, useTestBackend } from '@/tests/support/backend';
import { type Cells, toDraft } from './cells';
import { importRows } from './import-rows';
import { columnDocs } from './column-docs';
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
        const { rows } = readTable(Buffer.from(writeTable(format, kind.columns, sample)), format, kind);
        const report = await importRows(deps, kind, rows, options);
        expect(report, `${name} as ${format}`).toEqual({
          created: 0,
          updated: 0,
          unchanged: sample.length,
          bad: [],
        });
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
      expect(withoutIds(name, sampleOf(await kind.list(other.deps))), name).toEqual(wanted);
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
