import { and, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type SubjectDetail, type subjectFilter, subjectsResource } from '@/lib/contract/academic/subjects';
import { dayInCambodia } from '@/lib/domain/dates';
import { categories, schools, subjects } from '../../db/schema';
import type { Db } from '../../db/client';
import type { Caller, Deps } from '../../deps';
import { notFound } from '../../errors';
import { implement } from '../../implement';
import { countOf, presentGeneration } from '../../services/counted';
import { once } from '../../services/idempotency';
import { announceSubject } from '../../services/public-changes';
import { findSchool } from '../../services/school-views';
import { listedSubject, matches } from '../../services/search-index';
import { isKeeperOf, requireKeeperOf } from '../../services/staff';
import { changeSubject, createSubject, removeSubject } from '../../services/subject-changes';
import { subjectColumns, toSubject } from '../../services/subject-views';

type Filter = Omit<z.output<typeof subjectFilter>, 'order' | 'sort' | 'lang' | 'start' | 'limit'>;
type Listing = z.output<typeof subjectFilter>;

const shown = and(eq(subjects.isPlaceholder, false), eq(schools.status, 'active'));

/** The specification's filters; bounds of the fee belong to the range. Placeholders show to those who keep the school. */
const conditions = (query: Filter): SQL | undefined =>
  and(
    query.withHidden ? undefined : shown,
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

const orderColumn = (query: Pick<Listing, 'order' | 'lang'>) => {
  switch (query.order) {
    case 'createdAt':
      return subjects.createdAt;
    case 'updatedAt':
      return subjects.updatedAt;
    case 'fee':
      return subjects.feeCents;
    case 'name':
      return query.lang === 'km' ? subjects.sortKeyKm : subjects.sortKeyEn;
  }
};

const joined = (db: Db) =>
  db
    .select({ ...subjectColumns, generation: presentGeneration })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .leftJoin(categories, eq(categories.id, subjects.categoryId));

const page = async (
  deps: Deps,
  where: SQL | undefined,
  order: SQL[],
  { start, limit, ...filter }: { start: number; limit: number; [name: string]: unknown },
) => {
  const count = async () => {
    const [row] = await deps.db
      .select({ value: sql<number>`count(*)`.mapWith(Number), generation: presentGeneration })
      .from(subjects)
      .innerJoin(schools, eq(schools.id, subjects.schoolId))
      .where(where);
    return row ?? { value: 0, generation: 0 };
  };
  const rows = await joined(deps.db)
    .where(where)
    .orderBy(...order, asc(subjects.id))
    .limit(limit)
    .offset(start);
  const data = rows.map(toSubject);
  const [first] = rows;
  // A page that is not full says itself how many there are.
  if (first && rows.length < limit) return { data, countTotal: start + rows.length };
  const countTotal = first
    ? await countOf(deps, JSON.stringify(filter), first.generation, count)
    : start === 0
      ? 0
      : (await count()).value;
  return { data, countTotal };
};

const prepareDetail = (db: Db) =>
  db
    .select({
      ...subjectColumns,
      long: { description: subjects.description, careers: subjects.careers, version: subjects.version },
      isShown: sql<boolean>`${shown}`,
    })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .leftJoin(categories, eq(categories.id, subjects.categoryId))
    .where(eq(subjects.id, sql.placeholder('id')))
    .prepare('subject_detail');

const preparedDetails = new WeakMap<Db, ReturnType<typeof prepareDetail>>();

/** Asked most of all by id, so its statement is built, and planned by PostgreSQL, once a connection. */
const findDetail = async (db: Db, id: string) => {
  const prepared = preparedDetails.get(db) ?? prepareDetail(db);
  preparedDetails.set(db, prepared);
  const [row] = await prepared.execute({ id });
  if (!row) throw notFound();
  const detail: SubjectDetail = { ...toSubject(row), ...row.long };
  return { detail, isShown: row.isShown };
};

const readDetail = async (db: Db, id: string) => (await findDetail(db, id)).detail;

const find = async (deps: Deps, id: string) => {
  const [row] = await deps.db
    .select({ subject: subjects, isShown: sql<boolean>`${shown}`, slug: schools.slug })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(eq(subjects.id, id));
  if (!row) throw notFound();
  return row;
};

/** A course that the caller may change. */
const findKept = async (deps: Deps, id: string, caller: Caller) => {
  const row = await find(deps, id);
  await requireKeeperOf(deps.db, caller, row.subject.schoolId);
  return { ...row, school: { id: row.subject.schoolId, slug: row.slug } };
};

const openToday = (deps: Deps): SQL | undefined =>
  and(
    listedSubject,
    or(
      isNull(subjects.applicationDeadline),
      gte(subjects.applicationDeadline, dayInCambodia(deps.clock.now())),
    ),
  );

export const subjectRoutes = (deps: Deps) =>
  implement(
    subjectsResource,
    {
      list: async ({ query }, { caller }) => {
        const mayLookBehind =
          query.schoolId !== undefined && (await isKeeperOf(deps.db, caller, query.schoolId));
        const { order, sort, lang, ...filter } = query;
        const shownTo = { ...filter, withHidden: query.withHidden === true && mayLookBehind };
        const direction = sort === 'asc' ? asc : desc;
        return page(deps, conditions(shownTo), [direction(orderColumn({ order, lang }))], shownTo);
      },
      get: async ({ params }, { caller }) => {
        const { detail, isShown } = await findDetail(deps.db, params.id);
        if (!isShown && !(await isKeeperOf(deps.db, caller, detail.schoolId))) throw notFound();
        return detail;
      },
      latest: async ({ query }) => {
        const rows = await joined(deps.db)
          .where(and(listedSubject, eq(schools.status, 'active')))
          .orderBy(desc(subjects.updatedAt), asc(subjects.id))
          .limit(query.limit);
        return { data: rows.map(toSubject) };
      },
      enrollment: ({ query }) => {
        const where = and(conditions({ ...query, status: 'active' }), openToday(deps));
        const today = dayInCambodia(deps.clock.now());
        return page(deps, where, [sql`${subjects.applicationDeadline} asc nulls last`], { ...query, today });
      },
      create: async ({ body }, { caller, idempotencyKey, requestId }) => {
        await requireKeeperOf(deps.db, caller, body.schoolId);
        const { slug } = await findSchool(deps.db, body.schoolId);
        const call = { owner: caller.id, endpoint: 'subject', key: idempotencyKey, body };
        const { id } = await once(deps, call, (tx) => createSubject(deps, tx, body, caller, requestId));
        announceSubject(deps, id, { id: body.schoolId, slug });
        return readDetail(deps.db, id);
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        const { school } = await findKept(deps, params.id, caller);
        await changeSubject(deps, { id: params.id, version }, body, caller, requestId);
        announceSubject(deps, params.id, school);
        return readDetail(deps.db, params.id);
      },
      remove: async ({ params }, { caller, requestId }) => {
        const { subject, school } = await findKept(deps, params.id, caller);
        await removeSubject(deps, subject, caller, requestId);
        announceSubject(deps, params.id, school);
        return { ok: true as const };
      },
    },
    deps,
  );
