import { and, eq, inArray, sql } from 'drizzle-orm';
import { cutToBytes } from '@/lib/domain/cut-bytes';
import { khmerSortKey } from '@/lib/domain/khmer/khmer-sort-key';
import { fold } from '@/lib/domain/khmer/khmer';
import { shortWordsLine } from '@/lib/domain/search/short-words';
import { placeholderDate } from '@/lib/domain/limits';
import type { WriteDb } from '@/backend/db/client';
import { categories, schools, subjects } from '@/backend/db/schema';
import { majorTexts, reindexSubjects, schoolTexts } from './subject-index';

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
