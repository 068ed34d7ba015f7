import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { guardianConsents, loanEvents, loanPostings, loans } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { digestCode } from '@/backend/core/access/secret-hash';

/** Money has changed hands: the bank keeps amounts, days and the guardian's agreement. */
const lent = ['paid-out', 'closed'] as const;

/**
 * Removes what a deleted account leaves at banks. A loan that was lent stays without names, numbers, papers and words;
 * of the guardian's agreement stay day, amount and a digest of the number, which proves a number that somebody names.
 */
export async function forgetBorrower(act: AnyAct, userId: string): Promise<void> {
  const own = eq(loans.userId, userId);
  await act.tx.delete(loans).where(and(own, notInArray(loans.status, [...lent])));
  const kept = act.tx.select({ id: loans.id }).from(loans).where(own);
  await act.tx
    .update(loanEvents)
    .set({ note: null, unseenReason: null, ageReason: null })
    .where(inArray(loanEvents.loanId, kept));
  await act.tx.update(loanPostings).set({ note: null }).where(inArray(loanPostings.loanId, kept));
  await act.tx
    .update(loans)
    .set({ guardianName: '', guardianPhone: null, dob: null, documents: {}, searchFold: '' })
    .where(own);
  const agreed = eq(guardianConsents.userId, userId);
  await act.tx.delete(guardianConsents).where(and(agreed, isNull(guardianConsents.loanId)));
  for (const { id, guardianPhone } of await act.tx.select().from(guardianConsents).where(agreed)) {
    const guardianPhoneDigest = guardianPhone && digestCode(act.deps.secrets, id, guardianPhone);
    await act.tx
      .update(guardianConsents)
      .set({ guardianPhone: null, guardianPhoneDigest, linkHash: null })
      .where(eq(guardianConsents.id, id));
  }
}
