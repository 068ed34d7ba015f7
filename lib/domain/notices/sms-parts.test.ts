import { expect, test } from 'vitest';
import { inGsmLetters, smsParts } from './sms-parts';

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(159)}€`, 2],
  ['ក'.repeat(70), 1],
  ['ក'.repeat(71), 2],
  ['ក'.repeat(134), 2],
  ['ក'.repeat(135), 3],
  [`${'a'.repeat(70)}”`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('%j', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});

test('English quotes, dots and spaces for looks become letters that cost nothing', () => {
  const typed = '“Open day” … 07:00\u00a0–\u00a018:30 ‘x’';
  expect(inGsmLetters(typed)).toBe('"Open day" ... 07:00 - 18:30 \'x\'');
  expect(smsParts(inGsmLetters(typed.repeat(3)))).toBe(1);
});
