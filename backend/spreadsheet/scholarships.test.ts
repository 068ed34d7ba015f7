// @module-tag postgres
import { expect, test } from 'vitest';
import { auditLog, scholarships } from '@/backend/db/schema';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { readTable, writeTable } from '@/backend/spreadsheet/table';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';
import { kinds } from './kinds';

const backend = useTestBackend();
const take = (text: string, dryRun = false) => {
  const { rows } = readTable(Buffer.from(text), 'csv', kinds.scholarships);
  const author = { id: null, roles: [roleNames.advisor] };
  return importRows(backend.current.deps, kinds.scholarships, rows, {
    author,
    requestId: 'scholarships',
    dryRun,
  });
};
const header = [
  'school,giver_en,giver_km,title_en,title_km,kind,amount_en,amount_km,amountUsd,coveragePercent,places,deadline',
  'minGrade,tracks,womenOnly,provinces,needOnly,howToApply_en,howToApply_km',
].join();
const texts = 'Write to us.,សរសេរមកយើង។';
const women = `LOTUS,Lotus,ឈូក,Women in IT,នារីក្នុង IT,women,Half,ពាក់កណ្ដាល,,៥០,10,2099-09-30,C,science,yes,"1, 16",no,${texts}`;
const fund = `,Fund,មូលនិធិ,Far away,ឆ្ងាយ,remote,A year,មួយឆ្នាំ,"1,200.50",,,2099-08-15,,,,,,${texts}`;

test('scholarships come in with their rules, are readers’ at once, and come in again without a change', async () => {
  const { deps } = backend.current;
  const school = await makeSchool(backend.current, { code: 'LOTUS' });
  const table = [header, women, fund].join('\n');
  expect(await take(table, true)).toEqual({ created: 2, updated: 0, unchanged: 0, bad: [] });
  expect(await deps.db.$count(scholarships)).toBe(0);
  expect(await changedTags(backend.current)).not.toContain('scholarships');

  expect(await take(table)).toEqual({ created: 2, updated: 0, unchanged: 0, bad: [] });
  expect(await changedTags(backend.current)).toContain('scholarships');
  const { body } = await call(backend.current, scholarshipsResource.endpoints.list, {});
  expect(body.data).toMatchObject([
    {
      school: null,
      title: { en: 'Far away', km: 'ឆ្ងាយ' },
      kind: 'remote',
      amountUsd: 1200.5,
      coveragePercent: null,
      places: null,
      status: 'active',
      rule: { minGrade: null, tracks: [], womenOnly: false, provinces: [], needOnly: false },
    },
    {
      school: { schoolId: school.id },
      amountUsd: null,
      coveragePercent: 50,
      places: 10,
      deadline: '2099-09-30',
      rule: { minGrade: 'C', tracks: ['science'], womenOnly: true, provinces: ['01', '16'], needOnly: false },
    },
  ]);
  expect(await take(table)).toEqual({ created: 0, updated: 0, unchanged: 2, bad: [] });
  const exported = writeTable('csv', kinds.scholarships.columns, await kinds.scholarships.list(deps));
  expect(await take(exported)).toMatchObject({ updated: 0, unchanged: 2, bad: [] });
});

test('a table changes only the columns that it has, and only the rows that differ', async () => {
  const { deps } = backend.current;
  const partial =
    'school,giver_en,title_en,minGrade,places\nLOTUS,Lotus,Women in IT,B,10\n,Fund,Far away,,\n';
  expect(await take(partial)).toEqual({ created: 0, updated: 1, unchanged: 1, bad: [] });
  const { body } = await call(backend.current, scholarshipsResource.endpoints.list, {});
  expect(body.data[1]).toMatchObject({
    version: 2,
    places: 10,
    rule: { minGrade: 'B', tracks: ['science'], womenOnly: true, provinces: ['01', '16'] },
  });
  expect(body.data[0]).toMatchObject({ version: 1 });
  const entries = await deps.db.select().from(auditLog);
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'scholarship-changed',
    'scholarship-created',
    'scholarship-created',
  ]);
  // An optional value is cleared, a required one stays.
  expect(await take('school,giver_en,title_en,minGrade,deadline\nLOTUS,Lotus,Women in IT,,')).toMatchObject({
    updated: 1,
    bad: [],
  });
  const after = await call(backend.current, scholarshipsResource.endpoints.list, {});
  expect(after.body.data[1]).toMatchObject({ deadline: '2099-09-30', rule: { minGrade: null } });
});

test('every bad cell is named by its line, and one of them keeps all rows out', async () => {
  const before = await backend.current.deps.db.$count(scholarships);
  const bad = (changes: Record<number, string>) =>
    women
      .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell, index) => changes[index] ?? cell)
      .join();
  const { bad: cells } = await take(
    [
      header,
      fund.replace('Far away', 'Quite new'),
      bad({ 0: 'NONE' }),
      bad({ 3: 'B', 5: 'rich' }),
      bad({ 3: 'C', 11: '05/09/2099' }),
      bad({ 3: 'D', 12: 'Z', 13: 'arts', 15: '99' }),
      bad({ 3: 'E', 9: '120', 10: 'many' }),
      bad({ 3: '' }),
      bad({ 3: 'F', 4: '' }),
      bad({ 3: 'Quite new', 0: '', 1: 'Fund' }),
    ].join('\n'),
  );
  expect(cells.map(({ line, column }) => [line, column])).toEqual([
    [3, 'school'],
    [4, 'kind'],
    [5, 'deadline'],
    [6, 'minGrade'],
    [6, expect.stringContaining('tracks')],
    [6, expect.stringContaining('provinces')],
    [7, 'places'],
    [8, 'title_en'],
    [9, 'title_km'],
    [10, 'title_en'],
  ]);
  expect(cells.at(-1)).toMatchObject({ code: 'same-as-line', detail: '2' });
  expect(await backend.current.deps.db.$count(scholarships)).toBe(before);
});
