import { fold, searchWords } from '@/lib/domain/khmer/khmer';

const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' });

/** A piece of a text; the marked ones together are what was typed. */
export interface MarkedPiece {
  text: string;
  marked: boolean;
}

const wordsOf = (typed: string): string[] => {
  const words = searchWords(typed);
  const whole = fold(typed);
  return words.length > 0 ? words : [whole].filter(Boolean);
};

/** Latin words begin where a word of the text begins; Khmer words have no visible beginnings. */
const placeOf = (folded: string, word: string): number => {
  if (!/[a-z0-9]/.test(word)) return folded.indexOf(word);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{M}\p{N}]/u.test(folded.charAt(at - 1))) return at;
  return -1;
};

/** A dictionary cuts the beginning of a Khmer word into pieces that are no words: as a whole it is looked for first. */
const soughtIn = (folded: string, typed: string): string[] => {
  const whole = fold(typed);
  return whole !== '' && placeOf(folded, whole) >= 0 ? [whole] : wordsOf(typed);
};

/** Every word that was typed begins a word of the text, in any order; everything matches nothing typed. */
export function matchesTyped(text: string, typed: string): boolean {
  const folded = fold(text);
  return soughtIn(folded, typed).every((word) => placeOf(folded, word) >= 0);
}

/** The text in pieces, with the typed words marked by whole syllables: folding may reorder the signs inside one. */
export function markTyped(text: string, typed: string): MarkedPiece[] {
  // A space folds into nothing by itself.
  const syllables = [...graphemes.segment(text)].map(({ segment }) => ({
    segment,
    folded: /^\s+$/.test(segment) ? ' ' : fold(segment),
  }));
  const folded = syllables.map((each) => each.folded).join('');
  const spans = soughtIn(folded, typed).flatMap((word) => {
    const at = placeOf(folded, word);
    return at < 0 ? [] : [{ from: at, to: at + word.length }];
  });
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { segment, folded: part } of syllables) {
    const [from, to] = [at, at + part.length];
    at = to;
    const marked = spans.some((span) => span.from < to && from < span.to);
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += segment;
    else pieces.push({ text: segment, marked });
  }
  return pieces;
}
