import { expect, test } from 'vitest';
import { dayToShow, restOfWeekend } from './shown-week';

test.each([
  ['2026-11-27', false, '2026-11-27'],
  ['2026-11-27', null, '2026-11-27'],
  ['2026-11-28', false, '2026-11-30'],
  ['2026-11-29', false, '2026-11-30'],
  ['2026-11-29', true, '2026-11-29'],
  ['2026-11-29', null, ''],
  ['', null, ''],
] as const)('on %s, with lessons left: %s, the week of %s is shown', (today, isLeft, shown) => {
  expect(dayToShow(today, isLeft)).toBe(shown);
});

test('the rest of a weekend ends on its Sunday', () => {
  expect(restOfWeekend('2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-11-29' });
  expect(restOfWeekend('2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-11-29' });
  expect(restOfWeekend('2026-11-30')).toBeNull();
});
