import { expect, test } from 'vitest';
import { isFinalStatus, withAges } from './waiting-rows';

test('the age of a row is told, whatever day the phone believes it is', () => {
  const rows = [
    { at: 5000, mark: 'late' },
    { at: 90_000, mark: 'absent' },
  ];
  expect(withAges(rows, 65_000)).toEqual([
    { mark: 'late', ageSeconds: 60 },
    { mark: 'absent', ageSeconds: 0 },
  ]);
});

test('a refusal is final; a lost session or a busy service is not', () => {
  expect([400, 403, 404, 409, 422].every(isFinalStatus)).toBe(true);
  expect([401, 412, 429, 500, 503].some(isFinalStatus)).toBe(false);
});
