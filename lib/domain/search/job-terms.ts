import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { majorByCode } from '@/lib/domain/schools/majors';
import { listedBeginning, meaningOf, wordsLike } from './concepts';
import { type JobFilter, jobWordsIn } from './job-words';
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

const termsOf = (text: string): JobTerm[] => {
  const all = searchTerms(text);
  const telling = all.filter(({ text: typed }) => !workWords.has(typed));
  return (telling.length > 0 ? telling : all).map((term) => ({
    ...term,
    like: likeOf(term).filter((word) => word !== term.text),
    isInternship: internships.has(term.text),
  }));
};

/** Beside other words. */
const saysMore = (text: string) => !workWords.has(text) && meaningOf(text) !== 'ignored';

export interface JobSearch {
  terms: readonly JobTerm[];
  /** What words such as "part time" and "from home" set. */
  filter: JobFilter;
  /** The field in which what is meant is offered; null where nobody knows. */
  field: string | null;
}

/** What a search for jobs asks for. Words such as "job" and "staff" count only in a search without others. */
export function readJobSearch(keyword: string): JobSearch {
  const { filter, groups, rest } = jobWordsIn(fold(keyword));
  const named = groups.map(({ word, group }): JobTerm => ({
    text: word,
    words: searchWords(word),
    like: group.words.filter((other) => other !== word),
    isInternship: false,
  }));
  const isMore = named.length > 0 || Object.keys(filter).length > 0;
  const others = rest === '' && isMore ? [] : termsOf(rest);
  const terms = [...named, ...(isMore ? others.filter(({ text }) => saysMore(text)) : others)];
  const [major] = terms.flatMap(({ concept }) => concept?.majors ?? []);
  return { terms, filter, field: groups[0]?.group.field ?? (major && majorByCode(major)?.field) ?? null };
}
