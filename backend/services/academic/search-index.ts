import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cutToBytes } from '@/lib/domain/cut-bytes';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { khmerSortKey } from '@/lib/domain/khmer/khmer-sort-key';
import { placeholderDate } from '@/lib/domain/limits';
import { provinceByCode } from '@/lib/domain/geography/geography';
import type { Db } from '@/backend/db/client';
import { categories, schools, subjects } from '@/backend/db/schema';

export const queryWordsMax = 8;

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const contains = (column: AnyPgColumn | SQL, text: string): SQL => sql`${column} like ${likePattern(text)}`;

/**
 * Rows that contain every word of the query, each also as a part of a longer word. The query's words are cut by
 * dictionary, the stored text is not: one cut alone may fall elsewhere than the other, a substring is found anyway.
 */
export const matches = (folded: AnyPgColumn | SQL, keyword: string): SQL => {
  const words = searchWords(keyword).slice(0, queryWordsMax);
  return sql.join(
    (words.length ? words : [fold(keyword)]).map((word) => contains(folded, word)),
    sql` and `,
  );
};

/** Best first: the whole keyword in the name, then anywhere as it stands, then its words apart. */
export const rank = (columns: { nameFold: AnyPgColumn; searchFold: AnyPgColumn }, keyword: string): SQL[] => {
  const whole = fold(keyword);
  return [desc(contains(columns.nameFold, whole)), desc(contains(columns.searchFold, whole))];
};

/** An entry of a btree holds 2,704 bytes; a name of rare letters can fold into more. */
const entryBytesMax = { searchFold: 2_600, sortKey: 1_300 };

const sortKeys = ({ name, nameNative }: { name: string; nameNative: string }) => ({
  sortKeyKm: cutToBytes(khmerSortKey(nameNative), entryBytesMax.sortKey),
  sortKeyEn: cutToBytes(name.toLowerCase(), entryBytesMax.sortKey),
});

/** The columns of a subject that are derived from its own fields. */
export const subjectIndexColumns = (
  subject: { name: string; nameNative: string; startDate: string; endDate: string },
  category: { name: string; nameNative: string } | undefined,
) => {
  const texts = [subject.name, subject.nameNative, category?.name ?? '', category?.nameNative ?? ''];
  return {
    isPlaceholder: subject.startDate === placeholderDate || subject.endDate === placeholderDate,
    searchFold: cutToBytes(texts.map(fold).join('\n'), entryBytesMax.searchFold),
    ...sortKeys(subject),
  };
};

/** Only these count for a school's fees and majors, and show in lists. */
export const listedSubject = and(eq(subjects.status, 'active'), eq(subjects.isPlaceholder, false));

/** Writes the derived columns of schools again; call it in the transaction that changes a school or its subjects. */
export async function reindexSchools(db: Db, schoolIds: string[]): Promise<void> {
  if (schoolIds.length === 0) return;
  const rows = await db
    .select()
    .from(schools)
    .where(inArray(schools.id, schoolIds))
    .orderBy(schools.id)
    .for('no key update');
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
        ...sortKeys(school),
      })
      .where(eq(schools.id, school.id));
  }
}
