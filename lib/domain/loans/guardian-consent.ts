import type { Age } from '@/lib/domain/people/adult';

/** Where somebody has said, or a school has written, when a person was born. */
export const birthdaySources = [
  'loan',
  'account',
  'application',
  'campaign',
  'school-record',
  'advisor',
] as const;
export type BirthdaySource = (typeof birthdaySources)[number];

/**
 * Whether the guardian's agreement is there; `unknown-age` where nobody has said when the person was born, `asked` where
 * only a birthday that was changed since makes a minor, so that the bank must say how it knows the age.
 */
export const consentStates = ['unneeded', 'given', 'missing', 'unknown-age', 'asked'] as const;
export type ConsentState = (typeof consentStates)[number];

/** What is known of a person's age. */
interface KnownAge {
  /** By everything that was ever said. */
  age: Age;
  /** By what is said now. */
  ageNow: Age;
  hasConsent: boolean;
}

export function consentStateOf({ age, ageNow, hasConsent }: KnownAge): ConsentState {
  if (hasConsent) return 'given';
  if (age === 'unknown') return 'unknown-age';
  if (age === 'adult') return 'unneeded';
  return ageNow === 'minor' ? 'missing' : 'asked';
}
