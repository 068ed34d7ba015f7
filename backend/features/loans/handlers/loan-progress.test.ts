// @module-tag postgres
import { expect, test } from 'vitest';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { loansResource } from '@/lib/contract/loans/loans';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { LoanStatus } from '@/lib/domain/loans/loan-rules';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { progress } = bankDeskResource.endpoints;
const dayMs = 86_400_000;

const scene = async () => {
  const b = backend.current;
  const officer = await makePerson(b, { roles: ['bank'] });
  const bankId = await makeBank(b, { staff: [officer.id] });
  const today = dayInCambodia(b.clock.now());
  const lend = async (status: LoanStatus, sentDaysAgo: number, more: object = {}, at = bankId) =>
    makeLoan(b, {
      userId: (await makePerson(b)).id,
      bankId: at,
      status,
      createdAt: new Date(b.clock.now().getTime() - sentDaysAgo * dayMs),
      ...more,
    });
  const read = async () => (await call(b, progress, { params: { id: bankId } }, officer.token)).body;
  return { b, officer, bankId, day: (ago: number) => addDaysToDay(today, -ago), lend, read };
};

test('loans sent and paid out in seven days and the seven before, and those that became late', async () => {
  const { b, officer, bankId, day, lend, read } = await scene();
  await lend('submitted', 1);
  await lend('in-review', 2);
  await lend('draft', 1);
  await lend('rejected', 8);
  await lend('paid-out', 40, { amountCents: 50_000, paidOutOn: day(0), nextDueOn: day(-30) });
  await lend('closed', 40, { amountCents: 20_000, paidOutOn: day(6) });
  await lend('paid-out', 40, { amountCents: 30_000, paidOutOn: day(7), nextDueOn: day(3) });
  await lend('paid-out', 90, { amountCents: 90_000, paidOutOn: day(14), nextDueOn: day(20) });
  await lend('submitted', 1, {}, await makeBank(b));
  const body = await read();
  expect(body).toMatchObject({
    from: day(6),
    sent: { now: 2, before: 1 },
    paidOut: { now: 700, before: 300 },
    newlyLate: 1,
  });
  const listed = await call(
    b,
    loansResource.endpoints.listOfBank,
    { params: { bankId }, query: { from: body.from } },
    officer.token,
  );
  expect(listed.body.countTotal).toBe(body.sent.now);
});

test('each stage of the funnel is a part of the one before; older loans and drafts are not in it', async () => {
  const { lend, read } = await scene();
  for (const status of [
    'draft',
    'submitted',
    'cancelled',
    'in-review',
    'returned',
    'rejected',
    'approved',
    'paid-out',
    'closed',
  ] as const)
    await lend(status, 10);
  await lend('closed', 100);
  expect((await read()).funnel).toEqual({ sent: 8, begun: 6, approved: 3, paidOut: 2 });
});
