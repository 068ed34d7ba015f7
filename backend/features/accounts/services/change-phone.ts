import { eq } from 'drizzle-orm';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { users } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { codeSms, fact, link, mailOf, smsOf } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import type { Act } from '@/backend/core/access/act';
import { challengeTerms, type Challenge, consumeChallenge, invalidCode, openChallenge } from './challenges';
import { limitSends, senderOf } from '@/backend/features/notices/services/limit-sends';
import { revokeSessionsOf } from './sessions';

/**
 * Sends a code to the new number; the person has proven who they are before. The answer does not reveal whether another
 * account has the number: its owner is told, and no code matches.
 * @throws 409 `same-phone`, 422, 429
 */
export async function startPhoneChange(act: Act, userId: string, typed: string) {
  const { deps, tx } = act;
  const phone = parseMobilePhone(typed);
  if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  if (user.phone === phone && user.phoneVerified)
    throw new Refusal(409, 'same-phone', 'The account has this number already.');
  await limitSends(deps, phone, senderOf(act), tx, 'stranger');
  const [owner] = await tx
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(eq(users.phone, phone));
  const isFree = owner === undefined || owner.id === userId;
  const challenge = { purpose: 'phone' as const, userId, registration: null, phone, matches: isFree };
  const { challengeId, code, codeUntil } = await openChallenge(act, challenge);
  const body = isFree
    ? codeSms(deps, user.locale, code)
    : smsOf('known', owner.locale, { link: link(deps, addressOf(deps, '/login', owner)) });
  await act.sms({ to: phone, body, codeUntil });
  act.note('phone-code', userId);
  return { challengeId, ...challengeTerms };
}

/**
 * Gives the account its new number. Every other session ends, and the old number and a proven address are told.
 * @throws 422 for a used code, and when another account has the number by now
 */
export async function changePhone(
  act: Act,
  userId: string,
  { id, phone }: Pick<Challenge, 'id' | 'phone'>,
): Promise<void> {
  if (!phone) throw invalidCode();
  await consumeChallenge(act, id);
  const [before] = await act.tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!before) throw notFound();
  const change = act.tx
    .update(users)
    .set({ phone, phoneVerified: true, updatedAt: act.now })
    .where(eq(users.id, userId));
  await Promise.resolve(change).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_phone_key') ? invalidCode() : error;
  });
  await revokeSessionsOf(act, userId, 'phone-changed', act.caller.sessionId);
  const contact = { link: link(act.deps, addressOf(act.deps, '/contact-us', before)) };
  if (before.phone && before.phone !== phone)
    await act.sms({
      to: before.phone,
      // Of the new number only its end.
      body: smsOf('phoneChanged', before.locale, { end: fact(phone.slice(-3)), ...contact }),
    });
  if (before.email && before.emailVerified)
    await act.mail({ to: before.email, ...mailOf('phoneChanged', before.locale, contact) });
  act.note('phone-changed', userId, { hadNumber: before.phone !== null });
}
