import { expect, test } from 'vitest';
import { isToldBefore, readToldDate } from './date';
import { gpaOf, readScore } from './score';

test.each([
  ['2018', '2018'],
  ['២០១៨', '2018'],
  ['ឆ្នាំ២០១៨', '2018'],
  ['2018-09', '2018-09'],
  ['9/2018', '2018-09'],
  ['09.2018', '2018-09'],
  ['Sept 2018', '2018-09'],
  ['ខែកញ្ញា ឆ្នាំ២០១៨', '2018-09'],
  ['2018-09-01', '2018-09-01'],
  ['2018-09-01T00:00:00.000Z', '2018-09-01'],
  ['31/12/2018', '2018-12-31'],
  ['05/03/2018', null],
  ['2018-13', null],
  ['18', null],
  ['3050', null],
  ['soon', null],
  ['', null],
])('a date told as %j is as exact as %j', (written, told) => {
  expect(readToldDate(written)).toBe(told);
});

test('told dates are compared as far as both are told', () => {
  expect([isToldBefore('2018', '2018-09'), isToldBefore('2017-12', '2018')]).toEqual([false, true]);
  expect(isToldBefore('2018-09-01', '2018-09-02')).toBe(true);
});

test.each([
  ['3.6', 3.6, null, 3.6],
  ['3,6', 3.6, null, 3.6],
  ['3.6/4.0', 3.6, 4, 3.6],
  ['GPA: 3.6', 3.6, null, 3.6],
  ['85/100', 85, 100, null],
  ['៨៥/១០០', 85, 100, null],
  ['85 លើ 100', 85, 100, null],
  ['16/20', 16, 20, null],
  ['8,2 / 10', 8.2, 10, null],
  ['15.2', 15.2, null, null],
  ['85%', 85, 100, null],
  ['B+', null, null, null],
  ['magna cum laude', null, null, null],
  ['ល្អ', null, null, null],
])('the result %j is %s of %s', (written, value, of, gpa) => {
  expect(readScore(written)).toMatchObject({ value, of });
  expect(gpaOf(written)).toBe(gpa);
});

test.each(['', '-', '120/100', '5/0', '-3', '🎓', '<b>', '/'])('%j says no result', (written) => {
  expect(readScore(written)).toBeNull();
});
