import { fold } from '@/lib/domain/khmer/khmer';
import type { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import rows from '../data/job-words.json';

/** What words for hours and places of work ask for. */
export interface JobFilter {
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
export function jobWordsIn(text: string): JobWords {
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
