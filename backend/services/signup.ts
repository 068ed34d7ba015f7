import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { codeLimits } from '@/lib/domain/limits';
import type { Db } from '../db/client';
import { challenges, users } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../errors';
import { audit } from './audit';
import { signGrant } from './grants';
import { grantLifetimeSeconds } from '../limits';
import { enqueueSms } from './outbox';
import { hitLimit } from './rate-limit';
import { digestCode, sameDigest } from './secret-hash';

export interface Registration {
  firstName: string;
  lastName: string;
  phone: string;
  locale: 'km' | 'en';
}

const resendAfterSeconds = 60;

const secondsAfter = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/** Latin letters only: Khmer would halve what fits. The last line lets the phone fill the code in by itself. */
const codeMessage = (deps: Deps, code: string) =>
  `Sala: your code is ${code}. It is valid for 5 minutes. Do not share it.\n\n@${new URL(deps.env.PUBLIC_ORIGIN).hostname} #${code}`;

const knownMessage = (deps: Deps) =>
  `Sala: you already have an account with this number. Log in at ${deps.env.PUBLIC_ORIGIN}/login`;

/** In the transaction of the send, so that a refused send counts nowhere. */
const limitSends = async (deps: Deps, phone: string, address: string, tx: Db) => {
  const number = digestCode(deps.secrets, 'phone', phone);
  await hitLimit(deps, `sms-address:${address}`, codeLimits.sendsPerAddressPerHourMax, 3600, tx);
  await hitLimit(deps, `sms-day:${number}`, codeLimits.sendsPerNumberPerDayMax, 86_400, tx);
  await hitLimit(
    deps,
    `sms:${number}`,
    codeLimits.sendsPerNumberMax,
    codeLimits.sendsPerNumberWindowSeconds,
    tx,
  );
};

/**
 * Starts (or starts again) a registration and sends a code. The answer does not tell whether the number is known:
 * its owner is told so by SMS, no code matches, and the ids are fresh each time.
 */
export async function startSignup(
  deps: Deps,
  registration: Registration,
  scope: { address: string; requestId: string },
) {
  const now = deps.clock.now();
  const [challengeId, userId] = [randomUUID(), randomUUID()];
  const code = String(randomInt(10 ** codeLimits.lengthDigits)).padStart(codeLimits.lengthDigits, '0');
  await deps.db.transaction(async (tx) => {
    await limitSends(deps, registration.phone, scope.address, tx);
    const [existing] = await tx.select().from(users).where(eq(users.phone, registration.phone));
    const taken = existing?.secretHash != null;
    await tx.insert(challenges).values({
      id: challengeId,
      userId,
      purpose: 'signup',
      codeHash: taken ? 'no-code-matches' : digestCode(deps.secrets, challengeId, code),
      createdAt: now,
      expiresAt: secondsAfter(now, codeLimits.lifetimeSeconds),
      registration: taken ? null : registration,
    });
    const body = taken ? knownMessage(deps) : codeMessage(deps, code);
    await enqueueSms(deps, { to: registration.phone, body }, tx);
    await audit(
      deps,
      { action: 'signup-code', actorId: null, subject: challengeId, requestId: scope.requestId },
      tx,
    );
  });
  return { userId, challengeId, expiresInSeconds: codeLimits.lifetimeSeconds, resendAfterSeconds };
}

const invalidCode = () =>
  new Refusal(422, 'invalid-code', 'Invalid Code.', {
    issues: [{ path: 'verifyCode', code: 'invalid-code' }],
  });

/** Each try is counted before it is compared, so that parallel guesses get no more of them. */
const takeTry = async (deps: Deps, userId: string, challengeId: string) => {
  const [row] = await deps.db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.id, challengeId),
        eq(challenges.userId, userId),
        isNull(challenges.consumedAt),
        gt(challenges.expiresAt, deps.clock.now()),
        lt(challenges.attempts, codeLimits.triesMax),
      ),
    )
    .returning();
  return row;
};

/**
 * Consumes the code, stores the person, and answers a grant for setting the PIN. Of several codes for one number the
 * first that is used makes the account; once it has a PIN, no code of a sign-up opens it.
 */
export async function verifySignupCode(
  deps: Deps,
  { userId, challengeId, code }: { userId: string; challengeId: string; code: string },
  requestId: string,
) {
  const challenge = await takeTry(deps, userId, challengeId);
  const matches =
    challenge !== undefined && sameDigest(challenge.codeHash, digestCode(deps.secrets, challengeId, code));
  if (!challenge?.registration || !matches) {
    await audit(deps, { action: 'signup-code-wrong', actorId: null, subject: challengeId, requestId });
    throw invalidCode();
  }
  const { phone, ...person } = challenge.registration;
  const now = deps.clock.now();
  const personId = await deps.db.transaction(async (tx) => {
    const consumed = await tx
      .update(challenges)
      .set({ consumedAt: now, registration: null })
      .where(and(eq(challenges.id, challengeId), isNull(challenges.consumedAt)))
      .returning({ id: challenges.id });
    if (consumed.length === 0) throw invalidCode();
    const [stored] = await tx
      .insert(users)
      .values({ id: userId, phone, phoneVerified: true, ...person, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: users.phone,
        set: { ...person, phoneVerified: true, updatedAt: now },
        setWhere: isNull(users.secretHash),
      })
      .returning({ id: users.id });
    if (!stored) throw invalidCode();
    return stored.id;
  });
  return {
    grant: await signGrant(deps, { id: challengeId, userId: personId }),
    expiresInSeconds: grantLifetimeSeconds,
  };
}
