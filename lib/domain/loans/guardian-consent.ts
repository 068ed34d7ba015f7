import { isMinor } from '@/lib/domain/people/age';

/** Where somebody has said, or a school has written, when a person was born. */
export const birthdaySources = ['loan', 'account', 'application', 'school-record'] as const;
export type BirthdaySource = (typeof birthdaySources)[number];

/**
 * Whether the guardian's agreement is there; `unknown-age` where nobody has said when the person was born, `asked` where
 * only a birthday that was changed lately makes a minor, so that the bank must say how it knows the age.
 */
export const consentStates = ['unneeded', 'given', 'missing', 'unknown-age', 'asked'] as const;
export type ConsentState = (typeof consentStates)[number];

/** As long after its change a birthday that was told before counts; decision 0770. */
export const changedBirthdayDays = 365;

/** What is known of a person's age; days as YYYY-MM-DD. */
interface KnownAge {
  /** The birthdays that are said now. */
  birthdays: readonly string[];
  /** Those that were said before, and changed within `changedBirthdayDays`. */
  changed: readonly string[];
  hasConsent: boolean;
  today: string;
}

/** A person is a minor when one by any birthday that is known of them. */
export function consentStateOf({ birthdays, changed, hasConsent, today }: KnownAge): ConsentState {
  const makesMinor = (day: string) => isMinor(day, today);
  if (hasConsent) return 'given';
  if (birthdays.some(makesMinor)) return 'missing';
  if (birthdays.length === 0) return 'unknown-age';
  return changed.some(makesMinor) ? 'asked' : 'unneeded';
}
