import { fullName } from '@/lib/domain/people/person-name';
import { roleKeys } from '@/lib/domain/accounts/role-keys';
import type { RoleName } from '@/lib/domain/accounts/roles';
import type { Reader } from '@/backend/deps';
import enPeople from '@/messages/en/accounts/people.json';
import kmPeople from '@/messages/km/accounts/people.json';
import { fact, link, type MailWords, mailInBoth, person, type SmsBody, smsOf, title, words } from './compose';

// Messages about a role or an account that somebody gave to a person.

/** A name in both languages. */
export interface Named {
  km: string;
  en: string;
}

const nameMaxGraphemes = 30;

interface Given {
  /** Null for an account without a role. */
  role: RoleName | null;
  /** The school or the bank; null for Sala itself. */
  place: Named | null;
  /** Who gave it; null for the operator of the site. */
  by: Named | null;
}

export const roleNamed = (role: RoleName): Named => ({
  km: kmPeople.roles[roleKeys[role]],
  en: enPeople.roles[roleKeys[role]],
});

export const personNamed = (person: {
  firstName: string;
  lastName: string;
  firstNameKm: string | null;
  lastNameKm: string | null;
}): Named => {
  const en = fullName(person);
  const km = fullName({ firstName: person.firstNameKm ?? '', lastName: person.lastNameKm ?? '' });
  return { km: km || en, en };
};

const unnamedRegistrar = { km: 'ទីប្រឹក្សា', en: 'An advisor' };

/** What was given, by whom and where: `School admin, Sangker River University`; the place alone where there is no role. */
const saidOfGift = ({ role, place, by }: Given) => {
  const where = place && title(place, nameMaxGraphemes);
  const post = (locale: keyof Named) =>
    [role && roleNamed(role)[locale], where?.[locale]].filter(Boolean).join(', ');
  return { by: by && person(by), post: fact({ km: post('km'), en: post('en') }) };
};

/** What was given, by whom and where, and the link to begin with: in Khmer, since whoever gives rarely knows what one reads. */
export const givenSms = (
  deps: Pick<Reader, 'env'>,
  kind: 'invited' | 'given' | 'registered',
  given: Given,
  address: string,
): SmsBody => {
  const { by, post } = saidOfGift(given);
  const values = { post, link: link(deps, address) };
  if (kind === 'registered')
    return smsOf(given.place ? 'registered' : 'registeredBySala', 'km', {
      ...values,
      by: by ?? words(unnamedRegistrar),
    });
  return by ? smsOf(kind, 'km', { ...values, by }) : smsOf(`${kind}BySala`, 'km', values);
};

/** The same as a mail, in both languages. */
export const givenMail = (
  deps: Pick<Reader, 'env'>,
  kind: 'invited' | 'given',
  given: Given,
  address: string,
): MailWords => {
  const { by, post } = saidOfGift(given);
  const values = { post, link: link(deps, address) };
  return by ? mailInBoth(kind, { ...values, by }) : mailInBoth(`${kind}BySala`, values);
};
