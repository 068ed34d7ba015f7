/** Formats of phones and scanners that many browsers cannot draw: people are told which one it is. */
const namedFormats = ['HEIC', 'AVIF', 'TIFF'] as const;
export type NamedFormat = (typeof namedFormats)[number];

export const isNamedFormat = (problem: string): problem is NamedFormat =>
  namedFormats.some((format) => format === problem);

/** Of the first bytes: browsers know no type of what they cannot draw, and names can be wrong. Null for any other file. */
export async function formatOf(file: File): Promise<NamedFormat | null> {
  const bytes = await file.slice(0, 12).arrayBuffer();
  const start = String.fromCharCode(...new Uint8Array(bytes));
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'TIFF';
  if (start.slice(4, 8) !== 'ftyp') return null;
  const brand = start.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'AVIF';
  return /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand) ? 'HEIC' : null;
}
