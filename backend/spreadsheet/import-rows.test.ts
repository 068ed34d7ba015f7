// @module-tag postgres
import { readFileSync } from 'node:fs';
import { eq, inArray, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, categories, schools, subjects } from '@/backend/db/schema';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';
import { importRows } from './import-rows';
import { describeReport } from './describe-report';
import { type KindName, kinds } from './kinds';
import { readTable } from './table';

const backend = useTestBackend();
const keeper = { id: null, roles: [roleNames.advisor] };

const take = (name: KindName, text: string, options: { dryRun?: boolean; format?: 'csv' | 'json' } = {}) => {
  const { rows } = readTable(Buffer.from(text), options.format ?? 'csv', kinds[name]);
  const settings = { author: keeper, requestId: 'import-test', dryRun: options.dryRun ?? false };
  return importRows(backend.current.deps, kinds[name], rows, settings);
};

const institutions = readFileSync('backend/seed/institutions.json', 'utf8');

test('all 107 real institutions come in once, however often they are imported', async () => {
  const { deps } = backend.current;
  const options = { format: 'json' as const };
  expect(await take('schools', institutions, { ...options, dryRun: true })).toMatchObject({ created: 107 });
  expect(await deps.db.$count(schools)).toBe(0);
  expect(await take('schools', institutions, options)).toEqual({
    created: 107,
    updated: 0,
    unchanged: 0,
    bad: [],
  });
  const before = await changedTags(backend.current);
  expect(before).toContain('schools');
  expect(await take('schools', institutions, options)).toEqual({
    created: 0,
    updated: 0,
    unchanged: 107,
    bad: [],
  });
  expect(await changedTags(backend.current)).toEqual(before);
  expect(await deps.db.$count(schools)).toBe(107);
  const facts = JSON.parse(institutions) as { website: string | null }[];
  const unknown = facts.filter(({ website }) => website === null);
  const rows = await deps.db.select({ website: schools.website, isDemo: schools.isDemo }).from(schools);
  expect(rows.filter(({ website }) => website === null)).toHaveLength(unknown.length);
  expect(rows.some(({ isDemo }) => isDemo)).toBe(false);
});

test('an imported school is found in both languages, stands in the audit log and tells caches', async () => {
  const { deps } = backend.current;
  const text =
    'code,name,nameNative,schoolType,isPublic,province\nLOT,Lotus Test School,សាលាឈូកសាកល្បង,institute,no,2\n';
  expect(await take('schools', text)).toMatchObject({ created: 1, bad: [] });
  for (const keyword of ['Lotus Test', 'ឈូក', 'LOT']) {
    const found = await call(backend.current, schoolsResource.endpoints.search, { query: { keyword } });
    expect(found.body.hits.map(({ code }) => code)).toContain('LOT');
  }
  const [row] = await deps.db.select().from(schools).where(eq(schools.code, 'LOT'));
  expect(row).toMatchObject({ slug: 'lotus-test-school', province: '02', isPublic: false });
  const log = await deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, row?.id ?? ''));
  expect(log).toMatchObject([{ action: 'school-created', actorId: null, requestId: 'import-test' }]);
  expect(await changedTags(backend.current)).toContain('schools');
});

test('every bad cell is named with its line, and then nothing is written', async () => {
  const { deps } = backend.current;
  const text = [
    'code;name;nameNative;schoolType;isPublic;province;foundedYear;website;street_en;street_km',
    'OK-1;Good One;ល្អ;university;yes;12;១៩៩៩;https://a.example;"1;\r\nStreet";ផ្លូវ',
    'BAD-1;;ល្អ;college;perhaps;12;19x;example.com;;',
    'BAD-2;Bad;ល្អ;university;yes;99;1999;;;',
    ';No code;ល្អ;university;yes;12;1999;;;',
    'OK-1;Twice;ល្អ;university;yes;12;1999;;;',
  ].join('\r\n');
  const report = await take('schools', text);
  const at = (line: number) =>
    report.bad.filter((cell) => cell.line === line).map(({ column, code }) => [column, code]);
  expect(at(4)).toEqual(
    expect.arrayContaining([
      ['isPublic', 'yes-or-no'],
      ['foundedYear', 'not-a-number'],
    ]),
  );
  expect(at(5)).toEqual([['province', 'unknown-place']]);
  expect(at(6)).toEqual([['code', 'required']]);
  expect(at(7)).toEqual([['code', 'same-as-line']]);
  expect(report.bad.at(-1)?.detail).toBe('2');
  expect(at(2)).toEqual([]);
  expect(report).toMatchObject({ created: 1 });
  expect(await deps.db.$count(schools, inArray(schools.code, ['OK-1', 'BAD-1', 'BAD-2']))).toBe(0);
});

test('what the schema refuses is named by column as well', async () => {
  const report = await take(
    'schools',
    'code,name,nameNative,schoolType,isPublic,province,website,facilities_en,facilities_km\nX!,,ល្អ,college,yes,12,example.com,"a\nb",ក\n',
  );
  expect(report.bad).toEqual([{ line: 2, column: 'facilities_km', code: 'as-many-lines-in-both-languages' }]);
  const second = await take(
    'schools',
    'code,name,nameNative,schoolType,isPublic,province,website\nX!,,ល្អ,college,yes,12,example.com\n',
  );
  expect(second.bad).toEqual([
    { line: 2, column: 'code', code: 'invalid-code' },
    { line: 2, column: 'name', code: 'required' },
    { line: 2, column: 'schoolType', code: 'invalid-value' },
    { line: 2, column: 'website', code: 'invalid-url' },
  ]);
});

test('a change touches only the columns of the file, and only what differs in meaning', async () => {
  const { deps } = backend.current;
  const { id } = await makeSchool(backend.current, { code: 'KEEP', telegram: 'keep', foundedYear: 1999 });
  const before = await deps.db.select().from(schools).where(eq(schools.id, id));
  expect(await take('schools', 'code,foundedYear\nKEEP,"១,៩៩៩"\n')).toMatchObject({ unchanged: 1 });
  expect(await deps.db.select().from(schools).where(eq(schools.id, id))).toEqual(before);
  expect(await take('schools', 'code,foundedYear,email\nKEEP,,a@b.example\n')).toMatchObject({ updated: 1 });
  const [after] = await deps.db.select().from(schools).where(eq(schools.id, id));
  expect(after).toMatchObject({ foundedYear: null, email: 'a@b.example', telegram: 'keep', version: 2 });
});

test('courses follow their school: fees as written, key from the name, once', async () => {
  const { deps } = backend.current;
  const { id } = await makeSchool(backend.current, { code: 'FEE' });
  const text =
    'school,name,nameNative,degree,tuitionFee,startDate,endDate,durationMonths,language,shift\n' +
    'FEE,Tea Making,ការធ្វើតែ,short-course,"$1,200.50",2027-01-10,2027-06-30,៦,km,evening\n';
  const first = await take('subjects', text);
  expect(first).toEqual({ created: 1, updated: 0, unchanged: 0, bad: [] });
  expect(await take('subjects', text)).toMatchObject({ unchanged: 1 });
  expect(await take('subjects', text.replace('evening', 'morning'))).toMatchObject({ updated: 1 });
  const rows = await deps.db.select().from(subjects).where(eq(subjects.schoolId, id));
  expect(rows).toMatchObject([{ key: 'tea-making', feeCents: 120_050, durationMonths: 6, shift: 'morning' }]);
  const [school] = await deps.db.select().from(schools).where(eq(schools.id, id));
  expect(school).toMatchObject({ programCount: 1, minFeeCents: 120_050 });
  const lost = await take('subjects', text.replace('FEE,', 'NOBODY,'));
  expect(lost.bad).toEqual([{ line: 2, column: 'school', code: 'unknown-school' }]);
});

test('an advisor who imports looks after what was made', async () => {
  const { deps } = backend.current;
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const text = 'code,name,nameNative,schoolType,isPublic,province\nMINE,Mine,របស់ខ្ញុំ,institute,no,12\n';
  const { rows } = readTable(Buffer.from(text), 'csv', kinds.schools);
  const author = { id: advisor.id, roles: [roleNames.advisor] };
  await importRows(deps, kinds.schools, rows, { author, requestId: 'r', dryRun: false });
  const [school] = await deps.db.select().from(schools).where(eq(schools.code, 'MINE'));
  const change = { params: { id: school?.id ?? '' }, body: { hue: 10 }, version: 1 };
  const answer = await call(backend.current, schoolsResource.endpoints.update, change, advisor.token);
  expect(answer.status).toBe(200);
});

const majorsOf = (prefix: string, count: number) =>
  readTable(
    Buffer.from(
      [
        'code,field,fieldName,fieldNameNative,name,nameNative',
        ...Array.from(
          { length: count },
          (_, at) => `${prefix}-${at},${prefix},Field,មុខ,Major ${at},មុខ ${at}`,
        ),
      ].join('\n'),
    ),
    'csv',
    kinds.majors,
  );
const stored = (prefix: string) =>
  backend.current.deps.db.$count(categories, like(categories.id, `${prefix}-%`));

test('what breaks off in the middle keeps its batches, and the repeat goes on without doubles', async () => {
  const { deps } = backend.current;
  const { rows } = majorsOf('broken', 7);
  const options = { author: keeper, requestId: 'batches', dryRun: false, batchRows: 3 };
  const seen: [number, number][] = [];
  const broken = importRows(deps, kinds.majors, rows, {
    ...options,
    onRow: (done, storedRows) => {
      seen.push([done, storedRows]);
      if (done === 5) throw new Error('killed');
    },
  });
  await expect(broken).rejects.toThrow('killed');
  expect(seen.at(-1)).toEqual([5, 3]);
  expect(await stored('broken')).toBe(3);
  const again = await importRows(deps, kinds.majors, rows, options);
  expect(again).toEqual({ created: 4, updated: 0, unchanged: 3, bad: [] });
  expect(await stored('broken')).toBe(7);
});

test('a bad row stops at its batch; what follows is checked, and the report says what is stored', async () => {
  const { deps } = backend.current;
  const { names, rows } = majorsOf('stop', 8);
  const spoilt = rows.map((row) =>
    row.line === 6 || row.line === 9 ? { ...row, cells: { ...row.cells, name: '' } } : row,
  );
  const options = { author: keeper, requestId: 'batches', dryRun: false, batchRows: 3 };
  const report = await importRows(deps, kinds.majors, spoilt, options);
  expect(report).toMatchObject({ created: 6, stored: { rows: 3, line: 4 } });
  expect(await stored('stop')).toBe(3);
  expect(describeReport(report, { dryRun: false, columns: kinds.majors.columns, names })).toEqual([
    'line 6, name: a value is needed',
    'line 9, name: a value is needed',
    'The first 3 rows, to line 4, are stored; nothing after that: 2 rows are bad. Mend the file and import the whole of it again: what is stored counts as unchanged. Without the bad rows: 6 created, 0 updated, 0 unchanged.',
  ]);
  const dry = await importRows(deps, kinds.majors, spoilt, { ...options, dryRun: true });
  expect(dry.stored).toBeUndefined();
  expect(await importRows(deps, kinds.majors, rows, options)).toMatchObject({ created: 5, unchanged: 3 });
});

test('a missing column is named once, with what it takes', async () => {
  await makeSchool(backend.current, { code: 'GAP' });
  const text = 'school,name,nameNative\nGAP,One,មួយ\nGAP,Two,ពីរ\nGAP,,បី\n';
  const report = await take('subjects', text);
  const { names } = readTable(Buffer.from(text), 'csv', kinds.subjects);
  const lines = describeReport(report, { dryRun: false, columns: kinds.subjects.columns, names });
  expect(lines).toEqual([
    expect.stringMatching(
      /^The column "degree" is missing, and 2 rows need it\. It takes: One of vocational-/,
    ),
    expect.stringMatching(/^The column "tuitionFee" is missing, and 2 rows need it\. It takes: US dollars/),
    expect.stringMatching(/^The column "startDate" is missing, and 2 rows need it\. It takes: YYYY-MM-DD/),
    expect.stringMatching(/^The column "endDate" is missing/),
    expect.stringMatching(/^The column "durationMonths" is missing/),
    'The column "language" is missing, and 2 rows need it. It takes: km, en or km-en.',
    expect.stringMatching(/^The column "shift" is missing/),
    'line 4, name: a value is needed',
    'Nothing was written: 3 rows are bad. Without them: 0 created, 0 updated, 0 unchanged.',
  ]);
});
