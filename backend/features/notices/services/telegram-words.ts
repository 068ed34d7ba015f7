import type { NotificationTopic } from '@/lib/domain/notices/topics';
import type { ServerEnv } from '@/lib/env/server-env';
import { telegramItself } from '@/lib/env/telegram-settings';
import type { TelegramButton } from '@/backend/db/schema';
import { outsideWords } from './notice-words';

/** What the buttons say to the bot; Telegram takes 64 bytes. */
export const botWords = { stop: 'stop', yes: 'yes', no: 'no', mute: 'mute:' } as const;

/** Telegram refuses buttons that lead to this machine only; what stands for it does not. */
const opens = (env: Pick<ServerEnv, 'TELEGRAM_CHAT_ROOT'>, address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname.includes('.') || env.TELEGRAM_CHAT_ROOT !== telegramItself;
};

/** The buttons below a notice: open it, no more of its topic, no more at all. */
export function noticeButtons(
  env: Pick<ServerEnv, 'TELEGRAM_CHAT_ROOT'>,
  address: string,
  topic: NotificationTopic,
  locale: 'km' | 'en',
): TelegramButton[][] {
  const { open, mute, stop } = outsideWords(locale);
  const rest = [
    { text: mute, callback_data: `${botWords.mute}${topic}` },
    { text: stop, callback_data: botWords.stop },
  ];
  return opens(env, address) ? [[{ text: open, url: address }], rest] : [rest];
}
