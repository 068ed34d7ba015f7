import type { PersonName } from '@/lib/contract/user/people';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';

/** A person's name in the page's language, family name first, and in the other script if known. */
export function personNames(
  person: PersonName,
  locale: Locale,
): { name: string; other: { text: string; lang: Locale } | null } {
  const latin = `${person.lastName} ${person.firstName}`.trim();
  const khmer = `${person.lastNameKm ?? ''} ${person.firstNameKm ?? ''}`.trim();
  const name = pickName({ name: latin, nameNative: khmer }, locale);
  const lang = locale === 'km' ? 'en' : 'km';
  const text = lang === 'km' ? khmer : latin;
  return { name, other: text && text !== name ? { text, lang } : null };
}
