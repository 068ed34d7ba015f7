import { graphemeLength, searchWords } from '@/lib/domain/khmer/khmer';

/** Begins with a letter, not with a sign. */
const khmer = /^[\u1780-\u17b3][\u1780-\u17ff]*$/;
const khmerRun = /[\u1780-\u17ff]+/g;
const shortLatin = /^[a-z0-9]{1,3}$/;
const shortKhmerMax = 2;

/** Two letters, or a single syllable such as `ត្រី`. */
const isShortKhmer = (word: string): boolean =>
  khmer.test(word) && (word.length <= shortKhmerMax || graphemeLength(word) === 1);

/** A short word is part of too many others ("it" in "hospitality", `នំ` in `ភ្នំ`): it matches whole words only. */
export const isShortWord = (word: string): boolean => shortLatin.test(word) || isShortKhmer(word);

const shortWordsOf = (text: string): string[] => [
  ...text.split(/[^a-z0-9]+/).filter((word) => shortLatin.test(word)),
  // Khmer has no spaces: a dictionary finds its words.
  ...(text.match(khmerRun) ?? []).flatMap((run) => searchWords(run).filter(isShortKhmer)),
];

/**
 * The short words of a folded text, each once, with a space on both sides: an index with this line can match a short word
 * as a whole word by including its spaces.
 */
export const shortWordsLine = (text: string): string => {
  const words = new Set(shortWordsOf(text));
  return words.size > 0 ? ` ${[...words].join(' ')} ` : '';
};

const latinWhole = (word: string) => new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`);

/** A folded text contains the word: a short one as a whole word, others also as a part of one. */
export const holdsWord = (text: string, word: string): boolean => {
  if (!text.includes(word) || !isShortWord(word)) return text.includes(word);
  // Only Khmer needs a dictionary, which costs milliseconds for a long text.
  return shortLatin.test(word) ? latinWhole(word).test(text) : shortWordsOf(text).includes(word);
};
