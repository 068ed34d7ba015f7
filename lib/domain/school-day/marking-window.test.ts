import { expect, test } from 'vitest';
import { isCorrection, opensForMarks } from './marking-window';

const startsAt = '2026-11-26T00:00:00.000Z';

test.each([
  ['2026-11-25T23:59:59.999Z', false],
  ['2026-11-26T00:00:00.000Z', true],
  ['2026-11-28T00:00:00.000Z', true],
])('at %s a lesson of 07:00 in Phnom Penh takes marks: %s', (now, isOpen) => {
  expect(opensForMarks({ startsAt }, new Date(now))).toBe(isOpen);
  expect(opensForMarks({ startsAt: new Date(startsAt) }, new Date(now))).toBe(isOpen);
});

test.each([
  [null, 'late', false],
  ['late', 'late', false],
  ['absent', 'late', true],
  ['absent', null, true],
] as const)('%s to %s needs a reason: %s', (stored, wanted, needs) => {
  expect(isCorrection({ mark: stored }, { mark: wanted })).toBe(needs);
});
