import { and, asc, eq } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { banks, bankStaff } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { isAdvisor } from './staff';

/** A person with the role bank who works for this bank. */
export async function isStaffOfBank(db: Db, caller: Caller, bankId: string): Promise<boolean> {
  if (!caller.roles.includes(roleNames.bank)) return false;
  const rows = await db
    .select({ id: bankStaff.userId })
    .from(bankStaff)
    .where(and(eq(bankStaff.userId, caller.id), eq(bankStaff.bankId, bankId)));
  return rows.length > 0;
}

/** The people who process a bank's loans. */
export const staffOfBank = async (db: Db, bankId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: bankStaff.userId })
    .from(bankStaff)
    .where(eq(bankStaff.bankId, bankId))
    .orderBy(asc(bankStaff.userId));
  return rows.map((row) => row.id);
};

/** @throws 404 when there is no such bank. */
export async function findBank(db: Db, id: string): Promise<typeof banks.$inferSelect> {
  const [row] = await db.select().from(banks).where(eq(banks.id, id));
  if (!row) throw notFound('Bank not found.');
  return row;
}

/** @throws 404 for people who do not work there, as if there were no such bank */
export async function findOwnBank(db: Db, caller: Caller, id: string): Promise<typeof banks.$inferSelect> {
  const bank = await findBank(db, id);
  if (!isAdvisor(caller) && !(await isStaffOfBank(db, caller, bank.id))) throw notFound('Bank not found.');
  return bank;
}
