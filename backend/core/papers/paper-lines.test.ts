import { expect, test } from 'vitest';
import { linesOf, wordsOf } from './paper-lines';

test('Khmer breaks between words, and signs stay at their word', () => {
  expect(wordsOf('បង្កើតដោយ Sala នៅថ្ងៃ 22-វិច្ឆិកា-2026។ ស្ថានភាព')).toEqual([
    'បង្កើត',
    'ដោយ ',
    'Sala ',
    'នៅ',
    'ថ្ងៃ ',
    '22-វិច្ឆិកា-2026។ ',
    'ស្ថានភាព',
  ]);
  expect(wordsOf('ធនាគារអាណាព្យាបាល «សាលា»')).toEqual(['ធនាគារ', 'អាណាព្យាបាល ', '«សាលា»']);
});

test('an amount and its sign are one word', () => {
  expect(wordsOf('$1,234.50 is 18% a year.')).toEqual(['$1,234.50 ', 'is ', '18% ', 'a ', 'year.']);
});

test('what is longer than a line is broken, and no line is wider', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('mail to somebody@example.org now', 8, widthOf)).toEqual([
    'mail to',
    'somebody',
    '@example',
    '.org now',
  ]);
  expect(linesOf('one\n\ntwo', 8, widthOf)).toEqual(['one', '', 'two']);
});
