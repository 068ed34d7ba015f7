import { expect, test } from 'vitest';
import { careerCenters, groupStructures, structureRecords, structures } from '@/backend/db/schema';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { readTable } from '@/backend/spreadsheet/table';
import { roleNames } from '@/lib/domain/accounts/roles';
import { useTestBackend } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { makeCampus } from '@/tests/support/school-records';
import { type KindName, kinds } from './kinds';

const backend = useTestBackend();
const take = (name: KindName, text: string, dryRun = false) => {
  const { rows } = readTable(Buffer.from(text), 'csv', kinds[name]);
  const author = { id: null, roles: [roleNames.advisor] };
  return importRows(backend.current.deps, kinds[name], rows, { author, requestId: 'units', dryRun });
};
const header = 'school,division,divisionNative,level,levelNative,above,name,nameNative,order';

test('units come in with their divisions and levels, below each other, and again without a change', async () => {
  const { deps } = backend.current;
  const school = await makeSchool(backend.current, { code: 'UNIT' });
  await makeCampus(backend.current, school.id);
  const text = [
    header,
    'UNIT,Faculties,មហាវិទ្យាល័យ,Faculty,មហាវិទ្យាល័យ,,IT,ព័ត៌មានវិទ្យា,1',
    'UNIT,Faculties,,Year,ឆ្នាំ,IT,Year 1,ឆ្នាំទី១,1',
    'UNIT,Faculties,,Class,ថ្នាក់,IT > Year 1,A,ក,១',
    'UNIT,Faculties,,Class,,IT > Year 1,B,ខ,2',
  ].join('\n');
  expect(await take('structure-records', text, true)).toMatchObject({ created: 4, bad: [] });
  expect(await deps.db.$count(structureRecords)).toBe(0);
  expect(await take('structure-records', text)).toMatchObject({ created: 4, bad: [] });
  expect(await deps.db.$count(groupStructures)).toBe(1);
  const levels = await deps.db.select().from(structures);
  const [faculty, year] = ['Faculty', 'Year'].map((name) => levels.find((level) => level.name === name));
  expect(levels.map(({ name, parentId }) => [name, parentId])).toEqual(
    expect.arrayContaining([
      ['Faculty', null],
      ['Year', faculty?.id],
      ['Class', year?.id],
    ]),
  );
  expect(await take('structure-records', text)).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  const closed = `school,division,level,above,name,archiveStatus\nUNIT,Faculties,Class,IT > Year 1,B,4`;
  expect(await take('structure-records', closed)).toMatchObject({ updated: 1, bad: [] });
  const units = await deps.db.select().from(structureRecords);
  expect(units.find(({ name }) => name === 'B')).toMatchObject({ archiveStatus: 4, nameNative: 'ខ' });
});

test('a unit below nothing, at another level or without names is named with its line', async () => {
  const school = await makeSchool(backend.current, { code: 'UNIT2' });
  await makeCampus(backend.current, school.id);
  const text = [
    header,
    'UNIT2,Faculties,ម,Faculty,ម,,Law,ច្បាប់,1',
    'UNIT2,Faculties,,Class,ថ,Nowhere,A,ក,1',
    'UNIT2,Faculties,,Class,ថ,,Law,ច្បាប់,1',
    'UNIT2,Programs,,Class,ថ,,B,ខ,1',
    'NONE,Faculties,,Class,ថ,,B,ខ,1',
  ].join('\n');
  const { bad } = await take('structure-records', text);
  expect(bad).toEqual([
    { line: 3, column: 'above', code: 'unknown-unit' },
    { line: 4, column: 'level', code: 'other-level' },
    { line: 5, column: 'divisionNative', code: 'required' },
    { line: 6, column: 'school', code: 'unknown-school' },
  ]);
  expect(await backend.current.deps.db.$count(structureRecords)).toBe(4);
});

test('career centers come in by their key, are changed by it, and must be somewhere', async () => {
  const { deps } = backend.current;
  const head =
    'key,order,name_en,name_km,city_en,city_km,province,street_en,street_km,hours_en,hours_km,phone';
  const row = (province: string) => `kep,1,Kep Center,មជ្ឈមណ្ឌលកែប,Kep,កែប,${province},1 Sea,ផ្លូវ 1,8-5,8-5,`;
  expect(await take('career-centers', `${head}\n${row('99')}`)).toMatchObject({
    bad: [{ line: 2, column: 'province', code: 'unknown-place' }],
  });
  expect(await take('career-centers', `${head}\n${row('23')}`, true)).toMatchObject({ created: 1 });
  expect(await deps.db.$count(careerCenters)).toBe(0);
  expect(await take('career-centers', `${head}\n${row('23')}`)).toMatchObject({ created: 1, bad: [] });
  expect(await take('career-centers', 'key,phone\nkep,012 345 678')).toMatchObject({ updated: 1, bad: [] });
  const [center] = await deps.db.select().from(careerCenters);
  expect(center).toMatchObject({
    phone: '012 345 678',
    organizationId: deps.env.CAREER_CENTER_ORGANIZATION_ID,
  });
});
