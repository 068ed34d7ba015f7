import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinHyphens, withoutJoins } from '@/lib/domain/unbroken';
import { isRegistrationExpired } from '@/lib/domain/careers/career-registration';
import {
  minutesFromCambodia,
  addMonths,
  dayAndMonth,
  formatHours,
  formatSpan,
  plainDate,
  plainMonth,
  ageInYears,
  dayInCambodia,
  formatBirthDate,
  formatDate,
  formatDateTime,
  isIsoDay,
  isPlausibleBirthDay,
  languageTag,
  parseMonthDayYear,
  toMonthDayYear,
} from './dates';

describe('parseMonthDayYear', () => {
  it.each([
    ['04/05/2008', '2008-04-05'],
    ['០៤/០៥/២០០៨', '2008-04-05'],
    [' 02/29/2024\u200B', '2024-02-29'],
  ])('reads %s', (input, iso) => {
    expect(parseMonthDayYear(input)).toBe(iso);
  });

  it.each([
    '',
    '4/5/2008',
    '13/01/2008',
    '02/29/2023',
    '02/30/2024',
    '00/10/2008',
    '2008-04-05',
    '04/05/08',
    '04/05/2008x',
  ])('refuses %j', (input) => {
    expect(parseMonthDayYear(input)).toBeNull();
  });

  it('reads back every day it writes', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseMonthDayYear(toMonthDayYear(iso))).toBe(iso);
      }),
    );
  });
});

describe('formats', () => {
  it('show birth dates as MMM-DD-YYYY', () => {
    expect(formatBirthDate('2008-04-05', 'en')).toBe(joinHyphens('Apr-05-2008'));
    expect(formatBirthDate('2008-04-05', 'kh')).toBe(joinHyphens('មេសា-05-2008'));
  });

  it('show dates and times by the clocks of Phnom Penh', () => {
    expect(formatDate('2026-04-05', 'km')).toBe(joinHyphens('05-មេសា-2026'));
    expect(formatDate('2026-04-04T17:00:00Z', 'en')).toBe(joinHyphens('05-Apr-2026'));
    expect(formatDateTime('2026-04-04T16:59:59Z', 'en')).toBe(joinHyphens('04-Apr-2026 23:59:59'));
    expect(formatDateTime(Date.UTC(2026, 3, 5, 9, 30), 'km')).toBe(joinHyphens('05-មេសា-2026 16:30:00'));
    expect(dayInCambodia(new Date('2025-12-31T17:00:00Z'))).toBe('2026-01-01');
  });

  it('are plain for messages and papers', () => {
    expect(plainDate('2026-04-05', 'km')).toBe('05-មេសា-2026');
    expect(plainMonth('2026-04-05', 'en')).toBe('Apr-2026');
    expect(plainDate('2008-05-14', 'km')).toBe('14-ឧសភា-2008');
    expect(dayAndMonth('2026-04-05', 'km')).toEqual(['05', 'មេសា']);
  });

  it('show hours on one line, and a span with one day or two', () => {
    const [from, to] = ['2026-04-05T01:00:00Z', '2026-04-05T09:00:00Z'];
    expect(formatHours(from, to)).toBe('08:00–\u206016:00');
    expect(withoutJoins(formatSpan(from, to, 'en'))).toBe('05-Apr-2026, 08:00–16:00');
    expect(withoutJoins(formatSpan(from, '2026-04-06T09:00:00Z', 'en'))).toBe(
      '05-Apr-2026, 08:00 – 06-Apr-2026, 16:00',
    );
  });

  it('refuse what is no date', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError);
    expect(() => formatDate('2026-02-30', 'en')).toThrow(RangeError);
    expect(() => formatDateTime(Number.NaN, 'en')).toThrow(RangeError);
    expect(() => formatBirthDate('04/05/2008', 'en')).toThrow(RangeError);
    expect(isIsoDay('2026-02-29')).toBe(false);
  });

  it('map kh to km', () => {
    expect([languageTag('kh'), languageTag('km'), languageTag('en')]).toEqual(['km', 'km', 'en']);
  });
});

describe('ages', () => {
  it('count completed years', () => {
    expect(ageInYears('2008-04-05', '2026-04-04')).toBe(17);
    expect(ageInYears('2008-04-05', '2026-04-05')).toBe(18);
    expect(ageInYears('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageInYears('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('tell plausible birth days', () => {
    expect(isPlausibleBirthDay('2008-04-05', '2026-04-05')).toBe(true);
    expect(isPlausibleBirthDay('2026-04-06', '2026-04-05')).toBe(false);
    expect(isPlausibleBirthDay('2025-04-05', '2026-04-05')).toBe(false);
    expect(isPlausibleBirthDay('1900-04-05', '2026-04-05')).toBe(false);
    expect(isPlausibleBirthDay('2008-02-30', '2026-04-05')).toBe(false);
  });
});

describe('registrations', () => {
  it('expire after twelve months', () => {
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(isRegistrationExpired('2025-04-05T03:00:00Z', '2026-04-05T03:00:00Z')).toBe(false);
    expect(isRegistrationExpired('2025-04-05T03:00:00Z', '2026-04-06T03:00:00Z')).toBe(true);
  });
});

describe('the clock of a reader', () => {
  it.each([
    [-420, 0],
    [0, -420],
    [300, -720],
    [-540, 120],
  ])('%i minutes behind UTC are %i minutes from Cambodia', (behindUtc, minutes) => {
    expect(minutesFromCambodia({ getTimezoneOffset: () => behindUtc })).toBe(minutes);
  });
});
