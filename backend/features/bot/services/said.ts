import type { Caller } from '@/backend/deps';
import type { TelegramButton } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { sayTo } from '@/backend/features/notices/services/telegram-links';
import { type BotLocale, botText } from './bot-words';

/** Who writes to the bot; `caller` is null while the chat is linked to nobody. */
export interface Speaker {
  chatId: string;
  locale: BotLocale;
  caller: Caller | null;
}

export const answer = (
  act: AnyAct,
  { chatId, caller }: Speaker,
  lines: readonly string[],
  buttons: TelegramButton[][] | null = null,
): Promise<void> => sayTo(act, chatId, lines.join('\n'), { buttons, userId: caller?.id ?? null });

/** A page of Sala in the language of the person. */
export const pageOf = ({ deps: { env } }: AnyAct, { locale }: Speaker, path: string): string =>
  `${env.PUBLIC_ORIGIN}${locale === 'en' ? '/en' : ''}${path}`;

/** What is only for somebody who is known. */
export const tellHowToLink = (act: AnyAct, speaker: Speaker): Promise<void> =>
  answer(act, speaker, [botText(speaker.locale, 'unlinked'), pageOf(act, speaker, '/profile/settings')]);

export const tellHowToJoin = (act: AnyAct, speaker: Speaker): Promise<void> =>
  answer(act, speaker, [botText(speaker.locale, 'noStudent'), pageOf(act, speaker, '/profile/enrolled')]);
