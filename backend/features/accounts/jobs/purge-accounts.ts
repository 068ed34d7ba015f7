import { and, asc, eq, lte, notExists, notInArray } from 'drizzle-orm';
import { accountDeletions, loans, users } from '@/backend/db/schema';
import type { WriteDb } from '@/backend/db/client';
import type { WritingDeps } from '@/backend/deps';
import { purgeEveryMs, purgeFirstAfterMs } from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { leaveInterviews } from '@/backend/features/careers/services/end-applications';
import { forgetAccount } from '@/backend/features/accounts/services/forget-account';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 50;
/** So many have one cause, such as a database that went away. */
const failuresMax = 50;

/** A bank has paid and is not paid back: the account stays until the loan is settled. */
const owesNothing = (db: WriteDb) =>
  notExists(
    db
      .select({ id: loans.id })
      .from(loans)
      .where(and(eq(loans.userId, accountDeletions.userId), eq(loans.status, 'paid-out'))),
  );

const purgeOne = (deps: WritingDeps, userId: string): Promise<boolean> =>
  runAct(deps, { caller: null }, async (act) => {
    const { tx, now } = act;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [due] = await act.tx
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now), owesNothing(tx)))
      .returning();
    if (!user || !due) return false;
    await leaveInterviews(act, user.id);
    await forgetAccount(act, user);
    return true;
  });

/**
 * Deletes the accounts whose grace period is over, each in its own transaction, until none is left or the process stops:
 * the next run, here or after a restart, goes on with the rest.
 * @returns how many were deleted and how many failed; one that fails is logged and left for the next run.
 */
export async function purgeAccounts(deps: WritingDeps): Promise<{ purged: number; failed: number }> {
  const failed: string[] = [];
  let purged = 0;
  const purgeDue = async (userId: string) => {
    try {
      if (await purgeOne(deps, userId)) purged += 1;
    } catch (error) {
      failed.push(userId);
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      deps.log.error('purge', { userId, reason: cause instanceof Error ? cause.message : 'unknown' });
    }
  };
  while (failed.length < failuresMax) {
    const due = await deps.db
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(
        and(
          lte(accountDeletions.dueAt, deps.clock.now()),
          notInArray(accountDeletions.userId, failed),
          owesNothing(deps.db),
        ),
      )
      .orderBy(asc(accountDeletions.dueAt))
      .limit(batchMax);
    if (due.length === 0) break;
    for (const { userId } of due) {
      if (deps.health?.stopping) return { purged, failed: failed.length };
      await purgeDue(userId);
    }
  }
  return { purged, failed: failed.length };
}

/** Deletes due accounts soon after the start, and then every hour. */
export const runPurge = (deps: WritingDeps) =>
  runEvery(deps, {
    name: 'purge',
    firstAfterMs: purgeFirstAfterMs,
    everyMs: purgeEveryMs,
    run: async () => {
      const { failed } = await purgeAccounts(deps);
      if (failed > 0) throw new Error(`${failed} accounts are left for the next run.`);
    },
  });
