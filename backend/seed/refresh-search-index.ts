import { asc } from 'drizzle-orm';
import { schools } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { reindexSchools } from '@/backend/features/schools/services/search-index';
import { oncePerVersion } from './once-per-version';

/** Raise it when the search texts of schools and courses are made in another way. */
const version = '2: short Khmer words';
const schoolsAtOnce = 100;

/** Writes the search texts of all schools and courses anew where an earlier version of Sala made them. */
export async function refreshSearchIndex(deps: WritingDeps): Promise<void> {
  await oncePerVersion(deps, { name: 'search-index', version }, async (act) => {
    const ids = (await act.tx.select({ id: schools.id }).from(schools).orderBy(asc(schools.id))).map(
      ({ id }) => id,
    );
    for (let at = 0; at < ids.length; at += schoolsAtOnce)
      await reindexSchools(act.tx, ids.slice(at, at + schoolsAtOnce));
  });
}
