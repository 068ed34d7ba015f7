import type { LocalName } from '@/components/kits/catalogue/define-catalogue';
import { academicApi } from '@/lib/api/academic';

const staleTimeMs = 10 * 60_000;

/** All majors; they rarely change. */
export const categoriesQuery = () => ({
  ...academicApi.categories.list.queryOptions(),
  staleTime: staleTimeMs,
});

export async function categoryNames(): Promise<ReadonlyMap<string, LocalName>> {
  const { data } = await academicApi.categories.list();
  return new Map(data.map((category) => [category.categoryId, category]));
}
