const khmerDigit = /[\u17E0-\u17E9]/g;
const khmerZero = 0x17e0;

/** Maps the Khmer digits ០-៩ to 0-9 and leaves everything else unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replace(khmerDigit, (digit) => String(digit.charCodeAt(0) - khmerZero));
}
