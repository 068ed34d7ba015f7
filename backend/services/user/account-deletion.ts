import { and, eq, inArray } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/people/roles';
import { accountDeletions, profiles, sharedResults, uploads, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import { deletionGraceDays } from '@/backend/limits';
import { accountMail, deletionMessage } from '@/backend/services/notification/account-messages';
import type { Act } from '@/backend/services/access/act';
import { revokeSessionsOf, rolesOf } from '@/backend/services/auth/sessions';
import { holdOperators, requireOtherOperator } from '@/backend/services/staff/last-operator';

const dayMs = 86_400_000;
const inPhnomPenh = (date: Date) => new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Nobody can read the shared results of the person from now on; a log-in does not share them again. */
const unshare = async (act: Act, userId: string): Promise<void> => {
  const shared = and(eq(profiles.userId, userId), eq(profiles.shared, true));
  await act.tx.update(profiles).set({ shared: false, updatedAt: act.now }).where(shared);
  const withdrawn = await act.tx.delete(sharedResults).where(eq(sharedResults.userId, userId)).returning();
  const keys = withdrawn.flatMap(({ keyKm, keyEn }) => [keyKm, keyEn]);
  // Their pictures are deleted by the next sweep.
  await act.tx.update(uploads).set({ state: 'removing' }).where(inArray(uploads.key, keys));
};

/**
 * Stores the request, signs the person out everywhere and notifies them; a repeated request keeps the first date.
 * @throws 409 for the only operator
 */
export async function requestDeletion(act: Act, userId: string): Promise<{ deletionAt: string }> {
  const { deps, tx, now } = act;
  const isOperator = (await rolesOf(tx, userId)).includes(roleNames.operator);
  if (isOperator) await holdOperators(tx);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw notFound();
  if (isOperator) await requireOtherOperator(tx, userId);
  const dueAt = new Date(now.getTime() + deletionGraceDays * dayMs);
  const asked = await act.tx
    .insert(accountDeletions)
    .values({ userId, requestedAt: now, dueAt })
    .onConflictDoNothing()
    .returning({ dueAt: accountDeletions.dueAt });
  if (asked.length > 0) {
    const date = inPhnomPenh(dueAt);
    if (user.phone) await act.sms({ to: user.phone, body: deletionMessage(deps, date) });
    else if (user.email) await act.mail({ to: user.email, ...accountMail('deletion', user.locale, date) });
    act.note('deletion-requested', userId);
  }
  await unshare(act, userId);
  await revokeSessionsOf(act, userId, 'deletion-requested');
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return { deletionAt: (row?.dueAt ?? dueAt).toISOString() };
}
