import { and, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Subject, subjectFilter } from '@/lib/contract/schools/subjects';
import { categories, schools, subjects } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { listIds, listPage, type ListQuery } from '@/backend/lists/list-page';
import { rowsAtOnce, StreamedList } from '@/backend/lists/streamed-list';
import { type FinishedLevel, suitsLevel } from '@/lib/domain/schools/finished-levels';
import { openOn } from './open-programs';
import { matchesSubject, subjectScore } from './subject-terms';
import { subjectColumns, toSubject } from './subject-views';

/** `openOnDay` is the ISO day on which they must be open for applications; `suited` is said by `suitedTo`. */
type Listing = Omit<z.output<typeof subjectFilter>, 'openNow' | 'finished'> & {
  openOnDay?: string | undefined;
  suited?: SQL | undefined;
};
type Filter = Omit<Listing, 'order' | 'sort' | 'lang' | 'start' | 'limit'>;

interface SubjectPage {
  data: Subject[];
  countTotal: number;
}

const ofOpenSchool = sql`not exists (select 1 from ${schools}
  where ${schools.id} = ${subjects.schoolId} and ${schools.status} = 'inactive')`;

/** The filters of the specification; bounds of the fee belong to the range. */
const subjectFilters = (query: Filter): (SQL | undefined)[] => [
  query.status === 'all' ? undefined : eq(subjects.status, query.status),
  query.schoolId ? eq(subjects.schoolId, query.schoolId) : undefined,
  query.schoolType?.length ? inArray(subjects.schoolType, query.schoolType) : undefined,
  query.categories?.length ? inArray(subjects.categoryId, query.categories) : undefined,
  query.degree?.length ? inArray(subjects.degree, query.degree) : undefined,
  query.sector ? eq(subjects.isPublic, query.sector === 'publicSector') : undefined,
  query.province?.length ? inArray(subjects.province, query.province) : undefined,
  query.minPrice === undefined ? undefined : gte(subjects.feeCents, Math.round(query.minPrice * 100)),
  query.maxPrice === undefined ? undefined : lte(subjects.feeCents, Math.round(query.maxPrice * 100)),
  query.openOnDay === undefined ? undefined : openOn(query.openOnDay),
  query.suited,
];

/** The condition of programs that come next for a level, on an ISO day. Programs share few rules, so each is judged once. */
export async function suitedTo(
  db: Db,
  level: FinishedLevel | undefined,
  day: string,
): Promise<SQL | undefined> {
  if (!level) return undefined;
  const { degree, admission } = subjects;
  const kinds = await db.selectDistinct({ degree, admission }).from(subjects);
  const suited = kinds.filter((kind) => suitsLevel(kind, level, day));
  if (suited.length === 0) return sql`false`;
  return or(
    ...suited.map((kind) =>
      and(
        eq(degree, kind.degree),
        kind.admission === null
          ? isNull(admission)
          : sql`${admission} = ${JSON.stringify(kind.admission)}::jsonb`,
      ),
    ),
  );
}

/** The visibility of courses in a list: no placeholders, and none of an inactive school, unless `withHidden`. */
export const subjectList = (query: Filter): Pick<ListQuery, 'visible' | 'filters' | 'search'> => ({
  visible: query.withHidden ? undefined : and(eq(subjects.isPlaceholder, false), ofOpenSchool),
  filters: subjectFilters(query),
  search: query.keyword ? matchesSubject(query.keyword) : undefined,
});

const nameKey = (lang: Listing['lang']) => (lang === 'km' ? subjects.sortKeyKm : subjects.sortKeyEn);

/** Of two courses with the same score, the open one, then the one of the more prominent school. */
const bestFirst = ({ keyword, lang }: Pick<Listing, 'keyword' | 'lang'>, today: string): SQL[] => {
  // Unknown days make the condition null, and nulls come first.
  const best = [desc(sql`(${openOn(today)}) is true`), desc(subjects.prominence)];
  return keyword ? [desc(subjectScore(keyword)), ...best, asc(nameKey(lang))] : best;
};

const sortsOf = (query: Pick<Listing, 'order' | 'sort' | 'lang' | 'keyword'>, today: string): SQL[] => {
  const direction = query.sort === 'asc' ? asc : desc;
  switch (query.order) {
    case 'relevance':
      return bestFirst(query, today);
    case 'createdAt':
      return [direction(subjects.createdAt)];
    case 'updatedAt':
      return [direction(subjects.updatedAt)];
    case 'fee':
      return [direction(subjects.feeCents)];
    case 'name':
      return [direction(nameKey(query.lang))];
  }
};

/** Subjects as lists show them. */
export const selectSubjects = (db: Db) =>
  db
    .select(subjectColumns)
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .leftJoin(categories, eq(categories.id, subjects.categoryId));

/** One page of subjects and how many there are on all pages. */
export const subjectPage = async (db: Db, query: ListQuery): Promise<SubjectPage> => {
  const { rows, countTotal } = await listPage(db, subjects, query, (total) =>
    db
      .select({ ...subjectColumns, total })
      .from(subjects)
      .innerJoin(schools, eq(schools.id, subjects.schoolId))
      .leftJoin(categories, eq(categories.id, subjects.categoryId))
      .$dynamic(),
  );
  return { data: rows.map(toSubject), countTotal };
};

/** The best subjects for a keyword with what a link to them says; the other columns cost more than the search. */
export async function searchSubjectLinks(
  db: Db,
  { order, sort, lang, start, limit, ...filter }: Listing,
  today: string,
) {
  const query: ListQuery = {
    ...subjectList(filter),
    sorts: [...sortsOf({ order, sort, lang, keyword: filter.keyword }, today), asc(subjects.id)],
    start,
    limit,
    sortsIds: true,
  };
  const { rows, countTotal } = await listPage(db, subjects, query, (total) =>
    db
      .select({
        id: subjects.id,
        name: subjects.name,
        nameNative: subjects.nameNative,
        degree: subjects.degree,
        school: { name: schools.name, nameNative: schools.nameNative },
        total,
      })
      .from(subjects)
      .innerJoin(schools, eq(schools.id, subjects.schoolId))
      .$dynamic(),
  );
  return {
    data: rows.map(({ id, name, nameNative, degree, school }) => ({ id, name, nameNative, degree, school })),
    countTotal,
  };
}

const readByIds = async (db: Db, ids: string[]): Promise<Subject[]> => {
  const rows = await selectSubjects(db).where(
    sql`${subjects.id} = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row.subject.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSubject(row)] : [];
  });
};

/** The subjects of a query, in its order; equal ones in the order of their ids. `today` is a day in Cambodia. */
export async function listSubjects(
  db: Db,
  { order, sort, lang, start, limit, ...filter }: Listing,
  today: string,
): Promise<SubjectPage | StreamedList<Subject>> {
  const sorts = [...sortsOf({ order, sort, lang, keyword: filter.keyword }, today), asc(subjects.id)];
  const query: ListQuery = {
    ...subjectList(filter),
    sorts,
    start,
    limit,
    sortsIds: order === 'relevance',
  };
  if (limit <= rowsAtOnce) return subjectPage(db, query);
  const { ids, countTotal } = await listIds(db, subjects, query);
  if (ids.length > rowsAtOnce) return new StreamedList(ids, countTotal, (some) => readByIds(db, some));
  return { data: ids.length > 0 ? await readByIds(db, ids) : [], countTotal };
}
