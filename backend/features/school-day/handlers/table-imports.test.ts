import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { schoolTableColumns, tableImportsResource } from '@/lib/contract/school-day/table-imports';
import { csvLines } from '@/lib/domain/csv';
import { courseStudents, schools, students } from '@/backend/db/schema';
import { kinds } from '@/backend/spreadsheet/kinds';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCampus } from '@/tests/support/school-records';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { in1, makeSchoolTables } from '@/tests/support/school-tables';

const backend = useTestBackend();
const { run } = tableImportsResource.endpoints;
let tables: Awaited<ReturnType<typeof makeSchoolTables>>;
let office: Person;

beforeAll(async () => {
  tables = await makeSchoolTables(backend.current);
  office = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [tables.school.id] });
});

type Table = keyof typeof schoolTableColumns;
const send = (table: Table, csv: string, dryRun = false) =>
  call(
    backend.current,
    run,
    { params: { orgId: tables.school.id }, body: { table, csv, dryRun } },
    office.token,
  );
const outcomesOf = async (answer: ReturnType<typeof send>) =>
  (await answer).body.rows.map(({ outcome }) => outcome);

const studentRow = (change: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    studentCode: 'T-1',
    lastName: 'Chan',
    firstName: 'Vanna',
    lastNameKm: 'ចាន់',
    firstNameKm: 'វណ្ណា',
    gender: 'female',
    dob: '2010-02-03',
    phone: '017 555 001',
    class: 'Year 1 > A',
    ...change,
  };
  return schoolTableColumns.students.map((name) => cells[name] ?? '');
};
const studentTable = (...changes: Record<string, string>[]) =>
  csvLines([[...schoolTableColumns.students], ...changes.map(studentRow)]);
const studentCalled = async (studentCode: string) => {
  const found = await tables.db.select().from(students).where(eq(students.studentCode, studentCode));
  return found.find(({ schoolId }) => schoolId === tables.school.id);
};

test('a dry run says what would happen of each row and stores nothing', async () => {
  const csv = studentTable({ studentCode: 'D-1' }, { studentCode: 'D-2', gender: 'x', class: 'Year 9' });
  const { rows } = (await send('students', csv, true)).body;
  expect(rows).toMatchObject([
    { line: 2, outcome: 'created', name: 'Chan Vanna', problems: [] },
    { line: 3, outcome: 'bad', problems: [{ column: 'class', code: 'no-such-class', value: 'Year 9' }] },
  ]);
  expect(await studentCalled('D-1')).toBeUndefined();
});

test('a class is known by its names in either language, however they are spaced', async () => {
  const classes = ['Year 1 > A', 'year1>a', 'ឆ្នាំទី ១ > ក', 'ក'];
  const csv = studentTable(
    ...classes.map((name, at) => ({ studentCode: `K-${at}`, class: name, phone: '' })),
  );
  const { rows } = (await send('students', csv, true)).body;
  expect(rows.map(({ problems }) => problems.filter(({ column }) => column === 'class'))).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('good rows are stored with their class and program, bad ones stop none, and a second time changes nothing', async () => {
  const programId = await makeProgram(backend.current, tables.school.id, { key: 'law' });
  const csv = studentTable(
    { program: 'law' },
    { studentCode: 'T-2', dob: '1710-01-01' },
    { studentCode: 'T-3' },
  );
  expect(await outcomesOf(send('students', csv))).toEqual(['created', 'bad', 'created']);
  expect(await studentCalled('T-1')).toMatchObject({
    structureRecordId: tables.classId,
    subjectId: programId,
  });
  expect(await outcomesOf(send('students', csv))).toEqual(['unchanged', 'bad', 'unchanged']);
  const moved = `studentCode,class\nT-1,Year 2 > A\nT-3,`;
  expect(await outcomesOf(send('students', moved))).toEqual(['updated', 'unchanged']);
  expect((await studentCalled('T-1'))?.structureRecordId).not.toBe(tables.classId);
  expect((await studentCalled('T-3'))?.structureRecordId).toBe(tables.classId);
});

test('a row stays in the school of the address', async () => {
  const other = await makeSchool(backend.current, { code: 'OTHER' });
  const { rows } = (await send('students', 'school,studentCode\nOTHER,T-1')).body;
  expect(rows).toMatchObject([{ outcome: 'bad', problems: [{ column: 'school', code: 'unknown-school' }] }]);
  expect(await tables.db.$count(students, eq(students.schoolId, other.id))).toBe(0);
  const [own] = await tables.db.select().from(schools).where(eq(schools.id, tables.school.id));
  expect(await outcomesOf(send('students', `school,studentCode\n${own?.code},S-1`))).toEqual(['unchanged']);
});

test('a class comes in with its course, members, lessons and marks', async () => {
  const { teacher } = tables;
  const course = `M-1,2026-2027,1,Maths,គណិត,Year 1 > A,${teacher.phone},3,2026-10-05,2027-02-12`;
  const files: [Table, string][] = [
    ['structure-records', ',Groups,ក្រុម,Group,ក្រុម,,B1,ខ,2,0'],
    ['courses', course],
    ['course-members', `${in1},S-1`],
    ['class-sessions', `${in1},2026-10-06,7:00,8:30,B-1,,`],
    ['assessments', `${in1},Test 1,តេស្ត,quiz,2026-10-20,50,60,yes`],
    ['attendances', `${in1},2026-10-06,7:00,S-1,present,,`],
    ['scores', `${in1},Test 1,S-1,42.5,,,,`],
  ];
  for (const [table, line] of files) {
    const csv = `${schoolTableColumns[table].join()}\n${line}`;
    expect(await outcomesOf(send(table, csv)), table).toEqual(['created']);
    expect(await outcomesOf(send(table, csv)), table).toEqual(['unchanged']);
  }
  const corrected = (reason: string) =>
    send(
      'attendances',
      `${schoolTableColumns.attendances.join()}\n${in1},2026-10-06,7:00,S-1,excused,,${reason}`,
    );
  expect((await corrected('')).body.rows).toMatchObject([
    { outcome: 'bad', problems: [{ column: 'reason', code: 'required' }] },
  ]);
  expect(await outcomesOf(corrected('A letter came.'))).toEqual(['updated']);
  const [, memberLine = ''] = files[2] ?? [];
  // The course took its class, and the table one student of another class.
  expect(await tables.db.$count(courseStudents)).toBe(2);
  const again = `${schoolTableColumns['course-members'].join()}\n${memberLine}\n${in1},NOBODY`;
  const { rows } = (await send('course-members', again)).body;
  expect(rows).toMatchObject([
    { outcome: 'unchanged', name: 'M-1, S-1' },
    { outcome: 'bad', key: null, problems: [{ column: 'studentCode', code: 'unknown-student' }] },
  ]);
});

test('a file with other columns, and one with too many rows, are refused whole', async () => {
  expect((await send('scores', 'a,b\n1,2')).status).toBe(422);
  const many = csvLines([['studentCode'], ...Array.from({ length: 51 }, (_, index) => [`M-${index}`])]);
  expect((await send('students', many)).status).toBe(422);
});

test.each(Object.entries(schoolTableColumns))(
  'an empty table of %s has columns of its kind',
  (name, columns) => {
    const kind = kinds[name as Table];
    const known = kind.columns.map((column) => column.name);
    expect(columns.filter((column) => !known.includes(column))).toEqual([]);
    expect(['school', ...columns]).toEqual(expect.arrayContaining([...kind.key]));
  },
);

test('a student of the same name and birthday under another code is asked about, and a landline is no mobile number', async () => {
  await send('students', studentTable({ studentCode: 'N-1', firstName: 'Nimol', firstNameKm: 'និមល' }));
  const csv = studentTable(
    { studentCode: 'N-2', lastName: 'CHAN', firstName: 'Nimol', firstNameKm: 'និម្មល' },
    { studentCode: 'N-1', firstName: 'Nimol', firstNameKm: 'និមល' },
    { studentCode: 'N-3', firstName: 'Pisey', firstNameKm: 'ពិសី' },
    { studentCode: 'N-4', firstName: 'Pisey', firstNameKm: 'ពិសី' },
    { studentCode: 'N-5', firstName: 'Rotha', firstNameKm: 'រដ្ឋា', phone: '023 123 456' },
  );
  const ask = (withLikely: boolean) =>
    call(
      backend.current,
      run,
      { params: { orgId: tables.school.id }, body: { table: 'students', csv, dryRun: true, withLikely } },
      office.token,
    );
  const codesOf = async (withLikely: boolean) =>
    (await ask(withLikely)).body.rows.map(({ outcome, problems }) =>
      outcome === 'bad'
        ? problems.map(({ code, detail }) => [code, detail].filter(Boolean).join(' ')).join()
        : outcome,
    );
  expect(await codesOf(false)).toEqual([
    'like-student N-1',
    'unchanged',
    'created',
    'like-line 4',
    'invalid-phone',
  ]);
  expect(await codesOf(true)).toEqual(['created', 'unchanged', 'created', 'created', 'invalid-phone']);
});

test('the first rows are shown as understood, and somebody with one name is taken', async () => {
  const csv = studentTable({
    studentCode: 'U-1',
    lastName: 'Rahman',
    firstName: '-',
    lastNameKm: '-',
    firstNameKm: 'រ៉ាម៉ាន',
    dob: '25/12/2010',
    phone: '17555001',
    gender: 'x',
  });
  const [row] = (await send('students', csv, true)).body.rows;
  const read = Object.fromEntries((row?.understood ?? []).map((cell) => [cell.column, cell.read]));
  expect(row?.name).toBe('Rahman');
  expect(read).toMatchObject({
    studentCode: 'U-1',
    lastName: '-',
    firstName: 'Rahman',
    dob: '2010-12-25',
    phone: '017 555 001',
    gender: null,
  });
});

/** A school with two campuses of its own and somebody of its office. */
async function withCampuses() {
  const { school, take } = await makeSchoolTables(backend.current);
  const second = await makeCampus(backend.current, school.id, { name: { en: 'North', km: 'សាខាជើង' } });
  const keeper = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const ask = (
    csv: string,
    campusId?: string,
    { table = 'students' as Table, dryRun = false, withLikely = true } = {},
  ) =>
    call(
      backend.current,
      run,
      {
        params: { orgId: school.id },
        body: { table, csv, dryRun, withLikely, ...(campusId && { campusId }) },
      },
      keeper.token,
    );
  const campusOf = async (studentCode: string) => {
    const found = await tables.db.select().from(students).where(eq(students.studentCode, studentCode));
    return found.find(({ schoolId }) => schoolId === school.id)?.campusId;
  };
  return { school, second, ask, campusOf, take };
}

test('the campus of a whole file fills empty cells only, and the preview says what is filled in', async () => {
  const { ask, campusOf, second } = await withCampuses();
  const csv = studentTable(
    { studentCode: 'C-1', class: '' },
    { studentCode: 'C-2', class: '', dob: '2010-02-04', campus: ' \u200b' },
    { studentCode: 'C-3', class: '', dob: '2010-02-05', campus: 'main' },
    { studentCode: 'C-4', class: '', dob: '2010-02-06', campus: 'West' },
  );
  const before = (await ask(csv, undefined, { dryRun: true })).body.rows;
  expect(
    before.map(({ outcome, lacksCampus, problems }) => [outcome, lacksCampus, problems[0]?.code]),
  ).toEqual([
    ['bad', true, 'required'],
    ['bad', true, 'required'],
    ['created', false, undefined],
    ['bad', false, 'unknown-campus'],
  ]);
  const { rows } = (await ask(csv, second, { dryRun: true })).body;
  expect(rows.map(({ outcome, lacksCampus }) => [outcome, lacksCampus])).toEqual([
    ['created', true],
    ['created', true],
    ['created', false],
    ['bad', false],
  ]);
  const shown = rows.map(({ understood = [] }) => understood.find(({ column }) => column === 'campus'));
  expect(shown).toEqual([
    { column: 'campus', written: '', read: 'North', filledIn: true },
    { column: 'campus', written: '', read: 'North', filledIn: true },
    { column: 'campus', written: 'main', read: 'main' },
    undefined,
  ]);
  expect(await outcomesOf(ask(csv, second))).toEqual(['created', 'created', 'created', 'bad']);
  expect([await campusOf('C-1'), await campusOf('C-2')]).toEqual([second, second]);
  expect([undefined, second]).not.toContain(await campusOf('C-3'));
  expect(await outcomesOf(ask(csv, second))).toEqual(['unchanged', 'unchanged', 'unchanged', 'bad']);
});

test('a file without the column gets its campus, classes as well as students', async () => {
  const { ask, campusOf, second } = await withCampuses();
  const names = {
    lastName: 'Chan',
    firstName: 'Vanna',
    lastNameKm: 'ចាន់',
    firstNameKm: 'វណ្ណា',
    gender: 'female',
    dob: '2010-02-03',
    phone: '12345678',
  };
  const classes = 'division,divisionNative,level,levelNative,name,nameNative\nGroups,ក្រុម,Group,ក្រុម,B1,ខ';
  const table = 'structure-records' as const;
  expect(await outcomesOf(ask(classes, undefined, { table }))).toEqual(['bad']);
  expect(await outcomesOf(ask(classes, second, { table }))).toEqual(['created']);
  expect(await outcomesOf(ask(classes, second, { table }))).toEqual(['unchanged']);
  const csv = csvLines([
    ['studentCode', ...Object.keys(names), 'class'],
    ['C-1', ...Object.values(names), 'B1'],
  ]);
  expect(await outcomesOf(ask(csv, second))).toEqual(['created']);
  expect(await campusOf('C-1')).toBe(second);
});

test('a campus that is not of the school is refused, and so is one for a table that names none', async () => {
  const { ask, second } = await withCampuses();
  const elsewhere = await withCampuses();
  const csv = studentTable({ studentCode: 'C-9', class: '' });
  for (const [campusId, table] of [
    ['7c5f9a0e-4c1b-4a86-9c39-0d8f6a4f1b2c', 'students'],
    ['North', 'students'],
    [elsewhere.second, 'students'],
    [second, 'course-members'],
  ] as const) {
    const answer = await ask(csv, campusId, { table });
    expect(answer.status, campusId).toBe(422);
    expect(answer.error.issues).toMatchObject([{ path: 'campusId', code: 'unknown-campus' }]);
  }
});

test('a school with one campus is asked for none', async () => {
  const { rows } = (await send('students', studentTable({ studentCode: 'O-1', dob: '2009-09-09' }), true))
    .body;
  expect(rows).toMatchObject([{ outcome: 'created', lacksCampus: false }]);
});

test('what a table lacks is said in words and by code', async () => {
  const answer = await send('students', 'studentCode,firstName,colour\nA,B,C\n', true);
  expect(answer.error.issues).toMatchObject([
    { code: 'not-a-table' },
    { code: 'unknown-columns', message: 'colour' },
  ]);
});

test("a secretary's own list is taken as it is kept: titles, Khmer headings, whole names, a sum and a signature", async () => {
  const csv = readFileSync('tests/corpus/tables/students/secretary-khmer.csv', 'utf8');
  const { rows } = (await send('students', csv, false)).body;
  expect(rows.map(({ line, outcome, name }) => [line, outcome, name])).toEqual([
    [4, 'created', 'Sok Dara'],
    [5, 'created', 'Chan Bopha'],
    [6, 'created', 'Rahman'],
  ]);
  expect(await studentCalled('S-002')).toMatchObject({
    lastName: 'Chan',
    firstName: 'Bopha',
    lastNameKm: 'ចាន់',
    firstNameKm: 'បុប្ផា',
    gender: 'female',
    dob: '2010-12-31',
  });
});
