import { academicApi } from '@/lib/api/academic';

const staleTimeMs = 10 * 60_000;

/** All majors; they change seldom. */
export const categoriesQuery = () => ({
  ...academicApi.categories.list.queryOptions(),
  staleTime: staleTimeMs,
});
