import { expect, test } from 'vitest';
import { readVisitCode, visitListEnds, visitPlaces, visitStateAt, visitTimeIssue } from './school-visits';

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const ms = (time: string) => Date.parse(at(time));
const visit = { startsAt: at('01:00'), endsAt: at('05:00'), closedAt: null };

test('a visit is open from its first to its last minute, unless it was closed', () => {
  const states = ['00:59', '01:00', '04:59', '05:00'].map((time) => visitStateAt(visit, ms(time)));
  expect(states).toEqual(['planned', 'open', 'open', 'over']);
  expect(visitStateAt({ ...visit, closedAt: at('02:00') }, ms('03:00'))).toBe('over');
});

test('one more place for each begun ten pupils', () => {
  expect([1, 10, 11, 40, 200].map(visitPlaces)).toEqual([2, 11, 13, 44, 220]);
});

test('the list ends 180 days after the visit', () => {
  expect(visitListEnds(visit.endsAt).toISOString()).toBe('2027-05-30T05:00:00.000Z');
});

test('a visit lasts at most four hours, ends in the future and begins within sixty days', () => {
  const issue = (startsAt: string, endsAt: string, now = '00:00') =>
    visitTimeIssue({ startsAt, endsAt }, ms(now));
  expect(issue(at('01:00'), at('05:00'))).toBeNull();
  expect(issue(at('01:00'), at('05:00'), '04:59')).toBeNull();
  expect(issue(at('01:00'), at('05:01'))).toEqual({ path: 'endsAt', code: 'visit-too-long' });
  expect(issue(at('01:00'), at('01:00'))).toEqual({ path: 'endsAt', code: 'before-start' });
  expect(issue(at('01:00'), at('05:00'), '05:00')).toEqual({ path: 'startsAt', code: 'visit-past' });
  expect(issue('2027-01-30T00:00:00.000Z', '2027-01-30T01:00:00.000Z')).toBeNull();
  expect(issue('2027-01-30T00:01:00.000Z', '2027-01-30T01:00:00.000Z')).toEqual({
    path: 'startsAt',
    code: 'visit-too-far',
  });
});

test('a code is read in any case, and nothing else is one', () => {
  expect(readVisitCode(' K7M4PQ ')).toBe('k7m4pq');
  expect(['k7m4p', 'k7m4pqr', 'k7m4po', 'k7m4p0', '', '../../'].map(readVisitCode)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
