import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import { readMail } from '@/lib/domain/values/mail';
import type { Db } from '@/backend/db/client';
import { users } from '@/backend/db/schema';
import { invalid, unauthorized } from '@/backend/errors';
import { grantLifetimeSeconds } from '@/backend/limits';
import { codeSms, fact, link, mailOf, smsOf } from '@/backend/features/notices/services/compose';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { challengeTerms, consumeChallenge, openChallenge } from './challenges';
import { knownDevice } from './devices';
import { limitSends, senderOf } from '@/backend/features/notices/services/limit-sends';
import { provesEmail } from '@/backend/core/access/find-person';
import { signGrant, useGrant } from './grants';
import { giveDeviceTriesBack, giveLoginTriesBack, loginTriesKey } from '@/backend/core/access/rate-limit';
import { findFreeWay, sendByFreeWay } from './send-code';
import { revokeSessionsOf } from './sessions';

type User = typeof users.$inferSelect;

/** A mobile number of Cambodia, where Sala sends SMS, or a mail address. */
const readRecipient = (username: string): { kind: 'phone' | 'email'; value: string } => {
  const email = username.includes('@') ? readMail(username) : null;
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

/**
 * Sends a code, or a message that there is no account: the same work, answer and limits either way. That message is left
 * out when the day's messages to strangers are used up. A code for a number goes to the chat or the proven mail address of
 * its account, unless an SMS is asked for.
 */
export async function startReset(
  act: AnyAct,
  { username, by }: { username: string; by?: 'sms' | undefined },
) {
  const { deps, tx } = act;
  const recipient = readRecipient(username);
  const user = await findOpenable(tx, recipient);
  const userId = user?.id ?? randomUUID();
  const freeWay = await findFreeWay(act, userId);
  const way = recipient.kind === 'phone' && by !== 'sms' ? freeWay : null;
  const isOwn = knownDevice(deps, user?.id ?? null, act.devices) !== null;
  const sender = { ...senderOf(act), isOwn };
  const maySend = await limitSends(deps, recipient.value, sender, tx, way ? 'reached' : 'unknown');
  const challenge = { purpose: 'reset' as const, userId, registration: null };
  const opened = await openChallenge(act, { ...challenge, matches: user !== undefined });
  const { codeUntil } = opened;
  if (user && way) {
    const mail = mailOf('code', user.locale, { code: fact(opened.code) });
    await sendByFreeWay(act, way, { mail, codeUntil, userId });
  } else if (recipient.kind === 'phone') {
    const body = user
      ? codeSms(deps, user.locale, opened.code)
      : smsOf('unknown', 'km', { link: link(deps, addressOf(deps, '/signup')) });
    if (maySend) await act.sms({ to: recipient.value, body, codeUntil });
  } else {
    const mail = user ? mailOf('code', user.locale, { code: fact(opened.code) }) : mailOf('unknown', 'km');
    await act.mail({ to: recipient.value, ...mail, codeUntil });
  }
  act.note('reset-code', opened.challengeId, {}, null);
  return { challengeId: opened.challengeId, ...challengeTerms };
}

/** Consumes the checked code. @throws 422 when a parallel call was first */
export async function openReset(act: AnyAct, { id, userId }: { id: string; userId: string }) {
  await consumeChallenge(act, id);
  return {
    grant: await signGrant(act.deps, { id, userId }),
    expiresInSeconds: grantLifetimeSeconds,
  };
}

/** Stores the new secret, ends the other sessions and notifies the person, so that a change by a stranger is noticed. */
export async function replaceSecret(
  act: Act,
  change: { secretHash: string; keepSessionId?: string; action: string },
): Promise<User> {
  const { deps, caller } = act;
  const { secretHash, keepSessionId, action } = change;
  const userId = caller.id;
  const [user] = await act.tx
    .update(users)
    .set({ secretHash, updatedAt: act.now })
    .where(and(eq(users.id, userId), eq(users.enabled, true)))
    .returning();
  if (!user) throw unauthorized();
  await revokeSessionsOf(act, userId, action, keepSessionId);
  const values = { link: link(deps, addressOf(deps, '/forgot-password/reset', user)) };
  if (user.phone) await act.sms({ to: user.phone, body: smsOf('secretChanged', user.locale, values) });
  else if (user.email) await act.mail({ to: user.email, ...mailOf('secretChanged', user.locale, values) });
  act.note(action, userId);
  return user;
}

/** Consumes the grant and unlocks the log-in after wrong PINs. */
export async function setSecretAfterReset(act: Act, secretHash: string): Promise<User> {
  const { deps, tx } = act;
  await useGrant(act, act.caller.sessionId, 'reset');
  const user = await replaceSecret(act, { secretHash, action: 'pin-reset' });
  for (const name of [user.phone, user.email?.toLowerCase()]) {
    if (name) await giveLoginTriesBack(deps, loginTriesKey(deps, name), tx);
  }
  await giveDeviceTriesBack(user.id, tx);
  return user;
}
