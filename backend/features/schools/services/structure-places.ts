import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { campuses, structureRecords, structures } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';

const refused = (code: 'unknown-parent' | 'below-itself' | 'units-placed') =>
  invalid([{ path: 'parentId', code }]);

/** Moves within a campus wait for each other: two of them could close a circle that neither of them sees. */
export const waitForMoves = async (tx: Db, campusId: string): Promise<void> => {
  await tx.select({ id: campuses.id }).from(campuses).where(eq(campuses.id, campusId)).for('update');
};

/** Walks up from a new place; `above` answers what is above an id, and undefined where it cannot be above. */
async function checkPlace(
  parentId: string | null | undefined,
  ownId: string | undefined,
  above: (id: string) => Promise<string | null | undefined>,
): Promise<void> {
  const seen = new Set<string>();
  for (let next = parentId ?? null; next !== null;) {
    if (next === ownId || seen.has(next)) throw refused('below-itself');
    seen.add(next);
    const found = await above(next);
    if (found === undefined) throw refused('unknown-parent');
    next = found;
  }
}

/** @throws 422 for a level above that is of another division, or that is below the level itself */
export const checkLevelAbove = (
  db: Db,
  groupId: string,
  parentId: string | null | undefined,
  ownId?: string,
): Promise<void> =>
  checkPlace(parentId, ownId, async (id) => {
    const [parent] = await db
      .select({ parentId: structures.parentId })
      .from(structures)
      .where(and(eq(structures.id, id), eq(structures.groupId, groupId)));
    return parent?.parentId;
  });

/** @throws 422 for a parent unit of another campus, or one that is below the unit itself */
export const checkUnitAbove = (
  db: Db,
  campusId: string,
  parentId: string | null | undefined,
  ownId?: string,
): Promise<void> =>
  checkPlace(parentId, ownId, async (id) => {
    const [parent] = await db
      .select({ parentId: structureRecords.parentId })
      .from(structureRecords)
      .where(and(eq(structureRecords.id, id), eq(structureRecords.campusId, campusId)));
    return parent?.parentId;
  });

/** @throws 422 while units of the level are below units of the level above it */
export async function checkUnitsFree(tx: Db, structureId: string): Promise<void> {
  const placed = and(eq(structureRecords.structureId, structureId), isNotNull(structureRecords.parentId));
  if ((await tx.$count(structureRecords, placed)) > 0) throw refused('units-placed');
}
