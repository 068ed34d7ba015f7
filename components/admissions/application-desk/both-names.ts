import type { PersonName } from '@/lib/contract/accounts/person-name';
import type { Locale } from '@/lib/i18n/locales';

/** A person's name in the script of the page, and in the other one; '' where it is not known. */
export function bothNames(
  { firstName, lastName, firstNameKm, lastNameKm }: PersonName,
  locale: Locale,
): { name: string; other: string } {
  const latin = `${lastName} ${firstName}`.trim();
  const khmer = [lastNameKm, firstNameKm].filter(Boolean).join(' ');
  const [name, other] = locale === 'km' && khmer ? [khmer, latin] : [latin, khmer];
  return { name, other };
}
