import { arrayOverlaps, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { schoolSearch, SchoolSummary } from '@/lib/contract/academic/schools';
import type { Db } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import { listPage, type ListQuery } from '@/backend/lists/list-page';
import { summaryColumns, toSummary } from './school-views';
import { matches, rank } from './search-index';

export type SchoolQuery = z.output<typeof schoolSearch>;

const toCents = (dollars: number) => Math.round(dollars * 100);

const filtersOf = (query: SchoolQuery): (SQL | undefined)[] => [
  query.verified === undefined ? undefined : eq(schools.verified, query.verified),
  query.isPublic === undefined ? undefined : eq(schools.isPublic, query.isPublic),
  query.schoolType?.length ? inArray(schools.schoolType, query.schoolType) : undefined,
  query.province?.length ? inArray(schools.province, query.province) : undefined,
  query.categories?.length ? arrayOverlaps(schools.categoryIds, query.categories) : undefined,
  query.minPrice === undefined ? undefined : gte(schools.maxFeeCents, toCents(query.minPrice)),
  query.maxPrice === undefined ? undefined : lte(schools.minFeeCents, toCents(query.maxPrice)),
];

const sortsOf = ({ sort, keyword, lang }: SchoolQuery): SQL[] => {
  const byName = asc(lang === 'km' ? schools.sortKeyKm : schools.sortKeyEn);
  const sorts: Record<SchoolQuery['sort'], SQL[]> = {
    relevance: keyword ? [...rank(schools, keyword), byName] : [byName],
    name: [byName],
    'fee-low': [sql`${schools.minFeeCents} asc nulls last`],
    'fee-high': [sql`${schools.maxFeeCents} desc nulls last`],
    programs: [desc(schools.programCount)],
  };
  return [...sorts[sort], asc(schools.id)];
};

/** With status `all`, closed schools are visible only among `keptIds`. */
export const schoolListQuery = (query: SchoolQuery, keptIds: readonly string[]): ListQuery => {
  const active = eq(schools.status, 'active');
  const own = query.status === 'all' && keptIds.length > 0 ? inArray(schools.id, [...keptIds]) : undefined;
  return {
    visible: own ? or(active, own) : active,
    filters: filtersOf(query),
    search: query.keyword ? matches(schools.searchFold, query.keyword) : undefined,
    sorts: sortsOf(query),
    start: query.start,
    limit: query.limit,
  };
};

/** One page of the school search and how many schools match. */
export async function searchSchools(
  db: Db,
  query: SchoolQuery,
  keptIds: readonly string[] = [],
): Promise<{ hits: SchoolSummary[]; total: { value: number } }> {
  const { rows, countTotal } = await listPage(db, schools, schoolListQuery(query, keptIds), (total) =>
    db
      .select({ ...summaryColumns, total })
      .from(schools)
      .$dynamic(),
  );
  return { hits: rows.map(toSummary), total: { value: countTotal } };
}
