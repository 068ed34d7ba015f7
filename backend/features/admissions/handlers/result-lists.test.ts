import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { resultProofs } from '@/backend/db/schema';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kinds } from '@/backend/spreadsheet/kinds';
import { readTable, writeTable } from '@/backend/spreadsheet/table';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { resultListsResource } from '@/lib/contract/admissions/result-lists';
import { resultsResource } from '@/lib/contract/admissions/results';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { csvLines } from '@/lib/domain/csv';
import { roleNames } from '@/lib/domain/accounts/roles';
import { apply, enterApplication, moveTo, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { run } = resultListsResource.endpoints;
const row = {
  exam: 'BacII',
  year: '2026',
  candidateNumber: '',
  name: 'Sok Dara',
  birthday: '2008-03-14',
  grade: 'B',
};
type Row = Partial<typeof row>;
const fileName = 'Kandal 2026.csv';

let school: { id: string };
let staff: Person;

beforeEach(async () => {
  school = await makeSchool(backend.current);
  staff = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
});

const send = (rows: Row[], options: { dryRun?: boolean; withDiffering?: boolean; by?: Person } = {}) => {
  const { by = staff, ...others } = options;
  const csv = csvLines([Object.keys(row), ...rows.map((change) => Object.values({ ...row, ...change }))]);
  return call(backend.current, run, { body: { csv, fileName, dryRun: false, ...others } }, by.token);
};
const outcomesOf = async (rows: Row[], options: Parameters<typeof send>[1] = {}) =>
  (await send(rows, options)).body.rows.map(({ outcome, problems }) => problems[0]?.code ?? outcome);

interface Told {
  name?: [string, string];
  grade?: 'A' | 'B' | 'C';
  candidateNumber?: string;
  date?: string;
}
/** Somebody who has applied, and has told of their exam. */
const applicant = async ({
  name = ['Dara', 'តារា'],
  grade = 'B',
  date = '08/20/2026',
  ...told
}: Told = {}) => {
  const student = await makePerson(backend.current);
  const { applicantId } = await apply(backend.current, school.id, { as: student, name });
  const exam = { state: 'taken' as const, track: 'science' as const, totalScore: null, subjects: {} };
  const nationalExam = { ...exam, date, grade, ...told };
  const input = { params: { id: student.id }, version: 0, body: { nationalExam } };
  const { update } = educationHistoryResource.endpoints;
  expect((await call(backend.current, update, input, student.token)).status).toBe(200);
  return { student, id: applicantId };
};
const read = async ({ id, student }: { id: string; student: Person }) =>
  (
    await call(
      backend.current,
      applicantsResource.endpoints.get,
      { query: { applicantId: id } },
      student.token,
    )
  ).body;
const proofsOf = ({ student }: { student: Person }) =>
  backend.current.deps.db.select().from(resultProofs).where(eq(resultProofs.userId, student.id));

test('a row proves the declared result by the list, with who, when and from which file', async () => {
  const dara = await applicant({ grade: 'B' });
  const terms = { applicantStatus: 'accepted', offer: { minimumGrade: 'C' as const }, unseenReason };
  const { version } = await read(dara);
  const { setStatus } = applicantsResource.endpoints;
  await call(backend.current, setStatus, { params: { id: dara.id }, body: terms, version }, staff.token);
  expect((await read(dara)).offer).toMatchObject({ condition: 'declared-met' });

  expect(await outcomesOf([{}], { dryRun: true })).toEqual(['proven']);
  expect(await proofsOf(dara)).toEqual([]);
  const { body } = await send([{}]);
  expect(body.rows).toMatchObject([
    { line: 2, outcome: 'proven', name: 'Sok Dara', referenceCodes: [(await read(dara)).referenceCode] },
  ]);
  expect(await proofsOf(dara)).toMatchObject([
    { source: 'list', note: fileName, provenBy: staff.id, schoolId: school.id, provenAt: expect.any(Date) },
  ]);
  const after = await read(dara);
  expect(after.offer).toMatchObject({ condition: 'met' });
  expect(after.results[0]).toMatchObject({ proof: { source: 'list', note: fileName, exam: { grade: 'B' } } });
  expect(await outcomesOf([{}])).toEqual(['known']);
});

test('who is missing or cannot be told apart is listed, and nobody is guessed', async () => {
  await applicant({ name: ['Twin', 'ភ្លោះ'] });
  await applicant({ name: ['Twin', 'ភ្លោះ'], candidateNumber: '១២៤' });
  await applicant({ name: ['Earlier', 'មុន'], date: '08/20/2025' });
  await apply(backend.current, school.id, { name: ['Silent', 'ស្ងៀម'] });
  expect(
    await outcomesOf([
      { name: 'Sok Twin' },
      { name: 'Sok Twin', candidateNumber: '0124' },
      { name: 'Sok Nobody' },
      { name: 'Sok Earlier' },
      { name: 'Sok Silent' },
      { name: 'Sok Twin', birthday: '2008-03-15' },
    ]),
  ).toEqual(['ambiguous', 'proven', 'nobody', 'other-exam', 'other-exam', 'nobody']);
});

test('a Khmer name, and a number alone, name their person; a number of somebody else proves nothing', async () => {
  const khmer = await applicant({ name: ['Vanna', 'វណ្ណា'] });
  const numbered = await applicant({ name: ['Bopha', 'បុប្ផា'], candidateNumber: '00077A' });
  expect(
    await outcomesOf([
      { name: 'សុខ វណ្ណា' },
      { name: 'Sok Vanna', candidateNumber: '77a' },
      { name: '', birthday: '', candidateNumber: '77a' },
    ]),
  ).toEqual(['proven', 'other-candidate', 'proven']);
  expect(await proofsOf(khmer)).toHaveLength(1);
  expect(await proofsOf(numbered)).toHaveLength(1);
});

test('another letter than the declared one is proven when staff say so; what is proven stays', async () => {
  const dara = await applicant({ grade: 'A' });
  expect(await outcomesOf([{ grade: 'D' }])).toEqual(['differs']);
  expect(await proofsOf(dara)).toEqual([]);
  expect(await outcomesOf([{ grade: 'D' }], { withDiffering: true })).toEqual(['proven']);
  expect((await read(dara)).enrollToDetail?.nationalExam).toMatchObject({ grade: 'D' });
  expect(await outcomesOf([{ grade: 'A' }], { withDiffering: true })).toEqual(['proven-otherwise']);
  expect(await proofsOf(dara)).toMatchObject([{ exam: { grade: 'D' }, withdrawnAt: null }]);

  const { withdraw } = resultsResource.endpoints;
  const input = { params: { id: dara.id }, body: { kind: 'exam' as const, reason: 'A wrong list.' } };
  await call(backend.current, withdraw, input, staff.token);
  expect(await outcomesOf([{ grade: 'D' }], { withDiffering: true })).toEqual(['proven']);
});

test('a planned exam that lies ahead cannot have a result, and bad cells are named', async () => {
  await apply(backend.current, school.id);
  const answer = await send([
    { year: '2027' },
    { grade: 'X', exam: 'IELTS', year: 'then' },
    { name: '', birthday: '' },
    { birthday: '04/03/2008' },
  ]);
  expect(
    answer.body.rows.map(({ problems }) => problems.map(({ column, code }) => `${column} ${code}`)),
  ).toEqual([
    ['year date-in-future'],
    ['year not-a-number'],
    ['name required', 'birthday required'],
    ['birthday day-or-month'],
  ]);
});

test('each desk reaches those on whom it decides: not other schools, not what it has entered itself', async () => {
  const dara = await applicant();
  const elsewhere = await makeSchool(backend.current);
  const stranger = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [elsewhere.id] });
  expect(await outcomesOf([{}], { by: stranger })).toEqual(['nobody']);
  expect(await proofsOf(dara)).toEqual([]);

  const colleague = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
  await enterApplication(backend.current, staff, school.id, { firstName: 'Entered' });
  const entered = { name: 'Sok Entered', year: '2027' };
  expect(await outcomesOf([entered])).toEqual(['own-entry']);
  // For the colleague only the day of the exam stands in the way.
  expect(await outcomesOf([entered], { by: colleague })).toEqual(['date-in-future']);
});

test('an application that ended lends its person, and the open one is named', async () => {
  const dara = await applicant();
  const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
  const { version } = await read(dara);
  await moveTo(backend.current, advisor, dara.id, 'rejected', version);
  const again = await apply(backend.current, school.id, { as: dara.student });
  expect((await send([{}])).body.rows).toMatchObject([
    { outcome: 'proven', referenceCodes: [again.referenceCode] },
  ]);
});

test('the exported table imports as it is and changes nothing; without a person nothing is proven', async () => {
  const dara = await applicant({ name: ['Round', 'មូល'], candidateNumber: '9' });
  await send([{ name: 'Sok Round' }]);
  const { deps } = backend.current;
  const kind = kinds['exam-results'];
  const before = await kind.list(deps);
  const options = { author: { id: staff.id, roles: [roleNames.schoolAdmin] }, requestId: 'r', dryRun: false };
  const mine = before.filter(({ name }) => name === 'Sok Round');
  expect(mine).toEqual([
    expect.objectContaining({
      exam: 'bacii',
      year: '2026',
      candidateNumber: '9',
      grade: 'B',
      list: fileName,
    }),
  ]);
  for (const format of ['csv', 'json'] as const) {
    const { rows } = readTable(Buffer.from(writeTable(format, kind.columns, mine)), format, kind);
    expect(await importRows(deps, kind, rows, options)).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
      bad: [],
    });
    const nobody = { ...options, author: { id: null, roles: [roleNames.advisor] } };
    expect((await importRows(deps, kind, rows, nobody)).bad).toMatchObject([{ code: 'author-needed' }]);
  }
  expect(await kind.list(deps)).toEqual(before);
  expect(await proofsOf(dara)).toHaveLength(1);
});
