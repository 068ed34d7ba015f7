import { visitLimits } from '@/lib/domain/limits/visits';
import type { Db } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';
import { hitLimit, readUse, takeUse } from '@/backend/core/access/rate-limit';
import { digestCode } from '@/backend/core/access/secret-hash';

/** An open visit of a school, and for how many numbers it has places. */
export interface VisitPlaces {
  id: string;
  places: number;
  endsAt: Date;
}

/**
 * Each number takes one place, and a code that is sent to it again takes none.
 * @returns false where no place is left, or where this number has had its codes; the code then counts as everywhere
 */
export async function takeVisitPlace(
  deps: Reader,
  { id, places, endsAt }: VisitPlaces,
  phone: string,
  tx: Db,
): Promise<boolean> {
  const windowSeconds = Math.ceil((endsAt.getTime() - deps.clock.now().getTime()) / 1000);
  const numberKey = `visit:${digestCode(deps.secrets, id, phone)}`;
  const sent = (await readUse(deps, tx, numberKey))?.count ?? 0;
  if (sent >= visitLimits.codesPerNumberMax) return false;
  if (sent === 0 && !(await takeUse(deps, tx, { key: `visit:${id}`, max: places, windowSeconds })))
    return false;
  await hitLimit(deps, numberKey, visitLimits.codesPerNumberMax, windowSeconds, tx);
  return true;
}
