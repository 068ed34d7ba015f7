import { tokenLimits } from '@/lib/domain/limits/sign-in';

/** Edge-safe: names and attributes of the session cookies. */

/** `__Host-` needs https; plain names serve http://localhost. */
export const sessionCookieNames = (secure: boolean) => ({
  access: secure ? '__Host-sala_access' : 'sala_access',
  refresh: secure ? '__Host-sala_refresh' : 'sala_refresh',
});

/** Readable by scripts, without authority: tells pages whether fetching the account makes sense. */
export const signedInHintName = 'sala_signed_in';

/** Readable by scripts, for a minute: this log-in has taken back the request to delete the account. */
export const accountStaysName = 'sala_account_stays';
const accountStaysSeconds = 60;

/** Survives log-out: proves at the next log-in that these people signed in on this device before. */
export const deviceCookieName = (secure: boolean) => (secure ? '__Host-sala_device' : 'sala_device');
const deviceLifetimeSeconds = 180 * 86_400;
const devicesMax = 4;

/** Names the browser for the limits of codes, whoever uses it; survives log-out. */
export const browserCookieName = (secure: boolean) => (secure ? '__Host-sala_browser' : 'sala_browser');

/** One-time: the browser that started a sign-in at a separate backend. */
export const stateCookieName = (secure: boolean) => (secure ? '__Host-sala_state' : 'sala_state');
const stateLifetimeSeconds = 600;

export interface SessionTokens {
  access_token: string;
  refresh_token: string;
  deletion_cancelled?: boolean | undefined;
}

export interface CookieToSet {
  name: string;
  value: string;
  options: { httpOnly: boolean; secure: boolean; sameSite: 'lax'; path: '/'; maxAge: number };
}

const cookie = (
  name: string,
  value: string,
  maxAge: number,
  secure: boolean,
  httpOnly = true,
): CookieToSet => ({
  name,
  value,
  options: { httpOnly, secure, sameSite: 'lax', path: '/', maxAge },
});

/** Both tokens and the hint; scripts never see the tokens. */
export const sessionCookies = (tokens: SessionTokens, secure: boolean): CookieToSet[] => {
  const names = sessionCookieNames(secure);
  return [
    cookie(names.access, tokens.access_token, tokenLimits.accessLifetimeSeconds, secure),
    cookie(names.refresh, tokens.refresh_token, tokenLimits.refreshLifetimeSeconds, secure),
    cookie(signedInHintName, '1', tokenLimits.refreshLifetimeSeconds, secure, false),
    ...(tokens.deletion_cancelled ? [cookie(accountStaysName, '1', accountStaysSeconds, secure, false)] : []),
  ];
};

export const clearedSessionCookies = (secure: boolean): CookieToSet[] => {
  const names = sessionCookieNames(secure);
  return [names.access, names.refresh]
    .map((name) => cookie(name, '', 0, secure))
    .concat(cookie(signedInHintName, '', 0, secure, false));
};

/** The newest token first, then those of other people on the same device. */
export const deviceCookie = (token: string, known: string | undefined, secure: boolean): CookieToSet => {
  const tokens = [token, ...(known ?? '').split('~').filter(Boolean)].slice(0, devicesMax);
  return cookie(deviceCookieName(secure), tokens.join('~'), deviceLifetimeSeconds, secure);
};

export const browserCookie = (token: string, secure: boolean): CookieToSet =>
  cookie(browserCookieName(secure), token, deviceLifetimeSeconds, secure);

/** @param state '' clears it */
export const stateCookie = (state: string, secure: boolean): CookieToSet =>
  cookie(stateCookieName(secure), state, state === '' ? 0 : stateLifetimeSeconds, secure);
