import { expect, test } from 'vitest';
import { isMinor } from '@/lib/domain/people/age';
import { consentStateOf } from './guardian-consent';

test.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-22', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
])('born %s, on %s: %s', (born, today, expected) => {
  expect(isMinor(born, today)).toBe(expected);
});

const [adult, minor, today] = ['2000-01-01', '2012-01-01', '2026-11-22'];

test.each([
  [[], [], false, 'unknown-age'],
  [[], [minor], false, 'unknown-age'],
  [[adult], [], false, 'unneeded'],
  [[adult], ['2001-01-01'], false, 'unneeded'],
  [[adult], [minor], false, 'asked'],
  [[adult], [minor], true, 'given'],
  [[adult, minor], [], false, 'missing'],
  [[adult, minor], [minor], false, 'missing'],
  [[minor], [], true, 'given'],
  [[adult], [], true, 'given'],
])('%j, before %j, with an agreement %s: %s', (birthdays, changed, hasConsent, expected) => {
  expect(consentStateOf({ birthdays, changed, hasConsent, today })).toBe(expected);
});
