import { expect, it } from 'vitest';
import { requiredText, saidText, typed } from './fields';

const codesOf = (text: string) =>
  typed(5000)
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['turns what follows', 'a\u202Eevil', ['control-characters']],
  ['isolates', 'a\u2066b\u2069', ['control-characters']],
  ['rings', 'a\u0007', ['control-characters']],
  ['stacks hundreds of signs', `a${'\u0301'.repeat(500)}`, ['stacked-marks']],
] as const)('refuses text that %s', (_, text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});

it('takes Khmer as it is written, other scripts, and pictures of several signs', () => {
  for (const text of ['ស្ត្រីម្នាក់នៅកោះកុងក្រៅ', 'Tiếng Việt', 'ភាសាខ្មែរ\nបន្ទាត់ពីរ', '👩‍👩‍👧‍👦', 'مرحبا'])
    expect(codesOf(text)).toEqual([]);
});

it('keeps nothing invisible at the ends, so that it is empty', () => {
  expect(requiredText(10).safeParse('\u200B \u2060').error?.issues[0]?.message).toBe('required');
});

it.each(['\u2063\u2064', '\u3164', '\u2800\u2800', '\u115f\u1160', '\u200e\u202f', '\u0301', '\u{e0041}'])(
  'takes %j for nothing, because nobody can see it',
  (text) => {
    expect(
      requiredText(10)
        .safeParse(text)
        .error?.issues.map(({ message }) => message),
    ).toContain('required');
  },
);

it('asks of what people say to each other more than one letter', () => {
  const codeOf = (text: string) => saidText(100).safeParse(text).error?.issues[0]?.message;
  for (const text of ['a', 'ក', ' x. ', '!', '?']) expect(codeOf(text), text).toBe('one-letter');
  for (const text of ['7', '១', '👍', 'ok', 'ទេ', 'C?!d']) expect(codeOf(text), text).toBeUndefined();
});
