import type { Userinfo } from '@/lib/contract/auth/session';
import { fullName } from '@/lib/domain/people/person-name';
import type { Locale } from '@/lib/i18n/locales';

/** In the script of the page's language if known; else the other name, else the number. */
export function readerName(person: Userinfo, locale: Locale): string {
  const khmer = fullName({
    firstName: person['given_name#km'] ?? '',
    lastName: person['family_name#km'] ?? '',
  });
  const latin = fullName({ firstName: person.given_name, lastName: person.family_name });
  return (locale === 'km' ? khmer || latin : latin || khmer) || person.preferred_username;
}
