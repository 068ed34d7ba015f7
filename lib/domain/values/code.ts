import { everyDigit } from './number';
import { plainText } from './plain-text';

const withZeros = /^(\d+)\.0+$/;

/**
 * A code as it is kept: `12345` and `12345.0` of a spreadsheet are 0012345 where a code has seven digits. Null for a number of which the
 * spreadsheet has dropped digits (`1.2E+10`).
 */
export function readCode(written: string, digits = 0): string | null {
  const text = plainText(written);
  const shown = everyDigit(text);
  if (shown !== undefined) return shown?.padStart(digits, '0') ?? null;
  const bare = withZeros.exec(text)?.[1] ?? text;
  return /^\d+$/.test(bare) ? bare.padStart(digits, '0') : bare;
}
