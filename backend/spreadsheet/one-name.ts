import { isNoName, noFamilyName } from '@/lib/domain/values/name';
import type { Cells } from './cells';

const latin = ['lastName', 'firstName'] as const;
const khmer = ['lastNameKm', 'firstNameKm'] as const;

/** The one name of a pair of cells; null where both are there, or none. */
const onlyName = (cells: Cells, [family, given]: readonly [string, string], emptyCounts: boolean) => {
  const [last, first] = [cells[family], cells[given]];
  if (last === undefined || first === undefined || isNoName(last) === isNoName(first)) return null;
  const [none, name] = isNoName(last) ? [last, first] : [first, last];
  return none.trim() !== '' || emptyCounts ? { [family]: noFamilyName, [given]: name } : null;
};

/**
 * The cells of somebody with one name, whichever column it stands in: as the given name, with the mark of no family name. Of one whose
 * Latin name has two parts an empty cell in Khmer is forgotten.
 * @param isNew an empty cell says so of a new person; of a known one it says nothing.
 */
export function withOneName(cells: Cells, isNew: boolean): Cells {
  const inLatin = onlyName(cells, latin, isNew);
  return { ...cells, ...inLatin, ...onlyName(cells, khmer, isNew && inLatin !== null) };
}
