import { and, eq, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { loans } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { isReferenceCode } from '@/backend/services/applicant/reference-code';
import { isAdvisor, isStaffOfBank } from '@/backend/services/access/bank-staff';

type LoanRow = typeof loans.$inferSelect;
type Reader = 'student' | 'bank' | 'advisor';
export interface FoundLoan {
  loan: LoanRow;
  reader: Reader;
}

/** Only the student sees drafts; a staff member of the bank who borrows there is a student in that loan. */
const readerOf = async (deps: Deps, caller: Caller, loan: LoanRow): Promise<Reader | null> => {
  if (loan.userId === caller.id) return 'student';
  if (loan.status === 'draft') return null;
  if (await isStaffOfBank(deps.db, caller, loan.bankId)) return 'bank';
  return isAdvisor(caller) ? 'advisor' : null;
};

const findVisible = async (deps: Deps, caller: Caller, isThis: SQL | undefined): Promise<FoundLoan> => {
  const [loan] = await deps.db.select().from(loans).where(isThis);
  const reader = loan && (await readerOf(deps, caller, loan));
  if (!loan || !reader) throw notFound('Loan not found.');
  return { loan, reader };
};

/** @throws 404 for people who may not see it, as if it did not exist */
export const findLoan = (
  deps: Deps,
  caller: Caller,
  { id, bankId, userId }: { id: string; bankId: string; userId: string },
) => findVisible(deps, caller, and(eq(loans.id, id), eq(loans.bankId, bankId), eq(loans.userId, userId)));

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** The same by id or by reference code. */
export const findLoanOfPerson = async (
  deps: Deps,
  caller: Caller,
  { userId, slug }: { userId: string; slug: string },
) => {
  if (!isUuid(userId) || (!isUuid(slug) && !isReferenceCode(slug))) throw notFound('Loan not found.');
  const isNamed = isUuid(slug) ? eq(loans.id, slug) : eq(loans.referenceCode, slug.toUpperCase());
  return findVisible(deps, caller, and(eq(loans.userId, userId), isNamed));
};
