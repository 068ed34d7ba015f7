import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Demo
 * @property {import('./accounts-table.mjs').Accounts} [accounts]
 * @property {string} [outbox] path of the messages, with its key
 */

/**
 * What the demo of these settings has to say to its operator: nothing where there is none.
 * @param {import('./settings.mjs').ServerEnv} settings
 * @returns {Demo}
 */
export function readDemo({ DATA_DIR, SEED, API_BASE_URL, DEMO_MODE }) {
  const file = join(DATA_DIR, 'demo.json');
  if (SEED !== 'demo' || API_BASE_URL || !existsSync(file)) return {};
  /** @type {Demo} */
  const { accounts, outbox } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...(accounts && { accounts }), ...(DEMO_MODE && outbox && { outbox }) };
}
