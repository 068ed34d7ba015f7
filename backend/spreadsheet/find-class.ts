import { trimAll } from '@/lib/domain/trim';
import type { Db } from '@/backend/db/client';
import { invalid } from '@/backend/errors';
import { pathOf, recordsOfCampuses } from '@/backend/features/schools/services/structure-paths';
import type { Cells } from './cells';
import { campusesOf } from './find-campus';
import { pathSeparator } from './structure-units';

/** The paths of the classes of a school, or of one campus, as cells by their ids: the names from the top to the class. */
export async function classPaths(tx: Db, schoolId: string, campusId?: string): Promise<Map<string, string>> {
  const places = await campusesOf(tx, schoolId);
  const records = await recordsOfCampuses(tx, campusId ? [campusId] : places.map(({ id }) => id));
  return new Map(
    [...records.values()].map((row) => [
      row.id,
      pathOf(row, records)
        .map(({ name }) => name)
        .join(pathSeparator),
    ]),
  );
}

/**
 * The id of the class in the column `class`, null for an empty cell. The names above may be left out where the class is
 * the only one of its name; `ownId` comes first when several fit. With `campusId`, only classes of that campus count.
 * @throws 422 for a class that is not there, and for a name that several have
 */
export async function findClass(
  tx: Db,
  schoolId: string,
  cells: Cells,
  ownId: string | null,
  campusId?: string,
): Promise<string | null> {
  const steps = (cells['class'] ?? '').split(pathSeparator.trim()).map(trimAll);
  const wanted = steps.filter((step) => step !== '').join(pathSeparator);
  if (wanted === '') return null;
  const fitting = [...(await classPaths(tx, schoolId, campusId))]
    .filter(([, path]) => path === wanted || path.endsWith(`${pathSeparator}${wanted}`))
    .map(([id]) => id);
  const [first, second] = fitting;
  if (first === undefined) throw invalid([{ path: 'class', code: 'no-such-class' }]);
  if (ownId !== null && fitting.includes(ownId)) return ownId;
  if (second !== undefined) throw invalid([{ path: 'class', code: 'several-classes' }]);
  return first;
}
