import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { isKhmerName } from '@/lib/domain/khmer/khmer-names';
import { users } from '@/backend/db/schema';
import { grantLifetimeSeconds } from '@/backend/limits';
import { codeSms, link, smsOf } from '@/backend/services/notification/compose';
import { addressOf } from '@/backend/services/notification/message-links';
import type { AnyAct } from '@/backend/services/access/act';
import { findOpenVisit, noteVisitor } from '@/backend/services/user/visit-guests';
import { challengeTerms, type Challenge, consumeChallenge, invalidCode, openChallenge } from './challenges';
import { limitSends, senderOf } from './limit-sends';
import { signGrant } from './grants';

export interface Registration {
  firstName: string;
  lastName: string;
  phone: string;
  locale: 'km' | 'en';
}

/** What the pupil of a school's visit sends beside it. */
export interface ThroughVisit {
  visitCode?: string | undefined;
  listAgreed?: boolean | undefined;
}

/**
 * Starts (or restarts) a registration and sends a code. The answer does not reveal whether the number is known: its
 * owner is notified by SMS, no code matches, and the ids are new each time.
 */
export async function startSignup(
  act: AnyAct,
  { visitCode, listAgreed, ...registration }: Registration & ThroughVisit,
) {
  const { deps, tx } = act;
  const userId = randomUUID();
  const visit = await findOpenVisit(act, visitCode);
  await limitSends(deps, registration.phone, { ...senderOf(act), visit }, tx, 'stranger');
  const [existing] = await tx.select().from(users).where(eq(users.phone, registration.phone));
  const taken = existing?.secretHash != null;
  const challenge = {
    purpose: 'signup' as const,
    userId,
    registration: taken
      ? null
      : { ...registration, ...(visit && { visit: { id: visit.id, isListed: listAgreed === true } }) },
    matches: !taken,
  };
  const opened = await openChallenge(act, challenge);
  const body = taken
    ? smsOf('known', existing.locale, { link: link(deps, addressOf(deps, '/login', existing)) })
    : codeSms(deps, registration.locale, opened.code);
  const { challengeId, codeUntil } = opened;
  await act.sms({ to: registration.phone, body, codeUntil });
  act.note('signup-code', challengeId, {}, null);
  return { userId, challengeId, ...challengeTerms };
}

/** Until the Latin spelling is known, the Khmer one stands in its place too: nobody is without a name anywhere. */
const khmerColumns = ({ firstName, lastName }: Pick<Registration, 'firstName' | 'lastName'>) =>
  isKhmerName(firstName) ? { firstNameKm: firstName, lastNameKm: lastName } : {};

/**
 * Consumes the checked code, stores the person, and returns a grant for setting the PIN. Of several codes for one number the
 * first one used creates the account; once it has a PIN, no code of a sign-up opens it.
 */
export async function verifySignupCode(
  act: AnyAct,
  userId: string,
  { id: challengeId, registration }: Pick<Challenge, 'id' | 'registration'>,
) {
  const { now } = act;
  if (!registration) throw invalidCode();
  const { phone, visit, ...given } = registration;
  const person = { ...given, ...khmerColumns(given) };
  await consumeChallenge(act, challengeId);
  const [stored] = await act.tx
    .insert(users)
    .values({ id: userId, phone, phoneVerified: true, ...person, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: users.phone,
      set: { ...person, phoneVerified: true, updatedAt: now },
      setWhere: isNull(users.secretHash),
    })
    .returning({ id: users.id });
  if (!stored) throw invalidCode();
  if (visit) await noteVisitor(act, visit, stored.id);
  return {
    grant: await signGrant(act.deps, { id: challengeId, userId: stored.id }),
    expiresInSeconds: grantLifetimeSeconds,
  };
}
