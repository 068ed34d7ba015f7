import { isMinor } from '@/lib/domain/people/age';

/** Where somebody has said, or a school has written, when a person was born. */
export const birthdaySources = ['loan', 'account', 'application', 'school-record'] as const;
export type BirthdaySource = (typeof birthdaySources)[number];

/** Whether the guardian's agreement is there; `unknown-age` where nobody has said when the person was born. */
export const consentStates = ['unneeded', 'given', 'missing', 'unknown-age'] as const;
export type ConsentState = (typeof consentStates)[number];

/** A person is a minor when one by any birthday that is known of them. @param birthdays YYYY-MM-DD */
export function consentStateOf(
  birthdays: readonly string[],
  { hasConsent, today }: { hasConsent: boolean; today: string },
): ConsentState {
  if (hasConsent) return 'given';
  if (birthdays.length === 0) return 'unknown-age';
  return birthdays.some((day) => isMinor(day, today)) ? 'missing' : 'unneeded';
}
