import { expect, test } from 'vitest';
import * as z from 'zod';
import { emptyAsNull, emptyLeftOut, wordList } from './typed-forms';

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
