import { fold } from '@/lib/domain/khmer/khmer';
import everyday from '../data/everyday-words.json';
import occupationRows from '../data/occupations.json';
import wordRows from '../data/search-words.json';

/** The meaning of an everyday word: majors (the best first), kinds of schools, provinces, texts of the search index. */
export interface SearchConcept {
  majors: readonly string[];
  /** No major leads to this job; `majors` are near it. */
  untaught: boolean;
  schoolTypes: readonly string[];
  provinces: readonly string[];
  texts: readonly string[];
}

export type Meaning = SearchConcept | 'ignored';

interface MajorWords {
  /** Majors beside it that the same words may mean. */
  near?: string[];
  en: string[];
  km: string[];
}

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

/** An occupation has the meaning of the first everyday word that names it. */
const meaningByOccupation: ReadonlyMap<string, SearchConcept> = new Map(
  concepts
    .flatMap(({ occupations, meaning }) =>
      occupations.map((code): [string, SearchConcept] => [code, meaning]),
    )
    .toReversed(),
);

const occupationTitles = [...meaningByOccupation].flatMap(([code, meaning]) =>
  (titlesByCode.get(code) ?? []).map((title): [string, SearchConcept] => [fold(title), meaning]),
);

const majorWords = Object.entries<MajorWords>(everyday.majors).flatMap(([major, { near = [], en, km }]) => {
  const meaning = { majors: [major, ...near], untaught: false, schoolTypes: [], provinces: [], texts: [] };
  return [...en, ...km].map((word): [string, SearchConcept] => [word, meaning]);
});

const occupationWords = Object.entries(everyday.occupations).flatMap(([code, { en, km }]) => {
  const meaning = meaningByOccupation.get(code);
  return meaning ? [...en, ...km].map((word): [string, SearchConcept] => [word, meaning]) : [];
});

const everydayWords = [
  ...concepts.flatMap(({ words, meaning }) => words.map((word): [string, SearchConcept] => [word, meaning])),
  ...majorWords,
  ...occupationWords,
];

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...occupationTitles,
  ...wordRows.ignored.map((word) => [fold(word), 'ignored'] as const),
  ...everydayWords.map(([word, meaning]) => [fold(word), meaning] as const),
]);

/** Everyday words as people type them, for suggestions and corrections. */
export const knownWords: readonly string[] = everydayWords.map(([word]) => word);

/** "fire-fighter" for "fire fighter" and "firefighter", "bakeries" for "bakery". */
const spellings = (phrase: string): string[] => [
  phrase,
  ...(phrase.includes('-') ? [phrase.replaceAll('-', ' '), phrase.replaceAll('-', '')] : []),
  ...(/[a-z]s$/.test(phrase) ? [phrase.slice(0, -1)] : []),
  ...(/[a-z]es$/.test(phrase) ? [phrase.slice(0, -2)] : []),
  ...(/[a-z]ies$/.test(phrase) ? [`${phrase.slice(0, -3)}y`] : []),
];

export const meaningOf = (phrase: string): Meaning | undefined =>
  spellings(phrase)
    .map((spelling) => meanings.get(spelling))
    .find((meaning) => meaning !== undefined);

/** The meaning of a folded word or phrase; undefined without one, and for words that say nothing. */
export const conceptOf = (phrase: string): SearchConcept | undefined => {
  const meaning = meaningOf(phrase);
  return meaning === 'ignored' ? undefined : meaning;
};
