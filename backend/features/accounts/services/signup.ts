import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { isKhmerName } from '@/lib/domain/values/name';
import { users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { grantLifetimeSeconds } from '@/backend/limits';
import { codeSms, link, smsOf } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import type { AnyAct } from '@/backend/core/access/act';
import { findOpenVisit, noteVisitor } from '@/backend/features/visits/services/visit-guests';
import { challengeTerms, type Challenge, consumeChallenge, invalidCode, openChallenge } from './challenges';
import { limitRequests, limitSends, senderOf } from '@/backend/features/notices/services/limit-sends';
import { signGrant } from './grants';

export interface Registration {
  firstName: string;
  lastName: string;
  phone: string;
  locale: 'km' | 'en';
}

/** How the number is to be proven, and what the pupil of a school's visit sends beside it. */
export interface SignupTerms {
  /** By the contact that a chat with the bot shares: no code is sent. */
  by?: 'telegram' | undefined;
  visitCode?: string | undefined;
  listAgreed?: boolean | undefined;
}

/**
 * Starts (or restarts) a registration and sends a code. The answer does not reveal whether the number is known: its
 * owner is notified by SMS, no code matches, and the ids are new each time. By Telegram nothing is sent, so that the day's
 * text messages do not count. @throws 422 there on a site without a bot
 */
export async function startSignup(
  act: AnyAct,
  { visitCode, listAgreed, by, ...registration }: Registration & SignupTerms,
) {
  const { deps, tx } = act;
  const { phone } = registration;
  const byTelegram = by === 'telegram';
  if (byTelegram && !deps.env.TELEGRAM_BOT_NAME) throw invalid([{ path: 'by', code: 'no-bot' }]);
  const userId = randomUUID();
  const visit = await findOpenVisit(act, visitCode);
  const sender = { ...senderOf(act), visit };
  if (byTelegram) await limitRequests(deps, phone, sender, tx);
  else await limitSends(deps, phone, sender, tx, 'stranger');
  const [existing] = await tx.select().from(users).where(eq(users.phone, phone));
  const taken = existing?.secretHash != null;
  const challenge = {
    purpose: 'signup' as const,
    userId,
    phone,
    registration: taken
      ? null
      : { ...registration, ...(visit && { visit: { id: visit.id, isListed: listAgreed === true } }) },
    matches: !taken && !byTelegram,
  };
  const opened = await openChallenge(act, challenge);
  const { challengeId, codeUntil } = opened;
  if (!byTelegram) {
    const body = taken
      ? smsOf('known', existing.locale, { link: link(deps, addressOf(deps, '/login', existing)) })
      : codeSms(deps, registration.locale, opened.code);
    await act.sms({ to: phone, body, codeUntil });
  }
  act.note(byTelegram ? 'signup-by-telegram' : 'signup-code', challengeId, {}, null);
  return { userId, challengeId, ...challengeTerms };
}

/** Until the Latin spelling is known, the Khmer one stands in its place too: nobody is without a name anywhere. */
const khmerColumns = ({ firstName, lastName }: Pick<Registration, 'firstName' | 'lastName'>) =>
  isKhmerName(firstName) ? { firstNameKm: firstName, lastNameKm: lastName } : {};

/** The grant for setting the PIN, for the account that the sign-up has opened. */
export const signupGrant = async (deps: Reader, challengeId: string, userId: string) => ({
  grant: await signGrant(deps, { id: challengeId, userId }),
  expiresInSeconds: grantLifetimeSeconds,
});

/**
 * Consumes the challenge of a proven number and stores the person. Of several codes for one number the first one used creates
 * the account; once it has a PIN, no sign-up opens it.
 * @returns the id of the account. @throws 422 where it is used, or the number has an account
 */
export async function openAccount(
  act: AnyAct,
  userId: string,
  { id: challengeId, registration }: Pick<Challenge, 'id' | 'registration'>,
): Promise<string> {
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
  return stored.id;
}

/** Consumes the checked code, stores the person, and returns a grant for setting the PIN. */
export const verifySignupCode = async (
  act: AnyAct,
  userId: string,
  challenge: Pick<Challenge, 'id' | 'registration'>,
) => signupGrant(act.deps, challenge.id, await openAccount(act, userId, challenge));
