import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import occupationRows from '../data/occupations.json';
import wordRows from '../data/search-words.json';
import { type Phrase, phrasesOf } from './phrases';

/** The meaning of an everyday word: majors (the best first), kinds of schools, provinces, texts of the search index. */
interface SearchConcept {
  majors: readonly string[];
  /** No major leads to this job; `majors` are near it. */
  untaught: boolean;
  schoolTypes: readonly string[];
  provinces: readonly string[];
  texts: readonly string[];
}

/** A part of a query: all of its words must occur, or one of its meanings must match. */
export interface SearchTerm {
  /** As it was typed, folded. */
  text: string;
  words: readonly string[];
  concept?: SearchConcept;
}

export const searchTermsMax = 8;

type Meaning = SearchConcept | 'ignored';

const concepts = wordRows.concepts.map(
  ({
    words,
    majors = [],
    untaught = false,
    schoolTypes = [],
    provinces = [],
    texts = [],
    occupations = [],
  }) => ({ words, occupations, meaning: { majors, untaught, schoolTypes, provinces, texts } }),
);

/** Of "Architects, Except Landscape and Naval" the whole and what stands before the comma; of `ជាងឈើ/ជាងសំណង់` each. */
const titlesOf = ({ en, km }: { en: string; km: string }): string[] => [
  en,
  ...en.split(',').slice(0, 1),
  km,
  ...km.split('/'),
];

const titlesByCode: ReadonlyMap<string, readonly string[]> = new Map(
  occupationRows.map((row) => [row.code, titlesOf(row)]),
);

/** Titles of occupations, with the meaning of the first everyday word that names the occupation. */
const occupationTitles = concepts.flatMap(({ occupations, meaning }) =>
  occupations.flatMap((code) =>
    (titlesByCode.get(code) ?? []).map((title): [string, SearchConcept] => [fold(title), meaning]),
  ),
);

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...occupationTitles.toReversed(),
  ...wordRows.ignored.map((word) => [fold(word), 'ignored'] as const),
  ...concepts.flatMap(({ words, meaning }) => words.map((word) => [fold(word), meaning] as const)),
]);

/** Everyday words as people type them, for suggestions and corrections. */
export const knownWords: readonly string[] = concepts.flatMap(({ words }) => words);

const meaningOf = (phrase: string): Meaning | undefined =>
  meanings.get(phrase) ?? (/[a-z]s$/.test(phrase) ? meanings.get(phrase.slice(0, -1)) : undefined);

/** The meaning of a folded word or phrase; undefined without one, and for words that say nothing. */
export const conceptOf = (phrase: string): SearchConcept | undefined => {
  const meaning = meaningOf(phrase);
  return meaning === 'ignored' ? undefined : meaning;
};

const pieces = (text: string): Phrase<Meaning>[] => {
  const whole = conceptOf(text);
  return whole ? [{ text, words: searchWords(text), meaning: whole }] : phrasesOf(text, meaningOf);
};

/** The terms of a query. Words such as "study" and "in" count only in a query without other words. */
export function searchTerms(keyword: string): SearchTerm[] {
  const text = fold(keyword);
  const all = pieces(text);
  const telling = all.filter(({ meaning }) => meaning !== 'ignored');
  const terms = (telling.length > 0 ? telling : all).map(({ text: typed, words, meaning }): SearchTerm => {
    const term = { text: typed, words: [...new Set(words)] };
    return meaning === undefined || meaning === 'ignored' ? term : { ...term, concept: meaning };
  });
  return terms.length > 0 ? terms.slice(0, searchTermsMax) : [{ text, words: [text] }];
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
