import { and, asc, count, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { type subjectFilter, subjectsResource } from '@/lib/contract/academic/subjects';
import { categories, schools, subjects } from '../../db/schema';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { implement } from '../../implement';
import { matches } from '../../services/search-index';
import { subjectColumns, toSubject } from '../../services/subject-views';

type Filter = z.output<typeof subjectFilter>;

/** The specification's filters; bounds of the fee belong to the range, placeholders never show. */
const conditions = (query: Filter): SQL | undefined =>
  and(
    eq(subjects.isPlaceholder, false),
    eq(schools.status, 'active'),
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

const orderColumn = (query: Filter) => {
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

const joined = (deps: Deps) =>
  deps.db
    .select(subjectColumns)
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .leftJoin(categories, eq(categories.id, subjects.categoryId));

export const subjectRoutes = (deps: Deps) =>
  implement(
    subjectsResource,
    {
      list: async ({ query }) => {
        const where = conditions(query);
        const direction = query.sort === 'asc' ? asc : desc;
        const page = joined(deps)
          .where(where)
          .orderBy(direction(orderColumn(query)), asc(subjects.id))
          .limit(query.limit)
          .offset(query.start);
        const total = deps.db
          .select({ value: count() })
          .from(subjects)
          .innerJoin(schools, eq(schools.id, subjects.schoolId))
          .where(where);
        const [rows, [counted]] = await Promise.all([page, total]);
        return { data: rows.map(toSubject), countTotal: counted?.value ?? 0 };
      },
      get: async ({ params }) => {
        const [row] = await joined(deps).where(
          and(eq(subjects.id, params.id), eq(subjects.isPlaceholder, false), eq(schools.status, 'active')),
        );
        if (!row) throw notFound();
        const [long] = await deps.db
          .select({ description: subjects.description, careers: subjects.careers })
          .from(subjects)
          .where(eq(subjects.id, params.id));
        if (!long) throw notFound();
        return { ...toSubject(row), ...long };
      },
      latest: async ({ query }) => {
        const rows = await joined(deps)
          .where(
            and(
              eq(subjects.status, 'active'),
              eq(subjects.isPlaceholder, false),
              eq(schools.status, 'active'),
            ),
          )
          .orderBy(desc(subjects.updatedAt), asc(subjects.id))
          .limit(query.limit);
        return { data: rows.map(toSubject) };
      },
    },
    deps,
  );
