import { and, eq, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '@/backend/db/client';
import { loans } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { isReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { isStaffOfBank } from '@/backend/core/access/bank-staff';
import { isAdvisor } from '@/backend/core/access/staff';

type LoanRow = typeof loans.$inferSelect;
export type LoanSide = 'student' | 'bank' | 'advisor';
export interface FoundLoan {
  loan: LoanRow;
  reader: LoanSide;
}

/** Only the student sees drafts; a staff member of the bank who borrows there is a student in that loan. */
const readerOf = async (db: Db, caller: Caller, loan: LoanRow): Promise<LoanSide | null> => {
  if (loan.userId === caller.id) return 'student';
  if (loan.status === 'draft') return null;
  if (await isStaffOfBank(db, caller, loan.bankId)) return 'bank';
  return isAdvisor(caller) ? 'advisor' : null;
};

const findVisible = async (db: Db, caller: Caller, isThis: SQL | undefined): Promise<FoundLoan> => {
  const [loan] = await db.select().from(loans).where(isThis);
  const reader = loan && (await readerOf(db, caller, loan));
  if (!loan || !reader) throw notFound('Loan not found.');
  return { loan, reader };
};

/** @throws 404 for people who may not see it, as if it did not exist */
export const findLoan = (
  db: Db,
  caller: Caller,
  { id, bankId, userId }: { id: string; bankId: string; userId: string },
) => findVisible(db, caller, and(eq(loans.id, id), eq(loans.bankId, bankId), eq(loans.userId, userId)));

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** The same by id or by reference code. */
export const findLoanOfPerson = async (
  db: Db,
  caller: Caller,
  { userId, slug }: { userId: string; slug: string },
) => {
  if (!isUuid(userId) || (!isUuid(slug) && !isReferenceCode(slug))) throw notFound('Loan not found.');
  const isNamed = isUuid(slug) ? eq(loans.id, slug) : eq(loans.referenceCode, slug.toUpperCase());
  return findVisible(db, caller, and(eq(loans.userId, userId), isNamed));
};
