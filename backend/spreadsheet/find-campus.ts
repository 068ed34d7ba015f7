import { eq } from 'drizzle-orm';
import { plainWord } from '@/lib/domain/values/plain-text';
import type { Db } from '@/backend/db/client';
import { campuses } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Cells } from './cells';

export type Campus = { id: string; name: { en: string; km: string } };

/** The campuses of a school in their order. */
export const campusesOf = (tx: Db, schoolId: string): Promise<Campus[]> =>
  tx
    .select({ id: campuses.id, name: campuses.name })
    .from(campuses)
    .where(eq(campuses.schoolId, schoolId))
    .orderBy(campuses.key);

/** As it is compared: in any case, with any spaces. */
const asCompared = (name: string) => plainWord(name).replaceAll(' ', '');

/** Whether a row names no campus where there are several. */
export const lacksCampus = (cells: Cells, places: readonly Campus[]): boolean =>
  places.length > 1 && asCompared(cells['campus'] ?? '') === '';

/**
 * The campus of a row by its name in either language, or by its id; `ownId` when several have the same name.
 * @throws 422 for one that is not there, for an empty cell where there are several, and for a school without any
 */
export const campusOf = (cells: Cells, places: readonly Campus[], ownId?: string): Campus => {
  const written = cells['campus'] ?? '';
  const wanted = asCompared(written);
  const own = places.find(({ id }) => id === ownId);
  if (wanted === '' && own) return own;
  if (places.length === 0) throw invalid([{ path: 'campus', code: 'no-campus' }]);
  const fitting = places.filter(
    ({ id, name }) =>
      wanted === '' || id === written || [name.en, name.km].some((known) => asCompared(known) === wanted),
  );
  const [first, second] = fitting;
  if (!first) throw invalid([{ path: 'campus', code: 'unknown-campus' }]);
  if (own && fitting.includes(own)) return own;
  if (second && wanted === '') throw invalid([{ path: 'campus', code: 'required' }]);
  return first;
};
