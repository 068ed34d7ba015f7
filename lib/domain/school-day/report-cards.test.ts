import { expect, test } from 'vitest';
import { defaultReportScale, mentionOf, onReportScale } from './report-cards';

test('a share of the full score is written on the scale of the school', () => {
  expect(onReportScale(73.5, 50)).toBe(36.75);
  expect(onReportScale(73.5, 10)).toBe(7.35);
  expect(onReportScale(66.67, 100)).toBe(66.67);
  expect([defaultReportScale(true), defaultReportScale(false)]).toEqual([50, 100]);
});

test('the word of a result begins at its percent', () => {
  expect([100, 90, 89.99, 80, 70, 60, 50, 49.99, 0].map(mentionOf)).toEqual([
    'excellent',
    'excellent',
    'very-good',
    'very-good',
    'good',
    'fairly-good',
    'fair',
    'fail',
    'fail',
  ]);
  expect(mentionOf(null)).toBeNull();
});
