import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { groupStructures, structureRecords, structures } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { type Cells } from './cells';
import { requireCell } from './require-cell';

/** The separator between the names of the units above, outermost first: `Faculty of IT > Year 1`. */
export const pathSeparator = ' > ';

type Unit = typeof structureRecords.$inferSelect;
type Level = typeof structures.$inferSelect;

/** The place of a row in a campus; `division` and `level` are null when the row is the first of theirs. */
interface Place {
  division: typeof groupStructures.$inferSelect | null;
  above: Unit | null;
  level: Level | null;
  unit: Unit | null;
}

const unitCalled = async (
  tx: Db,
  divisionId: string,
  name: string,
  above: Unit | null,
): Promise<{ unit: Unit; level: Level } | undefined> => {
  const [found] = await tx
    .select({ unit: structureRecords, level: structures })
    .from(structureRecords)
    .innerJoin(structures, eq(structures.id, structureRecords.structureId))
    .where(
      and(
        eq(structures.groupId, divisionId),
        eq(structureRecords.name, name),
        above ? eq(structureRecords.parentId, above.id) : isNull(structureRecords.parentId),
      ),
    );
  return found;
};

/** @throws 422 when a unit above is not there, and for a unit that stands at another level */
export async function findPlace(tx: Db, campusId: string, cells: Cells): Promise<Place> {
  const [divisionName, levelName, name] = ['division', 'level', 'name'].map((column) =>
    requireCell(cells, column),
  ) as [string, string, string];
  const path = (cells['above'] ?? '').split(pathSeparator.trim()).map((step) => step.trim());
  const steps = path.filter((step) => step !== '');
  const [division] = await tx
    .select()
    .from(groupStructures)
    .where(and(eq(groupStructures.campusId, campusId), eq(groupStructures.name, divisionName)));
  let above: Unit | null = null;
  for (const step of steps) {
    const found: { unit: Unit } | undefined = division && (await unitCalled(tx, division.id, step, above));
    if (!found) throw invalid([{ path: 'above', code: 'unknown-unit' }]);
    above = found.unit;
  }
  if (!division) return { division: null, above, level: null, unit: null };
  const present = await unitCalled(tx, division.id, name, above);
  if (present && present.level.name !== levelName) throw invalid([{ path: 'level', code: 'other-level' }]);
  const [level] = await tx
    .select()
    .from(structures)
    .where(and(eq(structures.groupId, division.id), eq(structures.name, levelName)));
  return { division, above, level: level ?? null, unit: present?.unit ?? null };
}

/** The level of a row, with its division; missing ones are added at the end. */
export async function makeLevel(
  act: AnyAct,
  campusId: string,
  { division, above, level }: Place,
  cells: Cells,
): Promise<Level> {
  if (level) return level;
  const names = (what: 'division' | 'level') => ({
    name: requireCell(cells, what),
    nameNative: requireCell(cells, `${what}Native`),
  });
  const groupId = division?.id ?? (await addDivision(act, campusId, names('division')));
  const [before] = await act.tx
    .select({ n: count() })
    .from(structures)
    .where(eq(structures.groupId, groupId));
  const [made] = await act.tx
    .insert(structures)
    .values({
      groupId,
      parentId: above?.structureId ?? null,
      order: Number(before?.n ?? 0) + 1,
      ...names('level'),
    })
    .returning();
  if (!made) throw new Error('The level was not stored.');
  return made;
}

async function addDivision(
  act: AnyAct,
  campusId: string,
  names: { name: string; nameNative: string },
): Promise<string> {
  const [before] = await act.tx
    .select({ n: count() })
    .from(groupStructures)
    .where(eq(groupStructures.campusId, campusId));
  const [made] = await act.tx
    .insert(groupStructures)
    .values({ campusId, order: Number(before?.n ?? 0) + 1, ...names })
    .returning();
  if (!made) throw new Error('The division was not stored.');
  return made.id;
}
