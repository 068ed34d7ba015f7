import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { trimAll } from '@/lib/domain/trim';

// No group separator may stand anywhere but between thousands: 1,50 is refused, not read as 150.
const amountPattern = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const amountMaxUsd = 1_000_000_000;

/**
 * Reads a fee in US dollars as schools write it (750, "$1,200", "1200.50 USD", "៧៥០$") and rounds to whole
 * cents. Null when it is no single amount from 0 to a billion.
 */
export function parseUsd(fee: number | string | null | undefined): number | null {
  if (fee === null || fee === undefined) return null;
  const bare = trimAll(toAsciiDigits(String(fee)).replace(/USD|(?:US)?\$/gi, ''));
  const [, whole, fraction = ''] = amountPattern.exec(bare) ?? [];
  if (whole === undefined) return null;
  const centsDigits = fraction.padEnd(3, '0');
  const cents =
    Number(whole.replaceAll(',', '')) * 100 +
    Number(centsDigits.slice(0, 2)) +
    (centsDigits.charAt(2) >= '5' ? 1 : 0);
  return cents <= amountMaxUsd * 100 ? cents / 100 : null;
}
