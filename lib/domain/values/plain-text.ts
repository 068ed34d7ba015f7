import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** Characters that are written and not seen: zero-width spaces of Khmer keyboards, direction marks of phones' contacts. */
const unseen = /[\p{Cf}\u115f\u1160\u3164]|\u034f|\u17b4|\u17b5/gu;
const fullWidth = /[\uff01-\uff5e]/g;
/** What a spreadsheet writes to keep a number as text: `="0123"` and `'0123`. */
const asFormula = /^="(.*)"$/su;
const quoteBefore = /^['’](?=[\d+])/u;

/**
 * A short value as it is read: ASCII digits, one kind of space, nothing unseen, nothing outside, without what a spreadsheet puts around
 * a number that it keeps as text.
 */
export function plainText(written: string): string {
  const seen = toAsciiDigits(written)
    .replace(unseen, '')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/gu, ' ')
    .trim();
  return seen.replace(asFormula, '$1').replace(quoteBefore, '').trim();
}

/** A word as it is compared: plain, in small letters, without the full stop of an abbreviation. */
export const plainWord = (written: string): string =>
  plainText(written).normalize('NFC').toLowerCase().replace(/\.$/u, '');
