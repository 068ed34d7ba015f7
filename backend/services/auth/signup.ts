import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { isKhmerName } from '@/lib/domain/khmer/khmer-names';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { grantLifetimeSeconds } from '@/backend/limits';
import { codeMessage, knownMessage } from '@/backend/services/notification/account-messages';
import { audit } from '@/backend/services/access/audit';
import {
  challengeTerms,
  checkCode,
  consumeChallenge,
  invalidCode,
  limitSends,
  openChallenge,
} from './challenges';
import { signGrant } from './grants';
import { enqueueSms } from '@/backend/services/notification/enqueue-message';

export interface Registration {
  firstName: string;
  lastName: string;
  phone: string;
  locale: 'km' | 'en';
}

/**
 * Starts (or restarts) a registration and sends a code. The answer does not reveal whether the number is known: its
 * owner is notified by SMS, no code matches, and the ids are new each time.
 */
export async function startSignup(
  deps: Deps,
  registration: Registration,
  scope: { address: string; requestId: string },
) {
  const userId = randomUUID();
  const challengeId = await deps.db.transaction(async (tx) => {
    await limitSends(deps, registration.phone, scope.address, tx);
    const [existing] = await tx.select().from(users).where(eq(users.phone, registration.phone));
    const taken = existing?.secretHash != null;
    const challenge = {
      purpose: 'signup' as const,
      userId,
      registration: taken ? null : registration,
      matches: !taken,
    };
    const opened = await openChallenge(deps, tx, challenge);
    const body = taken ? knownMessage(deps) : codeMessage(deps, opened.code);
    await enqueueSms(deps, { to: registration.phone, body, codeUntil: opened.codeUntil }, tx);
    await audit(
      deps,
      { action: 'signup-code', actorId: null, subject: opened.challengeId, requestId: scope.requestId },
      tx,
    );
    return opened.challengeId;
  });
  return { userId, challengeId, ...challengeTerms };
}

/** Until the Latin spelling is known, the Khmer one stands in its place too: nobody is without a name anywhere. */
const khmerColumns = ({ firstName, lastName }: Pick<Registration, 'firstName' | 'lastName'>) =>
  isKhmerName(firstName) ? { firstNameKm: firstName, lastNameKm: lastName } : {};

/**
 * Consumes the code, stores the person, and returns a grant for setting the PIN. Of several codes for one number the
 * first one used creates the account; once it has a PIN, no code of a sign-up opens it.
 */
export async function verifySignupCode(
  deps: Deps,
  { userId, challengeId, code }: { userId: string; challengeId: string; code: string },
  requestId: string,
) {
  const { registration } = await checkCode(deps, { purpose: 'signup', challengeId, userId, code }, requestId);
  if (!registration) throw invalidCode();
  const { phone, ...given } = registration;
  const person = { ...given, ...khmerColumns(given) };
  const now = deps.clock.now();
  const personId = await deps.db.transaction(async (tx) => {
    await consumeChallenge(deps, challengeId, tx);
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
