import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditLog, notifications, uploads } from '@/backend/db/schema';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { loansResource } from '@/lib/contract/loans/loans';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, makeBank, makeLentLoan, makeLoan } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { find, listOfBank, change } = loansResource.endpoints;
const { portfolio } = bankDeskResource.endpoints;

const today = () => dayInCambodia(backend.current.clock.now());
const ago = (days: number) => addDaysToDay(today(), -days);
const codesOf = (issues: readonly { path: string; code: string }[] | undefined) =>
  issues?.map(({ path, code }) => `${path} ${code}`);

test('what is past due for 30, 60 and 90 days is one rule for numbers and list', async () => {
  const b = backend.current;
  const officer = await makePerson(b, { roles: ['bank'] });
  const bankId = await makeBank(b, { staff: [officer.id] });
  for (const daysAgo of [20, 45, 65, 95, 130]) {
    const { id: userId } = await makePerson(b);
    await makeLentLoan(b, { userId, bankId, periodMonths: 12, paidOutOn: ago(daysAgo) });
  }
  const { body } = await call(b, portfolio, { params: { id: bankId } }, officer.token);
  const list = async (pastDueDays: '0' | '30' | '60' | '90') =>
    (await call(b, listOfBank, { params: { bankId }, query: { pastDueDays } }, officer.token)).body
      .countTotal;
  expect([await list('0'), await list('30'), await list('60'), await list('90')]).toEqual([4, 3, 2, 1]);
  expect(body.atRisk).toEqual([
    { days: 30, count: 3, amount: 900 },
    { days: 60, count: 2, amount: 600 },
    { days: 90, count: 1, amount: 300 },
  ]);
  expect(body.overdue.count).toBeGreaterThanOrEqual(4);
});

test('two officers lend and pay out above the bank’s sum', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [student, first, second] = [
    await makePerson(b),
    await makePerson(b, { roles: ['bank'] }),
    await makePerson(b, { roles: ['bank'] }),
  ];
  const bankId = await makeBank(b, { staff: [first.id, second.id], twoOfficersFromCents: 20_000 });
  const id = await makeLoan(b, {
    userId: student.id,
    bankId,
    status: 'in-review',
    dob: '2000-01-01',
    twoOfficersFromCents: 20_000,
    contractOn: '2026-10-30',
  });
  const params = { bankId, userId: student.id, id };
  const read = async (as: Person) =>
    (await call(b, find, { params: { userId: student.id, slug: id } }, as.token)).body;
  const move = async (as: Person, status: 'approved' | 'paid-out', version?: number) =>
    call(b, change, { params, body: { status }, version: version ?? (await read(as)).version }, as.token);
  const asked = (await move(first, 'approved')).body;
  expect([asked.status, asked.firstOfficer]).toEqual([
    'in-review',
    { move: 'approved', name: expect.any(String), isReader: true },
  ]);
  expect((await read(student)).timeline.map(({ deed }) => deed)).not.toContain('first-approval');
  expect(codesOf((await move(first, 'approved')).error.issues)).toEqual(['status same-officer']);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, second.id));
  expect(told.map(({ kind }) => kind)).toEqual(['loan-second']);
  const approved = (await move(second, 'approved')).body;
  expect([approved.status, approved.firstOfficer]).toEqual(['approved', null]);
  expect(approved.timeline.map(({ person }) => person?.name)).not.toContain('');
  const { version } = await read(first);
  const race = await Promise.all([move(first, 'paid-out', version), move(second, 'paid-out', version)]);
  expect(race.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect((await read(first)).status).toBe('approved');
});

test('two are needed for every loan where the bank has said nothing, and an advisor is the second of one officer', async () => {
  const b = backend.current;
  const [student, officer] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const bankId = await makeBank(b, { staff: [officer.id], twoOfficersFromCents: null });
  const of = { userId: student.id, bankId, dob: '2000-01-01', amountCents: 100 };
  const id = await makeLoan(b, { ...of, status: 'in-review', twoOfficersFromCents: null });
  const params = { bankId, userId: student.id, id };
  const read = async (as: Person) =>
    (await call(b, find, { params: { userId: student.id, slug: id } }, as.token)).body;
  const move = async (as: Person, body: object) =>
    call(b, change, { params, body, version: (await read(officer)).version }, as.token);
  // Before anybody of the bank has agreed, an advisor decides nothing.
  expect((await move(advisor, { status: 'approved' })).status).toBe(403);
  expect((await move(officer, { status: 'approved' })).body.status).toBe('in-review');
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, advisor.id));
  expect(told.map(({ kind }) => kind)).toContain('loan-second');
  expect((await read(advisor)).firstOfficer).toMatchObject({ move: 'approved', isReader: false });
  expect((await move(advisor, { status: 'approved', note: 'Quick' })).status).toBe(403);
  expect((await move(advisor, { status: 'rejected' })).status).toBe(403);
  expect((await move(advisor, { status: 'approved' })).body.status).toBe('approved');
  expect(codesOf((await move(officer, { status: 'paid-out' })).error.issues)).toEqual([
    'contractOn required',
  ]);
  expect((await move(officer, { contractOn: '2026-10-30' })).body.contractOn).toBe('2026-10-30');
  expect((await move(officer, { status: 'paid-out' })).body.status).toBe('approved');
  expect((await move(advisor, { status: 'paid-out' })).body.status).toBe('paid-out');
  const timeline = (await read(officer)).timeline.map(({ person }) => person?.name);
  expect(timeline).not.toContain('');
});

test('a bank with two officers needs no advisor', async () => {
  const b = backend.current;
  const [student, advisor] = [await makePerson(b), await makePerson(b, { roles: ['advisor'] })];
  const [first, second] = [
    await makePerson(b, { roles: ['bank'] }),
    await makePerson(b, { roles: ['bank'] }),
  ];
  const bankId = await makeBank(b, { staff: [first.id, second.id] });
  const of = { userId: student.id, bankId, dob: '2000-01-01', twoOfficersFromCents: null };
  const id = await makeLoan(b, { ...of, status: 'in-review' });
  const params = { bankId, userId: student.id, id };
  const approve = (as: Person, version: number) =>
    call(b, change, { params, body: { status: 'approved' }, version }, as.token);
  expect((await approve(first, 1)).body.status).toBe('in-review');
  expect((await approve(advisor, 2)).status).toBe(403);
  expect((await approve(second, 2)).body.status).toBe('approved');
});

test('the sum itself asks for two officers, a cent below it for one', async () => {
  const b = backend.current;
  const [first, second] = [
    await makePerson(b, { roles: ['bank'] }),
    await makePerson(b, { roles: ['bank'] }),
  ];
  const twoOfficersFromCents = 20_000;
  const bankId = await makeBank(b, { staff: [first.id, second.id], twoOfficersFromCents });
  const approve = async (amountCents: number) => {
    const { id: userId } = await makePerson(b);
    const loan = { userId, bankId, status: 'in-review' as const, dob: '2000-01-01', amountCents };
    const id = await makeLoan(b, { ...loan, twoOfficersFromCents });
    const body = { status: 'approved' as const };
    return (await call(b, change, { params: { bankId, userId, id }, body, version: 1 }, first.token)).body;
  };
  expect((await approve(20_000)).status).toBe('in-review');
  expect((await approve(19_999)).status).toBe('approved');
});

test('whoever approves with a required paper unseen says why, and the bank reads it later', async () => {
  const b = backend.current;
  const [student, officer] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const bankId = await makeBank(b, { staff: [officer.id] });
  await giveLoanDocuments(b, student.id, ['studentId', 'payslip']);
  const keyOf = (name: string) => loanDocumentKey(student.id, name);
  const documents = { studentId: keyOf('studentId'), payslip: keyOf('payslip') };
  const of = { userId: student.id, bankId, status: 'in-review' as const, dob: '2000-01-01', documents };
  const id = await makeLoan(b, of);
  const named = { params: { userId: student.id, slug: id } };
  const read = async (as: Person) => (await call(b, find, named, as.token)).body;
  // A payslip is not required of somebody who does not work.
  expect((await read(officer)).unseenDocuments).toEqual(['studentId']);
  expect((await read(student)).unseenDocuments).toEqual([]);
  const approve = (unseenReason?: string) =>
    call(
      b,
      change,
      {
        params: { bankId, userId: student.id, id },
        body: { status: 'approved', ...(unseenReason !== undefined && { unseenReason }) },
        version: 1,
      },
      officer.token,
    );
  expect(codesOf((await approve()).error.issues)).toEqual(['unseenReason papers-unseen']);
  expect(codesOf((await approve('  ')).error.issues)).toEqual(['unseenReason papers-unseen']);
  const [upload] = await b.deps.db
    .select()
    .from(uploads)
    .where(eq(uploads.key, keyOf('studentId')));
  const view = { at: b.clock.now(), actorId: officer.id, action: 'document-viewed', subject: student.id };
  const other = { uploadId: upload?.id ?? '', organizationId: await makeBank(b) };
  await b.deps.db.insert(auditLog).values({ ...view, detail: other });
  expect((await read(officer)).unseenDocuments).toEqual(['studentId']);
  const approved = await approve('Seen at the branch.');
  expect(approved.body.timeline.at(-1)).toMatchObject({
    toStatus: 'approved',
    unseenReason: 'Seen at the branch.',
    person: { name: expect.any(String) },
  });
  expect((await read(student)).timeline.at(-1)).toMatchObject({ unseenReason: null, person: null });
});
