import { expect, test } from 'vitest';
import { needsGuardianConsent } from './guardian-consent';

test.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-22', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  [null, '2026-11-22', false],
])('born %s, on %s: %s', (born, today, expected) => {
  expect(needsGuardianConsent(born, today)).toBe(expected);
});
