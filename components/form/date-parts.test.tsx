import { describe, expect, it } from 'vitest';
import { digitsOf, joinDate, noParts, splitDate } from './date-parts';
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

  it('take Khmer digits', () => {
    expect(digitsOf('២០០៨ x', 4)).toBe('2008');
  });

  it('have the months’ names in both languages', () => {
    expect(monthNames('km')[3]).toBe('មេសា');
    expect(monthNames('en')).toHaveLength(12);
  });
});
