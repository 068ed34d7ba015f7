import { expect, test } from 'vitest';
import type { Holiday } from '@/lib/contract/events/holidays';
import { byMonth, holidayRanges } from './year-rows';

const holiday = (day: string, en: string, organizationId: string | null = null): Holiday => ({
  holidayId: `${day}-${en}`,
  organizationId,
  day,
  name: { en, km: en },
  isExpected: false,
  version: 1,
});
const spans = (days: readonly Holiday[]) =>
  holidayRanges(days).map(({ first, startsOn, endsOn }) => [first.name.en, startsOn, endsOn]);

test('days in a row with one name are one holiday, over the end of a month too', () => {
  expect(
    spans([
      holiday('2027-04-29', 'New Year'),
      holiday('2027-04-30', 'New Year'),
      holiday('2027-05-01', 'Labour Day'),
      holiday('2027-05-01', 'New Year'),
      holiday('2027-05-03', 'New Year'),
    ]),
  ).toEqual([
    ['New Year', '2027-04-29', '2027-05-01'],
    ['Labour Day', '2027-05-01', '2027-05-01'],
    ['New Year', '2027-05-03', '2027-05-03'],
  ]);
});

test('a day of the school stays apart from those of the country', () => {
  expect(
    spans([holiday('2027-04-13', 'New Year'), holiday('2027-04-14', 'New Year', 'school')]),
  ).toHaveLength(2);
});

test('rows stand under the month in which they begin, each month once', () => {
  const rows = [{ startsOn: '2027-05-01' }, { startsOn: '2027-04-29' }, { startsOn: '2027-05-20' }];
  expect(byMonth(rows).map(([month, own]) => [month, own.length])).toEqual([
    ['2027-04', 1],
    ['2027-05', 2],
  ]);
});
