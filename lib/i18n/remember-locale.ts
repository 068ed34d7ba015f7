import { type Locale, localeCookieMaxAgeSeconds, localeCookieName, productCodes } from './locales';

/** Browser only: stores the reader's choice of language, for the home page. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${localeCookieName}=${productCodes[locale]}; path=/; max-age=${localeCookieMaxAgeSeconds}; samesite=lax${secure}`;
}
