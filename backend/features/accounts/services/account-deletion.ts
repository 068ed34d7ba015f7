import { and, eq, inArray } from 'drizzle-orm';
import { cambodianDay } from '@/lib/domain/dates/cambodian-days';
import { owingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { roleNames } from '@/lib/domain/accounts/roles';
import { accountDeletions, loans, profiles, sharedResults, uploads, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Db } from '@/backend/db/client';
import { deletionGraceDays } from '@/backend/limits';
import { fact, link, mailOf, smsOf } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import type { Act } from '@/backend/core/access/act';
import { revokeSessionsOf } from './sessions';
import { rolesOf } from '@/backend/core/access/roles-of';
import { holdOperators, requireOtherOperator } from './last-operator';

const dayMs = 86_400_000;

/** Nobody can read the shared results of the person from now on; a log-in does not share them again. */
const unshare = async (act: Act, userId: string): Promise<void> => {
  const shared = and(eq(profiles.userId, userId), eq(profiles.shared, true));
  await act.tx.update(profiles).set({ shared: false, updatedAt: act.now }).where(shared);
  const withdrawn = await act.tx.delete(sharedResults).where(eq(sharedResults.userId, userId)).returning();
  const keys = withdrawn.flatMap(({ keyKm, keyEn }) => [keyKm, keyEn]);
  // Their pictures are deleted by the next sweep.
  await act.tx.update(uploads).set({ state: 'removing' }).where(inArray(uploads.key, keys));
};

/** @throws 409 that names each loan, with its state, that must be settled or cancelled first */
const requireNothingOwed = async (tx: Db, userId: string): Promise<void> => {
  const owed = await tx
    .select({ code: loans.status, path: loans.referenceCode })
    .from(loans)
    .where(and(eq(loans.userId, userId), inArray(loans.status, [...owingLoanStatuses])))
    .orderBy(loans.createdAt, loans.id);
  if (owed.length === 0) return;
  const how = 'Cancel an approved loan, or pay back what was paid out; then delete the account.';
  throw new Refusal(409, 'loans-open', `A bank has agreed to lend. ${how}`, { issues: owed });
};

/**
 * Stores the request, signs the person out everywhere and notifies them; a repeated request keeps the first date.
 * @throws 409 for the only operator, and for somebody who owes a bank
 */
export async function requestDeletion(act: Act, userId: string): Promise<{ deletionAt: string }> {
  const { deps, tx, now } = act;
  const isOperator = (await rolesOf(tx, userId)).includes(roleNames.operator);
  if (isOperator) await holdOperators(tx);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw notFound();
  if (isOperator) await requireOtherOperator(tx, userId);
  await requireNothingOwed(tx, userId);
  const dueAt = new Date(now.getTime() + deletionGraceDays * dayMs);
  const asked = await act.tx
    .insert(accountDeletions)
    .values({ userId, requestedAt: now, dueAt })
    .onConflictDoNothing()
    .returning({ dueAt: accountDeletions.dueAt });
  if (asked.length > 0) {
    const values = {
      date: fact(cambodianDay(dueAt)),
      link: link(deps, addressOf(deps, '/login', user)),
    };
    if (user.phone) await act.sms({ to: user.phone, body: smsOf('deletion', user.locale, values) });
    else if (user.email) await act.mail({ to: user.email, ...mailOf('deletion', user.locale, values) });
    act.note('deletion-requested', userId);
  }
  await unshare(act, userId);
  await revokeSessionsOf(act, userId, 'deletion-requested');
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return { deletionAt: (row?.dueAt ?? dueAt).toISOString() };
}
