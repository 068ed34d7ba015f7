import { fold } from '@/lib/domain/khmer/khmer';
import { listedBeginning, wordsLike } from './concepts';
import { kindWords } from './kind-words';
import { type SearchTerm, searchTerms } from './search-terms';

/** A part of a search for jobs: what was typed, or what others call the same. */
export interface JobTerm extends SearchTerm {
  /** Other words for it, folded; of those that stand in titles. */
  like: readonly string[];
  /** It names internships. */
  isInternship: boolean;
}

/** Words for whoever works, and for work itself: every vacancy is about them. */
const workWords: ReadonlySet<string> = new Set(
  [...kindWords.jobs, 'staff', 'employee', 'worker', 'position', 'បុគ្គលិក', 'និយោជិត', 'មុខតំណែង'].map(fold),
);
const internships: ReadonlySet<string> = new Set(kindWords.internships.map(fold));

/** What others call the same; of a word that is not listed, such as "seller of goods", what its parts are called. */
const likeOf = ({ text, words }: SearchTerm): readonly string[] => {
  const whole = wordsLike(text);
  if (whole.length > 0) return whole;
  const parts = words.flatMap((word) => [word, listedBeginning(word) ?? word]);
  return [...new Set(parts.filter((part) => !workWords.has(part)).flatMap(wordsLike))];
};

/** The terms of a search for jobs. Words such as "job" and "staff" count only in a search without others. */
export function jobTerms(keyword: string): JobTerm[] {
  const all = searchTerms(keyword);
  const telling = all.filter(({ text }) => !workWords.has(text));
  return (telling.length > 0 ? telling : all).map((term) => ({
    ...term,
    like: likeOf(term).filter((word) => word !== term.text),
    isInternship: internships.has(term.text),
  }));
}
