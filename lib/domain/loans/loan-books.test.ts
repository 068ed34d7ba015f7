import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/calendar-days';
import { interestToPost, loanBooks, sumOf } from './loan-books';
import { loanPlan } from './loan-plan';
import { type LoanPosting, paymentOrders } from './loan-postings';
import type { BookTerms } from './loan-run';

const paidOutOn = '2026-01-10';
const planOf = (amountCents: number, periodMonths: number, yearlyRatePercent: number) =>
  loanPlan({ amountCents, periodMonths, yearlyRatePercent, paidOutOn });
const termsOf = (
  amountCents: number,
  periodMonths: number,
  yearlyRatePercent: number,
  paymentOrder: BookTerms['paymentOrder'] = 'fee-interest-principal',
): BookTerms => ({
  paymentsCents: planOf(amountCents, periodMonths, yearlyRatePercent).instalments.map(
    (each) => each.paymentCents,
  ),
  yearlyRatePercent,
  paidOutOn,
  paymentOrder,
});

let count = 0;
const post = (
  kind: LoanPosting['kind'],
  on: string,
  amountCents: number,
  more: Partial<LoanPosting> = {},
): LoanPosting => ({
  id: `p${(count += 1)}`,
  on,
  kind,
  amountCents,
  countersId: null,
  instalment: null,
  carriedOver: false,
  ...more,
});
const out = (cents: number) => post('paid-out', paidOutOn, cents);
const counter = (posting: LoanPosting) =>
  post('correction', posting.on, posting.amountCents, { countersId: posting.id });

/** 300.00 at 18 % over three months: 103.01, 103.01 and 103.02; interest 4.50, 3.02 and 1.52. */
const small = termsOf(30_000, 3, 18);
const [first, second, third] = ['2026-02-10', '2026-03-10', '2026-04-10'];

describe('loanBooks', () => {
  it('follows the plan to the cent when each instalment is paid on its day', () => {
    expect(small.paymentsCents).toEqual([10_301, 10_301, 10_302]);
    const postings = [out(30_000), post('payment', first, 10_301), post('payment', second, 10_301)];
    expect(loanBooks(small, postings, second)).toMatchObject({
      balanceCents: 30_000 + 450 + 302 - 20_602,
      nextDue: { on: third, cents: 10_302 },
      daysPastDue: 0,
      charges: [
        { number: 1, on: first, cents: 450 },
        { number: 2, on: second, cents: 302 },
      ],
    });
    const paid = [...postings, post('payment', third, 10_302)];
    expect(loanBooks(small, paid, third)).toMatchObject({ balanceCents: 0, payoffCents: 0, nextDue: null });
  });

  it('counts interest on what is owed, so that paying late costs more of it and paying early less', () => {
    const late = [out(30_000), post('payment', '2026-02-24', 10_301)];
    // Half of the 28 days from 10 February at 300.00, the other half at 201.49: 1.5 % of 250.745.
    expect(loanBooks(small, late, second).charges[1]).toEqual({ number: 2, on: second, cents: 376 });
    const early = [out(30_000), post('payment', '2026-01-31', 10_301)];
    // 21 of 31 days at 300.00, 10 days at 196.99.
    expect(loanBooks(small, early, first)).toMatchObject({
      charges: [{ number: 1, on: first, cents: 400 }],
      balanceCents: 30_000 + 400 - 10_301,
      nextDue: { on: second },
      daysPastDue: 0,
    });
  });

  it('counts days past due from the oldest due that is open, in part or whole', () => {
    const part = [out(30_000), post('payment', first, 5_000)];
    expect(loanBooks(small, part, first)).toMatchObject({ daysPastDue: 0, overdueCents: 0 });
    expect(loanBooks(small, part, '2026-02-20')).toMatchObject({
      daysPastDue: 10,
      overdueCents: 5_301,
      nextDue: { on: first, cents: 5_301 },
    });
    const rest = [...part, post('payment', '2026-02-20', 5_301)];
    expect(loanBooks(small, rest, '2026-02-20')).toMatchObject({ daysPastDue: 0, nextDue: { on: second } });
  });

  it('keeps what is paid ahead for the next dues', () => {
    const ahead = [out(30_000), post('payment', first, 15_000)];
    const books = loanBooks(small, ahead, first);
    expect([books.aheadCents, books.nextDue]).toEqual([4_699, { on: second, cents: 10_301 - 4_699 }]);
    // 1.5 % of 201.49 less 46.99.
    expect(loanBooks(small, ahead, second).charges[1]?.cents).toBe(232);
  });

  it('pays within one due in the order of the bank', () => {
    const paidOf = (order: BookTerms['paymentOrder'], cents: number) => {
      const postings = [out(30_000), post('fee', '2026-02-12', 500), post('payment', '2026-02-15', cents)];
      return loanBooks(termsOf(30_000, 3, 18, order), postings, '2026-02-15').dues[0]?.paid;
    };
    expect(paidOf('fee-interest-principal', 700)).toEqual({ fee: 500, interest: 200, principal: 0 });
    expect(paidOf('interest-fee-principal', 700)).toEqual({ fee: 250, interest: 450, principal: 0 });
    expect(paidOf('interest-principal-fee', 700)).toEqual({ fee: 0, interest: 450, principal: 250 });
  });

  it('settles early with interest up to the day only', () => {
    const day = '2026-02-24';
    const paid = [out(30_000), post('payment', first, 10_301)];
    const { payoffCents } = loanBooks(small, paid, day);
    // 201.49 and half a month of 1.5 % of it.
    expect(payoffCents).toBe(20_149 + 151);
    const settled = loanBooks(small, [...paid, post('payment', day, payoffCents)], '2026-09-01');
    expect(settled).toMatchObject({ balanceCents: 0, payoffCents: 0, nextDue: null, interestPaidCents: 601 });
    const missing = loanBooks(small, [...paid, post('payment', day, payoffCents - 1)], '2026-03-10');
    expect(missing.balanceCents).toBe(1);
  });

  it('leaves interest as it was noted before there was a ledger', () => {
    const noted = (number: number, on: string, cents: number) =>
      post('interest', on, cents, { instalment: number, carriedOver: true });
    const old = [
      out(30_000),
      noted(1, first, 450),
      noted(2, '2026-02-25', 302),
      post('payment', '2026-02-25', 10_301, { carriedOver: true }),
      post('payment', '2026-02-25', 10_301, { carriedOver: true }),
    ];
    const books = loanBooks(small, old, '2026-02-25');
    expect([books.balanceCents, books.nextDue]).toEqual([10_150, { on: third, cents: 10_302 }]);
    expect(interestToPost(old, loanBooks(small, old, second)).missing).toEqual([]);
  });

  it('asks no interest at 0 %', () => {
    const terms = termsOf(10_000, 6, 0);
    expect(loanBooks(terms, [out(10_000)], '2027-01-10')).toMatchObject({
      balanceCents: 10_000,
      charges: [],
      overdueCents: 10_000,
    });
  });
});

const step = fc.record({
  kind: fc.constantFrom('payment' as const, 'payment' as const, 'fee' as const, 'written-off' as const),
  day: fc.integer({ min: 0, max: 500 }),
  cents: fc.integer({ min: 1, max: 12_000 }),
  isCountered: fc.boolean(),
});
const loanArb = fc.record({
  amount: fc.integer({ min: 5_000, max: 99_999 }),
  months: fc.constantFrom(3, 6, 12),
  rate: fc.constantFrom(0, 7.25, 12, 18),
  order: fc.constantFrom(...paymentOrders),
  steps: fc.array(step, { maxLength: 12 }),
  today: fc.integer({ min: 0, max: 600 }),
});

/** Posts the interest that is missing and counters what is wrong. */
const bringUp = (terms: BookTerms, postings: readonly LoanPosting[], day: string): LoanPosting[] => {
  const { wrong, missing } = interestToPost(postings, loanBooks(terms, postings, day));
  return [
    ...postings,
    ...wrong.map(counter),
    ...missing.map(({ on, cents, number }) => post('interest', on, cents, { instalment: number })),
  ];
};

describe('any payments, fees and corrections, in any order', () => {
  it('keeps the sum of the postings and the balance equal', () => {
    fc.assert(
      fc.property(
        loanArb,
        fc.infiniteStream(fc.nat()),
        ({ amount, months, rate, order, steps, today }, order2) => {
          const terms = termsOf(amount, months, rate, order);
          const day = addDays(paidOutOn, today);
          let postings = [out(amount)];
          for (const { kind, day: on, cents, isCountered } of steps) {
            if (on > today) continue;
            const posting = post(kind, addDays(paidOutOn, on), cents);
            postings = bringUp(terms, [...postings, posting], day);
            if (isCountered) postings = bringUp(terms, [...postings, counter(posting)], day);
          }
          postings = bringUp(terms, postings, day);
          const books = loanBooks(terms, postings, day);
          expect(sumOf(postings)).toBe(books.balanceCents);
          // However they came in, the books are the same.
          const keys = postings.map(() => order2.next().value ?? 0);
          const shuffled = postings
            .map((posting, index) => ({ posting, key: keys[index] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ posting }) => posting);
          expect(loanBooks(terms, shuffled, day)).toEqual(books);
          // A countered posting leaves nothing behind.
          const kept = steps.filter((each) => !each.isCountered && each.day <= today);
          const plain = [
            out(amount),
            ...kept.map((each) => post(each.kind, addDays(paidOutOn, each.day), each.cents)),
          ];
          expect(loanBooks(terms, plain, day)).toEqual(books);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('ends every loan by its payoff, and every plan by its payments', () => {
    fc.assert(
      fc.property(loanArb, ({ amount, months, rate, order, steps, today }) => {
        const terms = termsOf(amount, months, rate, order);
        const day = addDays(paidOutOn, today);
        const before = [
          out(amount),
          ...steps
            .filter((each) => each.day <= today)
            .map((each) => post(each.kind, addDays(paidOutOn, each.day), each.cents)),
        ];
        const { payoffCents } = loanBooks(terms, before, day);
        // Where more was paid than was owed, there is nothing to end.
        const last = payoffCents > 0 ? [post('payment', day, payoffCents)] : [];
        const after = loanBooks(terms, [...before, ...last], addDays(day, 90));
        expect([after.balanceCents, after.nextDue]).toEqual([Math.min(0, payoffCents), null]);
        const { instalments, totalInterestCents } = planOf(amount, months, rate);
        const asPlanned = instalments.map(({ dueOn, paymentCents }) =>
          post('payment', dueOn ?? '', paymentCents),
        );
        const books = loanBooks(terms, [out(amount), ...asPlanned], addDays(paidOutOn, 800));
        expect([books.balanceCents, books.interestPaidCents]).toEqual([0, totalInterestCents]);
      }),
      { numRuns: 150 },
    );
  });
});
