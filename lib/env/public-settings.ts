import { configuredProviders, type IdentityProviderName } from '../domain/people/identity-providers';

/** Settings that pages may show. Read where they are needed, so that nothing is frozen into the browser's scripts. */

/** Where the site is reached from outside, for absolute addresses in metadata; no trailing slash. */
export function siteOrigin(): string {
  const { PUBLIC_ORIGIN, PORT } = process.env;
  return PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN)
    ? new URL(PUBLIC_ORIGIN).origin
    : `http://localhost:${PORT || 3000}`;
}

/** Whether what is shown are the invented demo schools, so that pages can say so. */
export function showsDemoData(): boolean {
  const { DEMO_MODE, API_BASE_URL, DATABASE_URL, SEED } = process.env;
  return DEMO_MODE !== 'off' && (SEED === 'demo' || (!API_BASE_URL && !DATABASE_URL && SEED !== 'none'));
}

/** Through whom people may sign in besides their PIN, in the order of the buttons. */
export function signInProviders(): IdentityProviderName[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, TELEGRAM_OIDC_CLIENT_ID } = process.env;
  return configuredProviders({ OIDC_ISSUER, OIDC_CLIENT_ID, TELEGRAM_OIDC_CLIENT_ID });
}
