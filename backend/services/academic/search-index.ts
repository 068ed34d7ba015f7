import { and, desc, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cutToBytes } from '@/lib/domain/cut-bytes';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { khmerSortKey } from '@/lib/domain/khmer/khmer-sort-key';
import { isShortWord, shortWordsLine } from '@/lib/domain/search/short-words';
import { placeholderDate } from '@/lib/domain/limits';
import type { WriteDb } from '@/backend/db/client';
import { categories, schools, subjects } from '@/backend/db/schema';
import { majorTexts, reindexSubjects, schoolTexts } from './subject-index';

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

/** A btree entry holds at most 2,704 bytes; a name of rare letters can fold into more. */
const sortKeyBytesMax = 1_300;

const sortKeys = ({ name, nameNative }: { name: string; nameNative: string }) => ({
  sortKeyKm: cutToBytes(khmerSortKey(nameNative), sortKeyBytesMax),
  sortKeyEn: cutToBytes(name.toLowerCase(), sortKeyBytesMax),
});

/** The columns of a subject that are derived from its own fields; `reindexSchools` writes the others. */
export const subjectIndexColumns = (subject: {
  name: string;
  nameNative: string;
  startDate: string;
  endDate: string;
}) => ({
  isPlaceholder: subject.startDate === placeholderDate || subject.endDate === placeholderDate,
  ...sortKeys(subject),
});

/** Only these courses count for a school's fees and majors, and appear in lists. */
export const listedSubject = and(eq(subjects.status, 'active'), eq(subjects.isPlaceholder, false));

/** The last day of applications. */
const closingDay = sql<string>`coalesce(${subjects.applicationDeadline}, ${subjects.endDate})`;

/** Writes the derived columns of schools and their courses again; call it in the transaction that changes one of them. */
export async function reindexSchools(db: WriteDb, schoolIds: string[]): Promise<void> {
  if (schoolIds.length === 0) return;
  const rows = await db
    .select()
    .from(schools)
    .where(inArray(schools.id, schoolIds))
    .orderBy(schools.id)
    .for('no key update');
  const courses = await db
    .select({
      id: subjects.id,
      schoolId: subjects.schoolId,
      name: subjects.name,
      nameNative: subjects.nameNative,
      feeCents: subjects.feeCents,
      categoryId: subjects.categoryId,
      closesOn: closingDay,
      isListed: sql<boolean>`${listedSubject}`,
    })
    .from(subjects)
    .where(inArray(subjects.schoolId, schoolIds));
  const names = new Map((await db.select().from(categories)).map((row) => [row.id, row]));
  for (const school of rows) {
    const all = courses.filter((course) => course.schoolId === school.id);
    const own = all.filter((course) => course.isListed);
    const fees = own.map((offer) => offer.feeCents);
    const categoryIds = [...new Set(own.flatMap((offer) => offer.categoryId ?? []))].sort();
    const texts = [
      ...schoolTexts(school),
      ...own.flatMap((offer) => [offer.name, offer.nameNative]),
      ...categoryIds.flatMap((id) => majorTexts(names.get(id))),
    ];
    const searchFold = [...new Set(texts.map(fold))].join('\n');
    await db
      .update(schools)
      .set({
        minFeeCents: fees.length ? Math.min(...fees) : null,
        maxFeeCents: fees.length ? Math.max(...fees) : null,
        programCount: own.length,
        openUntil:
          own
            .map((offer) => offer.closesOn)
            .toSorted()
            .at(-1) ?? null,
        categoryIds,
        nameFold: [school.name, school.nameNative].map(fold).join('\n'),
        searchFold: `${searchFold}\n${shortWordsLine(searchFold)}`,
        ...sortKeys(school),
      })
      .where(eq(schools.id, school.id));
    const offers = all.map((course) => ({
      ...course,
      category: course.categoryId === null ? undefined : names.get(course.categoryId),
    }));
    await reindexSubjects(db, school, offers, own.length);
  }
}
