import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type Subject, subject, type subjectFilter } from '@/lib/contract/academic/subjects';
import { categories, schools, subjects } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import type { Rendered } from '@/backend/http/rendered';
import { countOf, presentGeneration, readGeneration } from '@/backend/services/counted';
import { isKept, type ListSource, longList, rowsAtOnce } from '@/backend/services/long-lists';
import { matches } from './search-index';
import { subjectColumns, toSubject } from './subject-views';

type Listing = z.output<typeof subjectFilter>;
type Filter = Omit<Listing, 'order' | 'sort' | 'lang' | 'start' | 'limit'>;

/** What is asked, for the key under which its count or its answer is kept; all that changes the rows stands in it. */
type Asked = { start: number; limit: number } & Record<string, unknown>;

interface SubjectPage {
  data: Subject[];
  countTotal: number;
}

export const shownSubject = and(eq(subjects.isPlaceholder, false), eq(schools.status, 'active'));

/** The specification's filters; bounds of the fee belong to the range. Placeholders show to those who keep the school. */
export const subjectConditions = (query: Filter): SQL | undefined =>
  and(
    query.withHidden ? undefined : shownSubject,
    query.status === 'all' ? undefined : eq(subjects.status, query.status),
    query.schoolId ? eq(subjects.schoolId, query.schoolId) : undefined,
    query.schoolType?.length ? inArray(subjects.schoolType, query.schoolType) : undefined,
    query.categories?.length ? inArray(subjects.categoryId, query.categories) : undefined,
    query.degree?.length ? inArray(subjects.degree, query.degree) : undefined,
    query.sector ? eq(subjects.isPublic, query.sector === 'publicSector') : undefined,
    query.province?.length ? inArray(subjects.province, query.province) : undefined,
    query.minPrice === undefined ? undefined : gte(subjects.feeCents, Math.round(query.minPrice * 100)),
    query.maxPrice === undefined ? undefined : lte(subjects.feeCents, Math.round(query.maxPrice * 100)),
    query.keyword ? matches(subjects.searchFold, query.keyword) : undefined,
  );

const orderColumn = ({ order, lang }: Pick<Listing, 'order' | 'lang'>) => {
  switch (order) {
    case 'createdAt':
      return subjects.createdAt;
    case 'updatedAt':
      return subjects.updatedAt;
    case 'fee':
      return subjects.feeCents;
    case 'name':
      return lang === 'km' ? subjects.sortKeyKm : subjects.sortKeyEn;
  }
};

/** Subjects as lists show them, with the generation that they were read at. */
export const selectSubjects = (db: Db) =>
  db
    .select({ ...subjectColumns, generation: presentGeneration })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .leftJoin(categories, eq(categories.id, subjects.categoryId));

/** How many match: a page that is not full says so itself. */
const totalOf = async (
  deps: Deps,
  where: SQL | undefined,
  { start, limit, ...filter }: Asked,
  { found, generation }: { found: number; generation: number },
): Promise<number> => {
  if (found > 0 && found < limit) return start + found;
  if (found === 0 && start === 0) return 0;
  const count = async () => {
    const [row] = await deps.db
      .select({ value: sql<number>`count(*)`.mapWith(Number), generation: presentGeneration })
      .from(subjects)
      .innerJoin(schools, eq(schools.id, subjects.schoolId))
      .where(where);
    return row ?? { value: 0, generation: 0 };
  };
  return found > 0 ? countOf(deps, JSON.stringify(filter), generation, count) : (await count()).value;
};

const asOf = (rows: { generation: number }[]) => ({
  found: rows.length,
  generation: rows[0]?.generation ?? 0,
});

const readRows = (
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { start, limit }: Pick<Asked, 'start' | 'limit'>,
) =>
  selectSubjects(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(start);

/** One page of subjects and how many there are on all pages. */
export const subjectPage = async (
  deps: Deps,
  where: SQL | undefined,
  order: SQL[],
  asked: Asked,
): Promise<SubjectPage> => {
  const rows = await readRows(deps.db, where, order, asked);
  return { data: rows.map(toSubject), countTotal: await totalOf(deps, where, asked, asOf(rows)) };
};

/** Ids in order. In one text: ten thousand rows of two columns take longer to take in than to find. */
const readIds = async (db: Db, where: SQL | undefined, order: SQL[], { start, limit }: Asked) => {
  const shown = db
    .select({ id: subjects.id, changedAt: schools.searchGeneration })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(start)
    .as('shown');
  const line = sql`${shown.id}::text || ' ' || ${shown.changedAt}`;
  const [row] = await db
    .select({
      lines: sql<string | null>`string_agg(${line}, ',')`,
      generation: presentGeneration,
    })
    .from(shown);
  const rows = (row?.lines?.split(',') ?? []).map((text) => {
    const [id = '', changedAt] = text.split(' ');
    return { id, changedAt: Number(changedAt) };
  });
  return { rows, generation: row?.generation ?? 0 };
};

/**
 * A course shows its school and its major too; whoever changes one of the three counts a generation for the school, which
 * says what of an earlier list still holds.
 */
const sourceOf = (deps: Deps, where: SQL | undefined, order: SQL[], asked: Asked): ListSource<Subject> => ({
  schema: subject,
  idOf: (item) => item.enrollableSubjectId,
  readAll: async () => {
    const rows = await readRows(deps.db, where, order, asked);
    const { generation, found } = asOf(rows);
    const countTotal = await totalOf(deps, where, asked, { found, generation });
    return { items: rows.map(toSubject), generation, countTotal };
  },
  readOrder: async (before) => {
    const countBeside = async () => {
      const generation = await readGeneration(deps.db);
      await totalOf(deps, where, asked, { found: before, generation });
    };
    // A list that was full will be again, and counting takes as long as reading the ids.
    const [{ rows, generation }] = await Promise.all([
      readIds(deps.db, where, order, asked),
      before === asked.limit ? countBeside() : null,
    ]);
    const countTotal = await totalOf(deps, where, asked, { found: rows.length, generation });
    return { rows, generation, countTotal };
  },
  read: async (ids) => {
    const wanted = sql.param(`{${ids.join(',')}}`);
    const rows = await selectSubjects(deps.db).where(sql`${subjects.id} = any(${wanted}::uuid[])`);
    return rows.map(toSubject);
  },
});

/** The subjects that a query asks for, in its order; equal ones in the order of their ids. */
export async function listSubjects(
  deps: Deps,
  { order, sort, lang, ...asked }: Listing,
): Promise<SubjectPage | Rendered> {
  const direction = sort === 'asc' ? asc : desc;
  const by = [direction(orderColumn({ order, lang })), asc(subjects.id)];
  const where = subjectConditions(asked);
  if (asked.limit <= rowsAtOnce) return subjectPage(deps, where, by, asked);
  const key = JSON.stringify({ order, sort, lang, ...asked });
  const source = sourceOf(deps, where, by, asked);
  if (isKept(deps, key)) return longList(deps, key, await readGeneration(deps.db), source);
  const head = await readRows(deps.db, where, by, { ...asked, limit: rowsAtOnce + 1 });
  if (head.length > rowsAtOnce) return longList(deps, key, asOf(head).generation, source);
  return { data: head.map(toSubject), countTotal: await totalOf(deps, where, asked, asOf(head)) };
}
