import { plainWord } from '@/lib/domain/values/plain-text';
import type { Db } from '@/backend/db/client';
import { invalid } from '@/backend/errors';
import { pathOf, recordsOfCampuses } from '@/backend/features/schools/services/structure-paths';
import type { Cells } from './cells';
import { campusesOf } from './find-campus';
import { pathSeparator } from './structure-units';

/** The paths of the classes of a school, or of one campus, as cells by their ids: the names from the top to the class. */
export async function classPaths(tx: Db, schoolId: string, campusId?: string): Promise<Map<string, string>> {
  const units = await classUnits(tx, schoolId, campusId);
  return new Map(units.map(({ id, steps }) => [id, steps.map(({ name }) => name).join(pathSeparator)]));
}

const classUnits = async (tx: Db, schoolId: string, campusId?: string) => {
  const places = await campusesOf(tx, schoolId);
  const records = await recordsOfCampuses(tx, campusId ? [campusId] : places.map(({ id }) => id));
  return [...records.values()].map((row) => ({ id: row.id, steps: pathOf(row, records) }));
};

/** `12 A`, `12A` and `12a` are one class. */
const asCompared = (step: string) => plainWord(step).replaceAll(' ', '');

/**
 * The id of the class in the column `class`, null for an empty cell, by its names in either language. The names above may be left
 * out where the class is the only one of its name; `ownId` comes first when several fit. With `campusId`, only classes of that campus count.
 * @throws 422 for a class that is not there, and for a name that several have
 */
export async function findClass(
  tx: Db,
  schoolId: string,
  cells: Cells,
  ownId: string | null,
  campusId?: string,
): Promise<string | null> {
  const wanted = (cells['class'] ?? '')
    .split(pathSeparator.trim())
    .map(asCompared)
    .filter((step) => step !== '');
  if (wanted.length === 0) return null;
  const fitting = (await classUnits(tx, schoolId, campusId))
    .filter(({ steps }) => {
      const last = steps.slice(-wanted.length);
      return (
        last.length === wanted.length &&
        last.every(({ name, nameNative }, at) =>
          [name, nameNative].some((known) => asCompared(known) === wanted[at]),
        )
      );
    })
    .map(({ id }) => id);
  const [first, second] = fitting;
  if (first === undefined) throw invalid([{ path: 'class', code: 'no-such-class' }]);
  if (ownId !== null && fitting.includes(ownId)) return ownId;
  if (second !== undefined) throw invalid([{ path: 'class', code: 'several-classes' }]);
  return first;
}
