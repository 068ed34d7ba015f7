import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankStaff, loanPostings, loans, notifications } from '@/backend/db/schema';
import { loanLedgerResource } from '@/lib/contract/loans/loan-ledger';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { addDaysToDay, daysBetween } from '@/lib/domain/dates/cambodian-days';
import { call, useTestBackend } from '@/tests/support/backend';
import { lendTo, type Posting } from '@/tests/support/lent-loan';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';
import { pdfText } from '@/tests/support/pdf-text';

const backend = useTestBackend();
const { get, statement } = loanLedgerResource.endpoints;
const lent = (daysAgo: number) => lendTo(backend.current, daysAgo);

const today = () => dayInCambodia(backend.current.clock.now());
const ago = (days: number) => addDaysToDay(today(), -days);
const codesOf = (issues: readonly { path: string; code: string }[] | undefined) =>
  issues?.map(({ path, code }) => `${path} ${code}`);

test('a loan from its pay-out over a part, a late and an early payment to its settlement', async () => {
  const { student, read, enter, due, id } = await lent(100);
  const part = (await enter({ amount: 50, on: due(1) })).body;
  expect([part.paidCount, part.nextDueOn, part.nextDueAmount]).toEqual([0, due(1), 53.01]);
  // Ten days late: the second month's interest is 1.5 % of 254.50 for ten days and of 201.49 for the others.
  await enter({ amount: 53.01, on: addDaysToDay(due(1), 10) });
  const days = daysBetween(due(1), due(2));
  const second = Math.round(((25_450 * 10 + 20_149 * (days - 10)) / days) * 0.015) / 100;
  const late = (await read()).ledger;
  expect(
    late?.entries
      .filter(({ kind, isCountered }) => kind === 'interest' && !isCountered)
      .slice(0, 2)
      .map(({ amount }) => amount),
  ).toEqual([4.5, second]);
  await enter({ amount: 103.01, on: due(2) });
  const { ledger } = await read();
  const payoff = ledger?.payoff ?? 0;
  const settled = await enter({ amount: payoff });
  expect(settled.body).toMatchObject({
    status: 'closed',
    nextDueOn: null,
    paidCount: 3,
    ledger: { balance: 0, payoff: 0 },
  });
  const entries = settled.body.ledger?.entries ?? [];
  const sum = (test: (effect: number) => boolean) =>
    Math.round(entries.reduce((all, { effect }) => all + (test(effect) ? effect * 100 : 0), 0)) / 100;
  expect(sum((effect) => effect > 0)).toBe(-sum((effect) => effect < 0));
  const paid = entries.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount);
  expect(paid).toEqual([50, 53.01, 103.01, payoff]);
  expect(settled.body.timeline.at(-1)).toMatchObject({ toStatus: 'closed', deed: 'settled' });
  const [row] = await backend.current.deps.db.select().from(loans).where(eq(loans.id, id));
  expect([row?.unpaidPrincipalCents, row?.nextDueCents]).toEqual([0, 0]);
  const told = await backend.current.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, student.id));
  expect(told.map(({ kind }) => kind)).toEqual(Array(4).fill('loan-payment'));
});

test('a payment may settle the debt to the cent, and not exceed it by one', async () => {
  const { enter, read } = await lent(40);
  const payoff = (await read()).ledger?.payoff ?? 0;
  const over = await enter({ amount: Math.round(payoff * 100 + 1) / 100 });
  expect([over.status, codesOf(over.error.issues)]).toEqual([422, ['amount over-payoff']]);
  expect((await read()).ledger?.payoff).toBe(payoff);
  expect((await enter({ amount: payoff })).body).toMatchObject({ status: 'closed', ledger: { payoff: 0 } });
});

test('nobody notes what is late: it follows from the day', async () => {
  const { student, read } = await lent(0);
  expect((await read(student)).plan.instalments.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  backend.current.clock.advance(40 * 86_400);
  const { ledger, plan } = await read(await makePerson(backend.current, { roles: ['advisor'] }));
  expect(plan.instalments.map(({ state }) => state)).toEqual(['late', 'open', 'open']);
  expect(ledger).toMatchObject({
    overdue: 103.01,
    daysPastDue: daysBetween(plan.instalments[0]?.dueOn ?? '', today()),
  });
});

test('what cannot be is refused, and nothing is posted', async () => {
  const { officer, student, enter, id } = await lent(40);
  const issues = async (posting: Partial<Posting> & Pick<Posting, 'amount'>) =>
    codesOf((await enter(posting)).error.issues);
  expect(await issues({ amount: 0 })).toEqual(['amount amount-positive', 'amount amount-positive']);
  expect(await issues({ amount: -5 })).toContain('amount amount-positive');
  expect(await issues({ amount: 10.001 })).toEqual(['amount whole-cents']);
  expect(await issues({ amount: 10, on: addDaysToDay(today(), 1) })).toEqual(['on day-in-future']);
  expect(await issues({ amount: 10, on: ago(41) })).toEqual(['on before-start']);
  expect(await issues({ amount: 400_00, currency: 'KHR' as 'USD' })).toContain('currency wrong-currency');
  expect(await issues({ amount: 900 })).toEqual(['amount over-payoff']);
  expect(await issues({ amount: 5, kind: 'fee' })).toEqual(['note required']);
  expect((await enter({ amount: 10 }, { as: student })).status).toBe(403);
  expect((await enter({ amount: 10 }, { version: 99 })).status).toBe(412);
  const postings = await backend.current.deps.db
    .select()
    .from(loanPostings)
    .where(eq(loanPostings.loanId, id));
  expect(postings.filter(({ officerId }) => officerId === officer.id)).toEqual([]);
});

test(
  'a repeated payment is posted once, and of two officers at once one wins',
  { tags: 'postgres' },
  async () => {
    const { officer, bankId, enter, read } = await lent(10);
    const key = randomUUID();
    const { version } = await read();
    const both = await Promise.all([
      enter({ amount: 20 }, { key, version }),
      enter({ amount: 20 }, { key, version }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read()).ledger?.balance).toBe(280);
    const other = await makePerson(backend.current, { roles: ['bank'] });
    await backend.current.deps.db.insert(bankStaff).values({ userId: other.id, bankId });
    const next = (await read()).version;
    const race = await Promise.all([
      enter({ amount: 30 }, { as: officer, version: next }),
      enter({ amount: 40 }, { as: other, version: next }),
    ]);
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, 412]);
  },
);

test(
  'a posting whose notice was not stored is not there either, and the retry posts and tells once',
  { tags: 'postgres' },
  async () => {
    const { deps, failures } = backend.current;
    const { student, enter, read } = await lent(10);
    const toldOf = () => deps.db.select().from(notifications).where(eq(notifications.userId, student.id));
    const [key, { version }] = [randomUUID(), await read()];
    // What a process leaves that ends between the two: the transaction without its end.
    await deps.db.execute(sql`create function end_here() returns trigger language plpgsql
      as $$ begin raise exception 'The process has ended.'; end $$`);
    await deps.db.execute(
      sql`create trigger end_here before insert on notifications execute function end_here()`,
    );
    expect((await enter({ amount: 20 }, { key, version })).status).toBe(500);
    expect(failures.splice(0)).toHaveLength(1);
    await deps.db.execute(sql`drop function end_here cascade`);
    expect(await read()).toMatchObject({ version, ledger: { balance: 300 } });
    expect(await toldOf()).toEqual([]);
    expect((await enter({ amount: 20 }, { key, version })).status).toBe(201);
    expect((await enter({ amount: 20 }, { key, version })).status).toBe(201);
    expect((await read()).ledger).toMatchObject({ balance: 280 });
    expect((await toldOf()).map(({ kind }) => kind)).toEqual(['loan-payment']);
  },
);

test('a correction counters a posting, once, and is not corrected itself', async () => {
  const { enter, undo, read, student, officer } = await lent(20);
  const paid = (await enter({ amount: 300, on: ago(10) })).body;
  const payment = paid.ledger?.entries.find(({ kind }) => kind === 'payment');
  expect(payment?.by?.name).not.toBe('');
  const corrected = await undo(payment?.postingId ?? '');
  expect([corrected.status, corrected.body.ledger?.balance]).toEqual([201, 300]);
  expect(corrected.body.ledger?.entries.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['paid-out', 300],
    ['payment', 0],
    ['correction', 300],
  ]);
  expect((await undo(payment?.postingId ?? '')).error.code).toBe('already-corrected');
  const correction = corrected.body.ledger?.entries.at(-1)?.postingId ?? '';
  expect(codesOf((await undo(correction)).error.issues)).toEqual(['postingId not-correctable']);
  expect((await undo(randomUUID())).status).toBe(404);
  const seen = (await read(student)).ledger?.entries.at(-1);
  expect([seen?.by, seen?.note, officer.id === student.id]).toEqual([null, 'Typed wrong', false]);
});

test('a correction after the settlement opens the loan again', async () => {
  const { enter, undo, read } = await lent(15);
  const { ledger } = await read();
  const closed = (await enter({ amount: ledger?.payoff ?? 0 })).body;
  expect(closed.status).toBe('closed');
  expect((await enter({ amount: 1 })).status).toBe(409);
  const payment = closed.ledger?.entries.find(({ kind }) => kind === 'payment')?.postingId ?? '';
  const open = (await undo(payment)).body;
  expect([open.status, open.timeline.at(-1)?.deed, open.ledger?.balance]).toEqual([
    'paid-out',
    'reopened',
    300,
  ]);
});

test('a payment of an earlier day corrects the interest that was posted since', async () => {
  const { enter, read, due } = await lent(70);
  await enter({ amount: 10 });
  const before = (await read()).ledger;
  const after = (await enter({ amount: 103.01, on: due(1) })).body.ledger;
  expect(before?.entries.filter(({ kind }) => kind === 'interest').map(({ amount }) => amount)).toEqual([
    4.5, 4.5,
  ]);
  const interest = after?.entries.filter(
    ({ kind, counters }) => kind === 'interest' || counters === 'interest',
  );
  expect(interest?.map(({ effect }) => effect)).toEqual([4.5, 4.5, -4.5, 3.02]);
});

test('what would end the loan on a day is a figure that the borrower reads', async () => {
  const { student, id, due } = await lent(5);
  const on = async (day?: string) =>
    (
      await call(
        backend.current,
        get,
        { params: { userId: student.id, slug: id }, query: { on: day } },
        student.token,
      )
    ).body;
  expect(await on(due(1))).toMatchObject({ payoff: 304.5, accrued: 0 });
  // However far one asks, two years are computed.
  expect((await on('2090-01-01')).on).toBe(addDaysToDay(today(), ledgerLimits.payoffAheadMaxDays));
  expect((await on()).payoff).toBeGreaterThan(300);
  expect((await on()).payoff).toBeLessThan(301);
  const unpaid = await makeLoan(backend.current, {
    userId: student.id,
    bankId: await makeBank(backend.current),
    status: 'approved',
  });
  expect(
    (await call(backend.current, get, { params: { userId: student.id, slug: unpaid } }, student.token))
      .status,
  ).toBe(404);
});

test('a fee and what is written off stand in the books with their reason', async () => {
  const { enter } = await lent(40);
  const fee = await enter({ kind: 'fee', amount: 2, note: 'Visit at home' });
  expect(fee.body.ledger).toMatchObject({ fees: 2, overdue: 105.01 });
  const rest = fee.body.ledger?.payoff ?? 0;
  const done = (await enter({ kind: 'written-off', amount: rest, note: 'The borrower has died' })).body;
  expect([done.status, done.ledger?.balance, done.ledger?.writtenOff]).toEqual(['closed', 0, rest]);
});

test('the statement names each posting and the sums', async () => {
  const { student, id, enter } = await lent(40);
  await enter({ amount: 50 });
  const printed = await call(
    backend.current,
    statement,
    { params: { userId: student.id, slug: id }, query: { lang: 'en' } },
    student.token,
  );
  const lines = pdfText(Buffer.from(printed.body.content, 'base64'));
  for (const part of ['Statement of a loan', '$50.00', '$304.50', '$254.50']) expect(lines).toContain(part);
});
