import { fold } from '@/lib/domain/khmer/khmer';
import { phrasesOf } from '@/lib/domain/search/phrases';
import { conceptOf } from '@/lib/domain/search/concepts';
import words from '@/lib/domain/data/question-words.json';

const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh'.split(' ');
const khmerOnes = ['មួយ', 'ពីរ', 'បី', 'បួន', 'ប្រាំ', 'ប្រាំមួយ', 'ប្រាំពីរ', 'ប្រាំបី', 'ប្រាំបួន'].map(fold);
const khmerTens = ['ដប់', 'ម្ភៃ', 'សាមសិប', 'សែសិប', 'ហាសិប', 'ហុកសិប'].map(fold);

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const khmerNumber = new RegExp(`(${longestFirst(khmerTens)})(${longestFirst(khmerOnes)})?`, 'gu');
const englishNumber = new RegExp(String.raw`\b(${english.join('|')})\b`, 'gu');
const yearOf = new RegExp(
  String.raw`\byear (\d)\b|\b(${ordinals.join('|')}) year\b|\b(\d)(?:st|nd|rd|th) year\b|${fold('ឆ្នាំទី')} ?(\d|${longestFirst(khmerOnes)})`,
  'gu',
);
const ageOrYears = new RegExp(String.raw`(${fold('អាយុ')} ?)?\b\d{1,2} ?${fold('ឆ្នាំ')}`, 'gu');

const digit = (word: string): string => {
  const at = [ordinals, khmerOnes].map((words) => words.indexOf(word)).find((place) => place >= 0);
  return at === undefined ? word : String(at + 1);
};

/** Numbers of a folded text as digits, a year of study as one word, and "7 years" as what it asks: how long. */
const withNumbers = (folded: string): string =>
  folded
    .replace(
      yearOf,
      (_, ...found: (string | undefined)[]) => ` year${digit(found.slice(0, 4).find(Boolean) ?? '')} `,
    )
    .replace(englishNumber, (word) => String(english.indexOf(word) + 1))
    .replace(
      khmerNumber,
      (_, ten: string, one?: string) =>
        ` ${(khmerTens.indexOf(ten) + 1) * 10 + (one ? khmerOnes.indexOf(one) + 1 : 0)} `,
    )
    .replace(ageOrYears, (whole, age?: string) => (age ? whole.replace(/\d+/u, ' $& ') : fold('ប៉ុន្មានឆ្នាំ')));

/** A word that a question is made of without saying what it is about. */
const ignored = '';

/** What a folded word stands for: words of both languages and loanwords in both scripts stand for one term. */
const termByWord: ReadonlyMap<string, string> = new Map([
  ...words.ignored.map((word) => [fold(word), ignored] as const),
  ...words.asked.flatMap((row) => row.map((word) => [fold(word), `?${row[0]}`] as const)),
  ...words.same.flatMap((row) => row.map((word) => [fold(word), `=${row[0]}`] as const)),
]);

const singular = (word: string): string => (/^[a-z]{4,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** The term of a phrase: that of the table, else the major or place that the search knows by this word. */
const termOf = (phrase: string): string | undefined => {
  const known = termByWord.get(phrase) ?? termByWord.get(singular(phrase));
  if (known !== undefined) return known;
  // The search reads past small words; here the phrase inside them has its own term.
  const parts = phrase.split(' ');
  if ([parts.at(0), parts.at(-1)].some((word) => word !== undefined && termByWord.has(word)))
    return undefined;
  const concept = conceptOf(phrase);
  const [code] = [concept?.majors, concept?.provinces, concept?.schoolTypes].flatMap((codes) => codes ?? []);
  return code && `@${code}`;
};

/**
 * Khmer has no spaces, and a dictionary that lacks a loanword cuts it and the word beside it: long words of the table are
 * found first.
 */
const longWords = new RegExp(
  `(${[...termByWord.keys()]
    .filter((word) => /^[\u1780-\u17ff]{5,}$/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`,
);

/** What two terms ask together: when one can apply is the deadline, and how much one earns no fee. */
const asOneAsks = (terms: ReadonlySet<string>): Set<string> => {
  const asked = new Set(terms);
  if (asked.has('?when') && asked.has('=apply')) asked.add('?deadline');
  if (asked.has('?deadline')) ['?when', '=apply'].forEach((term) => asked.delete(term));
  if (asked.has('?salary')) asked.delete('?fee');
  return asked;
};

/** Count it up with each change of the words: the terms of standing questions are then read anew. */
export const questionTermsVersion = 2;

export const questionTermsMax = 24;

/**
 * What a question is about, each term once: words without those that every question has, in one spelling and one
 * language where a table knows them.
 */
export function questionTerms(text: string): string[] {
  const terms = withNumbers(fold(text))
    .split(longWords)
    .flatMap(
      (part) =>
        termByWord.get(part) ?? phrasesOf(part, termOf).map((one) => one.meaning ?? singular(one.text)),
    );
  return [...asOneAsks(new Set(terms))].filter((term) => term !== ignored).slice(0, questionTermsMax);
}
