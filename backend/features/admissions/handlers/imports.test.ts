import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants, applicationConsents, notifications, users } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { importsResource } from '@/lib/contract/admissions/imports';
import { applicationImportLimits } from '@/lib/domain/limits';
import { csvLines } from '@/lib/domain/csv';
import { apply, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { run } = importsResource.endpoints;

const good = {
  school: '',
  program: '',
  lastName: 'Chan',
  firstName: 'Vanna',
  lastNameKm: 'ចាន់',
  firstNameKm: 'វណ្ណា',
  gender: 'female',
  birthday: '2008-02-03',
  phone: '017 555 001',
  nationality: 'KH',
  birthProvince: '12',
  province: '12',
  district: '1201',
  commune: '120101',
  street: '12',
  examTrack: 'science',
  examDate: '2027-08-20',
  examGrade: '',
  highSchool: 'វិទ្យាល័យសាកល្បង',
  highSchoolProvince: '12',
  graduated: 'no',
  graduationYear: '2027',
  consentOn: '2026-10-01',
  consentWitness: 'Sok Bopha',
};
type Row = Partial<typeof good>;

const scene = async () => {
  const code = `IMP${Math.trunc(Math.random() * 1e9)}`;
  const school = await makeSchool(backend.current, { code });
  const programId = await makeProgram(backend.current, school.id, { key: 'law' });
  const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
  const send = (rows: Row[], options: { dryRun?: boolean; withDuplicates?: boolean; by?: Person } = {}) => {
    const { dryRun = false, withDuplicates = false, by = advisor } = options;
    const cells = rows.map((row) => Object.values({ ...good, school: code, ...row }));
    const csv = csvLines([Object.keys(good), ...cells]);
    return call(backend.current, run, { body: { csv, dryRun, withDuplicates } }, by.token);
  };
  const count = () => backend.current.deps.db.$count(applicants, eq(applicants.schoolId, school.id));
  return { school, programId, advisor, send, count };
};

const outcomes = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof scene>>['send']>>) =>
  answer.body.rows.map(({ outcome }) => outcome);

test('a dry run says what would happen and stores nothing; then it happens, with the signed consent on record', async () => {
  const { send, count, programId } = await scene();
  const dry = await send([{ program: 'law' }], { dryRun: true });
  expect(dry.body.rows).toMatchObject([
    { line: 2, outcome: 'created', name: 'Chan Vanna', referenceCodes: [], problems: [] },
  ]);
  const { db } = backend.current.deps;
  expect(await count()).toBe(0);
  expect(await db.$count(users, eq(users.phone, '+85517555001'))).toBe(0);

  const done = await send([{ program: 'law' }]);
  expect(outcomes(done)).toEqual(['created']);
  const [person] = await db.select().from(users).where(eq(users.phone, '+85517555001'));
  const [row] = await db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, person?.id ?? ''));
  expect(row).toMatchObject({
    enrollToId: programId,
    status: 'pending',
    referenceCode: done.body.rows[0]?.referenceCodes[0],
  });
  const [consent] = await db
    .select()
    .from(applicationConsents)
    .where(eq(applicationConsents.userId, person?.id ?? ''));
  expect(consent).toMatchObject({ applicantId: row?.id, signedOn: '2026-10-01', witness: 'Sok Bopha' });
  const told = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person?.id ?? ''));
  expect(told.map(({ kind }) => kind)).toEqual(['application-received']);
});

test('the same file again stores nothing twice, also after the decision', async () => {
  const { send, count, advisor } = await scene();
  const rows = [{ phone: '017 555 002' }, { phone: '017 555 002' }];
  const first = await send(rows);
  expect(outcomes(first)).toEqual(['created', 'bad']);
  expect(first.body.rows[1]?.problems).toMatchObject([
    { column: 'phone', code: 'same-as-line', detail: '2' },
  ]);
  const [created] = await backend.current.deps.db
    .select()
    .from(applicants)
    .where(eq(applicants.referenceCode, first.body.rows[0]?.referenceCodes[0] ?? ''));
  await moveTo(backend.current, advisor, created?.id ?? '', 'rejected');
  const again = await send(rows);
  expect(outcomes(again)).toEqual(['exists', 'bad']);
  expect(again.body.rows[0]?.referenceCodes).toEqual(first.body.rows[0]?.referenceCodes);
  expect(await count()).toBe(1);
});

test('every bad cell is named with its reason, by the rules of the form, and good rows are stored', async () => {
  const { send, count } = await scene();
  const answer = await send([
    { consentOn: '', consentWitness: '', phone: '017 555 003' },
    { consentOn: '2999-01-01', phone: '017 555 004' },
    { phone: '12', gender: 'x', birthday: '03/02/2008' },
    { commune: '999999', phone: '017 555 005' },
    { lastNameKm: '', phone: '017 555 006' },
    { school: 'NOBODY', phone: '017 555 007' },
    { program: 'alchemy', phone: '017 555 008' },
    { phone: '017 555 009', lastName: 'Kim', lastNameKm: 'គឹម' },
  ]);
  const problems = answer.body.rows.map((row) =>
    row.problems.map(({ column, code }) => `${column}: ${code}`),
  );
  expect(problems).toEqual([
    ['consentOn: consent-needed', 'consentWitness: consent-needed'],
    ['consentOn: consent-needed'],
    ['birthday: day-or-month'],
    ['commune: unknown-place'],
    ['lastNameKm: required'],
    ['school: unknown-school'],
    ['program: unknown-program'],
    [],
  ]);
  expect(outcomes(answer).at(-1)).toBe('created');
  expect(await count()).toBe(1);
});

test('a number of somebody with another name is refused; one’s own account gets the application', async () => {
  const { send } = await scene();
  const known = await makePerson(backend.current);
  const stranger = await send([{ phone: known.phone }]);
  expect(stranger.body.rows[0]?.problems).toMatchObject([{ column: 'phone', code: 'number-of-another' }]);
  // The account says Sok Dara.
  expect(outcomes(await send([{ phone: known.phone, lastName: 'SOK', firstName: 'Dara' }]))).toEqual([
    'created',
  ]);
  const { mine } = applicantsResource.endpoints;
  const own = await call(backend.current, mine, { params: { id: known.id } }, known.token);
  expect(own.body.data).toHaveLength(1);
});

test('whoever seems to have applied already is proposed, and stored when staff say so', async () => {
  const { send, school, count } = await scene();
  const { referenceCode } = await apply(backend.current, school.id);
  const double = { lastName: 'Dara', firstName: 'Sok', birthday: '2008-03-14', phone: '017 555 010' };
  const asked = await send([double]);
  expect(asked.body.rows).toMatchObject([{ outcome: 'duplicate', referenceCodes: [referenceCode] }]);
  expect(await count()).toBe(1);
  expect(outcomes(await send([double], { withDuplicates: true }))).toEqual(['created']);
});

test('nobody imports for a school that they do not look after', async () => {
  const { send } = await scene();
  const stranger = await makePerson(backend.current, { roles: ['schoolAdmin'] });
  const answer = await send([{ phone: '017 555 011' }], { by: stranger });
  expect(answer.body.rows[0]?.problems).toMatchObject([{ column: 'school', code: 'unknown-school' }]);
});

test('a part has at most so many rows, and must be a table of known columns', async () => {
  const { send, advisor } = await scene();
  const { rowsPerCall } = applicationImportLimits;
  const many = await send(
    Array.from({ length: rowsPerCall + 1 }, () => ({})),
    { dryRun: true },
  );
  expect([many.status, many.error?.issues?.[0]?.code]).toEqual([422, 'too-many-rows']);
  const odd = await call(
    backend.current,
    run,
    { body: { csv: '<script>alert(1)</script>', dryRun: true } },
    advisor.token,
  );
  expect([odd.status, odd.error?.issues?.[0]?.code]).toEqual([422, 'not-a-table']);
});

test('the example in docs/import can be imported', async () => {
  const { id } = await makeSchool(backend.current, { code: 'LOTUS' });
  const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [id] });
  const csv = readFileSync('docs/import/applications.csv', 'utf8');
  const answer = await call(backend.current, run, { body: { csv, dryRun: true } }, advisor.token);
  expect(answer.body.rows).toMatchObject([{ outcome: 'created', problems: [] }]);
});
