import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { fullName } from '@/lib/domain/people/person-name';
import { roleKeys } from '@/lib/domain/people/role-keys';
import type { RoleName } from '@/lib/domain/people/roles';
import enPeople from '@/messages/en/people.json';
import kmPeople from '@/messages/km/people.json';

/**
 * Messages about a role or an account that somebody gave to a person, in both languages: whoever gives it rarely knows
 * which one the person reads. With Khmer in it an SMS takes 67 characters a part; names are cut so that it has
 * five at most.
 */

/** A name in both languages. */
export interface Named {
  km: string;
  en: string;
}

interface Given {
  /** Null for an account without a role. */
  role: RoleName | null;
  /** The school or the bank; null for Sala itself. */
  place: Named | null;
  /** Who gave it; null for the operator of the site. */
  by: Named | null;
}

const nameMaxGraphemes = 30;

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

const short = (name: Named | null, locale: keyof Named) =>
  name && truncateGraphemes(name[locale], nameMaxGraphemes);

/** `School admin, Sangker River University`; the name of the place alone where there is no role. */
const postIn = ({ role, place }: Given, locale: keyof Named): string =>
  [role && roleNamed(role)[locale], short(place, locale)].filter(Boolean).join(', ');

type Sentence = (by: string | null, post: string) => string;

const sentences = {
  invited: {
    km: (by, post) => `Sala៖ ${by ? `${by} អញ្ជើញអ្នក` : 'អ្នកត្រូវបានអញ្ជើញ'}៖ ${post}។`,
    en: (by, post) => `${by ? `${by} invites you` : 'You are invited'}: ${post}.`,
  },
  given: {
    km: (by, post) => `Sala៖ ${by ? `${by} ផ្តល់តួនាទីដល់អ្នក` : 'អ្នកមានតួនាទីថ្មី'}៖ ${post}។`,
    en: (by, post) => `${by ? `${by} gave you a role` : 'You have a new role'}: ${post}.`,
  },
  registered: {
    km: (by, post) => `Sala៖ ${by ?? 'ទីប្រឹក្សា'}${post && ` (${post})`} បានចុះឈ្មោះអ្នក។`,
    en: (by, post) => `${by ?? 'An advisor'}${post && ` (${post})`} has registered you.`,
  },
} as const satisfies Record<string, Record<keyof Named, Sentence>>;

/** What was given, by whom and where, and the link to begin with. */
export const givenMessage = (kind: keyof typeof sentences, given: Given, link: string): string => {
  const line = (locale: keyof Named) =>
    sentences[kind][locale](short(given.by, locale), postIn(given, locale));
  return `${line('km')}\n${line('en')}\n${link}`;
};

const subjects = {
  invited: 'ការអញ្ជើញមក Sala / Invitation to Sala',
  given: 'តួនាទីថ្មីលើ Sala / A new role on Sala',
} as const;

/** The same as a mail. */
export const givenMail = (kind: keyof typeof subjects, given: Given, link: string) => ({
  subject: subjects[kind],
  body: givenMessage(kind, given, link),
});
