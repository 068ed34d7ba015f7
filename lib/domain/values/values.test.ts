import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYesNo } from './choice';
import { readCode } from './code';
import { dateOrderOf, readDate } from './date';
import { readMail } from './mail';
import { formatTypedMoney, readFee, readMoney } from './money';
import { readNumber } from './number';
import { readTime } from './time';

/** As people, phones and spreadsheets of the region write a value, and what it says. */
const each = <Value>(rows: readonly (readonly [string, Value])[]) => it.each(rows);

describe('a number', () => {
  each([
    ['1250', 1250],
    ['1,250', 1250],
    ['1,250.50', 1250.5],
    ['1 250', 1250],
    ['1\u202f250,5', 1250.5],
    ['1\u00a0250\u00a0000', 1_250_000],
    ["1'250", 1250],
    ['1.250,50', 1250.5],
    ['1.250.000', 1_250_000],
    ['16,5', 16.5],
    ['999,99', 999.99],
    ['១២៥០', 1250],
    ['១,២៥០.៥', 1250.5],
    ['１２', 12],
    ['\u200b12\u200b', 12],
    ['="0123"', 123],
    ['12.0', 12],
    ['3.', 3],
    ['.5', 0.5],
    ['−3', -3],
    ['- 3', -3],
    ['+3', 3],
    ['9.62345678E8', 962_345_678],
    ['1.250', 1.25],
  ])('%s is %d', (written, value) => expect(readNumber(written)).toBe(value));

  it.each([
    '',
    ' ',
    'twelve',
    '1,25,0',
    '12,34,56',
    '1 2',
    '12-13',
    '1..2',
    '9.6E+08',
    '0x10',
    'Infinity',
    '1e400',
    '12a',
    '½',
  ])('%s is none', (written) => expect(readNumber(written)).toBeNull());

  it('is read back from how any program prints it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
        for (const locale of ['en-US', 'fr-FR', 'vi-VN', 'de-CH', 'km-KH'])
          expect(readNumber(value.toLocaleString(locale, { minimumFractionDigits: 2 })), locale).toBe(
            value || 0,
          );
      }),
    );
  });
});

describe('an amount', () => {
  each([
    ['$1,250.50', 1250.5],
    ['$ 1 250', 1250],
    ['US$1,200', 1200],
    ['1200.50 USD', 1200.5],
    ['៧៥០$', 750],
    ['750 ដុល្លារ', 750],
    ['999,99', 999.99],
    ['1.250,00', 1250],
    ['50 dollars', 50],
    ['12.', 12],
    ['1,5', 1.5],
    ['1,250,000.5', 1_250_000.5],
  ])('%s in dollars', (written, amount) => expect(readMoney(written, 'USD')).toBe(amount));
  each([
    ['៥០០០៛', 5000],
    ['5.000 riel', 5000],
    ['1.000.000', 1_000_000],
    ['5 000 រៀល', 5000],
    ['KHR 5000', 5000],
    ['5000.00', 5000],
  ])('%s in riel', (written, amount) => expect(readMoney(written, 'KHR')).toBe(amount));
  it('what could be two amounts, names the other currency or is less than nothing is none', () => {
    for (const written of [
      '1.250',
      '1,25,0',
      '-5',
      '(5)',
      '5000៛',
      'free',
      '12 or 13',
      '1e13',
      '12.345',
      '1234.567',
      '12,50,000',
      '12$345',
      '12 USD 345',
      '$',
      'USD',
    ])
      expect(readMoney(written, 'USD'), written).toBeUndefined();
    for (const written of ['5000.5', '$5', '4,50'])
      expect(readMoney(written, 'KHR'), written).toBeUndefined();
    expect(readMoney(' \u200b', 'USD')).toBeNull();
  });
  it('is shown in groups, with two digits of cents where there are some', () =>
    expect([1250, 1250.5, 999, 0].map(formatTypedMoney)).toEqual(['1,250', '1,250.50', '999', '0']));
  it('a fee is rounded to cents', () => {
    expect([0.125, 1.005, 1200.499, '$1,200.5'].map(readFee)).toEqual([0.13, 1.01, 1200.5, 1200.5]);
    for (const none of ['', 'on request', null, undefined, '2,000,000,000', -1, Number.NaN])
      expect(readFee(none)).toBeNull();
    expect(readFee('1200.499')).toBe(1200.5);
  });
});

describe('a time of day', () => {
  each([
    ['7:00', '07:00'],
    ['07:00:00', '07:00'],
    ['19.00', '19:00'],
    ['7h00', '07:00'],
    ['7h', '07:00'],
    ['7H30', '07:30'],
    ['7g30', '07:30'],
    ['0700', '07:00'],
    ['730', '07:30'],
    ['7:00 AM', '07:00'],
    ['7 p.m.', '19:00'],
    ['7:30pm', '19:30'],
    ['12:00 AM', '00:00'],
    ['12:15 pm', '12:15'],
    ['14:00 PM', '14:00'],
    ['១៩:០០', '19:00'],
    ['ម៉ោង ៧ ព្រឹក', '07:00'],
    ['2:30 រសៀល', '14:30'],
    ['៦ល្ងាច', '18:00'],
    ['8 យប់', '20:00'],
    ['12 យប់', '00:00'],
    ['12 ថ្ងៃត្រង់', '12:00'],
    ['00:00', '00:00'],
  ])('%s is %s', (written, time) => expect(readTime(written)).toBe(time));
  it.each(['', '7', '24:00', '7:60', '14:00 AM', '7-9', '7:5', 'noon', '2500', '13 ព្រឹក'])(
    '%s is none',
    (written) => expect(readTime(written)).toBeNull(),
  );
});

describe('a day', () => {
  each([
    ['2008-12-25', '2008-12-25'],
    ['2008/12/5', '2008-12-05'],
    ['25/12/2008', '2008-12-25'],
    ['12/25/2008', '2008-12-25'],
    ['25.12.2008', '2008-12-25'],
    ['25 12 2008', '2008-12-25'],
    ['25122008', '2008-12-25'],
    ['25 December 2008', '2008-12-25'],
    ['25-Dec-2008', '2008-12-25'],
    ['Dec 25, 2008', '2008-12-25'],
    ['25th of December 2008', '2008-12-25'],
    ['Thursday, 25 Dec. 2008', '2008-12-25'],
    ['២៥/១២/២០០៨', '2008-12-25'],
    ['២៥ ធ្នូ ២០០៨', '2008-12-25'],
    ['ថ្ងៃទី២៥ ខែធ្នូ ឆ្នាំ២០០៨', '2008-12-25'],
    ['ថ្ងៃព្រហស្បតិ៍ ទី២៥ ខែធ្នូ ឆ្នាំ២០០៨', '2008-12-25'],
    ['2008-12-25 00:00:00', '2008-12-25'],
    ['2008-12-25T00:00:00.000Z', '2008-12-25'],
    ['05/05/2008', '2008-05-05'],
    ['\u200e25/12/2008\u200b', '2008-12-25'],
  ])('%s is %s', (written, day) => expect(readDate(written)).toEqual({ day }));
  it.each([
    '',
    '2008',
    '12/2008',
    '30/02/2008',
    '31/13/2008',
    '25/12/08',
    '39807',
    'yesterday',
    '2008-12-25 17:00',
  ])('%s is none', (written) => expect(readDate(written)).toBeNull());
  it('that could be two is both, until it is known which number stands first', () => {
    expect(readDate('05/03/2008')).toEqual({ either: ['2008-03-05', '2008-05-03'] });
    expect(readDate('05/03/2008', 'day-first')).toEqual({ day: '2008-03-05' });
    expect(readDate('05/03/2008', 'month-first')).toEqual({ day: '2008-05-03' });
  });
  it('a column tells its order by the days that can be read in one way', () => {
    expect(dateOrderOf(['05/03/2008', '25/03/2008', '', 'x'])).toBe('day-first');
    expect(dateOrderOf(['05/03/2008', '03/25/2008'])).toBe('month-first');
    expect(dateOrderOf(['03/25/2008', '25/03/2008'])).toBeUndefined();
    expect(dateOrderOf(['05/03/2008', '2008-03-05'])).toBeUndefined();
  });
});

describe('a code', () => {
  each([
    ['12345', '0012345'],
    ['12345.0', '0012345'],
    ["'0012345", '0012345'],
    ['="0012345"', '0012345'],
    ['០០១២៣៤៥', '0012345'],
    ['1.2345E+04', '0012345'],
    ['STU-12', 'STU-12'],
  ])('%s is %s', (written, code) => expect(readCode(written, 7)).toBe(code));
  it('a number that lost digits is none', () => expect(readCode('1.2E+10', 11)).toBeNull());
});

describe('yes or no', () => {
  each([
    ['Yes', true],
    [' TRUE ', true],
    ['x', true],
    ['✓', true],
    ['ចាស\u200b', true],
    ['No', false],
    ['គ្មាន', false],
    ['0', false],
    ['maybe', null],
    ['', null],
  ])('%s', (written, value) => expect(readYesNo(written)).toBe(value));
});

describe('a mail address', () => {
  each([
    ['Dara.Sok+uni@Example.COM', 'dara.sok+uni@example.com'],
    ['dara@example.com\u200b', 'dara@example.com'],
    [' dara@example.com ', 'dara@example.com'],
    ['mailto:dara@example.com', 'dara@example.com'],
    ['Sok Dara <dara@example.com>', 'dara@example.com'],
    ['dara@example.com.', 'dara@example.com'],
    ['dara @ example.com', 'dara@example.com'],
    ['dara＠example.com', 'dara@example.com'],
  ])('%s', (written, mail) => expect(readMail(written)).toBe(mail));
  it.each([
    '',
    'dara',
    '@example.com',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@b@example.com',
    'dara@localhost',
  ])('%s is none', (written) => expect(readMail(written)).toBeNull());
});
