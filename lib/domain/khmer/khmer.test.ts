import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, graphemeLength, searchWords, truncateGraphemes } from './khmer';
import { trimAll } from '@/lib/domain/trim';
import { toAsciiDigits } from './khmer-digits';

const khmerCharacter = fc.integer({ min: 0x1780, max: 0x17f9 }).map((code) => String.fromCharCode(code));
const mixedCharacter = fc.oneof(
  khmerCharacter,
  fc.constantFrom('\u200B', '\u200C', '\u200D', '\uFEFF', '\u00AD', ' ', '\n', 'A', 'é', 'İ', 'Σ', '😀', '7'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const mixedText = fc.array(mixedCharacter, { maxLength: 20 }).map((characters) => characters.join(''));

describe('fold', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('gives one form to the three spellings of woman', () => {
    const forms = ['ស្ត្រី', 'ស្រ្តី', 'ស្រី្ត'].map(fold);
    expect(new Set(forms).size).toBe(1);
  });

  it('loses nothing when an emoji stands before Khmer', () => {
    const words = ['ស្ត្រី', 'សាលារៀន', 'ភ្នំពេញ', 'ខ្ញុំ'];
    fc.assert(
      fc.property(fc.constantFrom('😀', '👩‍🎓', '🇰🇭', '𝒜'), fc.constantFrom(...words), (emoji, word) => {
        expect(fold(emoji + word)).toBe(fold(emoji) + fold(word));
      }),
    );
  });

  it('strips the invisible, lowers the case, joins spaces and turns digits to ASCII', () => {
    expect(fold('  ភ្នំ\u200Bពេញ \n ២០២៦\u00AD BacII\uFEFF ')).toBe('ភ្នំពេញ 2026 bacii');
  });

  it('takes coeng-da and coeng-ta for the same', () => {
    expect(fold('កណ្ដាល')).toBe(fold('កណ្តាល'));
  });

  it('comes to an end on long hostile input', { timeout: 20_000 }, () => {
    expect(fold('ក' + '្ក'.repeat(20_000) + 'ុិ'.repeat(20_000))).toMatch(/^ក/);
  });
});

describe('searchWords', () => {
  it('lists distinct words in order, in both scripts', () => {
    const words = searchWords('សាលារៀន RUPP និង សាលារៀន rupp ២០២៦');
    expect(words).toContain('rupp');
    expect(words).toContain('2026');
    expect(new Set(words).size).toBe(words.length);
    expect(words.indexOf('rupp')).toBeLessThan(words.indexOf('2026'));
    expect(words.filter((word) => word !== 'rupp' && word !== '2026').join('')).toBe(fold('សាលារៀននិង'));
  });

  it('gives nothing for marks and spaces', () => {
    expect(searchWords(' ។ \u200B — ')).toEqual([]);
  });
});

describe('graphemes', () => {
  it('counts what a reader counts', () => {
    expect(graphemeLength('ខ្ញុំ')).toBe(1);
    expect(graphemeLength('👩‍🎓ab')).toBe(3);
  });

  it('truncates between graphemes, ellipsis included', () => {
    expect(truncateGraphemes('ខ្ញុំស្រឡាញ់', 2)).toBe('ខ្ញុំ…');
    expect(truncateGraphemes('abc', 3)).toBe('abc');
    expect(truncateGraphemes('ab cd', 4)).toBe('ab…');
  });

  it('never exceeds the maximum', () => {
    fc.assert(
      fc.property(mixedText, fc.integer({ min: 1, max: 12 }), (text, max) => {
        expect(graphemeLength(truncateGraphemes(text, max))).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('small things', () => {
  it('maps Khmer digits and no others', () => {
    expect(toAsciiDigits('០១២៣៤៥៦៧៨៩ ٣ ក')).toBe('0123456789 ٣ ក');
  });

  it('trims invisible characters', () => {
    expect(trimAll('\u200B \uFEFFសុខ ដារ៉ា\u200B\n')).toBe('សុខ ដារ៉ា');
  });
});
