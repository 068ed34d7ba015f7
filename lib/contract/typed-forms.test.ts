import { expect, test } from 'vitest';
import * as z from 'zod';
import { isoDate } from './fields';
import {
  emptyAsNull,
  emptyLeftOut,
  typedDay,
  typedDayOrNull,
  typedNumber,
  typedNumberOrNull,
  wordList,
} from './typed-forms';

test('an empty field is null, or left out; another is checked by the contract', () => {
  const url = z.url('invalid-url');
  expect(emptyAsNull(url.nullable()).parse(' \u200b')).toBeNull();
  expect(emptyLeftOut(url.optional()).parse('')).toBeUndefined();
  expect(emptyAsNull(url.nullable()).parse(' https://sala.example ')).toBe('https://sala.example');
  expect(emptyAsNull(url.nullable()).safeParse('no').error?.issues[0]?.message).toBe('invalid-url');
});

test('words stand between commas and line breaks, empty ones are dropped', () => {
  const words = wordList(z.array(z.string().max(6)).max(3));
  expect(words.parse('ប្រឡង, exam,\n, BacII')).toEqual(['ប្រឡង', 'exam', 'BacII']);
  expect(words.safeParse('a,b,c,d').success).toBe(false);
});

test('a number is typed with Khmer digits or separators, or says what is wrong', () => {
  const year = z.int().min(1000).max(2100);
  expect(typedNumber(year).parse(' ២០០៤ ')).toBe(2004);
  expect(typedNumber(z.number()).parse('-1,200.5')).toBe(-1200.5);
  expect(typedNumberOrNull(year.nullable()).parse('')).toBeNull();
  const codeOf = (typed: string) => typedNumber(year).safeParse(typed).error?.issues[0]?.message;
  expect([codeOf(''), codeOf('many')]).toEqual(['required', 'invalid-number']);
  expect(typedNumber(year).safeParse('12').success).toBe(false);
});

test('a day is typed month first and becomes an ISO day', () => {
  expect(typedDay(isoDate).parse('03/14/2027')).toBe('2027-03-14');
  expect(typedDayOrNull(isoDate.nullable()).parse('')).toBeNull();
  const codeOf = (typed: string) => typedDay(isoDate).safeParse(typed).error?.issues[0]?.message;
  expect([codeOf(''), codeOf('02/30/2027')]).toEqual(['required', 'invalid-date']);
});
