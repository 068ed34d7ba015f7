import { and, asc, count, eq } from 'drizzle-orm';
import { categoriesResource, type Category } from '@/lib/contract/academic/categories';
import { categories, schools, subjects } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { changeCategory, createCategory, removeCategory } from '@/backend/services/academic/category-changes';
import { once } from '@/backend/services/access/idempotency';
import { listedSubject } from '@/backend/services/academic/search-index';
import { requireAdvisor } from '@/backend/services/access/staff';

const toCategory = (row: typeof categories.$inferSelect, subjectCount: number): Category => ({
  categoryId: row.id,
  field: row.field,
  fieldName: row.fieldName,
  fieldNameNative: row.fieldNameNative,
  name: row.name,
  nameNative: row.nameNative,
  subjectCount,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

const subjectCounts = async (deps: Deps): Promise<Map<string | null, number>> => {
  const rows = await deps.db
    .select({ id: subjects.categoryId, value: count() })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(and(listedSubject, eq(schools.status, 'active')))
    .groupBy(subjects.categoryId);
  return new Map(rows.map((row) => [row.id, row.value]));
};

const read = async (deps: Deps, id: string): Promise<Category> => {
  const [row] = await deps.db.select().from(categories).where(eq(categories.id, id));
  if (!row) throw notFound();
  return toCategory(row, (await subjectCounts(deps)).get(row.id) ?? 0);
};

export const categoryRoutes = (deps: Deps) =>
  implement(
    categoriesResource,
    {
      list: async () => {
        const [rows, counts] = await Promise.all([
          deps.db.select().from(categories).orderBy(asc(categories.field), asc(categories.name)),
          subjectCounts(deps),
        ]);
        return { data: rows.map((row) => toCategory(row, counts.get(row.id) ?? 0)), countTotal: rows.length };
      },
      get: ({ params }) => read(deps, params.id),
      create: async ({ body }, { caller, idempotencyKey, requestId }) => {
        requireAdvisor(caller);
        const { id } = await once(
          deps,
          { owner: caller.id, endpoint: 'category', key: idempotencyKey, body },
          (tx) => createCategory(deps, tx, body, caller, requestId),
        );
        return read(deps, id);
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        requireAdvisor(caller);
        await changeCategory(deps, { id: params.id, version }, body, caller, requestId);
        return read(deps, params.id);
      },
      remove: async ({ params }, { caller, requestId }) => {
        requireAdvisor(caller);
        await removeCategory(deps, params.id, caller, requestId);
        return { ok: true as const };
      },
    },
    deps,
  );
