import { describe, expect, it, test } from 'vitest';
import { groupSessions, isLinkOpen, phaseOf } from './fairs';

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

describe('the sessions of a fair', () => {
  const at = (id: string, from: number, to: number, recordingUrl: string | null = null) => ({
    id,
    startsAt: new Date(from * 3_600_000).toISOString(),
    endsAt: new Date(to * 3_600_000).toISOString(),
    recordingUrl,
  });
  const sessions = [at('a', 8, 9), at('b', 9, 10, 'https://video.example'), at('c', 11, 12), at('d', 14, 15)];
  const grouped = (hour: number | null) =>
    groupSessions(sessions, hour === null ? null : hour * 3_600_000).map(({ group, sessions: own }) => [
      group,
      own.map(({ id }) => id).join(''),
    ]);

  it('are one list before it begins and while the minute is not known', () => {
    expect([grouped(7), grouped(null)]).toEqual([[[null, 'abcd']], [[null, 'abcd']]]);
  });

  it('are sorted by what can be done with them while it runs, and afterwards', () => {
    expect(grouped(11.5)).toEqual([
      ['now', 'c'],
      ['later', 'd'],
      ['watch', 'b'],
      ['over', 'a'],
    ]);
    expect(grouped(20)).toEqual([
      ['watch', 'b'],
      ['over', 'acd'],
    ]);
  });
});
