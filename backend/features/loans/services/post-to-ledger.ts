import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { ledgerPosting } from '@/lib/contract/loans/ledger-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { interestToPost, type LoanBooks, loanBooks } from '@/lib/domain/loans/loan-books';
import { officerKinds } from '@/lib/domain/loans/loan-postings';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { loanEvents, loanPostings, loans } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findBank } from '@/backend/core/access/bank-staff';
import { bookTermsOf, readPostings } from './loan-books-of';
import { storeInstalments } from './loan-instalments';

type LoanRow = typeof loans.$inferSelect;
type NewPosting = typeof loanPostings.$inferInsert;

const centsPerUsd = 100;
const processed = () => new Refusal(409, 'already-processed', 'The data modification can not proceed.');

/**
 * Posts the interest that the days ask for, and corrects what a posting of an earlier day has made wrong.
 * @returns the books of the day, and the columns of the loan that follow from them
 */
export async function bringUpToDate(
  act: Pick<Act, 'tx'>,
  loan: LoanRow,
  now: Date,
): Promise<{ books: LoanBooks; columns: Partial<LoanRow> }> {
  const terms = bookTermsOf(loan);
  if (!terms) throw new Error('A loan without a pay-out has no books.');
  const postings = await readPostings(act.tx, loan.id);
  const books = loanBooks(terms, postings, dayInCambodia(now));
  const { wrong, missing } = interestToPost(postings, books);
  const kept = { loanId: loan.id, at: now };
  const rows: NewPosting[] = [
    ...wrong.map(({ id, on, amountCents }) => ({
      ...kept,
      on,
      kind: 'correction' as const,
      amountCents,
      countersId: id,
    })),
    ...missing.map(({ on, cents, number }) => ({
      ...kept,
      on,
      kind: 'interest' as const,
      amountCents: cents,
      instalment: number,
    })),
  ];
  if (rows.length > 0) await act.tx.insert(loanPostings).values(rows);
  const columns = {
    nextDueOn: books.nextDue?.on ?? null,
    nextDueCents: books.nextDue?.cents ?? 0,
    unpaidPrincipalCents: books.unpaidPrincipalCents,
    interestPaidCents: books.interestPaidCents,
    writtenOffCents: books.writtenOffCents,
  };
  return { books, columns };
}

/** The first posting of a loan. @returns the columns that follow from it */
export async function postPayOut(act: Act, loan: LoanRow, on: string): Promise<Partial<LoanRow>> {
  const posting = { loanId: loan.id, on, kind: 'paid-out' as const, amountCents: loan.amountCents };
  await act.tx.insert(loanPostings).values({ ...posting, at: act.now, officerId: act.caller.id });
  await storeInstalments(act, loan);
  return (await bringUpToDate(act, loan, act.now)).columns;
}

const refuseSecondLoan = (error: unknown): never => {
  if (isUniqueViolation(error, 'loans_open_key'))
    throw new Refusal(409, 'loan-open', 'The student has another open loan at this bank.');
  throw error;
};

/** Stores what follows from the postings: a loan is closed when nothing is left to pay, and open again when something is. */
const storeBooks = async (act: Act, loan: LoanRow): Promise<LoanBooks> => {
  const { books, columns } = await bringUpToDate(act, loan, act.now);
  const status = books.payoffCents <= 0 ? ('closed' as const) : ('paid-out' as const);
  const change = { ...columns, status, updatedAt: act.now };
  const { version } = await act.bump(loans, loan, change).catch(refuseSecondLoan);
  if (status !== loan.status)
    await act.tx.insert(loanEvents).values({
      loanId: loan.id,
      loanVersion: version,
      at: act.now,
      actorId: act.caller.id,
      actor: 'bank',
      fromStatus: loan.status,
      toStatus: status,
      deed: status === 'closed' ? 'settled' : 'reopened',
    });
  return books;
};

const tellBorrower = async (
  act: Act,
  loan: LoanRow,
  kind: 'loan-payment' | 'loan-posting',
  cents: number,
) => {
  const { name, nameNative } = await findBank(act.tx, loan.bankId);
  const params = { name, nameKm: nameNative, amount: formatUsd(cents / centsPerUsd) };
  await act.tell([loan.userId], { kind, params, page: '/profile/student-loan' });
};

const checkPosting = (loan: LoanRow, { kind, on, note }: Posting, today: string): void => {
  if (on > today) throw invalid([{ path: 'on', code: 'day-in-future' }]);
  if (loan.paidOutOn && on < loan.paidOutOn) throw invalid([{ path: 'on', code: 'before-start' }]);
  if (kind !== 'payment' && note === '') throw invalid([{ path: 'note', code: 'required' }]);
};

type Posting = z.output<typeof ledgerPosting>;

/**
 * Posts a payment, a fee or what is written off, and tells the student.
 * @throws 409 where nothing is owed, 412, 422 by field: also for more than what would end the loan
 */
export async function postByOfficer(act: Act, loan: LoanRow, posting: Posting): Promise<void> {
  act.requireVersion(loan);
  if (loan.status !== 'paid-out') throw processed();
  checkPosting(loan, posting, dayInCambodia(act.now));
  const { kind, on, amount, note } = posting;
  const amountCents = Math.round(amount * centsPerUsd);
  const row = { loanId: loan.id, on, kind, amountCents, note: note || null };
  await act.tx.insert(loanPostings).values({ ...row, at: act.now, officerId: act.caller.id });
  const { payoffCents } = await storeBooks(act, loan);
  if (payoffCents < 0) throw invalid([{ path: 'amount', code: 'over-payoff' }]);
  act.note('loan-posted', loan.id, { kind });
  await tellBorrower(act, loan, kind === 'payment' ? 'loan-payment' : 'loan-posting', amountCents);
}

/**
 * Counters a posting of an officer whole; the day is that of the posting.
 * @throws 404, 409 where it is corrected already, 412, 422 for what is not an officer's
 */
export async function correctPosting(
  act: Act,
  loan: LoanRow,
  { postingId, note }: { postingId: string; note: string },
): Promise<void> {
  act.requireVersion(loan);
  const here = and(eq(loanPostings.loanId, loan.id), eq(loanPostings.id, postingId));
  const [posting] = await act.tx.select().from(loanPostings).where(here);
  if (!posting) throw notFound('Posting not found.');
  if (!officerKinds.some((kind) => kind === posting.kind) || posting.carriedOver)
    throw invalid([{ path: 'postingId', code: 'not-correctable' }]);
  const { id: countersId, on, amountCents, kind } = posting;
  const row = { loanId: loan.id, on, kind: 'correction' as const, amountCents, countersId, note };
  const posted = await act.tx
    .insert(loanPostings)
    .values({ ...row, at: act.now, officerId: act.caller.id })
    .onConflictDoNothing()
    .returning({ id: loanPostings.id });
  if (posted.length === 0) throw new Refusal(409, 'already-corrected', 'This posting is corrected already.');
  await storeBooks(act, loan);
  act.note('loan-corrected', loan.id, { kind, postingId });
  await tellBorrower(act, loan, 'loan-posting', amountCents);
}
