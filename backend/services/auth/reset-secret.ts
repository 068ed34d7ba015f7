import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { parseMobilePhone } from '@/lib/domain/people/phone-strict';
import { normalizeCambodianPhone } from '@/lib/domain/people/phone';
import { normalizeEmail } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, unauthorized } from '@/backend/errors';
import { grantLifetimeSeconds } from '@/backend/limits';
import {
  accountMail,
  codeMessage,
  secretChangedMessage,
  unknownMessage,
} from '@/backend/services/notification/account-messages';
import { audit } from '@/backend/services/access/audit';
import { addressOf } from '@/backend/services/notification/message-links';
import { challengeTerms, checkCode, consumeChallenge, limitSends, openChallenge } from './challenges';
import { provesEmail } from './find-person';
import { signGrant, useGrant } from './grants';
import { enqueueMail, enqueueSms } from '@/backend/services/notification/enqueue-message';
import { giveDeviceTriesBack, giveLoginTriesBack, loginTriesKey } from '@/backend/services/access/rate-limit';
import { revokeSessionsOf } from './sessions';

type User = typeof users.$inferSelect;

/** A mobile number of Cambodia, where Sala sends SMS, or a mail address. */
const readRecipient = (username: string): { kind: 'phone' | 'email'; value: string } => {
  const email = username.includes('@') ? normalizeEmail(username) : null;
  if (email) return { kind: 'email', value: email };
  const phone = normalizeCambodianPhone(username) && parseMobilePhone(username);
  if (!phone) throw invalid([{ path: 'username', code: 'invalid-username' }]);
  return { kind: 'phone', value: phone };
};

/**
 * The account that a code may open: enabled, with a proven address. Without a PIN (only a provider so far) the number
 * must be proven as well; a number that somebody else entered is proven by a sign-up.
 */
const findOpenable = async (
  tx: Db,
  { kind, value }: ReturnType<typeof readRecipient>,
): Promise<User | undefined> => {
  const owns =
    kind === 'phone'
      ? and(eq(users.phone, value), or(isNotNull(users.secretHash), eq(users.phoneVerified, true)))
      : provesEmail(value);
  const [user] = await tx
    .select()
    .from(users)
    .where(and(owns, eq(users.enabled, true)));
  return user;
};

/** Sends a code, or a message that there is no account: the same work, answer and limits either way. */
export async function startReset(
  deps: Deps,
  username: string,
  scope: { address: string; requestId: string },
) {
  const recipient = readRecipient(username);
  const challengeId = await deps.db.transaction(async (tx) => {
    await limitSends(deps, recipient.value, scope.address, tx);
    const user = await findOpenable(tx, recipient);
    const challenge = { purpose: 'reset' as const, userId: user?.id ?? randomUUID(), registration: null };
    const opened = await openChallenge(deps, tx, { ...challenge, matches: user !== undefined });
    const { codeUntil } = opened;
    if (recipient.kind === 'phone') {
      const body = user ? codeMessage(deps, opened.code) : unknownMessage(deps);
      await enqueueSms(deps, { to: recipient.value, body, codeUntil }, tx);
    } else {
      const mail = user ? accountMail('code', user.locale, opened.code) : accountMail('unknown', 'km');
      await enqueueMail(deps, { to: recipient.value, ...mail, codeUntil }, tx);
    }
    await audit(
      deps,
      { action: 'reset-code', actorId: null, subject: opened.challengeId, requestId: scope.requestId },
      tx,
    );
    return opened.challengeId;
  });
  return { challengeId, ...challengeTerms };
}

/** @throws 422 as for a sign-up's code. */
export async function verifyResetCode(deps: Deps, challengeId: string, code: string, requestId: string) {
  const { userId } = await checkCode(deps, { purpose: 'reset', challengeId, userId: null, code }, requestId);
  await deps.db.transaction((tx) => consumeChallenge(deps, challengeId, tx));
  return {
    grant: await signGrant(deps, { id: challengeId, userId }),
    expiresInSeconds: grantLifetimeSeconds,
  };
}

/** Stores the new secret, ends the other sessions and notifies the person, so that a change by a stranger is noticed. */
export async function replaceSecret(
  deps: Deps,
  tx: Db,
  change: { userId: string; secretHash: string; keepSessionId?: string; action: string; requestId: string },
): Promise<User> {
  const { userId, secretHash, keepSessionId, action, requestId } = change;
  const [user] = await tx
    .update(users)
    .set({ secretHash, updatedAt: deps.clock.now() })
    .where(and(eq(users.id, userId), eq(users.enabled, true)))
    .returning();
  if (!user) throw unauthorized();
  await revokeSessionsOf(deps, userId, action, tx, keepSessionId);
  const link = addressOf(deps, '/forgot-password/reset');
  if (user.phone) await enqueueSms(deps, { to: user.phone, body: secretChangedMessage(deps) }, tx);
  else if (user.email)
    await enqueueMail(deps, { to: user.email, ...accountMail('secretChanged', user.locale, link) }, tx);
  await audit(deps, { action, actorId: userId, subject: userId, requestId }, tx);
  return user;
}

/** Consumes the grant and unlocks the log-in after wrong PINs. */
export const setSecretAfterReset = (
  deps: Deps,
  { challengeId, ...change }: { challengeId: string; userId: string; secretHash: string; requestId: string },
): Promise<User> =>
  deps.db.transaction(async (tx) => {
    await useGrant(deps, challengeId, 'reset', tx);
    const user = await replaceSecret(deps, tx, { ...change, action: 'pin-reset' });
    for (const name of [user.phone, user.email?.toLowerCase()]) {
      if (name) await giveLoginTriesBack(deps, loginTriesKey(deps, name), tx);
    }
    await giveDeviceTriesBack(deps, user.id, tx);
    return user;
  });
