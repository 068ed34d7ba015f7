import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { laterSteps, type LaterStep } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { laterStepAttemptsMax, laterStepLeaseMs } from '@/backend/limits';
import { unseal } from '@/backend/features/accounts/services/seal';
import { runEvery } from './run-every';

const doStep = async (deps: WritingDeps, { provider, token: sealed }: LaterStep): Promise<void> => {
  const token = unseal(deps.secrets, sealed);
  // Sealed with secrets that are gone: nobody can end that session any more.
  if (token === null) return;
  await deps.identityProviders.logOut(provider, token);
};

/** Leases the step that is due next, so that other processes leave it and no transaction waits for a gateway. */
const claimNext = (deps: WritingDeps) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [due] = await tx
      .select({ id: laterSteps.id })
      .from(laterSteps)
      .where(lte(laterSteps.nextAttemptAt, now))
      .orderBy(asc(laterSteps.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [claimed] = await tx
      .update(laterSteps)
      .set({
        attempts: sql`${laterSteps.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + laterStepLeaseMs),
      })
      .where(eq(laterSteps.id, due.id))
      .returning();
    return claimed ?? null;
  });

const backoffMs = (attempts: number) => 1000 * Math.min(3600, 5 * 2 ** attempts);

/**
 * Does the steps that are due, each until it succeeds or has been tried for a day; any number of processes may run it.
 * @returns how many were tried
 */
export async function doLaterSteps(deps: WritingDeps): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const row = deps.health?.stopping ? null : await claimNext(deps);
    if (!row) return tried;
    const { id, step, attempts } = row;
    // Another process that leased it after this lease stores the result.
    const mine = and(eq(laterSteps.id, id), eq(laterSteps.attempts, attempts));
    try {
      await doStep(deps, step);
      await deps.db.delete(laterSteps).where(mine);
    } catch (error) {
      const lastError = error instanceof Error ? error.message : 'unknown';
      const isOver = attempts >= laterStepAttemptsMax;
      deps.log.error('later-step', { id, kind: step.kind, attempts, reason: lastError, isOver });
      const nextAttemptAt = new Date(deps.clock.now().getTime() + backoffMs(attempts));
      if (isOver) await deps.db.delete(laterSteps).where(mine);
      else await deps.db.update(laterSteps).set({ lastError, nextAttemptAt }).where(mine);
    }
  }
}

/** Looks for due steps periodically. @returns a function that stops it and waits for the current run. */
export const runLaterSteps = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'later-steps', everyMs, run: () => doLaterSteps(deps) });
