import { and, asc, count, eq } from 'drizzle-orm';
import { categoriesResource, type Category } from '@/lib/contract/schools/categories';
import { categories, schools, subjects } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  changeCategory,
  createCategory,
  removeCategory,
} from '@/backend/features/schools/services/category-changes';
import { listedSubject } from '@/backend/features/schools/services/search-index';
import { requireAdvisor } from '@/backend/core/access/staff';

const toCategory = (row: typeof categories.$inferSelect, subjectCount: number): Category => ({
  categoryId: row.id,
  field: row.field,
  fieldName: row.fieldName,
  fieldNameNative: row.fieldNameNative,
  name: row.name,
  nameNative: row.nameNative,
  interests: row.interests,
  words: row.words,
  subjectCount,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

const subjectCounts = async (deps: Reader): Promise<Map<string | null, number>> => {
  const rows = await deps.db
    .select({ id: subjects.categoryId, value: count() })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(and(listedSubject, eq(schools.status, 'active')))
    .groupBy(subjects.categoryId);
  return new Map(rows.map((row) => [row.id, row.value]));
};

const read = async (deps: Reader, id: string): Promise<Category> => {
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
      create: write(async (act, { body }) => {
        requireAdvisor(act.caller);
        return read(act.deps, await createCategory(act, body));
      }),
      update: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        await changeCategory(act, params.id, body);
        return read(act.deps, params.id);
      }),
      remove: write(async (act, { params }) => {
        requireAdvisor(act.caller);
        await removeCategory(act, params.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
