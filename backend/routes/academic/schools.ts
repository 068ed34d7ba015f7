import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type schoolSearch, schoolsResource } from '@/lib/contract/academic/schools';
import { schools } from '../../db/schema';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import { rememberAnswer } from '../../services/answer-cache';
import { once } from '../../services/idempotency';
import { announceSchool } from '../../services/public-changes';
import { changeSchool, createSchool, removeSchool } from '../../services/school-changes';
import { matches, rank } from '../../services/search-index';
import {
  findSchool,
  listCampuses,
  readSchoolDetail,
  summaryColumns,
  toSummary,
} from '../../services/school-views';
import { similarSchools } from '../../services/similar-schools';
import { hideClosedSchool, keptSchoolIds, requireKeeperOf, requireStaffOf } from '../../services/staff';

type Search = z.output<typeof schoolSearch>;

/** A school fits a price range when its own range of fees overlaps it. Closed schools show to those who keep them. */
const conditions = (query: Search, kept: string[]): SQL | undefined =>
  and(
    or(eq(schools.status, 'active'), kept.length ? inArray(schools.id, kept) : undefined),
    query.verified === undefined ? undefined : eq(schools.verified, query.verified),
    query.isPublic === undefined ? undefined : eq(schools.isPublic, query.isPublic),
    query.schoolType?.length ? inArray(schools.schoolType, query.schoolType) : undefined,
    query.province?.length ? inArray(schools.province, query.province) : undefined,
    query.categories?.length ? arrayOverlaps(schools.categoryIds, query.categories) : undefined,
    query.minPrice === undefined ? undefined : gte(schools.maxFeeCents, Math.round(query.minPrice * 100)),
    query.maxPrice === undefined ? undefined : lte(schools.minFeeCents, Math.round(query.maxPrice * 100)),
    query.keyword ? matches(schools.searchFold, query.keyword) : undefined,
  );

const order = (query: Search): SQL[] => {
  const byName = [asc(query.lang === 'km' ? schools.sortKeyKm : schools.sortKeyEn), asc(schools.id)];
  switch (query.sort) {
    case 'fee-low':
      return [sql`${schools.minFeeCents} asc nulls last`, asc(schools.id)];
    case 'fee-high':
      return [sql`${schools.maxFeeCents} desc nulls last`, asc(schools.id)];
    case 'programs':
      return [desc(schools.programCount), asc(schools.id)];
    case 'relevance':
      return query.keyword ? [...rank(schools, query.keyword), ...byName] : byName;
    case 'name':
      return byName;
  }
};

const search = async (deps: Deps, query: Search, kept: string[]) => {
  const where = conditions(query, kept);
  const page = deps.db
    .select(summaryColumns)
    .from(schools)
    .where(where)
    .orderBy(...order(query))
    .limit(query.limit)
    .offset(query.start);
  const [hits, [total]] = await Promise.all([
    page,
    deps.db.select({ value: count() }).from(schools).where(where),
  ]);
  return { hits: hits.map(toSummary), total: { value: total?.value ?? 0 } };
};

export const schoolRoutes = (deps: Deps) =>
  implement(
    schoolsResource,
    {
      search: async ({ query }, { caller }) => {
        const kept = query.status === 'all' ? (await keptSchoolIds(deps.db, caller)).toSorted() : [];
        return rememberAnswer(deps, `schools:${JSON.stringify([query, kept])}`, () =>
          search(deps, query, kept),
        );
      },
      get: async ({ params }, { caller }) => {
        const school = await readSchoolDetail(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, { id: school.schoolId, status: school.status });
        return school;
      },
      similar: async ({ params, query }, { caller }) => {
        await hideClosedSchool(deps.db, caller, await findSchool(deps.db, params.id));
        return { data: await similarSchools(deps.db, params.id, query.limit) };
      },
      campuses: async ({ params }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, school);
        return { data: await listCampuses(deps.db, school.id) };
      },
      partners: async ({ query }) => {
        const where = and(eq(schools.verified, true), eq(schools.status, 'active'));
        const page = deps.db
          .select(summaryColumns)
          .from(schools)
          .where(where)
          .orderBy(desc(schools.programCount), asc(schools.id))
          .limit(query.limit);
        const [rows, [total]] = await Promise.all([
          page,
          deps.db.select({ value: count() }).from(schools).where(where),
        ]);
        return { data: rows.map(toSummary), countTotal: total?.value ?? 0 };
      },
      create: async ({ body }, { caller, idempotencyKey, requestId }) => {
        const school = await once(
          deps,
          { owner: caller.id, endpoint: 'school', key: idempotencyKey, body },
          (tx) => createSchool(deps, tx, body, caller, requestId),
        );
        announceSchool(deps, { id: school.schoolId, slug: school.slug });
        return school;
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        const school = await changeSchool(deps, { id: params.id, version }, body, caller, requestId);
        announceSchool(deps, { id: school.schoolId, slug: school.slug });
        return school;
      },
      remove: async ({ params }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const { id, slug } = await findSchool(deps.db, params.id);
        await removeSchool(deps, id, caller, requestId);
        announceSchool(deps, { id, slug });
        return { ok: true as const };
      },
    },
    deps,
  );
