import { expect, test } from 'vitest';
import { isLinkOpen, phaseOf } from './fairs';

const span = { startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T03:00:00Z' };
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

test('a fair is before, during or after by the minute', () => {
  expect(
    [at('01:59:59'), at('02:00:00'), at('02:59:59'), at('03:00:00')].map((now) => phaseOf(span, now)),
  ).toEqual(['before', 'during', 'during', 'after']);
});

test('the link of a session opens ten minutes before it, and closes with it', () => {
  expect(
    [at('01:49:59'), at('01:50:00'), at('02:59:59'), at('03:00:00')].map((now) => isLinkOpen(span, now)),
  ).toEqual([false, true, true, false]);
});
