import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { TelegramProof } from '@/lib/contract/accounts/telegram-proofs';
import { challenges, identities, telegramKeys, users } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Caller, Scope } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { telegramKeysPerSignupMax } from '@/backend/limits';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { bindKey, openTelegramKey, untilFrom } from '@/backend/features/notices/services/telegram-links';
import { type Challenge, invalidCode, takeTry } from './challenges';
import { openAccount, signupGrant } from './signup';
import { hashToken } from '@/backend/core/access/opaque-tokens';

// A number is proven by the contact that a chat with the bot shares: Telegram has checked it by a message of its own. Until the
// chat has shared it, all of this says and does the same whether or not the number has an account.

interface Signup {
  userId: string;
  challengeId: string;
}

const ofSignup = ({ userId, challengeId }: Signup) =>
  and(eq(challenges.id, challengeId), eq(challenges.userId, userId), eq(challenges.purpose, 'signup'));

/**
 * A link to the bot for the number of a sign-up that waits, once and for ten minutes.
 * @throws 404 without a bot, and where no such sign-up waits; 429 after five
 */
export async function openProof(act: AnyAct, signup: Signup) {
  const waits = and(ofSignup(signup), isNull(challenges.consumedAt), isNotNull(challenges.phone));
  if ((await act.tx.$count(challenges, waits)) === 0) throw notFound('No such sign-up waits.');
  const { challengeId } = signup;
  await hitLimit(act.deps, `telegram-proof:${challengeId}`, telegramKeysPerSignupMax, 86_400, act.tx);
  return openTelegramKey(act, { challengeId });
}

/**
 * Telegram tells who has had a number, not who has it today. So it opens no account that somebody logs in to, also not one
 * without a PIN that a provider opens, which a code would.
 */
const hasOwner = async (tx: Db, phone: string): Promise<boolean> => {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(and(eq(users.phone, phone), or(isNotNull(users.secretHash), isNotNull(identities.userId))))
    .limit(1);
  return owner !== undefined;
};

const openKeys = (now: Date) =>
  and(isNotNull(telegramKeys.challengeId), isNull(telegramKeys.agreedAt), gt(telegramKeys.expiresAt, now));

/** A chat has opened the link of a sign-up. @returns false for a link that is used or over, and for one of another chat */
export async function startProof(
  act: AnyAct,
  { key, chatId }: { key: string; chatId: string },
): Promise<boolean> {
  const hash = hashToken(key);
  const [row] = await act.tx
    .select()
    .from(telegramKeys)
    .where(and(eq(telegramKeys.hash, hash), openKeys(act.now)))
    .for('update');
  if (!row || (row.chatId !== null && row.chatId !== chatId)) return false;
  // The name of the chat is nobody's business here.
  await bindKey(act, { hash, chatId, name: null });
  return true;
}

/** What a chat may share: `ownerId` is the person of Telegram whose number it is, where Telegram knows. */
export interface SharedContact {
  phone: string;
  ownerId: number | undefined;
}

/** `none`: the chat was asked for nothing, or its link is over. `known`: the number is proven, and has an account. */
export type Shared = 'none' | 'over' | 'not-own' | 'other-number' | 'known' | 'proven';

const e164Of = (phone: string) => `+${phone.replace(/\D/g, '')}`;

/**
 * A chat has shared a contact. It proves the number of the sign-up whose link the chat has opened where it is the sender's
 * own and the same number. Each other one takes a try, as a wrong code does.
 */
export async function shareContact(
  act: AnyAct,
  { chatId, senderId, contact }: { chatId: string; senderId: number; contact: SharedContact },
): Promise<Shared> {
  const [key] = await act.tx
    .select()
    .from(telegramKeys)
    .where(and(eq(telegramKeys.chatId, chatId), openKeys(act.now)))
    .for('update');
  if (!key?.challengeId) return 'none';
  const mine = eq(telegramKeys.hash, key.hash);
  const { challengeId } = key;
  const tried = { purpose: 'signup' as const, challengeId, userId: null, isTimed: false };
  const challenge = await takeTry(act, tried);
  if (!challenge?.phone) {
    await act.tx.delete(telegramKeys).where(mine);
    return 'over';
  }
  if (contact.ownerId !== senderId || e164Of(contact.phone) !== challenge.phone) {
    act.note('signup-contact-wrong', challengeId);
    return contact.ownerId === senderId ? 'other-number' : 'not-own';
  }
  if (!challenge.registration || (await hasOwner(act.tx, challenge.phone))) {
    await act.tx.delete(telegramKeys).where(mine);
    return 'known';
  }
  await act.tx
    .update(telegramKeys)
    .set({ agreedAt: act.now, expiresAt: untilFrom(act.now) })
    .where(mine);
  act.note('signup-contact', challengeId);
  return 'proven';
}

const readKey = async (tx: Db, signup: Signup, now: Date) => {
  const [row] = await tx
    .select({ key: telegramKeys, challenge: challenges })
    .from(telegramKeys)
    .innerJoin(challenges, eq(challenges.id, telegramKeys.challengeId))
    .where(and(ofSignup(signup), gt(telegramKeys.expiresAt, now)));
  return row;
};

/** The account of a number that was proven: opened by the first call, and named again to those whose answer was lost. */
const accountOf = async (act: AnyAct, signup: Signup, challenge: Challenge): Promise<string> => {
  const ofKey = eq(telegramKeys.challengeId, signup.challengeId);
  const [key] = await act.tx.select().from(telegramKeys).where(ofKey).for('update');
  if (key?.userId) return key.userId;
  const phone = challenge.registration?.phone;
  if (!key?.agreedAt || !phone || (await hasOwner(act.tx, phone))) throw invalidCode();
  const userId = await openAccount(act, signup.userId, challenge);
  await act.tx.update(telegramKeys).set({ userId }).where(ofKey);
  return userId;
};

/**
 * What has become of the link of a sign-up. Once the chat has proven the number: the grant that a code would give, again until it
 * is used, because a phone that shows Telegram loses answers.
 * @throws 422 where a code of the number was typed in first
 */
export async function readProof(
  { deps, address, device, requestId }: Scope<Caller | null>,
  signup: Signup,
): Promise<TelegramProof> {
  const row = await readKey(deps.db, signup, deps.clock.now());
  if (!row || row.challenge.grantUsedAt) return { state: 'over' };
  if (!row.key.agreedAt) return { state: 'waiting' };
  const by = { caller: null, requestId, address, device };
  const granted = await runAct(deps, by, async (act) =>
    signupGrant(act.deps, signup.challengeId, await accountOf(act, signup, row.challenge)),
  );
  return { state: 'proven', ...granted };
}
