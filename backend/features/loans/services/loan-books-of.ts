import { asc, eq } from 'drizzle-orm';
import type { LedgerEntry, LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import { interestToPost, type LoanBooks, loanBooks } from '@/lib/domain/loans/loan-books';
import { effectsOf, postingOrder } from '@/lib/domain/loans/loan-postings';
import type { BookTerms } from '@/lib/domain/loans/loan-run';
import type { Db } from '@/backend/db/client';
import { loanPostings, type loans, users } from '@/backend/db/schema';
import { costOf, borrowerNames } from './loan-views';

type LoanRow = typeof loans.$inferSelect;
export type PostingRow = typeof loanPostings.$inferSelect;
interface NamedPosting {
  posting: PostingRow;
  officer: Parameters<typeof borrowerNames>[0] | null;
}

const centsPerUsd = 100;
const toUsd = (cents: number) => cents / centsPerUsd;

/** What the books of a loan follow from, beside its postings; null before it is paid out. */
export const bookTermsOf = (loan: LoanRow): BookTerms | null =>
  loan.paidOutOn === null
    ? null
    : {
        paymentsCents: costOf(loan).instalments.map(({ paymentCents }) => paymentCents),
        yearlyRatePercent: loan.yearlyRateBasisPoints / 100,
        paidOutOn: loan.paidOutOn,
        paymentOrder: loan.paymentOrder,
      };

export const readPostings = (db: Db, loanId: string): Promise<PostingRow[]> =>
  db.select().from(loanPostings).where(eq(loanPostings.loanId, loanId)).orderBy(asc(loanPostings.at));

/** With who posted them. */
const readNamedPostings = (db: Db, loanId: string): Promise<NamedPosting[]> => {
  const { firstName, lastName, firstNameKm, lastNameKm } = users;
  return db
    .select({ posting: loanPostings, officer: { firstName, lastName, firstNameKm, lastNameKm } })
    .from(loanPostings)
    .leftJoin(users, eq(users.id, loanPostings.officerId))
    .where(eq(loanPostings.loanId, loanId))
    .orderBy(asc(loanPostings.at));
};

type Line = Omit<LedgerEntry, 'balance'>;

const lineOf = (
  { posting, officer }: NamedPosting,
  { all, effects, withNames }: { all: PostingRow[]; effects: Map<string, number>; withNames: boolean },
): Line => ({
  postingId: posting.id,
  on: posting.on,
  kind: posting.kind,
  amount: toUsd(posting.amountCents),
  effect: toUsd(effects.get(posting.id) ?? 0),
  counters: all.find(({ id }) => id === posting.countersId)?.kind ?? null,
  isCountered: all.some(({ countersId }) => countersId === posting.id),
  isCarriedOver: posting.carriedOver,
  at: posting.at.toISOString(),
  by: withNames && officer ? borrowerNames(officer) : null,
  note: posting.note,
});

const dueLine = ({ on, cents }: LoanBooks['charges'][number]): Line => ({
  postingId: null,
  on,
  kind: 'interest',
  amount: toUsd(cents),
  effect: toUsd(cents),
  counters: null,
  isCountered: false,
  isCarriedOver: false,
  at: null,
  by: null,
  note: null,
});

/** By day; what is charged on a day comes before what is paid, and what was corrected before what holds. */
const inOrder = (a: Line, b: Line): number =>
  a.on.localeCompare(b.on) ||
  postingOrder(a.kind) - postingOrder(b.kind) ||
  (a.at ?? '').localeCompare(b.at ?? '') ||
  Number(b.isCountered) - Number(a.isCountered);

/** The lines of a statement, each with the debt after it; a correction follows what it counters. */
const entriesOf = (
  named: readonly NamedPosting[],
  books: LoanBooks,
  options: LedgerOptions,
): LedgerEntry[] => {
  const shown = named.filter(({ posting }) => posting.on <= options.day);
  const all = shown.map(({ posting }) => posting);
  const context = { all, effects: effectsOf(all), withNames: options.withNames };
  const corrections = new Map<string, Line>();
  const lines = interestToPost(all, books).missing.map(dueLine);
  for (const each of shown) {
    if (each.posting.countersId) corrections.set(each.posting.countersId, lineOf(each, context));
    else lines.push(lineOf(each, context));
  }
  let cents = 0;
  return lines
    .sort(inOrder)
    .flatMap((line) => [line, corrections.get(line.postingId ?? '') ?? []].flat())
    .map((line) => {
      cents += Math.round(line.effect * centsPerUsd);
      return { ...line, balance: toUsd(cents) };
    });
};

interface LedgerOptions {
  day: string;
  /** Whether the reader may know who of the bank posted. */
  withNames: boolean;
}

/** The books of a loan as they are answered; null before it is paid out. */
export async function readLedger(
  db: Db,
  loan: LoanRow,
  options: LedgerOptions,
): Promise<{ ledger: LoanLedger; books: LoanBooks } | null> {
  const terms = bookTermsOf(loan);
  const named = terms ? await readNamedPostings(db, loan.id) : [];
  if (!terms || named.length === 0) return null;
  const postings = named.map(({ posting }) => posting);
  const books = loanBooks(terms, postings, options.day);
  const ledger = {
    on: options.day,
    balance: toUsd(books.balanceCents),
    principal: toUsd(books.principalCents),
    interest: toUsd(books.interestCents),
    fees: toUsd(books.feeCents),
    ahead: toUsd(books.aheadCents),
    accrued: toUsd(books.accruedCents),
    payoff: toUsd(books.payoffCents),
    overdue: toUsd(books.overdueCents),
    daysPastDue: books.daysPastDue,
    nextDue: books.nextDue && { on: books.nextDue.on, amount: toUsd(books.nextDue.cents) },
    writtenOff: toUsd(books.writtenOffCents),
    entries: entriesOf(named, books, options),
  };
  return { ledger, books };
}
