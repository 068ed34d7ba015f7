import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import {
  identities,
  outbox,
  type TelegramButton,
  telegramKeys,
  telegramLinks,
  users,
} from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { notFound, Refusal } from '@/backend/errors';
import { telegramKeyMinutes } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { hashToken, newOpaqueToken } from '@/backend/core/access/opaque-tokens';
import { personNamed } from './invitation-messages';
import { outsideWords } from './notice-words';
import { botWords } from './telegram-words';

/** Puts a message of the bot into the outbox. */
export async function sayTo(
  act: AnyAct,
  chatId: string,
  body: string,
  {
    buttons = null,
    userId = null,
    codeUntil = null,
  }: { buttons?: TelegramButton[][] | null; userId?: string | null; codeUntil?: Date | null } = {},
): Promise<void> {
  const { now } = act;
  await act.tx.insert(outbox).values({
    channel: 'telegram',
    recipient: chatId,
    body,
    buttons,
    userId,
    codeUntil,
    nextAttemptAt: now,
    createdAt: now,
  });
}

export const untilFrom = (now: Date) => new Date(now.getTime() + telegramKeyMinutes * 60_000);

const ofAccount = (userId: string) => and(eq(telegramKeys.userId, userId), isNull(telegramKeys.challengeId));
const ofSignup = (challengeId: string) => eq(telegramKeys.challengeId, challengeId);

/**
 * A link to the bot that names the account, or the sign-up whose number a chat is to prove; once and for ten minutes. It ends the
 * links that were asked for before. @throws 404 without a bot
 */
export async function openTelegramKey(
  act: AnyAct,
  subject: { userId: string } | { challengeId: string },
): Promise<{ address: string; expiresAt: string }> {
  const { TELEGRAM_BOT_NAME: bot, TELEGRAM_CHAT_ROOT: chats } = act.deps.env;
  if (!bot) throw notFound('This site has no bot.');
  const key = newOpaqueToken();
  const expiresAt = untilFrom(act.now);
  const same = 'userId' in subject ? ofAccount(subject.userId) : ofSignup(subject.challengeId);
  await act.tx.delete(telegramKeys).where(same);
  await act.tx.insert(telegramKeys).values({ ...subject, hash: hashToken(key), expiresAt });
  return { address: `${chats}/${bot}?start=${key}`, expiresAt: expiresAt.toISOString() };
}

export async function findLink(db: Db, which: { userId: string } | { chatId: string }) {
  const here =
    'userId' in which ? eq(telegramLinks.userId, which.userId) : eq(telegramLinks.chatId, which.chatId);
  const [row] = await db
    .select({ link: telegramLinks, locale: users.locale })
    .from(telegramLinks)
    .innerJoin(users, eq(users.id, telegramLinks.userId))
    .where(and(here, eq(users.enabled, true)));
  return row ? { ...row.link, locale: row.locale } : null;
}

/** A person has one chat, and a chat one person: earlier links of both end. */
async function link(act: AnyAct, userId: string, chatId: string): Promise<void> {
  const either = or(eq(telegramLinks.userId, userId), eq(telegramLinks.chatId, chatId));
  await act.tx.delete(telegramLinks).where(either);
  await act.tx.delete(telegramKeys).where(ofAccount(userId));
  await act.tx.insert(telegramLinks).values({ userId, chatId, linkedAt: act.now });
  act.note('telegram-linked', userId, {}, userId);
  const locale = await localeOf(act.tx, userId);
  await sayTo(act, chatId, outsideWords(locale).linked, { userId });
}

const localeOf = async (db: Db, userId: string) => {
  const [user] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return user?.locale ?? 'km';
};

/** Whether this person of Telegram signs in to the account. */
async function signsInAs(act: AnyAct, userId: string, telegramId: string): Promise<boolean> {
  const theirs = and(
    eq(identities.userId, userId),
    eq(identities.provider, 'telegram'),
    eq(identities.subject, telegramId),
  );
  return (await act.tx.$count(identities, theirs)) > 0;
}

/** The chat that has opened a link. It is asked one thing at a time: its answer names none. */
export async function bindKey(
  act: AnyAct,
  { hash, chatId, name }: { hash: string; chatId: string; name: string | null },
): Promise<void> {
  // What it has proven waits for its page.
  const isOpen = or(isNull(telegramKeys.agreedAt), isNull(telegramKeys.challengeId));
  await act.tx
    .delete(telegramKeys)
    .where(and(eq(telegramKeys.chatId, chatId), isOpen, ne(telegramKeys.hash, hash)));
  await act.tx.update(telegramKeys).set({ chatId, chatName: name }).where(eq(telegramKeys.hash, hash));
}

/**
 * A chat has opened a link. Who signs in with Telegram is known, and linked at once; others are asked whether the account
 * is theirs. @returns false for a link that is used or over
 */
export async function startLink(
  act: AnyAct,
  { key, chatId, telegramId, name }: { key: string; chatId: string; telegramId: string; name: string },
): Promise<boolean> {
  const open = and(
    eq(telegramKeys.hash, hashToken(key)),
    isNull(telegramKeys.challengeId),
    gt(telegramKeys.expiresAt, act.now),
  );
  const [row] = await act.tx
    .select({ key: telegramKeys, user: users })
    .from(telegramKeys)
    .innerJoin(users, and(eq(users.id, telegramKeys.userId), eq(users.enabled, true)))
    .where(open)
    .for('update', { of: telegramKeys });
  if (!row || (row.key.chatId !== null && row.key.chatId !== chatId)) return false;
  const { user } = row;
  if (await signsInAs(act, user.id, telegramId)) {
    await link(act, user.id, chatId);
    return true;
  }
  await bindKey(act, { hash: row.key.hash, chatId, name });
  const words = outsideWords(user.locale);
  const buttons = [
    [
      { text: words.yes, callback_data: botWords.yes },
      { text: words.no, callback_data: botWords.no },
    ],
  ];
  const question = words.ask.replace('{name}', personNamed(user)[user.locale]);
  await sayTo(act, chatId, question, { buttons, userId: user.id });
  return true;
}

/**
 * The yes or no of a chat to the link that it opened. After a yes the page of the account has ten minutes to confirm the
 * chat; nothing is sent there before. @returns false where it was asked nothing
 */
export async function answerLink(act: AnyAct, chatId: string, agrees: boolean): Promise<boolean> {
  const open = and(
    eq(telegramKeys.chatId, chatId),
    isNull(telegramKeys.challengeId),
    gt(telegramKeys.expiresAt, act.now),
  );
  const [asked] = await (
    agrees
      ? act.tx
          .update(telegramKeys)
          .set({ agreedAt: act.now, expiresAt: untilFrom(act.now) })
          .where(open)
      : act.tx.delete(telegramKeys).where(open)
  ).returning();
  if (!asked?.userId) return false;
  const words = outsideWords(await localeOf(act.tx, asked.userId));
  await sayTo(act, chatId, agrees ? words.confirm : words.notLinked);
  return true;
}

const askingOf = (userId: string, now: Date) =>
  and(ofAccount(userId), isNotNull(telegramKeys.agreedAt), gt(telegramKeys.expiresAt, now));

/** The chat that has said yes and waits for the page of the account; null where there is none. */
export async function chatAsking(db: Db, userId: string, now: Date): Promise<{ name: string } | null> {
  const [row] = await db.select().from(telegramKeys).where(askingOf(userId, now));
  return row ? { name: row.chatName ?? '' } : null;
}

/** Links the chat that has said yes. @throws 409 where none waits */
export async function confirmLink(act: AnyAct, userId: string): Promise<void> {
  const [asked] = await act.tx.delete(telegramKeys).where(askingOf(userId, act.now)).returning();
  if (!asked?.chatId) throw new Refusal(409, 'no-chat-asks', 'No chat waits to be confirmed.');
  await link(act, userId, asked.chatId);
}

/** Ends the link of a person. @returns the chat that it was, if any */
export async function unlink(act: AnyAct, userId: string): Promise<string | null> {
  await act.tx.delete(telegramKeys).where(ofAccount(userId));
  const [gone] = await act.tx
    .delete(telegramLinks)
    .where(eq(telegramLinks.userId, userId))
    .returning({ chatId: telegramLinks.chatId });
  if (gone) act.note('telegram-unlinked', userId, {}, userId);
  return gone?.chatId ?? null;
}
