export interface TextPiece {
  text: string;
  /** An address of the web that the piece is. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"'()[\]{}\p{Cc}\p{Cf}\\]+/giu;
/** Something stands where a host does. */
const names = /^https?:\/\/[^/?#]/i;
const endsSentence = /[.,;:!?។៕]+$/u;

/** A text in pieces, its addresses by themselves. What ends a sentence belongs to none. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(endsSentence, '');
    if (!names.test(href)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
