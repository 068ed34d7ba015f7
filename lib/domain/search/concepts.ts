import { fold } from '@/lib/domain/khmer/khmer';
import everyday from '../data/everyday-words.json';
import occupationWords from '../data/occupation-words.json';
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

type Words = [string, SearchConcept][];

const majorWords: Words = Object.entries<MajorWords>(everyday).flatMap(([major, { near = [], en, km }]) => {
  const meaning = { majors: [major, ...near], untaught: false, schoolTypes: [], provinces: [], texts: [] };
  return [...en, ...km].map((word): [string, SearchConcept] => [word, meaning]);
});

const jobWords: Words = Object.entries(occupationWords).flatMap(([code, { en, km }]) => {
  const meaning = meaningByOccupation.get(code);
  return meaning ? [...en, ...km].map((word): [string, SearchConcept] => [word, meaning]) : [];
});

const listedWords: Words = concepts.flatMap(({ words, meaning }) =>
  words.map((word): [string, SearchConcept] => [word, meaning]),
);

const listedFolds: ReadonlySet<string> = new Set(listedWords.map(([word]) => fold(word)));

/** The best of each before the others of any; what is taught somewhere before a job that no major leads to. */
const mergeMeanings = (all: readonly SearchConcept[]): SearchConcept => {
  const taught = all.filter(({ untaught }) => !untaught);
  const meant = taught.length > 0 ? taught : all;
  const ofAll = (pick: 'schoolTypes' | 'provinces' | 'texts') => [
    ...new Set(meant.flatMap((meaning) => meaning[pick])),
  ];
  return {
    majors: [
      ...new Set([
        ...meant.flatMap(({ majors }) => majors.slice(0, 1)),
        ...meant.flatMap(({ majors }) => majors),
      ]),
    ],
    untaught: taught.length === 0,
    schoolTypes: ofAll('schoolTypes'),
    provinces: ofAll('provinces'),
    texts: ofAll('texts'),
  };
};

const byWord = new Map<string, SearchConcept[]>();
for (const [word, meaning] of [...majorWords, ...jobWords]) {
  const folded = fold(word);
  byWord.set(folded, [...(byWord.get(folded) ?? []), meaning]);
}

/** A word of several majors or occupations means all of them. */
const everydayMeanings: Words = [...byWord].map(([word, all]) => [word, mergeMeanings(all)]);

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...occupationTitles,
  ...everydayMeanings,
  ...wordRows.ignored.map((word) => [fold(word), 'ignored'] as const),
  ...listedWords.map(([word, meaning]) => [fold(word), meaning] as const),
]);

/** Everyday words, folded, for suggestions and corrections. */
export const knownMeanings: ReadonlyMap<string, SearchConcept> = new Map([
  ...listedWords.map(([word, meaning]): [string, SearchConcept] => [fold(word), meaning]),
  ...everydayMeanings.filter(([word]) => !listedFolds.has(word)),
]);

const likeWords: ReadonlyMap<string, readonly string[]> = new Map(
  concepts.flatMap(({ words }) => {
    const folded = words.map(fold);
    return folded.map((word): [string, readonly string[]] => [word, folded]);
  }),
);

/** "fire-fighter" for "fire fighter" and "firefighter", "bakeries" for "bakery", "egg" for "eggs", "colour" for "color". */
const variantsOf = (phrase: string): string[] => [
  phrase,
  ...(phrase.includes('-') ? [phrase.replaceAll('-', ' '), phrase.replaceAll('-', '')] : []),
  ...(/[a-z]s$/.test(phrase) ? [phrase.slice(0, -1)] : []),
  ...(/[a-z]es$/.test(phrase) ? [phrase.slice(0, -2)] : []),
  ...(/[a-z]ies$/.test(phrase) ? [`${phrase.slice(0, -3)}y`] : []),
  ...(/[a-z]{2}$/.test(phrase) ? [`${phrase}s`] : []),
  ...(/our|tre/.test(phrase) ? [phrase.replace(/our(?=s?\b|ing)/, 'or').replace(/tre(?=s?\b)/, 'ter')] : []),
];

const articles = /\b(?:an?|the|my|some) /g;

/** "draw a picture" is "draw picture" too. */
export const spellingsOf = (phrase: string): string[] => {
  const bare = phrase.replace(articles, '');
  return [...variantsOf(phrase), ...(bare === phrase ? [] : variantsOf(bare))];
};

export const meaningOf = (phrase: string): Meaning | undefined =>
  spellingsOf(phrase)
    .map((spelling) => meanings.get(spelling))
    .find((meaning) => meaning !== undefined);

/** The meaning of a folded word or phrase; undefined without one, and for words that say nothing. */
export const conceptOf = (phrase: string): SearchConcept | undefined => {
  const meaning = meaningOf(phrase);
  return meaning === 'ignored' ? undefined : meaning;
};

/** The words that are listed beside a folded word or phrase, with itself; none where it is not listed. */
export const wordsLike = (phrase: string): readonly string[] =>
  spellingsOf(phrase)
    .map((spelling) => likeWords.get(spelling))
    .find((words) => words !== undefined) ?? [];

const partMin = 3;

/** The longest listed word with which a folded Khmer word begins: a dictionary keeps many compounds whole. */
export const listedBeginning = (word: string): string | undefined =>
  /^[\u1780-\u17ff]+$/.test(word)
    ? [...likeWords.keys()]
        .filter((listed) => listed.length >= partMin && listed !== word && word.startsWith(listed))
        .toSorted((a, b) => b.length - a.length)[0]
    : undefined;
