import { expect, test } from 'vitest';
import { totalCostUsd, totalsByDegree } from './total-cost';

test.each([
  ['four years by the year', { tuitionFee: 600, degree: 'bachelor', durationMonths: 48 }, 2_400],
  ['a year and a half', { tuitionFee: 500, degree: 'master', durationMonths: 18 }, 750],
  ['a short course, paid once', { tuitionFee: 120, degree: 'short-course', durationMonths: 14 }, 120],
  [
    'half a year, paid as a whole',
    { tuitionFee: 90, degree: 'vocational-certificate', durationMonths: 6 },
    90,
  ],
  ['a school year of ten months', { tuitionFee: 900, degree: 'general-education', durationMonths: 10 }, 900],
  ['nothing', { tuitionFee: 0, degree: 'bachelor', durationMonths: 48 }, 0],
] as const)('the whole of %s', (_, course, total) => {
  expect(totalCostUsd(course)).toBe(total);
});

test('ranges of totals are counted by degree', () => {
  const totals = totalsByDegree([
    { tuitionFee: 600, degree: 'bachelor', durationMonths: 48 },
    { tuitionFee: 400, degree: 'bachelor', durationMonths: 48 },
    { tuitionFee: 300, degree: 'associate', durationMonths: 24 },
  ]);
  expect([...totals.values()]).toEqual([
    { degree: 'bachelor', minUsd: 1_600, maxUsd: 2_400, count: 2 },
    { degree: 'associate', minUsd: 600, maxUsd: 600, count: 1 },
  ]);
});
