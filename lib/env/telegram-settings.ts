import { z } from 'zod';
import { webOrigin } from './setting-types.ts';

export const telegramItself = 'https://t.me';

/** Settings of the bot that brings notices to Telegram; a part of Sala's settings. */
export const telegramShape = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{20,100}$/, 'the token that BotFather gave, such as 123456:ABC…')
    .optional()
    .describe(
      'Token of the Telegram bot that brings notices and proves the number of a sign-up without an SMS; nothing of it shows when empty.',
    ),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^[A-Za-z]\w{3,31}$/, 'the user name of the bot without @')
    .optional()
    .describe('User name of that bot; needed with TELEGRAM_BOT_TOKEN.'),
  TELEGRAM_API_ROOT: webOrigin('the origin of a Bot API server, such as https://api.telegram.org')
    .default('https://api.telegram.org')
    .describe('Server of the Bot API.'),
  TELEGRAM_CHAT_ROOT: webOrigin('the origin where chats are opened, such as https://t.me')
    .default(telegramItself)
    .describe('Where links to the bot lead; another one for npm run telegram-double.'),
};

/** The bot of a demo without a bot of its own. Its chats are pages of Sala, and nothing leaves for Telegram. */
export const demoBot = { name: 'sala_demo_bot', folder: '/demo', path: '/demo/sala_demo_bot' } as const;

/** Conflicts between the given settings, one line each. */
export const telegramProblems = (given: Record<string, string>): string[] =>
  Boolean(given['TELEGRAM_BOT_TOKEN']) === Boolean(given['TELEGRAM_BOT_NAME'])
    ? []
    : ['TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME belong together: set both or neither'];
