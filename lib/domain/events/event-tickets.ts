/** Of Crockford: no letter that looks like a digit, and capitals only, so that a picture of it stays small. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsASign = 5;

/** The bytes as capitals and digits. */
export function ticketCode(bytes: Uint8Array): string {
  let [code, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= bitsASign) {
      bits -= bitsASign;
      code += alphabet[(value >>> bits) & 31] ?? '';
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? code : code + (alphabet[(value << (bitsASign - bits)) & 31] ?? '');
}

/** What the picture of a ticket says: the event and the code, nothing of the person. */
export const ticketText = (eventId: string, code: string): string =>
  `SALA:${eventId.replaceAll('-', '').toUpperCase()}:${code}`;

const whole = /^SALA:([0-9A-F]{32}):([0-9A-Z]{26})$/;
const bare = /^(?:[0-9A-Z]{26}|[0-9A-Z]{8})$/;

const shortSigns = 8;

/** What is typed at a door: 40 bits tell the few people of one event apart, and nobody guesses them there. */
export const shortCodeOf = (code: string): string => code.slice(0, shortSigns);

export const isShortCode = (code: string): boolean => code.length === shortSigns;

/** @returns the code, or its short form as it is typed, and the event where the text names it (32 hexadecimal digits); null for what is no ticket. */
export function readTicket(text: string): { event: string | null; code: string } | null {
  const typed = text.trim().toUpperCase();
  const [, event, code] = whole.exec(typed) ?? [];
  if (event && code) return { event, code };
  const loose = typed.replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return bare.test(loose) ? { event: null, code: loose } : null;
}

export const isOfEvent = (event: string, eventId: string): boolean =>
  event === eventId.replaceAll('-', '').toUpperCase();
