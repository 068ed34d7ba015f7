import { desc, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { isShortWord } from '@/lib/domain/search/short-words';

export const queryWordsMax = 8;

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

// Listed one by one, not as "no letter": for these characters the trigram index knows the ends of words.
const separators = `[] \n()/.,:;'’"&+_–—-]`;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A pattern is slow to reject a text, so it runs only on texts that contain the words. */
const holding = (column: SQLWrapper, text: string, pattern: string): SQL =>
  sql`(${column} like ${likePattern(text)} and ${column} ~ ${pattern})`;

/** No letter stands on a sign before it, and no sign on its last letter: `នំ` is no part of `ភ្នំ`. */
const wholeSyllables = (text: string) => `(^|[^\u17D2])${escapePattern(text)}($|[^\u17B6-\u17D3\u17DD])`;

/** The column contains the folded text as whole words; Khmer words have no visible ends, short ones are whole syllables. */
export const containsWhole = (column: SQLWrapper, text: string): SQL => {
  if (/[a-z0-9]/.test(text))
    return holding(column, text, `(^|${separators})${escapePattern(text)}($|${separators})`);
  return isShortWord(text)
    ? holding(column, text, wholeSyllables(text))
    : sql`${column} like ${likePattern(text)}`;
};

/** A word of the column begins with the folded text; Khmer words have no visible beginnings. */
export const beginsWord = (column: SQLWrapper, text: string): SQL =>
  /[a-z0-9]/.test(text)
    ? holding(column, text, `(^|${separators})${escapePattern(text)}`)
    : sql`${column} like ${likePattern(text)}`;

/** The column contains the folded text: a short word as a whole word, anything else also inside a word. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  isShortWord(text) ? containsWhole(column, text) : sql`${column} like ${likePattern(text)}`;

/** The same for the search texts of schools and courses, which end with a line of their short words. */
const containsIndexed = (searchFold: SQLWrapper, word: string): SQL =>
  sql`${searchFold} like ${likePattern(isShortWord(word) ? ` ${word} ` : word)}`;

export const containsAllIndexed = (searchFold: SQLWrapper, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => containsIndexed(searchFold, word)),
    sql` and `,
  );

export const containsAll = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => contains(column, word)),
    sql` and `,
  );

/**
 * A dictionary cuts a part of a Khmer word into short pieces that are no words: a text that contains the whole keyword
 * matches too.
 */
export const orWhole = (condition: SQL | undefined, column: SQLWrapper, keyword: string): SQL | undefined => {
  const words = searchWords(keyword);
  const isCut = words.length > 1 && words.some((word) => /[\u1780-\u17ff]/.test(word) && isShortWord(word));
  return isCut ? or(condition, sql`${column} like ${likePattern(fold(keyword))}`) : condition;
};

/**
 * Rows that contain every word of the query, also as a part of a longer word. A dictionary splits the query into
 * words; the stored text is not split, so different word breaks do no harm.
 */
export const matches = (folded: AnyPgColumn | SQL, keyword: string): SQL | undefined => {
  const words = searchWords(keyword).slice(0, queryWordsMax);
  return orWhole(containsAll(folded, words.length ? words : [fold(keyword)]), folded, keyword);
};

/** Best first: the whole keyword in the name, then anywhere, then its words separately. */
export const rank = (columns: { nameFold: AnyPgColumn; searchFold: AnyPgColumn }, keyword: string): SQL[] => {
  const whole = fold(keyword);
  return [desc(contains(columns.nameFold, whole)), desc(contains(columns.searchFold, whole))];
};
