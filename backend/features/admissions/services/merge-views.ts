import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Merge } from '@/lib/contract/admissions/merges';
import { mergeLimits } from '@/lib/domain/limits';
import type { Db } from '@/backend/db/client';
import { applicants, applicationMerges } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';

type MergeRecord = typeof applicationMerges.$inferSelect;

/** Merges with the application that stays; one that was itself joined with another is left out. */
export async function showMerges(db: Db, rows: readonly MergeRecord[]): Promise<Merge[]> {
  const ids = rows.flatMap(({ keptId, lostId }) => [keptId, lostId]);
  const found = ids.length > 0 ? await db.select().from(applicants).where(inArray(applicants.id, ids)) : [];
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const kept = byId.get(row.keptId);
    if (!kept) return [];
    return [
      {
        mergeId: row.id,
        keptId: row.keptId,
        lostId: row.lostId,
        kind: row.snapshot?.lost === null ? ('people' as const) : ('applications' as const),
        name: kept.name,
        nameKm: kept.nameKm,
        lostReferenceCode: row.lostReferenceCode,
        keptReferenceCode: kept.referenceCode,
        mergedAt: row.mergedAt.toISOString(),
        undoUntil: row.undoUntil.toISOString(),
        undoneAt: row.undoneAt?.toISOString() ?? null,
      },
    ];
  });
}

/** What can still be undone at these schools, newest first. */
export async function listMerges(
  deps: Deps,
  schoolIds: string[],
  applicantId: string | undefined,
): Promise<{ data: Merge[]; countTotal: number }> {
  const { keptId, lostId, schoolId, undoneAt, undoUntil, mergedAt, id } = applicationMerges;
  const rows = await deps.db
    .select()
    .from(applicationMerges)
    .where(
      and(
        inArray(schoolId, schoolIds),
        isNull(undoneAt),
        gt(undoUntil, deps.clock.now()),
        applicantId ? or(eq(keptId, applicantId), eq(lostId, applicantId)) : undefined,
      ),
    )
    .orderBy(desc(mergedAt), desc(id))
    .limit(mergeLimits.pairsShown);
  const data = await showMerges(deps.db, rows);
  return { data, countTotal: data.length };
}

/** The id of an application, or of the one that it was joined with, so that its links still lead somewhere. */
export async function idInPlaceOf(db: Db, id: string): Promise<string> {
  if ((await db.$count(applicants, eq(applicants.id, id))) > 0) return id;
  const [row] = await db
    .select({ keptId: applicationMerges.keptId })
    .from(applicationMerges)
    .where(and(eq(applicationMerges.lostId, id), isNull(applicationMerges.undoneAt)))
    .orderBy(desc(applicationMerges.mergedAt))
    .limit(1);
  return row ? idInPlaceOf(db, row.keptId) : id;
}

/** The same for the code that the person was given. */
export async function codeInPlaceOf(db: Db, referenceCode: string): Promise<string> {
  const [row] = await db
    .select({ lostId: applicationMerges.lostId, keptId: applicationMerges.keptId })
    .from(applicationMerges)
    .where(and(eq(applicationMerges.lostReferenceCode, referenceCode), isNull(applicationMerges.undoneAt)))
    .orderBy(desc(applicationMerges.mergedAt))
    .limit(1);
  if (!row) return referenceCode;
  const id = await idInPlaceOf(db, row.lostId);
  const [kept] = await db
    .select({ referenceCode: applicants.referenceCode })
    .from(applicants)
    .where(eq(applicants.id, id));
  return kept?.referenceCode ?? referenceCode;
}
