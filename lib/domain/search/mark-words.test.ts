import { describe, expect, it } from 'vitest';
import { markTyped, matchesTyped } from './mark-words';

const marks = (text: string, typed: string) =>
  markTyped(text, typed)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('what is typed', () => {
  it.each([
    ['Register an applicant', 'reg', true],
    ['Register an applicant', 'APPL reg', true],
    ['Register an applicant', 'cant', false],
    ['Write an article', 'register', false],
    ['ចុះឈ្មោះបេក្ខជន', 'បេក្ខជន', true],
    ['ចុះឈ្មោះបេក្ខជន', 'អត្ថបទ', false],
    ['Student loans', '', true],
    ['SR-2026-0004', '0004', true],
  ])('%s matches %s: %s', (text, typed, expected) => {
    expect(matchesTyped(text, typed)).toBe(expected);
  });

  it('finds two encodings of one Khmer syllable, whichever is typed', () => {
    expect(matchesTyped('ស្ត្រី', 'ស្រ្តី')).toBe(true);
    expect(marks('ស្ត្រីម្នាក់', 'ស្រ្តី')).toBe('[ស្ត្រី]ម្នាក់');
  });
});

describe('marks', () => {
  it.each([
    ['Register an applicant', 'appl', 'Register an [appl]icant'],
    ['Sok Dara', 'dara sok', '[Sok] [Dara]'],
    ['សុខ ដារ៉ា', 'សុខ', '[សុខ] ដារ៉ា'],
    ['ថ្នាក់ ១២ក', '12', 'ថ្នាក់ [១២]ក'],
    ['Bassac', 'x', 'Bassac'],
    ['Bassac', '', 'Bassac'],
  ])('%s, typed %s', (text, typed, expected) => {
    expect(marks(text, typed)).toBe(expected);
  });

  it('leave the text as it is', () => {
    const text = 'វិទ្យាស្ថាន Tonle Bassac';
    expect(
      markTyped(text, 'bassac វិទ្យា')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
