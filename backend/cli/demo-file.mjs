import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Demo
 * @property {import('./accounts-table.mjs').Accounts} [accounts]
 * @property {string} [outbox] path of the messages, with its key
 * @property {string} [chats] path of the chats with the bot of the demo, with the same key
 */

/**
 * What the demo of these settings has to say to its operator: nothing where there is none.
 * @param {import('./settings.mjs').ServerEnv} settings
 * @returns {Demo}
 */
export function readDemo({ DATA_DIR, SEED, API_BASE_URL, DEMO_MODE, ...bot }) {
  const file = join(DATA_DIR, 'demo.json');
  if (SEED !== 'demo' || API_BASE_URL || !existsSync(file)) return {};
  /** @type {Demo} */
  const { accounts, outbox } = JSON.parse(readFileSync(file, 'utf8'));
  if (!DEMO_MODE || !outbox) return { ...(accounts && { accounts }) };
  const hasOwnBot = bot.TELEGRAM_BOT_NAME && !bot.TELEGRAM_BOT_TOKEN;
  const key = new URL(outbox, 'http://demo').search;
  const { pathname } = new URL(`${bot.TELEGRAM_CHAT_ROOT}/${bot.TELEGRAM_BOT_NAME}`);
  return { ...(accounts && { accounts }), outbox, ...(hasOwnBot && { chats: pathname + key }) };
}
