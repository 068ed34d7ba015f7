import { configuredProviders, type IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import { demoBot, telegramItself } from './telegram-settings';

/** Settings that pages may show. Read on use, so that no value is frozen into the browser's scripts. */

/** The public origin of the site, for absolute addresses in metadata; no trailing slash. */
export function siteOrigin(): string {
  const { PUBLIC_ORIGIN, PORT } = process.env;
  return PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN)
    ? new URL(PUBLIC_ORIGIN).origin
    : `http://localhost:${PORT || 3000}`;
}

/** Whether the content is the invented demo, so that pages can say so. */
export function showsDemoData(): boolean {
  const { DEMO_MODE, API_BASE_URL, DATABASE_URL, SEED } = process.env;
  return DEMO_MODE !== 'off' && (SEED === 'demo' || (!API_BASE_URL && !DATABASE_URL && SEED !== 'none'));
}

/** The sign-in providers besides the PIN, in the order of the buttons. */
export function signInProviders(): IdentityProviderName[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, TELEGRAM_OIDC_CLIENT_ID } = process.env;
  return configuredProviders({ OIDC_ISSUER, OIDC_CLIENT_ID, TELEGRAM_OIDC_CLIENT_ID });
}

/** The bot that brings notices to Telegram, and where it is opened; null on a site without one. */
export function telegramBot(): { name: string; address: string } | null {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_BOT_NAME: name, TELEGRAM_CHAT_ROOT } = process.env;
  if (TELEGRAM_BOT_TOKEN && name) return { name, address: `${TELEGRAM_CHAT_ROOT || telegramItself}/${name}` };
  const { API_BASE_URL, DATABASE_URL } = process.env;
  if (!showsDemoData() || API_BASE_URL || DATABASE_URL) return null;
  return { name: demoBot.name, address: siteOrigin() + demoBot.path };
}
