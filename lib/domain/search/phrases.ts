/** A run of words of a folded text: with a meaning, or a single word without. */
export interface Phrase<Meaning> {
  text: string;
  words: string[];
  meaning?: Meaning;
}

const phraseSegmentsMax = 6;
const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** Splits a folded text by dictionary and joins the longest runs that have a meaning. */
export function phrasesOf<Meaning>(
  text: string,
  meaningOf: (phrase: string) => Meaning | undefined,
): Phrase<Meaning>[] {
  const segments = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  const found: Phrase<Meaning>[] = [];
  for (let at = 0; at < segments.length;) {
    let taken = 1;
    let phrase: Phrase<Meaning> | undefined;
    for (let length = Math.min(phraseSegmentsMax, segments.length - at); length > 0 && !phrase; length -= 1) {
      const run = segments.slice(at, at + length);
      const last = run.at(-1);
      const start = segments[at]?.index ?? 0;
      const typed = last ? text.slice(start, last.index + last.segment.length) : '';
      const meaning = meaningOf(typed);
      if (meaning !== undefined) {
        phrase = { text: typed, words: run.map(({ segment }) => segment), meaning };
        taken = length;
      }
    }
    const [single = ''] = segments.slice(at, at + 1).map(({ segment }) => segment);
    found.push(phrase ?? { text: single, words: [single] });
    at += taken;
  }
  return found;
}
