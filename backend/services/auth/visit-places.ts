import { eq, sql } from 'drizzle-orm';
import { visitLimits } from '@/lib/domain/limits/visits';
import type { Db } from '@/backend/db/client';
import { rateLimits } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { digestCode } from './secret-hash';

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
  { secrets }: Pick<Reader, 'secrets'>,
  { id, places, endsAt }: VisitPlaces,
  phone: string,
  tx: Db,
): Promise<boolean> {
  const [visitKey, numberKey] = [`visit:${id}`, `visit:${digestCode(secrets, id, phone)}`];
  const zero = { count: 0, until: endsAt };
  await tx
    .insert(rateLimits)
    .values([
      { key: visitKey, ...zero },
      { key: numberKey, ...zero },
    ])
    .onConflictDoNothing();
  // Pupils who ask at once wait for each other here.
  const [visit] = await tx.select().from(rateLimits).where(eq(rateLimits.key, visitKey)).for('update');
  const [number] = await tx.select().from(rateLimits).where(eq(rateLimits.key, numberKey));
  const sent = number?.count ?? 0;
  const isNew = sent === 0;
  if (isNew ? (visit?.count ?? 0) >= places : sent >= visitLimits.codesPerNumberMax) return false;
  const countUp = (key: string) =>
    tx
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} + 1` })
      .where(eq(rateLimits.key, key));
  if (isNew) await countUp(visitKey);
  await countUp(numberKey);
  return true;
}
