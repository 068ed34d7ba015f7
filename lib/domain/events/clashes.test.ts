import { expect, test } from 'vitest';
import { clashesOf } from './clashes';

const hours = (uid: string, from: string, to: string, isCancelled = false) => ({
  uid,
  startsAt: `2026-11-02T${from}:00.000Z`,
  endsAt: `2026-11-02T${to}:00.000Z`,
  isCancelled,
});

test('what overlaps clashes; what follows, is cancelled or has no hours does not', () => {
  const day = { uid: 'exam', startsAt: null, endsAt: null, isCancelled: false };
  const entries = [
    hours('b', '02:00', '04:00'),
    hours('a', '01:00', '02:30'),
    hours('c', '04:00', '05:00'),
    hours('gone', '01:00', '05:00', true),
    day,
  ];
  expect(clashesOf(entries).map(([first, second]) => [first.uid, second.uid])).toEqual([['a', 'b']]);
});
