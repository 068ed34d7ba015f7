import { eq, type SQL, sql } from 'drizzle-orm';
import { searchGenerations } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';

const countsMax = 5_000;

const isOfSchools = eq(searchGenerations.name, 'schools');

/** For a select: the number of the last change of any school or course, seen at the same moment as its rows. */
export const presentGeneration: SQL<number> =
  sql<number>`coalesce((select ${searchGenerations.value} from ${searchGenerations} where ${isOfSchools}), 0)`.mapWith(
    Number,
  );

/** The number of the last change of any school or course. */
export const readGeneration = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ value: searchGenerations.value })
    .from(searchGenerations)
    .where(isOfSchools);
  return row?.value ?? 0;
};

interface Counted {
  generation: number;
  value: number;
}

const counts = new WeakMap<Deps, Map<string, Counted>>();

/**
 * A count of courses, made again only after a write in any process: every change of a school or a course counts a
 * generation in its own transaction, so a count is exact for as long as the number is the same.
 * @param generation what the database says now
 * @param count reads the count and, in the same statement, the generation that it holds for
 */
export async function countOf(
  deps: Deps,
  key: string,
  generation: number,
  count: () => Promise<Counted>,
): Promise<number> {
  const ofProcess = counts.get(deps) ?? new Map<string, Counted>();
  counts.set(deps, ofProcess);
  const known = ofProcess.get(key);
  if (known?.generation === generation) return known.value;
  const counted = await count();
  if (ofProcess.size >= countsMax) ofProcess.clear();
  ofProcess.set(key, counted);
  return counted.value;
}
