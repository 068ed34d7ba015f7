import { fold } from '@/lib/domain/khmer/khmer';
import { phrasesOf } from '@/lib/domain/search/phrases';
import { conceptOf } from '@/lib/domain/search/concepts';
import words from '../data/question-words.json';

/** A word that a question is made of without saying what it is about. */
const ignored = '';

/** What a folded word stands for: words of both languages and loanwords in both scripts stand for one term. */
const termByWord: ReadonlyMap<string, string> = new Map([
  ...words.ignored.map((word) => [fold(word), ignored] as const),
  ...words.same.flatMap((row) => row.map((word) => [fold(word), `=${row[0]}`] as const)),
]);

/** The term of a phrase: that of the table, else the major or place that the search knows by this word. */
const termOf = (phrase: string): string | undefined => {
  const known = termByWord.get(phrase);
  if (known !== undefined) return known;
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

export const questionTermsMax = 24;

/**
 * What a question is about, each term once: words without those that every question has, in one spelling and one
 * language where a table knows them.
 */
export function questionTerms(text: string): string[] {
  const terms = fold(text)
    .split(longWords)
    .flatMap((part) => termByWord.get(part) ?? phrasesOf(part, termOf).map((one) => one.meaning ?? one.text));
  return [...new Set(terms)].filter((term) => term !== ignored).slice(0, questionTermsMax);
}
