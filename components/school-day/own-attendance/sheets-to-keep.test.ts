import { expect, test } from 'vitest';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { sheetsToKeep } from './sheets-to-keep';

const now = new Date('2026-11-30T07:33:00Z');
const lesson = (sessionId: string, hours: number, more: Partial<ClassSession> = {}) => {
  const startsAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const endsAt = new Date(now.getTime() + (hours + 1.5) * 3_600_000).toISOString();
  return { sessionId, startsAt, endsAt, state: 'planned', marked: 0, ...more } as ClassSession;
};
const kept = (lessons: ClassSession[]) => sheetsToKeep(lessons, now).map(({ sessionId }) => sessionId);

test('what waits to be marked is kept before what comes, the latest first', () => {
  const lessons = [
    lesson('sunday', -30, { state: 'held' }),
    lesson('marked', -7, { state: 'held', marked: 20 }),
    lesson('morning', -6, { state: 'held' }),
    lesson('fallen', -4, { state: 'cancelled' }),
    lesson('now', -0.5, { state: 'running', marked: 3 }),
    ...Array.from({ length: 12 }, (_, index) => lesson(`next-${index}`, index + 1)),
  ];
  expect(kept(lessons)).toEqual([
    'morning',
    'sunday',
    'now',
    ...Array.from({ length: 10 }, (_, index) => `next-${index}`),
  ]);
});

test('no more than a phone should hold', () => {
  const old = Array.from({ length: 60 }, (_, index) => lesson(`old-${index}`, index - 70, { state: 'held' }));
  expect(kept(old)).toHaveLength(20);
  expect(kept(old)[0]).toBe('old-59');
});
