import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { majorByCode } from '@/lib/domain/schools/majors';
import { listedBeginning, meaningOf, wordsLike } from './concepts';
import { kindWords } from './kind-words';
import { type SearchTerm, searchTerms } from './search-terms';
import type { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import rows from '../data/job-words.json';

/** What words for hours and places of work ask for. */
interface JobFilter {
  kind?: readonly (typeof vacancyKinds)[number][];
  schedule?: readonly (typeof workSchedules)[number][];
  workplace?: readonly (typeof workplaces)[number][];
}

/** Words for the same work; `field` is that in which it is offered. */
interface JobGroup {
  field: string;
  words: readonly string[];
}

interface Listed {
  word: string;
  filter?: JobFilter;
  group?: JobGroup;
}

const filters = rows.filters as ({ words: readonly string[] } & JobFilter)[];
const groups: readonly JobGroup[] = rows.groups.map(({ field, words }) => ({
  field,
  words: words.map(fold),
}));

/** All listed words, folded, the longest first: "part time job" before "part time". */
const listed: readonly Listed[] = [
  ...rows.ignored.map((word): Listed => ({ word: fold(word) })),
  ...filters.flatMap(({ words, ...filter }) => words.map((word): Listed => ({ word: fold(word), filter }))),
  ...groups.flatMap((group) => group.words.map((word): Listed => ({ word, group }))),
].toSorted((a, b) => b.word.length - a.word.length);

/** Everyday words of work, folded. */
export const wordsOfWork: readonly string[] = listed.map(({ word }) => word);

const isLatin = (word: string) => /[a-z]/.test(word);

/** Khmer has no spaces, so a word may stand anywhere; a Latin one stands alone. */
const placeOf = (text: string, word: string): number => {
  if (!isLatin(word)) return text.indexOf(word);
  const at = ` ${text} `.indexOf(` ${word} `);
  return at;
};

interface JobWords {
  filter: JobFilter;
  groups: readonly { word: string; group: JobGroup }[];
  /** What is said beside the listed words. */
  rest: string;
}

/** The everyday words of work in a folded text. */
function jobWordsIn(text: string): JobWords {
  let rest = text;
  let filter: JobFilter = {};
  const found: { word: string; group: JobGroup }[] = [];
  for (const each of listed) {
    const at = placeOf(rest, each.word);
    if (at < 0) continue;
    rest = `${rest.slice(0, at)} ${rest.slice(at + each.word.length)}`.replaceAll(/ +/g, ' ').trim();
    if (each.filter) filter = { ...each.filter, ...filter };
    if (each.group) found.push({ word: each.word, group: each.group });
  }
  const isNothing = rest === '' && found.length === 0 && Object.keys(filter).length === 0;
  return { filter, groups: found, rest: isNothing ? text : rest };
}

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
