import type { Userinfo } from '@/lib/contract/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { ownName } from './own-name';

/** The name of a person, or their number when they have none. */
export const readerName = (person: Userinfo, locale: Locale): string =>
  ownName(person, locale) || person.preferred_username;
