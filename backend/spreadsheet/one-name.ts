import { isNoName, noFamilyName } from '@/lib/domain/values/name';
import type { Cells } from './cells';

const pairs = [
  ['lastName', 'firstName'],
  ['lastNameKm', 'firstNameKm'],
] as const;

/**
 * The cells of somebody with one name, whichever column it stands in: as the given name, with the mark of no family name.
 * @param isNew an empty cell says so of a new person; of a known one it says nothing.
 */
export function withOneName(cells: Cells, isNew: boolean): Cells {
  const settled = { ...cells };
  for (const [family, given] of pairs) {
    const [last, first] = [cells[family], cells[given]];
    if (last === undefined || first === undefined || isNoName(last) === isNoName(first)) continue;
    if (!isNew && (isNoName(last) ? last : first).trim() === '') continue;
    settled[family] = noFamilyName;
    settled[given] = isNoName(last) ? first : last;
  }
  return settled;
}
