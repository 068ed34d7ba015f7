import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog, loans, notifications } from '@/backend/db/schema';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { bankWaitingResource } from '@/lib/contract/loans/bank-waiting';
import { loansResource } from '@/lib/contract/loans/loans';
import { loanDocumentKinds } from '@/lib/domain/loans/loan-rules';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { update, get } = bankDeskResource.endpoints;
const { confirm, withdraw } = bankWaitingResource.endpoints;
let [first, second, advisor]: Person[] = [];
let bankId = '';

beforeEach(async () => {
  const b = backend.current;
  const bank = { roles: ['bank' as const] };
  [first, second, advisor] = [
    await makePerson(b, bank),
    await makePerson(b, bank),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  const staff = [first.id, second.id];
  bankId = await makeBank(b, { staff, twoOfficersFromCents: 10_000, yearlyRateBasisPoints: 1_200 });
});

type Body = Parameters<typeof call<typeof update>>[2]['body'];
const change = async (person: Person | undefined, body: Body) => {
  const { version } = (await read(person)).body;
  return call(backend.current, update, { params: { id: bankId }, body, version }, person?.token);
};
const read = (person: Person | undefined) =>
  call(backend.current, get, { params: { id: bankId } }, person?.token);
const answer = (how: 'confirm' | 'withdraw', person: Person | undefined, changeId = '') =>
  call(
    backend.current,
    how === 'confirm' ? confirm : withdraw,
    { params: { id: bankId, changeId } },
    person?.token,
  );
const toldTo = async (person: Person | undefined, kind: string) =>
  (
    await backend.current.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person?.id ?? ''))
  ).filter((notice) => notice.kind === kind);
const noted = (action: string) =>
  backend.current.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, bankId)));

test('who pays for messages about instalments is a term too', async () => {
  expect((await change(first, { textsDues: true })).body.textsDues).toBe(false);
  const waiting = (await read(second)).body.waiting;
  expect(waiting?.wanted).toEqual({ textsDues: true });
  expect((await answer('confirm', second, waiting?.id)).body.textsDues).toBe(true);
  expect(await toldTo(second, 'bank-terms')).toMatchObject([
    { params: { statusEn: 'text messages about instalments: changed' } },
  ]);
});

test('an officer cannot switch off the rule alone; another one confirms it, and all are told', async () => {
  const asked = await change(first, { twoOfficersFrom: null, phone: '023 999 888' });
  expect([asked.status, asked.body.twoOfficersFrom, asked.body.phone]).toEqual([200, 100, '023 999 888']);
  const waiting = (await read(second)).body.waiting;
  expect(waiting).toMatchObject({ isOwn: false, wanted: { twoOfficersFrom: null } });
  expect(await toldTo(second, 'bank-terms-waiting')).toHaveLength(1);
  expect((await answer('confirm', first, waiting?.id)).error.code).toBe('same-officer');
  expect((await change(first, { fee: 3 })).error.code).toBe('change-waits');
  const confirmed = await answer('confirm', second, waiting?.id);
  expect([confirmed.body.twoOfficersFrom, confirmed.body.waiting]).toEqual([null, null]);
  for (const officer of [first, second])
    expect(await toldTo(officer, 'bank-terms')).toMatchObject([
      { params: { statusEn: 'two officers from: $100.00 → never' } },
    ]);
  const log = await noted('bank-changed');
  expect(log.at(-1)?.detail).toEqual({
    fields: 'twoOfficersFromCents',
    twoOfficersFromCentsBefore: 10_000,
    twoOfficersFromCentsAfter: null,
  });
  expect((await answer('confirm', second, waiting?.id)).status).toBe(404);
});

test('rate, fee, largest amount and order wait too; a change is withdrawn by an officer', async () => {
  const body = {
    yearlyRatePercent: 15,
    fee: 2,
    amountMax: 500,
    paymentOrder: 'interest-fee-principal' as const,
  };
  const asked = await change(first, body);
  expect(asked.body).toMatchObject({ yearlyRatePercent: 12, waiting: { isOwn: true, wanted: body } });
  expect((await answer('withdraw', second, asked.body.waiting?.id)).body.waiting).toBeNull();
  expect(await toldTo(first, 'bank-terms-withdrawn')).toHaveLength(1);
  expect((await read(first)).body.yearlyRatePercent).toBe(12);
  expect((await change(first, { about: { en: 'New', km: 'ថ្មី' } })).body.waiting).toBeNull();
});

test('an advisor changes terms at once, and what waited ends', async () => {
  await change(first, { fee: 5 });
  const changed = await change(advisor, { yearlyRatePercent: 10 });
  expect([changed.body.yearlyRatePercent, changed.body.waiting]).toEqual([10, null]);
  expect(await toldTo(second, 'bank-terms')).toHaveLength(1);
  expect((await read(first)).body.fee).toBe(0);
});

test('a loan keeps the rule and the terms of the day on which it was sent', async () => {
  const b = backend.current;
  const student = await makePerson(b);
  await giveLoanDocuments(b, student.id, loanDocumentKinds);
  const body = loanTo(student.id, { amount: 200 });
  const { loanId } = (
    await call(
      b,
      loansResource.endpoints.create,
      { params: { bankId, userId: student.id }, body, idempotencyKey: randomUUID() },
      student.token,
    )
  ).body;
  await change(advisor, { twoOfficersFrom: null, yearlyRatePercent: 17 });
  const params = { bankId, userId: student.id, id: loanId };
  const move = async (person: Person | undefined, status: 'in-review' | 'approved') => {
    const [row] = await b.deps.db.select().from(loans).where(eq(loans.id, loanId));
    const unseen = status === 'approved' ? { unseenReason: 'Seen in the branch' } : {};
    const input = { params, body: { status, ...unseen }, version: row?.version ?? 0 };
    return call(b, loansResource.endpoints.change, input, person?.token);
  };
  await move(first, 'in-review');
  expect((await move(first, 'approved')).body.status).toBe('in-review');
  expect((await move(first, 'approved')).error.issues).toMatchObject([{ code: 'same-officer' }]);
  expect((await move(second, 'approved')).body.status).toBe('approved');
  const [stored] = await b.deps.db.select().from(loans).where(eq(loans.id, loanId));
  expect([stored?.yearlyRateBasisPoints, stored?.twoOfficersFromCents]).toEqual([1_200, 10_000]);
});
