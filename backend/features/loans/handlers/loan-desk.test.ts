import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { banks, uploads, users } from '@/backend/db/schema';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { loansResource } from '@/lib/contract/loans/loans';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { consentLifetimeSeconds } from '@/lib/domain/limits/sign-in';
import { loanDocumentKinds } from '@/lib/domain/loans/loan-rules';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const signed = '2026-10-30';
const unseenReason = 'Seen at the branch.';
const { create, change, find, own, listOfBank } = loansResource.endpoints;
const { portfolio, terms, update } = bankDeskResource.endpoints;
type Application = Parameters<typeof call<typeof create>>[2]['body'];
type Change = Parameters<typeof call<typeof change>>[2]['body'];

const people = async (bank: Parameters<typeof makeBank>[1] = {}) => {
  const b = backend.current;
  const [student, banker] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  await giveLoanDocuments(b, student.id, loanDocumentKinds);
  return { student, banker, bankId: await makeBank(b, { staff: [banker.id], ...bank }) };
};

const send = (bankId: string, student: Person, overrides: Partial<Application> = {}) =>
  call(
    backend.current,
    create,
    {
      params: { bankId, userId: student.id },
      body: loanTo(student.id, overrides),
      idempotencyKey: randomUUID(),
    },
    student.token,
  );

const moverOf = (bankId: string, student: Person, id: string) => {
  const params = { bankId, userId: student.id, id };
  return async (as: Person, body: Change) => {
    const { version } = (
      await call(backend.current, find, { params: { userId: student.id, slug: id } }, student.token)
    ).body;
    return call(backend.current, change, { params, body, version }, as.token);
  };
};

const kindsFor = async (person: Person) =>
  (
    await call(
      backend.current,
      notificationsResource.endpoints.list,
      { params: { userId: person.id } },
      person.token,
    )
  ).body.list.map(({ kind }) => kind);

const codesOf = (issues: readonly { path: string; code: string }[] | undefined) =>
  issues?.map(({ path, code }) => `${path} ${code}`);

test('the bank asks, the student answers, and both read it in the history', async () => {
  const { student, banker, bankId } = await people();
  const { loanId } = (await send(bankId, student)).body;
  const move = moverOf(bankId, student, loanId);
  backend.current.clock.advance(1);
  expect((await move(banker, { note: 'Which laptop?' })).body.status).toBe('submitted');
  const answered = await move(student, { note: 'A used one.' });
  expect(answered.body.timeline.slice(1).map(({ by, note }) => `${by}: ${note}`)).toEqual([
    'bank: Which laptop?',
    'student: A used one.',
  ]);
  expect(await kindsFor(student)).toEqual(['loan-question']);
  expect(await kindsFor(banker)).toEqual(['loan-answer', 'loan-new']);
  await move(student, { status: 'cancelled' });
  expect((await move(banker, { note: 'Why?' })).status).toBe(409);
});

test('what passed its day unpaid is overdue', async () => {
  const { student, banker, bankId } = await people();
  const { loanId } = (await send(bankId, student, { periodMonths: 3, amount: 300 })).body;
  const move = moverOf(bankId, student, loanId);
  for (const status of ['in-review', 'approved', 'paid-out'] as const)
    await move(banker, { status, unseenReason, ...(status === 'paid-out' && { contractOn: signed }) });
  const read = async () =>
    (await call(backend.current, portfolio, { params: { id: bankId } }, banker.token)).body;
  expect([(await read()).overdue.count, (await read()).outstanding]).toEqual([0, 300]);
  backend.current.clock.advance(40 * 86_400);
  const banker2 = await makePerson(backend.current, { roles: ['advisor'] });
  const later = await call(backend.current, portfolio, { params: { id: bankId } }, banker2.token);
  expect([later.body.overdue.count, later.body.upcoming.count]).toEqual([1, 1]);
});

test('a bank’s largest amount and its fee are limits, and an old loan keeps its terms', async () => {
  const { student, banker, bankId } = await people({ amountMaxCents: 50_000, feeCents: 1_000 });
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  expect(codesOf((await send(bankId, student, { amount: 500.01 })).error.issues)).toEqual([
    'amount over-bank-limit',
  ]);
  expect(codesOf((await send(bankId, student, { amount: 10 })).error.issues)).toEqual(['amount below-fee']);
  const sent = (await send(bankId, student, { amount: 500 })).body;
  expect([sent.fee, sent.yearlyRatePercent]).toEqual([10, 18]);
  expect(sent.effectiveYearlyPercent ?? 0).toBeGreaterThan(20);
  const changed = await call(
    backend.current,
    update,
    { params: { id: bankId }, body: { yearlyRatePercent: 12, fee: 0, amountMax: 900 }, version: 1 },
    advisor.token,
  );
  expect(changed.body).toMatchObject({ yearlyRatePercent: 12, fee: 0, amountMax: 900 });
  const history = await call(backend.current, terms, { params: { id: bankId } }, banker.token);
  expect(history.body.data).toMatchObject([{ yearlyRatePercent: 12, fee: 0, amountMax: 900 }]);
  expect(history.body.data[0]?.by.name).toBe('Sok Dara');
  const mine = await call(backend.current, own, { params: { userId: student.id } }, student.token);
  expect(mine.body.data).toMatchObject([{ fee: 10, yearlyRatePercent: 18 }]);
  await call(
    backend.current,
    update,
    { params: { id: bankId }, body: { phone: null }, version: 2 },
    banker.token,
  );
  expect((await call(backend.current, terms, { params: { id: bankId } }, banker.token)).body.countTotal).toBe(
    1,
  );
});

test('a draft is sent by the limits of the day on which it is sent', async () => {
  const { student, bankId } = await people();
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const { loanId } = (await send(bankId, student, { amount: 500, status: 'draft' })).body;
  await call(
    backend.current,
    update,
    { params: { id: bankId }, body: { amountMax: 300 }, version: 1 },
    advisor.token,
  );
  const move = moverOf(bankId, student, loanId);
  const late = await move(student, { status: 'submitted' });
  expect([late.status, codesOf(late.error.issues)]).toEqual([422, ['amount over-bank-limit']]);
  expect((await move(student, { status: 'submitted', amount: 300 })).body.status).toBe('submitted');
});

test('the list is filtered by amount, reason and day, sorted and summed up', async () => {
  const { student, banker, bankId } = await people();
  const other = await makePerson(backend.current);
  await giveLoanDocuments(backend.current, other.id, loanDocumentKinds);
  await send(bankId, student, { amount: 200.5, reason: 'laptop' });
  await send(bankId, other, { amount: 700, reason: 'tuition' });
  const ask = async (query: object) => {
    const { body } = await call(backend.current, listOfBank, { params: { bankId }, query }, banker.token);
    return [body.data.map(({ amount }) => amount), body.amountTotal];
  };
  expect(await ask({ sort: 'amount' })).toEqual([[200.5, 700], 900.5]);
  expect(await ask({ sort: '-amount', minAmount: '300' })).toEqual([[700], 700]);
  expect(await ask({ reason: 'laptop' })).toEqual([[200.5], 200.5]);
  expect(await ask({ to: '2020-01-01' })).toEqual([[], 0]);
});

test('a minor’s guardian agrees by code, to this amount and once', async () => {
  const b = backend.current;
  const { student, bankId } = await people();
  await b.deps.db.update(users).set({ dob: '2012-01-01' }).where(eq(users.id, student.id));
  const refused = await send(bankId, student, { amount: 300 });
  expect(codesOf(refused.error.issues)).toEqual(['guardianPhone guardian-must-agree']);
  const params = { bankId, userId: student.id };
  const { ask, confirm } = guardianConsentsResource.endpoints;
  const body = { guardianPhone: '012 345 678', amount: 300 };
  const asked = await call(b, ask, { params, body }, student.token);
  expect(asked.status).toBe(201);
  const ownNumber = { guardianPhone: student.phone, amount: 300 };
  expect((await call(b, ask, { params, body: ownNumber }, student.token)).status).toBe(409);
  const code = await codeSentTo(b, '+85512345678');
  const given = { params: { ...params, consentId: asked.body.consentId } };
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await call(b, confirm, { ...given, body: { verifyCode: wrong } }, student.token)).status).toBe(422);
  expect((await call(b, confirm, { ...given, body: { verifyCode: code } }, student.token)).status).toBe(200);
  expect((await send(bankId, student, { amount: 301 })).status).toBe(422);
  const sent = await send(bankId, student, { amount: 300 });
  expect([sent.status, sent.body.guardianAgreedAt !== null]).toEqual([201, true]);
  await moverOf(bankId, student, sent.body.loanId)(student, { status: 'cancelled' });
  expect((await send(bankId, student, { amount: 300 })).status).toBe(422);
});

test('the text to a guardian says in Khmer who asks, and its code is not kept once it has ended', async () => {
  const b = backend.current;
  const { student, bankId } = await people();
  const params = { bankId, userId: student.id };
  const { ask } = guardianConsentsResource.endpoints;
  const guardianPhone = '+85512345611';
  await call(b, ask, { params, body: { guardianPhone, amount: 300 } }, student.token);
  const [latin] = await messagesTo(b, guardianPhone);
  expect(latin?.body).toMatch(/^Sala៖ Sok Dara ចង់ខ្ចី \$300\.00 ពីធនាគារសាកល្បង.* \d{6} /);
  const end = new Date(b.clock.now().getTime() + consentLifetimeSeconds * 1000);
  expect(latin?.codeUntil).toEqual(end);
  const khmer = { lastNameKm: 'សុខ', firstNameKm: 'ដារ៉ា' };
  await b.deps.db.update(users).set(khmer).where(eq(users.id, student.id));
  b.clock.advance(1);
  await call(b, ask, { params, body: { guardianPhone, amount: 300 } }, student.token);
  expect((await messagesTo(b, guardianPhone))[0]?.body).toContain('សុខ ដារ៉ា ចង់ខ្ចី $300.00');
  // What expired is replaced in Khmer text too.
  b.clock.advance(consentLifetimeSeconds);
  await sweepEnded(b.deps);
  for (const { body } of await messagesTo(b, guardianPhone)) expect(body).not.toMatch(/\d{6}/);
});

test('a loan is found by its reference code, and its student sees who opened which paper', async () => {
  const b = backend.current;
  const { student, banker, bankId } = await people();
  const { referenceCode, loanId } = (await send(bankId, student)).body;
  const found = await call(
    b,
    find,
    { params: { userId: student.id, slug: referenceCode.toLowerCase() } },
    banker.token,
  );
  expect(found.body.loanId).toBe(loanId);
  await call(
    b,
    uploadsResource.endpoints.link,
    { body: { key: loanDocumentKey(student.id, 'studentId') } },
    banker.token,
  );
  const views = (query: object) =>
    call(b, uploadsResource.endpoints.views, { params: { userId: student.id }, query }, student.token);
  const [seen] = (await views({ loanId })).body.data;
  const [stored] = await b.deps.db
    .select()
    .from(uploads)
    .where(eq(uploads.key, loanDocumentKey(student.id, 'studentId')));
  expect(seen).toMatchObject({ reader: 'bank', fileName: stored?.fileName });
  expect((await views({ loanId: randomUUID() })).body.countTotal).toBe(0);
});

test('a bank that leaves takes no more applications, and goes on with the loans that it has', async () => {
  const b = backend.current;
  const { student, banker, bankId } = await people();
  const other = await makePerson(b);
  await giveLoanDocuments(b, other.id, loanDocumentKinds);
  const { loanId } = (await send(bankId, student, { periodMonths: 3, amount: 300 })).body;
  const returned = (await send(bankId, other)).body.loanId;
  const [move, moveOther] = [moverOf(bankId, student, loanId), moverOf(bankId, other, returned)];
  await moveOther(banker, { status: 'returned', note: 'The photo is dark.' });
  await b.deps.db.update(banks).set({ status: 'inactive' }).where(eq(banks.id, bankId));
  expect((await send(bankId, await makePerson(b))).status).toBe(404);
  expect(await moveOther(other, { status: 'submitted' })).toMatchObject({
    status: 409,
    error: { code: 'bank-closed' },
  });
  expect((await moveOther(other, { status: 'cancelled' })).body.status).toBe('cancelled');
  for (const status of ['in-review', 'approved', 'paid-out'] as const)
    await move(banker, { status, unseenReason, ...(status === 'paid-out' && { contractOn: signed }) });
});
