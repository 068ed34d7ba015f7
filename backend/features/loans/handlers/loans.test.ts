import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, users } from '@/backend/db/schema';
import { loansResource } from '@/lib/contract/loans/loans';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { loanDocumentKinds } from '@/lib/domain/loans/loan-rules';
import { loanPlan } from '@/lib/domain/loans/loan-plan';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { mine, create, get, change, remove, listOfBank } = loansResource.endpoints;
type Application = Parameters<typeof call<typeof create>>[2]['body'];
type Change = Parameters<typeof call<typeof change>>[2]['body'];

const people = async () => {
  const b = backend.current;
  const [student, banker] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  return {
    student,
    banker,
    bankId: await makeBank(b, { staff: [banker.id], twoOfficersFromCents: 10_000_000 }),
  };
};

const apply = async (
  bankId: string,
  student: Person,
  overrides: Partial<Application> = {},
  key: string = randomUUID(),
) => {
  await giveLoanDocuments(backend.current, student.id, [...loanDocumentKinds, 'new']);
  const body = loanTo(student.id, overrides);
  const input = { params: { bankId, userId: student.id }, body, idempotencyKey: key };
  return call(backend.current, create, input, student.token);
};

const applied = async (overrides: Partial<Application> = {}) => {
  const all = await people();
  const { status, body } = await apply(all.bankId, all.student, overrides);
  expect(status).toBe(201);
  const params = { bankId: all.bankId, userId: all.student.id, id: body.loanId };
  const move = (as: Person, version: number, to: Change) =>
    call(backend.current, change, { params, body: to, version }, as.token);
  return { ...all, loan: body, params, move };
};

const kindsFor = async (person: Person) => {
  const answer = await call(
    backend.current,
    notificationsResource.endpoints.list,
    { params: { userId: person.id } },
    person.token,
  );
  return answer.body.list.map(({ kind }) => kind);
};

test('a student applies, sees the whole price, and the bank is told', async () => {
  const { student, banker, bankId, loan } = await applied();
  const plan = loanPlan({ amountCents: 90_000, periodMonths: 12, yearlyRatePercent: 18 });
  expect(loan).toMatchObject({
    status: 'submitted',
    amount: 900,
    yearlyRatePercent: 18,
    missingDocuments: [],
    version: 1,
  });
  expect(loan.plan.totalInterest).toBe(plan.totalInterestCents / 100);
  expect(loan.plan.instalments).toHaveLength(12);
  expect(loan.monthlyPayment).toBe(82.51);
  const own = await call(backend.current, mine, { params: { bankId, userId: student.id } }, student.token);
  expect(own.body.data.map(({ loanId }) => loanId)).toEqual([loan.loanId]);
  expect(await kindsFor(banker)).toEqual(['loan-new']);
});

test('nobody is their own guardian, of any age: neither in a new application nor in a corrected one', async () => {
  const refused = { status: 422, error: { issues: [{ path: 'guardianPhone', code: 'own-number' }] } };
  const { student, bankId, loan, params } = await applied({ status: 'draft' });
  const own = '+85511222444';
  const b = backend.current;
  await b.deps.db.update(users).set({ phone: own }).where(eq(users.id, student.id));
  const written = { guardianPhone: '011 222 444' };
  expect(await apply(bankId, student, written)).toMatchObject(refused);
  const input = { params, body: written, version: loan.version };
  expect(await call(b, change, input, student.token)).toMatchObject(refused);
  // The account took the number of the guardian after the draft was written.
  const later = eq(users.id, student.id);
  await b.deps.db.update(users).set({ phone: loan.guardianPhone }).where(later);
  const sent = { ...input, body: { status: 'submitted' as const } };
  expect(await call(b, change, sent, student.token)).toMatchObject(refused);
});

test.each([
  [{ amount: 0 }, 'amount amount-positive'],
  [{ amount: 0.004 }, 'amount whole-cents'],
  [{ amount: 1000 }, 'amount amount-below-limit'],
  [{ periodMonths: 9 as 6 }, 'periodMonths period'],
  [{ guardianName: ' ' }, 'guardianName required'],
])('%j is refused by field', async (wrong, issue) => {
  const { student, bankId } = await people();
  const { status, error } = await apply(bankId, student, wrong);
  expect([status, error.issues?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
    422,
    expect.arrayContaining([issue]),
  ]);
});

test('999.99 is just below the limit', async () => {
  expect((await applied({ amount: 999.99 })).loan.amount).toBe(999.99);
});

test('a draft may lack documents, and only its student sees it; what is sent may not lack any', async () => {
  const { banker, params, loan, move, student, bankId } = await applied({
    status: 'draft',
    working: true,
    documents: {},
  });
  expect(loan.missingDocuments).toEqual(expect.arrayContaining(['nationalIdFront', 'payslip', 'staffId']));
  expect((await call(backend.current, get, { params }, banker.token)).status).toBe(404);
  expect(
    (await call(backend.current, listOfBank, { params: { bankId } }, banker.token)).body.countAllData,
  ).toBe(0);
  const early = await move(student, 1, { status: 'submitted' });
  expect([early.status, early.error.issues?.map(({ path }) => path)]).toEqual([
    422,
    loan.missingDocuments.map((kind) => `documents.${kind}`),
  ]);
  const { documents } = loanTo(student.id, { working: true });
  const sent = await move(student, 1, { documents, amount: 450.5, status: 'submitted' });
  expect(sent.body).toMatchObject({ status: 'submitted', amount: 450.5, missingDocuments: [], version: 2 });
  expect(await kindsFor(banker)).toEqual(['loan-new']);
});

test('nobody attaches another person’s document', async () => {
  const { student, bankId } = await people();
  const other = await makePerson(backend.current);
  await giveLoanDocuments(backend.current, other.id, ['a']);
  const { documents } = loanTo(student.id);
  const foreign = { ...documents, payslip: loanDocumentKey(other.id, 'a') };
  const answer = await apply(bankId, student, { documents: foreign });
  expect([answer.status, answer.error.issues]).toEqual([
    422,
    [expect.objectContaining({ path: 'documents.payslip', code: 'unknown-document' })],
  ]);
});

test('the bank checks, asks back, approves and pays out; the student is told, and all is on record', async () => {
  const b = backend.current;
  const { student, banker, params, move, loan } = await applied();
  expect((await move(banker, 1, { status: 'approved', unseenReason: 'Seen at the branch.' })).status).toBe(
    422,
  );
  expect((await move(banker, 1, { status: 'returned' })).error.issues).toEqual([
    expect.objectContaining({ path: 'note', code: 'required' }),
  ]);
  expect((await move(banker, 1, { status: 'returned', note: 'The photo is blurred' })).body.status).toBe(
    'returned',
  );
  expect((await move(student, 2, { status: 'submitted' })).body.status).toBe('submitted');
  expect((await move(banker, 3, { status: 'in-review' })).body.status).toBe('in-review');
  const late = await move(student, 4, { amount: 100 });
  expect([late.status, late.error.message]).toEqual([409, 'The data modification can not proceed.']);
  expect((await move(banker, 3, { status: 'approved', unseenReason: 'Seen at the branch.' })).status).toBe(
    412,
  );
  expect(
    (await move(banker, 4, { status: 'approved', unseenReason: 'Seen at the branch.' })).body.status,
  ).toBe('approved');
  const documents = { ...loan.documents, contract: loanDocumentKey(student.id, 'contract') };
  expect(
    (
      await move(student, 5, {
        documents: { ...documents, studentId: loanDocumentKey(student.id, 'new') },
      })
    ).status,
  ).toBe(409);
  expect((await move(student, 5, { documents })).body.documents).toEqual(documents);
  expect((await move(banker, 6, { status: 'paid-out' })).error.issues).toEqual([
    expect.objectContaining({ path: 'contractOn', code: 'required' }),
  ]);
  const paid = await move(banker, 6, { status: 'paid-out', contractOn: '2026-10-30' });
  expect(paid.body.plan.instalments.every(({ dueOn }) => dueOn !== null)).toBe(true);
  expect(paid.body.timeline.map(({ toStatus, by }) => `${by} ${toStatus}`)).toEqual([
    'student submitted',
    'bank returned',
    'student submitted',
    'bank in-review',
    'bank approved',
    'bank paid-out',
  ]);
  expect(await kindsFor(student)).toEqual(Array(4).fill('loan-status'));
  const rows = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, params.id));
  expect(rows.filter(({ action }) => action === 'loan-status')).toHaveLength(5);
});

test('a loan exists for its student, its bank and advisors; advisors see no document and decide nothing', async () => {
  const b = backend.current;
  const { student, banker, bankId, params, move } = await applied();
  const [stranger, otherBanker, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['bank'] }),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  await makeBank(b, { staff: [otherBanker.id] });
  for (const reader of [stranger, otherBanker]) {
    expect((await call(b, get, { params }, reader.token)).status).toBe(404);
    expect((await move(reader, 1, { status: 'in-review' })).status).toBe(404);
    expect((await call(b, remove, { params }, reader.token)).status).toBe(404);
  }
  expect((await call(b, get, { params: { ...params, userId: stranger.id } }, banker.token)).status).toBe(404);
  expect((await call(b, get, { params: { ...params, bankId: randomUUID() } }, student.token)).status).toBe(
    404,
  );
  const seen = await call(b, get, { params }, advisor.token);
  expect([seen.status, seen.body.documents]).toEqual([200, null]);
  expect((await call(b, get, { params }, banker.token)).body.documents).toHaveProperty('nationalIdFront');
  expect((await move(advisor, 1, { status: 'in-review' })).status).toBe(403);
  expect((await call(b, remove, { params }, banker.token)).status).toBe(403);
  expect((await move(banker, 1, { amount: 1 })).status).toBe(422);
  const views = await b.deps.db.select().from(auditLog).where(eq(auditLog.action, 'loan-viewed'));
  expect(views.filter(({ subject }) => subject === params.id).map(({ actorId }) => actorId)).toEqual([
    advisor.id,
    banker.id,
  ]);
  const listAs = async (person: Person) => call(b, listOfBank, { params: { bankId } }, person.token);
  expect([(await listAs(stranger)).status, (await listAs(otherBanker)).status]).toEqual([403, 404]);
  expect([(await listAs(banker)).body.countTotal, (await listAs(advisor)).body.countTotal]).toEqual([1, 1]);
});

test('staff of a bank who borrow there are students in their own loan', async () => {
  const { banker, bankId } = await people();
  const { body } = await apply(bankId, banker);
  const params = { bankId, userId: banker.id, id: body.loanId };
  const answer = await call(
    backend.current,
    change,
    { params, body: { status: 'in-review' }, version: 1 },
    banker.token,
  );
  expect([answer.status, answer.error.issues?.[0]?.code]).toEqual([422, 'not-from-here']);
});

test(
  'the bank’s list is searched by name and reference, filtered and counted',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { banker, bankId, loan } = await applied();
    await apply(bankId, await makePerson(b));
    const ask = async (query: object) =>
      (await call(b, listOfBank, { params: { bankId }, query }, banker.token)).body;
    expect((await ask({ keyword: 'SOK dara' })).countTotal).toBe(2);
    expect(
      (await ask({ keyword: loan.referenceCode.toLowerCase() })).data.map(({ loanId }) => loanId),
    ).toEqual([loan.loanId]);
    expect(await ask({ status: 'approved' })).toMatchObject({
      countTotal: 0,
      countAllData: 2,
      countByStatus: { submitted: 2 },
    });
    expect((await ask({ limit: 1, start: 1 })).data).toHaveLength(1);
  },
);

test(
  'one open application to a bank; parallel calls with one key make one',
  { tags: 'postgres' },
  async () => {
    const { student, bankId } = await people();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => apply(bankId, student, {}, 'one-loan-only')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.loanId)).size).toBe(1);
    const second = await apply(bankId, student);
    expect([second.status, second.error.code]).toEqual([409, 'loan-open']);
    const params = { bankId, userId: student.id, id: answers[0]?.body.loanId ?? '' };
    expect((await call(backend.current, remove, { params }, student.token)).body).toEqual({ ok: true });
    expect((await apply(bankId, student)).status).toBe(201);
  },
);

test('what the bank has begun with cannot be taken back, only cancelled', async () => {
  const { student, banker, params, move } = await applied();
  await move(banker, 1, { status: 'in-review' });
  expect((await call(backend.current, remove, { params }, student.token)).status).toBe(409);
  expect((await move(student, 2, { status: 'cancelled' })).body.status).toBe('cancelled');
});
