import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { signInSteps } from '@/backend/db/schema';
import { sessionStepSeconds, signInStepSeconds } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { hashToken, newOpaqueToken } from './tokens';

export type SignInStep = typeof signInSteps.$inferSelect;
type Kind = SignInStep['step'];

const rememberedSeconds = 86_400;
const lifetimeSeconds: Record<Kind, number> = {
  provider: signInStepSeconds,
  session: sessionStepSeconds,
  link: signInStepSeconds,
};
const shift = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Stores a step and returns the token that opens it, once, in the browser with this `browser` token. */
export async function openStep(
  act: AnyAct,
  step: Pick<SignInStep, 'step' | 'provider' | 'redirect' | 'locale'> &
    Partial<Pick<SignInStep, 'userId' | 'issuer' | 'subject' | 'providerToken'>> & { browser: string },
): Promise<string> {
  const { browser, ...row } = step;
  const { now } = act;
  const token = newOpaqueToken();
  await act.tx.delete(signInSteps).where(lt(signInSteps.expiresAt, shift(now, -rememberedSeconds)));
  await act.tx.insert(signInSteps).values({
    ...row,
    tokenHash: hashToken(token),
    browserHash: hashToken(browser),
    createdAt: now,
    expiresAt: shift(now, lifetimeSeconds[row.step]),
  });
  return token;
}

const isOf = (token: string, browser: string) =>
  and(eq(signInSteps.tokenHash, hashToken(token)), eq(signInSteps.browserHash, hashToken(browser)));

const isOpen = (now: Date, step: Kind) =>
  and(eq(signInSteps.step, step), isNull(signInSteps.usedAt), gt(signInSteps.expiresAt, now));

/** Consumes a step; null for a step that is used, expired, unknown or of another browser. */
export async function takeStep(
  act: AnyAct,
  step: Kind,
  token: string,
  browser: string,
): Promise<SignInStep | null> {
  const [row] = await act.tx
    .update(signInSteps)
    .set({ usedAt: act.now })
    .where(and(isOf(token, browser), isOpen(act.now, step)))
    .returning();
  return row ?? null;
}

/** A step of this browser, whether or not it is consumed: it contains the page that the person wanted. */
export async function recallStep(db: Db, token: string, browser: string): Promise<SignInStep | null> {
  const [row] = await db.select().from(signInSteps).where(isOf(token, browser));
  return row ?? null;
}

/** Consumes the newest pending link of this browser for this person; null when there is none. */
export async function takeLinkOf(act: AnyAct, userId: string, browser: string): Promise<SignInStep | null> {
  const [row] = await act.tx
    .update(signInSteps)
    .set({ usedAt: act.now })
    .where(
      and(
        eq(signInSteps.browserHash, hashToken(browser)),
        eq(signInSteps.userId, userId),
        isOpen(act.now, 'link'),
      ),
    )
    .returning();
  return row ?? null;
}
