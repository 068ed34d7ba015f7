import { expect, test } from 'vitest';
import { nameForStrangers, titleForStrangers } from './names-for-strangers';

test.each([
  'Sok Dara',
  "O'Brien Anne-Marie",
  'Nguyễn Thị Thu Hà',
  'សុខ ដារ៉ា',
  'សុខ\u200bដារ៉ា',
  'ស. ដារ៉ា',
  'สมชาย ใจดี',
  '陈 美玲',
  'Sok ដារ៉ា',
  'Dara',
])('%j is a name', (name) => {
  expect(nameForStrangers(name)).toBe(name);
});

test.each(['', '   ', '.', '---', 'a@b', 'Dara 2', 'Dara\u202eXX', 'aba.com', 'Dara\u2028X', 'Dаra'])(
  '%j is none',
  (typed) => {
    expect(nameForStrangers(typed)).toBeNull();
  },
);

test('a name has 40 letters at most, counted as they are read', () => {
  expect(nameForStrangers('ដា'.repeat(40))).toBe('ដា'.repeat(40));
  expect(nameForStrangers('D'.repeat(40))).toBe('D'.repeat(40));
  expect(nameForStrangers('D'.repeat(41))).toBeNull();
});

test.each([
  ['Open day\nWin $500', 'Open day Win $500'],
  ['See https://evil.example/a?b now', 'See … now'],
  ['See WWW.Evil.Example or EVIL.COM/x now', 'See … or … now'],
  ['ថ្ងៃបើកទ្វារ evil.kh', 'ថ្ងៃបើកទ្វារ …'],
  ['Law, 2nd year (B.A.)', 'Law, 2nd year (B.A.)'],
])('the title %j is said as %j', (typed, said) => {
  expect(titleForStrangers(typed)).toBe(said);
});
