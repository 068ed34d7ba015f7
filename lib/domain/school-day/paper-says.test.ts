import { expect, test } from 'vitest';
import { isTermOver, paperSays, paperScope } from './paper-says';

const month = { month: '2026-11' };
const term = { month: null };

test.each([
  ['report-card', month, 'month'],
  ['report-card', term, 'term'],
  ['transcript', null, 'transcript'],
  ['enrollment-certificate', null, 'certificate'],
] as const)('a %s of %o is of a %s', (kind, period, scope) => {
  expect(paperScope(kind, period)).toBe(scope);
});

test('a month finishes no course: no letters, credits, points or word, and its exams are named', () => {
  expect(paperSays('month')).toMatchObject({
    ofCourses: false,
    mention: false,
    rank: true,
    absences: true,
    leavesOutExams: true,
  });
  expect(paperSays('term')).toMatchObject({ ofCourses: true, mention: true, leavesOutExams: false });
  expect(paperSays('transcript')).toMatchObject({ ofCourses: true, mention: false, rank: false });
});

test('each paper has a refusal of its own', () => {
  const scopes = ['month', 'term', 'transcript', 'certificate'] as const;
  expect(new Set(scopes.map((scope) => paperSays(scope).nothing)).size).toBe(scopes.length);
});

test('a term is over with the last of its courses', () => {
  expect(isTermOver([])).toBe(false);
  expect(isTermOver([{ isClosed: true }, { isClosed: false }])).toBe(false);
  expect(isTermOver([{ isClosed: true }])).toBe(true);
});
