import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';

export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Selects a school by id or by slug. */
const bySchoolRef = (ref: string): SQL =>
  uuidPattern.test(ref) ? eq(schools.id, ref.toLowerCase()) : eq(schools.slug, ref);

/** @throws 404 when no school has this id or slug. */
export async function findSchool(db: Db, ref: string): Promise<typeof schools.$inferSelect> {
  const [row] = await db.select().from(schools).where(bySchoolRef(ref));
  if (!row) throw notFound('School not found.');
  return row;
}
