import { dueParts, effectsOf, holding, type LoanPosting, postingOrder } from './loan-postings';
import {
  accruedOf,
  type BookTerms,
  chargeFee,
  chargeNoted,
  countTo,
  daysFrom,
  type Due,
  duesOf,
  endMonth,
  openFees,
  openInterest,
  openOf,
  payoffOf,
  receive,
  type Run,
  startRun,
} from './loan-run';

interface NextDue {
  on: string;
  cents: number;
}

/** A loan on one day, in cents; everything follows from its terms, its postings and the day. */
export interface LoanBooks {
  /** What is owed: principal, interest and fees that were charged, less what was paid ahead. Negative: the bank owes. */
  balanceCents: number;
  principalCents: number;
  interestCents: number;
  feeCents: number;
  /** Paid before it is due; no interest is counted on it. */
  aheadCents: number;
  /** Interest of the running month, not charged yet. */
  accruedCents: number;
  /** What ends the loan on this day. */
  payoffCents: number;
  /** Of what was due before this day. */
  overdueCents: number;
  /** Since the oldest due that is open; 0 where none is. */
  daysPastDue: number;
  /** The oldest due that is not paid, today's payments ahead counted; null when nothing is left to pay. */
  nextDue: NextDue | null;
  /** Principal that nothing was paid for, also not ahead. */
  unpaidPrincipalCents: number;
  interestPaidCents: number;
  writtenOffCents: number;
  /** What has fallen due, and what was paid ahead for. */
  dues: Due[];
  /** Interest that should be posted up to the day. */
  charges: { number: number; on: string; cents: number }[];
}

const take = (run: Run, { kind, amountCents, instalment, on }: LoanPosting): void => {
  countTo(run, on);
  if (kind === 'paid-out') run.principal += amountCents;
  else if (kind === 'interest') chargeNoted(run, instalment ?? run.number, amountCents);
  else if (kind === 'fee') chargeFee(run, amountCents, on);
  else receive(run, amountCents, on);
};

/** Interest that follows from the days is computed, whatever is posted of it. */
const isComputed = ({ kind, carriedOver }: LoanPosting) => kind === 'interest' && !carriedOver;

/** Ends months until something is due that is not paid for. */
const firstOpen = (run: Run): NextDue | null => {
  for (;;) {
    const due = duesOf(run).find((each) => openOf(each) > 0);
    if (due && (due.dueOn <= run.monthStart || run.principal <= 0))
      return { on: due.dueOn, cents: openOf(due) };
    if (run.principal <= 0) return null;
    endMonth(run);
  }
};

/** Interest that was noted belongs to the month that ends on its day; anything else comes after the end of a month. */
const endMonths = (run: Run, { on, kind }: Pick<LoanPosting, 'on' | 'kind'>): void => {
  while (kind === 'interest' ? run.monthEnd < on : run.monthEnd <= on) endMonth(run);
};

/** The books of a loan on a day. Postings of later days do not count. */
export function loanBooks(terms: BookTerms, postings: readonly LoanPosting[], day: string): LoanBooks {
  const events = holding(postings)
    .filter((posting) => posting.on <= day && !isComputed(posting))
    .sort((a, b) => (a.on === b.on ? postingOrder(a.kind) - postingOrder(b.kind) : a.on < b.on ? -1 : 1));
  const noted = new Set(
    events.flatMap(({ kind, instalment }) => (kind === 'interest' ? [instalment ?? 0] : [])),
  );
  const run = startRun(terms, noted);
  for (const event of events) {
    endMonths(run, event);
    take(run, event);
  }
  endMonths(run, { on: day, kind: 'payment' });
  countTo(run, day > run.countedTo ? day : run.countedTo);
  const interestCents = openInterest(run);
  const feeCents = openFees(run);
  const late = duesOf(run).filter((due) => due.dueOn < day && openOf(due) > 0);
  const figures = {
    balanceCents: run.principal + interestCents + feeCents - run.ahead,
    principalCents: run.principal,
    interestCents,
    feeCents,
    aheadCents: run.ahead,
    accruedCents: accruedOf(run),
    payoffCents: payoffOf(run),
    overdueCents: late.reduce((sum, due) => sum + openOf(due), 0),
    daysPastDue: late[0] ? daysFrom(late[0].dueOn, day) : 0,
    charges: [...run.charges],
    interestPaidCents: run.paid.interest,
    writtenOffCents: events.reduce(
      (sum, { kind, amountCents }) => sum + (kind === 'written-off' ? amountCents : 0),
      0,
    ),
  };
  const nextDue = firstOpen(run);
  const dues = duesOf(run).filter(({ owed }) => dueParts.some((part) => owed[part] > 0));
  return { ...figures, nextDue, unpaidPrincipalCents: run.principal, dues };
}

/** What must be posted so that the posted interest is what the days ask for. */
export function interestToPost(
  postings: readonly LoanPosting[],
  { charges }: Pick<LoanBooks, 'charges'>,
): { wrong: LoanPosting[]; missing: LoanBooks['charges'] } {
  const posted = holding(postings).filter(isComputed);
  const isSame = (posting: LoanPosting, charge: LoanBooks['charges'][number]) =>
    posting.instalment === charge.number && posting.on === charge.on && posting.amountCents === charge.cents;
  return {
    wrong: posted.filter((posting) => !charges.some((charge) => isSame(posting, charge))),
    missing: charges.filter((charge) => !posted.some((posting) => isSame(posting, charge))),
  };
}

/** What the posted amounts sum up to, in cents: the debt. */
export const sumOf = (postings: readonly LoanPosting[]): number =>
  [...effectsOf(postings).values()].reduce((sum, cents) => sum + cents, 0);
