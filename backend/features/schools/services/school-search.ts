import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  lte,
  or,
  type SQL,
  sql,
  arrayContains,
} from 'drizzle-orm';
import type * as z from 'zod';
import type { Output } from '@/lib/contract/endpoint';
import type { Text } from '@/lib/contract/fields';
import type { schoolSearch, schoolsResource, SchoolSummary } from '@/lib/contract/schools/schools';
import type { Db } from '@/backend/db/client';
import { categories, schools, subjects } from '@/backend/db/schema';
import { listPage, type ListQuery } from '@/backend/lists/list-page';
import { schoolSummaryColumns, toSchoolSummary } from './school-views';
import { listedSubject } from './search-index';
import { matchesSubject, subjectScore } from './subject-terms';
import { hasOpenOn } from './open-programs';
import { type SearchTerm, searchTerms } from '@/lib/domain/search/search-terms';
import { filterNames } from '@/lib/domain/record-fields';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { isSchoolType } from '@/lib/domain/schools/school-types';
import { contains, containsAllIndexed, orWhole } from '@/backend/lists/folded-text';
import { inName, wholeScore } from './term-scores';

const isOfKind = ({ concept }: SearchTerm): SQL | undefined =>
  or(
    concept?.schoolTypes.length
      ? inArray(schools.schoolType, concept.schoolTypes.filter(isSchoolType))
      : undefined,
    concept?.provinces.length ? inArray(schools.province, [...concept.provinces]) : undefined,
    ...(concept?.texts ?? []).map((text) => contains(schools.searchFold, text)),
  );

const teachesAny = ({ concept }: SearchTerm): SQL | undefined =>
  concept?.majors.length ? arrayOverlaps(schools.categoryIds, [...concept.majors]) : undefined;

/** Schools that match every word of the keyword: by their texts or by the meaning of an everyday word. */
const matchesSchool = (keyword: string): SQL | undefined =>
  orWhole(
    and(
      ...searchTerms(keyword).map((term) =>
        // The cheap conditions first: their matches need no check of the long texts.
        or(isOfKind(term), teachesAny(term), containsAllIndexed(schools.searchFold, term.words)),
      ),
    ),
    schools.searchFold,
    keyword,
  );

/** Every word of the keyword is in the school's name, or means its type or place: one sees why it was found. */
const isPlainFinding = (keyword: string): SQL =>
  and(...searchTerms(keyword).map((term) => or(isOfKind(term), inName(schools.nameFold, term)))) ?? sql`true`;

/** Score of one term: in the name, taught or the type of the school, something near it taught. */
const termScore = (term: SearchTerm): SQL => {
  const [best, second] = term.concept?.majors ?? [];
  const main = or(
    best === undefined ? undefined : arrayContains(schools.categoryIds, [best]),
    isOfKind(term),
  );
  return sql`case when ${inName(schools.nameFold, term)} then 4
    ${main ? sql`when ${main} then 3` : sql``}
    ${second === undefined ? sql`` : sql`when ${arrayContains(schools.categoryIds, [second])} then 2`} else 0 end`;
};

/** Score of the terms; the whole keyword in the name counts most. */
const schoolScore = (keyword: string): SQL => {
  const terms = searchTerms(keyword);
  return sql`(${wholeScore(schools, keyword, terms)} + ${sql.join(terms.map(termScore), sql` + `)})`;
};

/** `openOnDay` is the ISO day on which one of their programs must be open for applications. */
export type SchoolQuery = Omit<z.output<typeof schoolSearch>, 'openNow'> & { openOnDay?: string | undefined };

const toCents = (dollars: number) => Math.round(dollars * 100);

const fieldFilters = filterNames(schoolFields);

const filtersOf = (query: SchoolQuery): (SQL | undefined)[] => [
  ...fieldFilters.map((name) => (query[name] === undefined ? undefined : eq(schools[name], query[name]))),
  query.schoolType?.length ? inArray(schools.schoolType, query.schoolType) : undefined,
  query.province?.length ? inArray(schools.province, query.province) : undefined,
  query.categories?.length ? arrayOverlaps(schools.categoryIds, query.categories) : undefined,
  query.minPrice === undefined ? undefined : gte(schools.maxFeeCents, toCents(query.minPrice)),
  query.maxPrice === undefined ? undefined : lte(schools.minFeeCents, toCents(query.maxPrice)),
  query.openOnDay === undefined ? undefined : hasOpenOn(query.openOnDay),
];

/** Of two schools with the same score, the one that is open for applications, then the verified, then the larger one. */
const bestFirst = (today: string): SQL[] => [
  sql`coalesce(${schools.openUntil} >= ${today}, false) desc`,
  desc(schools.verified),
  desc(schools.programCount),
];

const sortsOf = ({ sort, keyword, lang }: SchoolQuery, today: string): SQL[] => {
  const byName = asc(lang === 'km' ? schools.sortKeyKm : schools.sortKeyEn);
  const sorts: Record<SchoolQuery['sort'], SQL[]> = {
    relevance: keyword ? [desc(schoolScore(keyword)), ...bestFirst(today), byName] : bestFirst(today),
    name: [byName],
    'fee-low': [sql`${schools.minFeeCents} asc nulls last`],
    'fee-high': [sql`${schools.maxFeeCents} desc nulls last`],
    programs: [desc(schools.programCount)],
  };
  return [...sorts[sort], asc(schools.id)];
};

/** Inactive schools are visible only when they are in `keptIds` and the status asks for them. */
const schoolListQuery = (query: SchoolQuery, today: string, keptIds: readonly string[]): ListQuery => {
  const active = eq(schools.status, 'active');
  const own = keptIds.length > 0 ? inArray(schools.id, [...keptIds]) : sql`false`;
  const visible = {
    active,
    all: keptIds.length > 0 ? or(active, own) : active,
    inactive: and(own, eq(schools.status, 'inactive')),
  };
  return {
    visible: visible[query.status],
    filters: filtersOf(query),
    search: query.keyword ? matchesSchool(query.keyword) : undefined,
    sorts: sortsOf(query, today),
    sortsIds: query.sort === 'relevance',
    start: query.start,
    limit: query.limit,
  };
};

const linkColumns = {
  slug: schools.slug,
  name: schools.name,
  nameNative: schools.nameNative,
  schoolType: schools.schoolType,
  province: schools.province,
  hue: schools.hue,
};

/** The best program of each school for the keyword. */
async function programsThatFit(db: Db, keyword: string, schoolIds: string[]) {
  if (schoolIds.length === 0) return new Map<string, { name: string; nameNative: string }>();
  const rows = await db
    .selectDistinctOn([subjects.schoolId], {
      schoolId: subjects.schoolId,
      name: subjects.name,
      nameNative: subjects.nameNative,
    })
    .from(subjects)
    .where(and(inArray(subjects.schoolId, schoolIds), listedSubject, matchesSubject(keyword)))
    .orderBy(subjects.schoolId, desc(subjectScore(keyword)), asc(subjects.sortKeyEn), asc(subjects.id));
  return new Map(rows.map(({ schoolId, ...names }) => [schoolId, names]));
}

/**
 * The same with what a link to a school says; the other columns cost more than the search. `because` is the program
 * that a school was found for, where neither its name nor its type or place says why.
 */
export async function searchSchoolLinks(db: Db, query: SchoolQuery & { keyword: string }, today: string) {
  const { rows, countTotal } = await listPage(db, schools, schoolListQuery(query, today, []), (total) =>
    db
      .select({
        ...linkColumns,
        id: schools.id,
        isPlain: sql<boolean>`${isPlainFinding(query.keyword)}`,
        total,
      })
      .from(schools)
      .$dynamic(),
  );
  const unexplained = rows.flatMap(({ id, isPlain }) => (isPlain ? [] : [id]));
  const programs = await programsThatFit(db, query.keyword, unexplained);
  return {
    data: rows.map(({ id, slug, name, nameNative, schoolType, province, hue }) => ({
      slug,
      name,
      nameNative,
      schoolType,
      province,
      hue,
      because: programs.get(id) ?? null,
    })),
    countTotal,
  };
}

type SchoolsFound = Output<typeof schoolsResource.endpoints.search>;

/** Said once beside the schools: most are of few categories. */
async function categoryNamesOf(db: Db, found: readonly SchoolSummary[]): Promise<Record<string, Text>> {
  const ids = [...new Set(found.flatMap((school) => school.categories))];
  if (ids.length === 0) return {};
  const { id, name: en, nameNative: km } = categories;
  const rows = await db.select({ id, en, km }).from(categories).where(inArray(id, ids));
  return Object.fromEntries(rows.map(({ id: key, ...names }) => [key, names]));
}

/** One page of the school search and the number of matches; `today` is a day in Cambodia. */
export async function searchSchools(
  db: Db,
  query: SchoolQuery,
  today: string,
  keptIds: readonly string[] = [],
): Promise<SchoolsFound> {
  const { rows, countTotal } = await listPage(db, schools, schoolListQuery(query, today, keptIds), (total) =>
    db
      .select({ ...schoolSummaryColumns(today), total })
      .from(schools)
      .$dynamic(),
  );
  const hits = rows.map(toSchoolSummary);
  return { hits, total: { value: countTotal }, categoryNames: await categoryNamesOf(db, hits) };
}
