import type { PersonName } from '@/lib/contract/accounts/person-name';
import type { Locale } from '@/lib/i18n/locales';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

/** A person's name in the script of the page, and in the other one; '' where it is not known. */
export function bothNames(
  { firstName, lastName, firstNameKm, lastNameKm }: PersonName,
  locale: Locale,
): { name: string; other: string } {
  const latin = fullName({ lastName, firstName });
  const khmer = fullNameKm({ lastNameKm, firstNameKm });
  const [name, other] = locale === 'km' && khmer ? [khmer, latin] : [latin, khmer];
  return { name, other };
}
