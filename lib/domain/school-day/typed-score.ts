import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** What was typed into a cell of a gradebook. */
export type TypedScore =
  | { kind: 'empty' }
  | { kind: 'absent' }
  | { kind: 'excused' }
  | { kind: 'score'; score: number }
  | { kind: 'wrong'; code: 'not-a-number' | 'above-maximum' | 'two-decimals' };

const absentWords = new Set(['a', 'abs', 'absent', 'អវត្តមាន', 'អច្ប', 'អ']);
const excusedWords = new Set(['e', 'exc', 'excused', 'ច្បាប់', 'មានច្បាប់', 'ច្ប', 'ច']);
const plainNumber = /^\d+(?:[.,]\d+)?$/;
const twoDecimals = /^\d+(?:[.,]\d{1,2}0*)?$/;

/** Khmer digits, a comma or a point; a word for absent or excused; a dash or nothing for an empty cell. */
export function readTypedScore(text: string, maxScore: number): TypedScore {
  const bare = toAsciiDigits(text.replaceAll(/[\s\u200b]/g, '')).toLowerCase();
  if (bare === '' || bare === '-' || bare === '–') return { kind: 'empty' };
  if (absentWords.has(bare)) return { kind: 'absent' };
  if (excusedWords.has(bare)) return { kind: 'excused' };
  if (!plainNumber.test(bare)) return { kind: 'wrong', code: 'not-a-number' };
  const score = Number(bare.replace(',', '.'));
  if (score > maxScore) return { kind: 'wrong', code: 'above-maximum' };
  return twoDecimals.test(bare) ? { kind: 'score', score } : { kind: 'wrong', code: 'two-decimals' };
}

/** The cells of a block that was copied from a sheet: lines, and tabs between cells. One value is a block of one cell. */
export function readPastedCells(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').trim()));
}
