import { and, eq, lte } from 'drizzle-orm';
import { telegramCodesAfterHours } from '@/backend/limits';
import { telegramLinks, users } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import type { MailWords } from '@/backend/features/notices/services/compose';
import { sayTo } from '@/backend/features/notices/services/telegram-links';

/** A way to a person that costs nothing, which they have proven. */
export type FreeWay = { channel: 'telegram' | 'mail'; to: string };

/**
 * The chat of the bot before the mail address. A chat that was linked just now gets no code: whoever has found an open
 * session must not make a way of their own to a new PIN.
 * @returns null where only an SMS reaches the person, and for nobody's id after the same work
 */
export async function findFreeWay({ deps, tx, now }: AnyAct, userId: string): Promise<FreeWay | null> {
  const linkedUntil = new Date(now.getTime() - telegramCodesAfterHours * 3_600_000);
  const [person] = await tx
    .select({ chatId: telegramLinks.chatId, email: users.email, isProven: users.emailVerified })
    .from(users)
    .leftJoin(
      telegramLinks,
      and(eq(telegramLinks.userId, users.id), lte(telegramLinks.linkedAt, linkedUntil)),
    )
    .where(eq(users.id, userId));
  if (person?.chatId && deps.env.TELEGRAM_BOT_NAME) return { channel: 'telegram', to: person.chatId };
  return person?.email && person.isProven ? { channel: 'mail', to: person.email } : null;
}

/** The same words by either way; the code is erased from the message once it is sent or has ended. */
export async function sendByFreeWay(
  act: AnyAct,
  { channel, to }: FreeWay,
  { mail, codeUntil, userId }: { mail: MailWords; codeUntil: Date; userId: string },
): Promise<void> {
  if (channel === 'mail') await act.mail({ to, ...mail, codeUntil });
  else await sayTo(act, to, `${mail.subject}\n\n${mail.body}`, { userId, codeUntil });
}
