import { expect, test } from 'vitest';
import { linkedText } from './linked-text';

test('addresses are pieces of their own, without what ends the sentence', () => {
  expect(linkedText('មើល https://moeys.gov.kh/a?b=1។ Or http://x.kh.')).toEqual([
    { text: 'មើល ' },
    { text: 'https://moeys.gov.kh/a?b=1', href: 'https://moeys.gov.kh/a?b=1' },
    { text: '។ Or ' },
    { text: 'http://x.kh', href: 'http://x.kh' },
    { text: '.' },
  ]);
});

test.each(['javascript:alert(1)', 'https://', 'data:text/html,x', 'ftp://x.kh', '', 'no address'])(
  '%s is no link',
  (text) => {
    expect(linkedText(text).some(({ href }) => href !== undefined)).toBe(false);
  },
);

test('nothing of a text is lost', () => {
  const text = 'a https://a.kh/\u202e b "https://b.kh" (https://c.kh), https:// ។';
  expect(
    linkedText(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
