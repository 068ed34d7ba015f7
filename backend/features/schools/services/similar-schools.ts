import { and, arrayOverlaps, desc, eq, ne, sql } from 'drizzle-orm';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import type { Db } from '@/backend/db/client';
import { categories, schools } from '@/backend/db/schema';
import { schoolSummaryColumns, toSchoolSummary } from './school-views';
import { findSchool } from '@/backend/core/access/find-school';

const contains = (name: string, other: string) => name.includes(other) || other.includes(name);

/**
 * Active schools whose category names overlap by case-insensitive substring, most shared majors first, without the
 * school itself; `today` is a day in Cambodia.
 */
export async function similarSchools(
  db: Db,
  ref: string,
  { limit, today }: { limit: number; today: string },
): Promise<SchoolSummary[]> {
  const school = await findSchool(db, ref);
  if (school.categoryIds.length === 0) return [];
  const names = (await db.select({ id: categories.id, name: categories.name }).from(categories)).map(
    (row) => ({
      id: row.id,
      name: row.name.toLowerCase(),
    }),
  );
  const own = names.filter((row) => school.categoryIds.includes(row.id));
  const related = names
    .filter((row) => own.some((mine) => contains(row.name, mine.name)))
    .map((row) => row.id);
  const shared = sql<number>`cardinality(array(select unnest(${schools.categoryIds}) intersect select unnest(array[${sql.join(
    related.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[])))`;
  const rows = await db
    .select(schoolSummaryColumns(today))
    .from(schools)
    .where(
      and(
        ne(schools.id, school.id),
        eq(schools.status, 'active'),
        arrayOverlaps(schools.categoryIds, related),
      ),
    )
    .orderBy(desc(shared), sql`(${schools.province} = ${school.province}) desc`, schools.id)
    .limit(limit);
  return rows.map(toSchoolSummary);
}
