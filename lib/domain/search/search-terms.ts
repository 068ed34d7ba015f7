import { fold } from '@/lib/domain/khmer/khmer';
import wordRows from '../data/search-words.json';

/** The meaning of an everyday word: majors (the best first), kinds of schools, provinces, texts of the search index. */
interface SearchConcept {
  majors: readonly string[];
  schoolTypes: readonly string[];
  provinces: readonly string[];
  texts: readonly string[];
}

/** A part of a query: all of its words must occur, or one of its meanings must match. */
export interface SearchTerm {
  words: readonly string[];
  concept?: SearchConcept;
}

export const searchTermsMax = 8;

type Meaning = SearchConcept | 'ignored';

const phraseSegmentsMax = 6;

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...wordRows.ignored.map((word) => [fold(word), 'ignored'] as const),
  ...wordRows.concepts.flatMap(({ words, majors = [], schoolTypes = [], provinces = [], texts = [] }) =>
    words.map((word) => [fold(word), { majors, schoolTypes, provinces, texts }] as const),
  ),
]);

/** Everyday words as people type them, for suggestions and corrections. */
export const knownWords: readonly string[] = wordRows.concepts.flatMap(({ words }) => words);

const meaningOf = (phrase: string): Meaning | undefined =>
  meanings.get(phrase) ?? (/[a-z]s$/.test(phrase) ? meanings.get(phrase.slice(0, -1)) : undefined);

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

interface Piece {
  words: string[];
  meaning?: Meaning;
}

/** Splits a folded text by dictionary and joins the longest runs that have a meaning. */
const pieces = (text: string): Piece[] => {
  const segments = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  const found: Piece[] = [];
  for (let at = 0; at < segments.length;) {
    let taken = 1;
    let piece: Piece | undefined;
    for (let length = Math.min(phraseSegmentsMax, segments.length - at); length > 0 && !piece; length -= 1) {
      const run = segments.slice(at, at + length);
      const last = run.at(-1);
      const start = segments[at]?.index ?? 0;
      const meaning = last && meaningOf(text.slice(start, last.index + last.segment.length));
      if (meaning) {
        piece = { words: run.map(({ segment }) => segment), meaning };
        taken = length;
      }
    }
    found.push(piece ?? { words: segments.slice(at, at + 1).map(({ segment }) => segment) });
    at += taken;
  }
  return found;
};

/** The terms of a query. Words such as "study" and "in" count only in a query without other words. */
export function searchTerms(keyword: string): SearchTerm[] {
  const text = fold(keyword);
  const all = pieces(text);
  const telling = all.filter(({ meaning }) => meaning !== 'ignored');
  const terms = (telling.length > 0 ? telling : all).map(({ words, meaning }): SearchTerm => {
    const distinct = [...new Set(words)];
    return meaning === undefined || meaning === 'ignored'
      ? { words: distinct }
      : { words: distinct, concept: meaning };
  });
  return terms.length > 0 ? terms.slice(0, searchTermsMax) : [{ words: [text] }];
}

/** A short Latin word is part of too many others ("it" in "hospitality"): it matches whole words only. */
export const isShortWord = (word: string): boolean => /^[a-z0-9]{1,3}$/.test(word);

/**
 * The short Latin words of a folded text, each once, with a space on both sides: an index with this line can match a
 * short word as a whole word by including its spaces.
 */
export const shortWordsLine = (text: string): string => {
  const words = new Set(text.split(/[^a-z0-9]+/).filter(isShortWord));
  return words.size > 0 ? ` ${[...words].join(' ')} ` : '';
};
