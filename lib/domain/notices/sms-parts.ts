/** The letters of GSM 03.38, of which 160 fit into a text message. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** They take the place of two. */
const extended = new Set('\f^{}\\[~]|€');

/** Letters that fit into a message alone, and into each part of a longer one. */
const room = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const;

/** How many parts a text message has, each of which is paid. One letter outside GSM 03.38 makes all of it Unicode. */
export function smsParts(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const length = isGsm
    ? letters.reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0)
    : text.length;
  const { alone, part } = isGsm ? room.gsm : room.unicode;
  return length <= alone ? 1 : Math.ceil(length / part);
}

const plainLetters: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u2060': '',
  '\u200b': '',
};

/** An English text in letters of GSM 03.38 as far as it has others only for their looks. */
export const inGsmLetters = (text: string): string =>
  text.replace(/[“”‘’«»…–—\u00a0\u2060\u200b]/g, (letter) => plainLetters[letter] ?? letter);
