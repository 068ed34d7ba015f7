import type { PersonName } from '@/lib/contract/accounts/person-name';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

/** A name in both scripts, family name first; '' where it is not known. */
export interface NameInScripts {
  latin: string;
  khmer: string;
}

export const inScripts = ({ firstName, lastName, firstNameKm, lastNameKm }: PersonName): NameInScripts => ({
  latin: fullName({ lastName, firstName }),
  khmer: fullNameKm({ lastNameKm, firstNameKm }),
});

/** A name in the page's language, and the same in the other script where it is known. */
export function namesIn(
  { latin, khmer }: NameInScripts,
  locale: Locale,
): { name: string; other: { text: string; lang: Locale } | null } {
  const name = pickName({ name: latin, nameNative: khmer }, locale);
  const lang = locale === 'km' ? 'en' : 'km';
  const text = lang === 'km' ? khmer : latin;
  return { name, other: text && text !== name ? { text, lang } : null };
}

/** The same for a person. */
export const personNames = (person: PersonName, locale: Locale) => namesIn(inScripts(person), locale);

/** Whoever corrected a mark, in the script of the page where it is known. */
export const correctorOf = (
  { by, byNative }: { by: string | null; byNative: string | null },
  locale: string,
): string | null => (locale === 'km' ? byNative : null) ?? by;
