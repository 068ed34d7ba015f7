import type { Userinfo } from '@/lib/contract/accounts/session';
import { fullName } from '@/lib/domain/people/person-name';
import type { Locale } from '@/lib/i18n/locales';

/** A person's name in the script of the page's language if known; else the other one, which may be empty. */
export function ownName(person: Userinfo, locale: Locale): string {
  const khmer = fullName({
    firstName: person['given_name#km'] ?? '',
    lastName: person['family_name#km'] ?? '',
  });
  const latin = fullName({ firstName: person.given_name, lastName: person.family_name });
  return locale === 'km' ? khmer || latin : latin || khmer;
}
