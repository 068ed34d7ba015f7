import { eq } from 'drizzle-orm';
import { trimAll } from '@/lib/domain/trim';
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

/**
 * The campus of a row; `ownId` when several have the same name.
 * @throws 422 for one that is not there, for an empty cell where there are several, and for a school without any
 */
export const campusOf = (cells: Cells, places: readonly Campus[], ownId?: string): Campus => {
  const wanted = trimAll(cells['campus'] ?? '');
  const own = places.find(({ id }) => id === ownId);
  if (wanted === '' && own) return own;
  if (places.length === 0) throw invalid([{ path: 'campus', code: 'no-campus' }]);
  const fitting = places.filter(({ name }) => wanted === '' || name.en === wanted || name.km === wanted);
  const [first, second] = fitting;
  if (!first) throw invalid([{ path: 'campus', code: 'unknown-campus' }]);
  if (own && fitting.includes(own)) return own;
  if (second && wanted === '') throw invalid([{ path: 'campus', code: 'required' }]);
  return first;
};
