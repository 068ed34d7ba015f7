import { asc, count, gt, inArray } from 'drizzle-orm';
import type { SchoolSummary } from '@/lib/contract/academic/schools';
import type { Db } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { presentGeneration, readGeneration } from '@/backend/services/counted';
import { summaryColumns, toSummary } from '@/backend/services/academic/school-views';
import { SchoolIndex, type SchoolQuery } from './school-index';
import type { IndexedSchool } from './school-orders';

const loadRows = 1_000;

interface Kept {
  index: SchoolIndex;
  /** The last change that the index has seen. */
  generation: number;
  catchingUp: Promise<void> | null;
}

const indexedColumns = {
  id: schools.id,
  status: schools.status,
  schoolType: schools.schoolType,
  verified: schools.verified,
  isPublic: schools.isPublic,
  province: schools.province,
  categoryIds: schools.categoryIds,
  minFeeCents: schools.minFeeCents,
  maxFeeCents: schools.maxFeeCents,
  programCount: schools.programCount,
  nameFold: schools.nameFold,
  searchFold: schools.searchFold,
  sortKeyKm: schools.sortKeyKm,
  sortKeyEn: schools.sortKeyEn,
} satisfies Record<keyof IndexedSchool, unknown>;

/** One moment of the database for several reads. */
const atOneMoment = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

const load = (deps: Deps): Promise<Kept> =>
  atOneMoment(deps.db, async (tx) => {
    const index = new SchoolIndex();
    const generation = await readGeneration(tx);
    let after: string | undefined;
    for (;;) {
      const rows = await tx
        .select(indexedColumns)
        .from(schools)
        .where(after === undefined ? undefined : gt(schools.id, after))
        .orderBy(asc(schools.id))
        .limit(loadRows);
      index.put(rows);
      after = rows.at(-1)?.id;
      if (rows.length < loadRows) return { index, generation, catchingUp: null };
    }
  });

/** Removed schools leave no row that says so, and rows written past the search have no number of a change. */
const reconcile = async (tx: Db, index: SchoolIndex): Promise<void> => {
  const ids = new Set((await tx.select({ id: schools.id }).from(schools)).map((row) => row.id));
  const known = new Set(index.ids());
  for (const gone of known) if (!ids.has(gone)) index.remove(gone);
  const unknown = [...ids].filter((one) => !known.has(one));
  if (unknown.length > 0)
    index.put(await tx.select(indexedColumns).from(schools).where(inArray(schools.id, unknown)));
};

const catchUp = (deps: Deps, kept: Kept): Promise<void> =>
  atOneMoment(deps.db, async (tx) => {
    const generation = await readGeneration(tx);
    const changed = await tx
      .select(indexedColumns)
      .from(schools)
      .where(gt(schools.searchGeneration, kept.generation));
    const [all] = await tx.select({ value: count() }).from(schools);
    kept.index.put(changed);
    if (kept.index.size !== (all?.value ?? 0)) await reconcile(tx, kept.index);
    kept.generation = generation;
  });

const indexes = new WeakMap<Deps, Promise<Kept>>();

/** The index of this process, read from the database once. */
export function keptSchoolIndex(deps: Deps): Promise<Kept> {
  const known = indexes.get(deps);
  if (known) return known;
  const loading = load(deps);
  indexes.set(deps, loading);
  loading.catch(() => indexes.delete(deps));
  return loading;
}

const seenAtLeast = async (deps: Deps, kept: Kept, generation: number): Promise<void> => {
  while (kept.generation < generation) {
    kept.catchingUp ??= catchUp(deps, kept).finally(() => (kept.catchingUp = null));
    await kept.catchingUp;
  }
};

/** The schools of one page as they are now, and the last change of any school, in one statement. */
const readPage = async (db: Db, ids: string[]): Promise<{ hits: SchoolSummary[]; generation: number }> => {
  if (ids.length === 0) return { hits: [], generation: await readGeneration(db) };
  const rows = await db
    .select({ ...summaryColumns, generation: presentGeneration })
    .from(schools)
    .where(inArray(schools.id, ids));
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  const hits = ids.flatMap((one) => byId.get(one) ?? []);
  const [first] = rows;
  return { hits, generation: first ? first.generation : await readGeneration(db) };
};

/**
 * One page of the school search and how many match. The index in this process says which; the database gives the rows
 * and the number of the last change with them, so that an index which another process's write has made old is
 * brought up to date before anything is answered. With status `all`, closed schools show only among `keptSchools`, ids.
 */
export async function searchSchools(
  deps: Deps,
  query: SchoolQuery,
  keptSchools: readonly string[] = [],
): Promise<{ hits: SchoolSummary[]; total: { value: number } }> {
  const kept = await keptSchoolIndex(deps);
  const before = kept.generation;
  const found = kept.index.find(query, keptSchools);
  const page = await readPage(deps.db, found.ids);
  if (page.generation === before) return { hits: page.hits, total: { value: found.total } };
  if (page.generation < before) {
    // Only another database under the same connection counts backwards: one that was restored.
    indexes.delete(deps);
    return searchSchools(deps, query, keptSchools);
  }
  await seenAtLeast(deps, kept, page.generation);
  const again = kept.index.find(query, keptSchools);
  const { hits } = await readPage(deps.db, again.ids);
  return { hits, total: { value: again.total } };
}
