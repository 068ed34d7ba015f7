import type { MarkCalls } from '@/components/mark/mark-sync';
import { favoritesApi } from '@/lib/api/favorites';

/** The one favourites query of the browser, shared by all hearts and the list of favourites. */
export const favoritesQuery = (userId: string) => favoritesApi.list.queryOptions({ params: { userId } });

export const favoriteCalls: MarkCalls<Awaited<ReturnType<typeof favoritesApi.list>>> = {
  key: favoritesApi.key,
  list: favoritesQuery,
  idsOf: ({ data }) => data.map(({ schoolId }) => schoolId),
  add: (schoolId) => favoritesApi.add({ body: { schoolId } }),
  remove: (schoolId, userId) => favoritesApi.remove({ params: { userId, schoolId } }),
};
