import { expect, test } from 'vitest';
import { consentStateOf } from './guardian-consent';

test.each([
  ['unknown', 'unknown', false, 'unknown-age'],
  ['adult', 'adult', false, 'unneeded'],
  ['minor', 'adult', false, 'asked'],
  ['minor', 'unknown', false, 'asked'],
  ['minor', 'minor', false, 'missing'],
  // A school has written down that they are grown.
  ['adult', 'minor', false, 'unneeded'],
  ['minor', 'adult', true, 'given'],
  ['minor', 'minor', true, 'given'],
  ['adult', 'adult', true, 'given'],
] as const)('%s, by what is said now %s, with an agreement %s: %s', (age, ageNow, hasConsent, expected) => {
  expect(consentStateOf({ age, ageNow, hasConsent })).toBe(expected);
});
