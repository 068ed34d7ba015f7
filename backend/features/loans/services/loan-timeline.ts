import { asc, eq } from 'drizzle-orm';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import type { Db } from '@/backend/db/client';
import { loanEvents, type loans, users } from '@/backend/db/schema';
import type { Reader } from './find-loan';
import { namesOf } from './loan-views';

/** Only the bank reads who of its people acted, and what they said to each other. */
const isInternal = ({ deed }: typeof loanEvents.$inferSelect) =>
  deed === 'first-approval' || deed === 'first-pay-out';

/** What happened to a loan, in order, as far as its reader may know. */
export async function readTimeline(
  db: Db,
  { id }: typeof loans.$inferSelect,
  reader: Reader,
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
      person: isBank && person && event.actor === 'bank' ? namesOf(person) : null,
      unseenReason: isBank ? event.unseenReason : null,
      ageReason: isBank ? event.ageReason : null,
    }));
}
