/** What a file is by its first bytes, whatever its name says. */
export type TableFileKind =
  | 'text'
  | 'workbook'
  | 'old-workbook'
  | 'locked-workbook'
  | 'open-document'
  | 'web-page'
  | 'other';

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
const asciiOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Excel up to 2003; a newer workbook with a password hides in the same container. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const lockedMark = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e';
const pictures = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x61, 0x72, 0x21],
];
const startShown = 512;
/** A table of a web page that somebody has called .xls, and the XML of Excel 2003. */
const markup = /^\s*(?:<!doctype html|<html|<head|<meta|<table|<\?xml|<!--)/iu;

/** @param bytes all of the file */
export function kindOfTableFile(bytes: Uint8Array): TableFileKind {
  const start = asciiOf(bytes.subarray(0, startShown));
  if (startsWith(bytes, zip))
    return start.includes('application/vnd.oasis.opendocument') ? 'open-document' : 'workbook';
  if (startsWith(bytes, compound))
    return new TextDecoder('latin1').decode(bytes).includes(lockedMark) ? 'locked-workbook' : 'old-workbook';
  if (pictures.some((magic) => startsWith(bytes, magic))) return 'other';
  return markup.test(start.replace(/^\u00ef\u00bb\u00bf/u, '')) ? 'web-page' : 'text';
}

/** Which of two bytes of a letter is empty in text of Latin letters in UTF-16. */
const unmarkedUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const shown = bytes.subarray(0, startShown);
  const empty = [0, 1].map((side) => shown.filter((byte, at) => at % 2 === side && byte === 0).length);
  const [even = 0, odd = 0] = empty;
  if (even + odd < shown.length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/**
 * The text of a CSV file: UTF-8 or UTF-16, with a byte order mark or without ("Unicode Text" of Excel); lines end as on any computer.
 * Null where it is in an older encoding, which has no Khmer.
 */
export function tableTextOf(bytes: Uint8Array): string | null {
  const encoding = startsWith(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : (unmarkedUtf16(bytes) ?? 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r(?!\n)/gu, '\n');
  } catch {
    return null;
  }
}
