import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { challenges } from '@/backend/db/schema';
import type { Scope } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { giveSendBack } from '@/backend/features/notices/services/limit-sends';
import { digestCode, newShortCode, sameDigest } from '@/backend/core/access/secret-hash';

export type Challenge = typeof challenges.$inferSelect;
type Purpose = Challenge['purpose'];

const resendAfterSeconds = 60;

/** The answer to everybody who requests a code. */
export const challengeTerms = { expiresInSeconds: codeLimits.lifetimeSeconds, resendAfterSeconds };

/** Stores a challenge and returns its code; with `matches: false` no code opens it. */
export async function openChallenge(
  act: AnyAct,
  request: Pick<Challenge, 'purpose' | 'userId' | 'registration'> & {
    email?: string;
    phone?: string;
    matches: boolean;
  },
): Promise<{ challengeId: string; code: string; codeUntil: Date }> {
  const { matches, ...row } = request;
  const { deps, now } = act;
  const challengeId = randomUUID();
  const code = newShortCode();
  const codeUntil = new Date(now.getTime() + codeLimits.lifetimeSeconds * 1000);
  await act.tx.insert(challenges).values({
    ...row,
    id: challengeId,
    codeHash: matches ? digestCode(deps.secrets, challengeId, code) : 'no-code-matches',
    createdAt: now,
    expiresAt: codeUntil,
  });
  return { challengeId, code, codeUntil };
}

export const invalidCode = () =>
  new Refusal(422, 'invalid-code', 'Invalid Code.', {
    issues: [{ path: 'verifyCode', code: 'invalid-code' }],
  });

/**
 * Each try is counted before it is compared, so that parallel guesses get no additional tries. `isTimed: false` for what has
 * an end of its own, which the caller has looked at.
 * @returns undefined where no try is left
 */
export const takeTry = async (
  act: AnyAct,
  {
    purpose,
    challengeId,
    userId,
    isTimed = true,
  }: { purpose: Purpose; challengeId: string; userId: string | null; isTimed?: boolean },
): Promise<Challenge | undefined> => {
  const [row] = await act.tx
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.id, challengeId),
        eq(challenges.purpose, purpose),
        userId === null ? undefined : eq(challenges.userId, userId),
        isNull(challenges.consumedAt),
        isTimed ? gt(challenges.expiresAt, act.now) : undefined,
        lt(challenges.attempts, codeLimits.triesMax),
      ),
    )
    .returning();
  return row;
};

/**
 * The id of the person's newest code, also when its tries are used up: an older one is not tried in its place, so that
 * guesses without an id get no more tries than those with one.
 */
const newestOf = async (act: AnyAct, purpose: Purpose, userId: string | null): Promise<string> => {
  if (userId === null) return randomUUID();
  const [newest] = await act.tx
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.userId, userId), eq(challenges.purpose, purpose)))
    .orderBy(desc(challenges.createdAt))
    .limit(1);
  return newest?.id ?? randomUUID();
};

/**
 * The challenge that the code opens; it is not consumed yet.
 * @param guess.challengeId null for the newest of the person
 * @param guess.userId the person in the call; null when the caller knows only the id of the challenge
 * @throws 422 for a wrong, used or expired code, and after five tries
 */
export const checkCode = (
  { deps, requestId }: Pick<Scope, 'deps' | 'requestId'>,
  guess: { purpose: Purpose; challengeId: string | null; userId: string | null; code: string },
): Promise<Challenge> =>
  runAct(deps, { caller: null, requestId }, async (act) => {
    const { purpose, userId } = guess;
    const challengeId = guess.challengeId ?? (await newestOf(act, purpose, userId));
    const challenge = await takeTry(act, { purpose, challengeId, userId });
    const digest = digestCode(deps.secrets, challengeId, guess.code);
    if (challenge && sameDigest(challenge.codeHash, digest)) return challenge;
    act.note(`${purpose}-code-wrong`, challengeId);
    return invalidCode();
  });

/** @throws 422 when a parallel call was first. */
export async function consumeChallenge(act: AnyAct, challengeId: string): Promise<void> {
  const consumed = await act.tx
    .update(challenges)
    .set({ consumedAt: act.now, registration: null, email: null, phone: null })
    .where(and(eq(challenges.id, challengeId), isNull(challenges.consumedAt)))
    .returning({ id: challenges.id });
  if (consumed.length === 0) throw invalidCode();
  await giveSendBack(act);
}
