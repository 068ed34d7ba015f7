import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { accountDeletions, applicants, birthdayChanges, loans, users } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { loansResource } from '@/lib/contract/loans/loans';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanTo, makeBank, makeLoan } from '@/tests/support/loans';
import { applicationTo, makePerson, makeSchool, type Person, signedIn } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';
import { makeCampus, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { create, change, find } = loansResource.endpoints;
type Application = Parameters<typeof call<typeof create>>[2]['body'];
type Change = Parameters<typeof call<typeof change>>[2]['body'];
const guardianPhone = '+85512345678';

let student: Person;
let banker: Person;
let bankId: string;
beforeEach(async () => {
  const b = backend.current;
  [student, banker] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  bankId = await makeBank(b, { staff: [banker.id] });
  await giveLoanDocuments(b, student.id);
});

const send = (overrides: Partial<Application> = {}) =>
  call(
    backend.current,
    create,
    {
      params: { bankId, userId: student.id },
      body: loanTo(student.id, { amount: 300, ...overrides }),
      idempotencyKey: randomUUID(),
    },
    student.token,
  );
const read = async (loanId: string, as = banker) =>
  (await call(backend.current, find, { params: { userId: student.id, slug: loanId } }, as.token)).body;
const move = async (loanId: string, as: Person, body: Change) => {
  const { version } = await read(loanId, student);
  const params = { bankId, userId: student.id, id: loanId };
  return call(backend.current, change, { params, body, version }, as.token);
};
const issuesOf = ({
  status,
  error,
}: {
  status: number;
  error?: { issues?: { path: string; code: string }[] };
}) => [status, error?.issues?.map(({ path, code }) => `${path} ${code}`)];
const bornAs = (dob: string | null) =>
  backend.current.deps.db.update(users).set({ dob }).where(eq(users.id, student.id));
/** Asks the guardian and says the code. */
const agree = async () => {
  const b = backend.current;
  const params = { bankId, userId: student.id };
  const { ask, confirm } = guardianConsentsResource.endpoints;
  const asked = await call(b, ask, { params, body: { guardianPhone, amount: 300 } }, student.token);
  const verifyCode = await codeSentTo(b, guardianPhone);
  const given = { params: { ...params, consentId: asked.body.consentId }, body: { verifyCode } };
  expect((await call(b, confirm, given, student.token)).status).toBe(200);
};

const guardianMissing = [422, ['guardianPhone guardian-must-agree']];

test('an application says when its person was born, on a day that can be', async () => {
  const { dob: _dob, ...unsaid } = loanTo(student.id);
  const params = { bankId, userId: student.id };
  const post = (body: Application) =>
    call(backend.current, create, { params, body, idempotencyKey: randomUUID() }, student.token);
  expect(issuesOf(await post(unsaid as Application))).toEqual([422, ['dob required']]);
  expect(issuesOf(await send({ dob: '2125-01-01' }))).toEqual([422, ['dob birth-date']]);
  const { loanId } = (await send()).body;
  const [row] = await backend.current.deps.db.select().from(loans).where(eq(loans.id, loanId));
  expect(row?.dob).toBe('2005-03-14');
});

test('who says in the application that they are a minor needs the guardian, without a birthday in the account', async () => {
  await bornAs(null);
  expect(issuesOf(await send({ dob: '2012-05-05' }))).toEqual(guardianMissing);
  await agree();
  const sent = await send({ dob: '2012-05-05' });
  expect([sent.status, sent.body.borrower?.consent]).toEqual([201, 'given']);
});

test(
  'a minor by an application to a school or by a school’s record is one, whatever account and loan say',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await bornAs('2000-03-01');
    const { id: schoolId } = await makeSchool(b);
    const { applicantId } = await apply(b, schoolId, { as: student });
    const { enrollToDetail: detail } = applicationTo(schoolId);
    const born = (birthday: string) => ({
      detail: {
        ...detail,
        personal: { ...detail.personal, birthday },
      } as typeof applicants.$inferSelect.detail,
    });
    const own = eq(applicants.id, applicantId);
    await b.deps.db.update(applicants).set(born('05/05/2012')).where(own);
    expect(issuesOf(await send())).toEqual(guardianMissing);
    await b.deps.db.update(applicants).set(born('05/05/2000')).where(own);
    const campusId = await makeCampus(b, schoolId);
    await makeStudent(b, { schoolId, campusId }, { userId: student.id, dob: '2012-05-05' });
    expect(issuesOf(await send())).toEqual(guardianMissing);
  },
);

test('the bank sees the age by each record, and on which day a birthday was changed', async () => {
  const b = backend.current;
  await bornAs('2012-01-01');
  const body = { dob: '2000-03-01' };
  const { update } = accountsResource.endpoints;
  expect((await call(b, update, { params: { id: student.id }, body }, student.token)).status).toBe(200);
  const { id: schoolId } = await makeSchool(b);
  const { applicantId } = await apply(b, schoolId, { as: student });
  const { enrollToDetail } = applicationTo(schoolId);
  const before = enrollToDetail.personal.birthday;
  enrollToDetail.personal.birthday = '03/14/2005';
  const corrected = { params: { id: applicantId }, body: { enrollToDetail }, version: 1 };
  b.clock.advance(60);
  await call(b, applicantsResource.endpoints.update, corrected, student.token);
  const { loanId } = (await send()).body;
  const { borrower } = await read(loanId);
  expect(borrower).toMatchObject({
    dob: '2005-03-14',
    consent: 'asked',
    said: [
      { source: 'loan', dob: '2005-03-14', isMinor: false },
      { source: 'account', dob: '2000-03-01', isMinor: false },
      { source: 'application', dob: '2005-03-14', isMinor: false },
    ],
    changes: [
      { source: 'application', after: '2005-03-14' },
      { source: 'account', before: '2012-01-01', after: '2000-03-01' },
    ],
  });
  expect(before).not.toBe('03/14/2005');
  expect(borrower?.changes[0]?.at).toBe(b.clock.now().toISOString());
  // An advisor of Sala sees the loan without papers and birthdays.
  const advisor = await makePerson(b, { roles: ['advisor'] });
  expect((await read(loanId, advisor)).borrower).toBeNull();
  // Once it has ended, the bank has nothing to decide by other records.
  await move(loanId, banker, { status: 'rejected', note: 'No.' });
  expect((await read(loanId)).borrower).toBeNull();
});

test('who changed the birthday of a minor borrows once the bank says how it knows the age, however long ago', async () => {
  const b = backend.current;
  await bornAs('2012-01-01');
  const { update } = accountsResource.endpoints;
  await call(b, update, { params: { id: student.id }, body: { dob: '2000-03-01' } }, student.token);
  const loanId = await makeLoan(b, { userId: student.id, bankId, status: 'in-review', dob: '2000-03-01' });
  const unseenReason = 'Seen at the branch.';
  const approve = (ageReason?: string) =>
    move(loanId, banker, { status: 'approved', unseenReason, ...(ageReason && { ageReason }) });
  expect(issuesOf(await approve())).toEqual([422, ['ageReason birthday-changed']]);
  expect(issuesOf(await move(loanId, student, { ageReason: 'I say so.' }))).toEqual([
    422,
    ['ageReason not-yours'],
  ]);
  expect((await approve('ID card of 2018.')).body.status).toBe('approved');
  const reasons = async (as: Person) => (await read(loanId, as)).timeline.map((event) => event.ageReason);
  expect(await reasons(banker)).toContain('ID card of 2018.');
  expect(await reasons(student)).not.toContain('ID card of 2018.');
  const ofOther = { userId: student.id, bankId: await makeBank(b, { staff: [banker.id] }) };
  const next = await makeLoan(b, { ...ofOther, status: 'in-review', dob: '2000-03-01' });
  const consentAfter = async (days: number) => {
    const at = new Date(b.clock.now().getTime() - days * 86_400_000);
    await b.deps.db.update(birthdayChanges).set({ at }).where(eq(birthdayChanges.userId, student.id));
    return (await read(next)).borrower?.consent;
  };
  expect([await consentAfter(364), await consentAfter(366)]).toEqual(['asked', 'asked']);
  // Until a school has written down when they were born.
  const { id: schoolId } = await makeSchool(b);
  const campusId = await makeCampus(b, schoolId);
  await makeStudent(b, { schoolId, campusId }, { userId: student.id, dob: '2000-03-01' });
  expect((await read(next)).borrower?.consent).toBe('unneeded');
});

test('a birthday that is corrected in a loan that came back is seen too', async () => {
  const { loanId } = (await send({ dob: '2004-03-14' })).body;
  await move(loanId, banker, { status: 'returned', note: 'Look at your birthday.' });
  const sent = await move(loanId, student, { status: 'submitted', dob: '2005-03-14' });
  expect(sent.body.borrower?.changes).toMatchObject([
    { source: 'loan', before: '2004-03-14', after: '2005-03-14' },
  ]);
});

test('nobody approves a loan to a minor without the guardian, however it was sent', async () => {
  const b = backend.current;
  const loanId = await makeLoan(b, { userId: student.id, bankId, status: 'in-review', guardianPhone });
  await bornAs(null);
  expect((await read(loanId)).borrower).toMatchObject({ dob: null, consent: 'unknown-age', said: [] });
  const approve = () => move(loanId, banker, { status: 'approved', unseenReason: 'Seen at the branch.' });
  expect(issuesOf(await approve())).toEqual([422, ['status birthday-unknown']]);
  await bornAs('2012-05-05');
  expect((await read(loanId)).borrower?.consent).toBe('missing');
  expect(issuesOf(await approve())).toEqual([422, ['status guardian-must-agree']]);
  // The way on: the bank sends it back, the form asks for birthday and guardian.
  await move(loanId, banker, { status: 'returned', note: 'Your guardian must agree.' });
  const { documents } = loanTo(student.id);
  const again = () => move(loanId, student, { status: 'submitted', dob: '2012-05-05', documents });
  expect(issuesOf(await move(loanId, student, { status: 'submitted', documents }))).toEqual([
    422,
    ['dob required'],
  ]);
  expect(issuesOf(await again())).toEqual(guardianMissing);
  await agree();
  expect((await again()).status).toBe(200);
  await move(loanId, banker, { status: 'in-review' });
  expect((await approve()).body.status).toBe('approved');
});

test('who turns 18 between sending and approval agrees for themselves from that day on', async () => {
  const b = backend.current;
  const loanId = await makeLoan(b, { userId: student.id, bankId, status: 'in-review', dob: '2008-11-03' });
  await bornAs('2008-11-03');
  expect(
    issuesOf(await move(loanId, banker, { status: 'approved', unseenReason: 'Seen at the branch.' }))[0],
  ).toBe(422);
  b.clock.advance(3 * 86_400);
  student.token = await signedIn(b, student.id);
  banker.token = await signedIn(b, banker.id);
  expect((await read(loanId)).borrower?.consent).toBe('unneeded');
  expect(
    (await move(loanId, banker, { status: 'approved', unseenReason: 'Seen at the branch.' })).body.status,
  ).toBe('approved');
});

test('nobody begins to owe while their account is being deleted', async () => {
  const b = backend.current;
  const loanId = await makeLoan(b, { userId: student.id, bankId, status: 'in-review', dob: '2000-01-01' });
  const now = b.clock.now();
  await b.deps.db.insert(accountDeletions).values({ userId: student.id, requestedAt: now, dueAt: now });
  const refused = await move(loanId, banker, { status: 'approved', unseenReason: 'Seen at the branch.' });
  expect([refused.status, refused.error.code]).toEqual([409, 'account-leaving']);
  expect((await move(loanId, banker, { status: 'rejected', note: 'No.' })).status).toBe(200);
});
