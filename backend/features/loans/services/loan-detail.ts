import { and, eq, isNotNull, asc } from 'drizzle-orm';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { LoanBooks } from '@/lib/domain/loans/loan-books';
import { type InstalmentState, type LoanStatus, talkingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { guardianConsents, loans, users, loanEvents } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import { readBorrower } from './borrower';
import type { LoanSide } from './find-loan';
import { readLedger } from './loan-books-of';
import { costOf, joinLoans, borrowerNames, toLoan } from './loan-views';
import { isForAdvisor } from './second-officer';
import { unseenPapers } from './unseen-papers';

/** Only the bank reads who of its people acted, and what they said to each other. */
const isInternal = ({ deed }: typeof loanEvents.$inferSelect) =>
  deed === 'first-approval' || deed === 'first-pay-out';

/** What happened to a loan, in order, as far as its reader may know. */
async function readTimeline(
  db: Db,
  { id }: typeof loans.$inferSelect,
  reader: LoanSide,
): Promise<LoanDetail['timeline']> {
  const { firstName, lastName, firstNameKm, lastNameKm } = users;
  const rows = await db
    .select({ event: loanEvents, person: { firstName, lastName, firstNameKm, lastNameKm } })
    .from(loanEvents)
    .leftJoin(users, eq(users.id, loanEvents.actorId))
    .where(eq(loanEvents.loanId, id))
    .orderBy(asc(loanEvents.loanVersion));
  const isBank = reader === 'bank';
  return rows
    .filter(({ event }) => isBank || !isInternal(event))
    .map(({ event, person }) => ({
      at: event.at.toISOString(),
      by: event.actor,
      fromStatus: event.fromStatus,
      toStatus: event.toStatus,
      note: event.note,
      deed: event.deed,
      person: isBank && person && event.actor === 'bank' ? borrowerNames(person) : null,
      unseenReason: isBank ? event.unseenReason : null,
      ageReason: isBank ? event.ageReason : null,
    }));
}

const centsPerUsd = 100;

/** What an instalment is on a day: it is late once its day has passed and something of it is open. */
const stateOf = (
  { number, dueOn }: { number: number; dueOn: string | null },
  books: LoanBooks | undefined,
  today: string,
): { state: InstalmentState; paidOn: string | null } => {
  if (!books || !dueOn) return { state: 'open', paidOn: null };
  const { nextDue, dues } = books;
  const paidOn = dues.find((due) => due.number === number)?.paidOn ?? null;
  if (!nextDue || dueOn < nextDue.on) return { state: 'paid', paidOn: paidOn ?? dues.at(-1)?.paidOn ?? null };
  return { state: dueOn < today ? 'late' : 'open', paidOn: null };
};

const isOpen = ({ status }: { status: LoanStatus }) =>
  status === 'draft' || talkingLoanStatuses.includes(status);

/** Whose word is there already, for those who may say the second. */
const readFirstOfficer = async (
  db: Db,
  loan: typeof loans.$inferSelect,
  { reader, callerId }: LoanReader,
): Promise<LoanDetail['firstOfficer']> => {
  const { awaits, firstOfficerId } = loan;
  if (!awaits || !firstOfficerId || reader === 'student') return null;
  if (reader === 'advisor' && !(await isForAdvisor(db, loan))) return null;
  const [user] = await db.select().from(users).where(eq(users.id, firstOfficerId));
  return { move: awaits, name: user ? borrowerNames(user).name : '', isReader: firstOfficerId === callerId };
};

/** Who reads a loan, and when. */
export interface LoanReader {
  reader: LoanSide;
  callerId: string;
  now: Date;
}

/**
 * One loan with instalments, books and timeline; without document references and birthdays unless the reader may have them.
 */
export async function readLoanDetail(db: Db, id: string, by: LoanReader): Promise<LoanDetail> {
  const [row] = await joinLoans(db).where(eq(loans.id, id));
  if (!row) throw notFound('Loan not found.');
  const { loan } = row;
  const withDocuments = by.reader !== 'advisor';
  const isBank = by.reader === 'bank';
  const [agreed] = await db
    .select({ at: guardianConsents.agreedAt })
    .from(guardianConsents)
    .where(and(eq(guardianConsents.loanId, id), isNotNull(guardianConsents.agreedAt)));
  const plan = costOf(loan);
  const today = dayInCambodia(by.now);
  const read = await readLedger(db, loan, { day: today, withNames: isBank });
  const isDecided = !['submitted', 'in-review'].includes(loan.status);
  return {
    ...toLoan(row),
    guardianName: loan.guardianName,
    guardianPhone: loan.guardianPhone,
    guardianAgreedAt: agreed?.at?.toISOString() ?? null,
    borrower: withDocuments && isOpen(loan) ? await readBorrower(db, loan, by.now) : null,
    contractOn: loan.contractOn,
    effectiveYearlyPercent: plan.effectiveYearlyPercent,
    guardianJob: loan.guardianJob,
    documents: withDocuments ? loan.documents : null,
    plan: {
      instalments: plan.instalments.map((instalment) => ({
        number: instalment.number,
        dueOn: instalment.dueOn,
        payment: instalment.paymentCents / centsPerUsd,
        interest: instalment.interestCents / centsPerUsd,
        principal: instalment.principalCents / centsPerUsd,
        balance: instalment.balanceCents / centsPerUsd,
        ...stateOf(instalment, read?.books, today),
      })),
      totalInterest: plan.totalInterestCents / centsPerUsd,
      total: plan.totalCents / centsPerUsd,
    },
    timeline: await readTimeline(db, loan, by.reader),
    firstOfficer: await readFirstOfficer(db, loan, by),
    unseenDocuments: isBank && !isDecided ? await unseenPapers(db, loan) : [],
    ledger: read?.ledger ?? null,
  };
}
