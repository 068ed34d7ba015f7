import { expect, test } from 'vitest';
import { waitingDaysOf } from './waiting-days';

test('an application waits since the day of its last event, whatever the hour', () => {
  expect(waitingDaysOf('2026-11-01', '2026-11-01')).toBe(0);
  expect(waitingDaysOf('2026-09-01', '2026-11-24')).toBe(84);
  expect(waitingDaysOf('2026-11-02', '2026-11-01')).toBe(0);
});
