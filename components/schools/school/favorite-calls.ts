import { queryOptions } from '@tanstack/react-query';
import type { MarkCalls } from '@/components/kits/mark/mark-sync';
import { favoritesApi } from '@/lib/api/favorites';

type Listed = Awaited<ReturnType<typeof favoritesApi.list>>['data'][number];
type Favorite = Listed & { school: NonNullable<Listed['school']> };

/** Another backend may list only ids; a school that it does not return is left out. */
const withSchools = async (favorites: readonly Listed[]): Promise<Favorite[]> => {
  const whole = favorites.map(async (favorite) => {
    if (favorite.school) return { ...favorite, school: favorite.school };
    const { academicApi } = await import('@/lib/api/academic');
    const school = await academicApi.schools.get({ params: { id: favorite.schoolId } }).catch(() => null);
    return school && { ...favorite, school };
  });
  return (await Promise.all(whole)).filter((favorite) => favorite !== null);
};

/** The one favourites query of the browser, shared by all hearts and the list of favourites. */
export const favoritesQuery = (userId: string) => {
  const input = { params: { userId } };
  return queryOptions({
    queryKey: favoritesApi.list.key(input),
    queryFn: async () => {
      const favorites = await favoritesApi.list(input);
      return { ...favorites, data: await withSchools(favorites.data) };
    },
  });
};

type Favorites = { data: Favorite[]; countTotal: number };

export const favoriteCalls: MarkCalls<Favorites> = {
  key: favoritesApi.key,
  list: favoritesQuery,
  idsOf: ({ data }) => data.map(({ schoolId }) => schoolId),
  add: (schoolId) => favoritesApi.add({ body: { schoolId } }),
  remove: (schoolId, userId) => favoritesApi.remove({ params: { userId, schoolId } }),
};
