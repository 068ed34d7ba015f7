import { describe, expect, it } from 'vitest';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { digitsOf, joinDate, joinMonth, noParts, splitDate } from './date-parts';
import { monthNames } from './month-names';

describe('date parts', () => {
  it('join to MM/DD/YYYY and come apart again', () => {
    expect(joinDate({ day: '5', month: '4', year: '2008' })).toBe('04/05/2008');
    expect(splitDate('04/05/2008')).toEqual({ day: '5', month: '4', year: '2008' });
    expect(joinDate(noParts)).toBe('');
    expect(splitDate('')).toEqual(noParts);
  });

  it('keep what is typed while a part is missing', () => {
    const half = { day: '', month: '4', year: '20' };
    expect(splitDate(joinDate(half))).toEqual(half);
  });

  it('make a month its last day, and no date of half a month', () => {
    expect(joinMonth({ month: '2', year: '2028' })).toBe('02/29/2028');
    expect(joinMonth({ month: '12', year: '2026' })).toBe('12/31/2026');
    expect(joinMonth({ month: '', year: '' })).toBe('');
    for (const half of [
      { month: '8', year: '20' },
      { month: '', year: '2027' },
    ]) {
      expect(splitDate(joinMonth(half))).toEqual({ day: '', ...half });
      expect(parseMonthDayYear(joinMonth(half))).toBeNull();
    }
  });

  it('take Khmer digits', () => {
    expect(digitsOf('២០០៨ x', 4)).toBe('2008');
  });

  it('have the months’ names in both languages', () => {
    expect(monthNames('km')[3]).toBe('មេសា');
    expect(monthNames('en')).toHaveLength(12);
  });
});
