import { eq } from 'drizzle-orm';
import { rateLimits } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { expectedLogInSeconds } from '@/backend/limits';
import type { AnyAct } from './act';

const keyOf = (userId: string) => `login-expected:${userId}`;

/** Whoever has just set a PIN with a code is no guesser: their log-in does not need a try of its address. */
export async function expectLogIn(act: AnyAct, userId: string): Promise<void> {
  const until = new Date(act.now.getTime() + expectedLogInSeconds * 1000);
  await act.tx
    .insert(rateLimits)
    .values({ key: keyOf(userId), count: 1, until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { until } });
}

export async function isLogInExpected(deps: Deps, userId: string): Promise<boolean> {
  const [row] = await deps.db
    .select({ until: rateLimits.until })
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(userId)));
  return row !== undefined && row.until > deps.clock.now();
}
