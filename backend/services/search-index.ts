import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fold, searchWords } from '@/lib/domain/khmer';
import { khmerSortKey } from '@/lib/domain/khmer-sort-key';
import { placeholderDate } from '@/lib/domain/limits';
import { provinceByCode } from '@/lib/domain/geography';
import type { Db } from '../db/client';
import { categories, schools, subjects } from '../db/schema';

const quoteLexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A tsvector of exact lexemes, without any parser of PostgreSQL. */
export const toTsvector = (texts: string[]): string => searchWords(texts.join(' ')).map(quoteLexeme).join(' ');

/** The words of a query as prefixes that must all occur; null when there is no word in it. */
export const toTsquery = (keyword: string): string | null => {
  const words = searchWords(keyword);
  return words.length === 0 ? null : words.map((word) => `${quoteLexeme(word)}:*`).join(' & ');
};

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows whose words begin with the query's, or whose text contains it as it stands (parts of words). */
export const matches = (columns: { words: AnyPgColumn; fold: AnyPgColumn }, keyword: string): SQL => {
  const query = toTsquery(keyword);
  const like = sql`${columns.fold} like ${likePattern(fold(keyword))}`;
  return query ? sql`(${columns.words} @@ ${query}::tsquery or ${like})` : like;
};

/** Best first: the keyword in the name, then the share of matching words. */
export const rank = (columns: { words: AnyPgColumn; nameFold: AnyPgColumn }, keyword: string): SQL => {
  const query = toTsquery(keyword);
  const inName = sql`(${columns.nameFold} like ${likePattern(fold(keyword))})::int`;
  return query ? sql`${inName} desc, ts_rank(${columns.words}, ${query}::tsquery) desc` : sql`${inName} desc`;
};

/** The columns of a subject that are derived from its own fields. */
export const subjectIndexColumns = (
  subject: { name: string; nameNative: string; startDate: string; endDate: string },
  category: { name: string; nameNative: string } | undefined,
) => {
  const texts = [subject.name, subject.nameNative, category?.name ?? '', category?.nameNative ?? ''];
  return {
    isPlaceholder: subject.startDate === placeholderDate || subject.endDate === placeholderDate,
    searchFold: texts.map(fold).join('\n'),
    searchWords: toTsvector(texts),
    sortKeyKm: khmerSortKey(subject.nameNative),
    sortKeyEn: subject.name.toLowerCase(),
  };
};

/** Only these count for a school's fees and majors, and show in lists. */
export const listedSubject = and(eq(subjects.status, 'active'), eq(subjects.isPlaceholder, false));

/** Writes the derived columns of schools again; call it in the transaction that changes a school or its subjects. */
export async function reindexSchools(db: Db, schoolIds: string[]): Promise<void> {
  if (schoolIds.length === 0) return;
  const rows = await db.select().from(schools).where(inArray(schools.id, schoolIds));
  const offers = await db
    .select({
      schoolId: subjects.schoolId,
      name: subjects.name,
      nameNative: subjects.nameNative,
      feeCents: subjects.feeCents,
      categoryId: subjects.categoryId,
    })
    .from(subjects)
    .where(and(inArray(subjects.schoolId, schoolIds), listedSubject));
  const names = new Map((await db.select().from(categories)).map((row) => [row.id, row]));
  for (const school of rows) {
    const own = offers.filter((offer) => offer.schoolId === school.id);
    const fees = own.map((offer) => offer.feeCents);
    const categoryIds = [...new Set(own.flatMap((offer) => offer.categoryId ?? []))].sort();
    const province = provinceByCode(school.province);
    const nameTexts = [school.name, school.nameNative];
    const texts = [
      ...nameTexts,
      school.code,
      province?.en ?? '',
      province?.km ?? '',
      ...own.flatMap((offer) => [offer.name, offer.nameNative]),
      ...categoryIds.flatMap((id) => [names.get(id)?.name ?? '', names.get(id)?.nameNative ?? '']),
    ];
    await db
      .update(schools)
      .set({
        minFeeCents: fees.length ? Math.min(...fees) : null,
        maxFeeCents: fees.length ? Math.max(...fees) : null,
        programCount: own.length,
        categoryIds,
        nameFold: nameTexts.map(fold).join('\n'),
        searchFold: [...new Set(texts.map(fold))].join('\n'),
        searchWords: toTsvector(texts),
        sortKeyKm: khmerSortKey(school.nameNative),
        sortKeyEn: school.name.toLowerCase(),
      })
      .where(eq(schools.id, school.id));
  }
}
