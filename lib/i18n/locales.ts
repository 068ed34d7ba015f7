// Relative: next.config.ts loads this file without path aliases.
import { localeCookie } from '../domain/limits/locale-cookie';

/** Edge-safe facts about the two languages. */
export const locales = ['km', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'km';

/** The product's own code for each language, as in the cookie and in data fields (`title_kh`). */
export const productCodes = { km: 'kh', en: 'en' } as const satisfies Record<Locale, string>;

export const localeCookieName = localeCookie.name;
export const localeCookieMaxAgeSeconds = localeCookie.lifetimeDays * 24 * 60 * 60;

export const localeNames = { km: 'ភាសាខ្មែរ', en: 'English' } as const satisfies Record<Locale, string>;
export const openGraphLocales = { km: 'km_KH', en: 'en_US' } as const satisfies Record<Locale, string>;

export const isLocale = (value: unknown): value is Locale => value === 'km' || value === 'en';

/** Adds the language prefix to a path: Khmer has none, English has `/en`. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}

/**
 * Splits a path as the browser or the server uses it (`/en/x`, `/x`, the internal `/km/x`) into language and bare
 * path.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/(km|en)(?=\/|$)/.exec(pathname);
  if (!match) return { locale: defaultLocale, path: pathname };
  return { locale: match[1] === 'en' ? 'en' : 'km', path: pathname.slice(match[0].length) || '/' };
}
