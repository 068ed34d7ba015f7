import { expect, test } from 'vitest';
import { nameForStrangers } from './names-for-strangers';

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
