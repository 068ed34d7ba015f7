import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { issuedPapers } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { paperLeaseSeconds } from '@/backend/limits';
import type { PaperRow } from '@/backend/features/school-day/services/issued-paper-views';
import { keyOfPaper, paperOf } from '@/backend/features/school-day/services/paper-files';
import { printedFileOf } from '@/backend/core/papers/printed-file';
import { runEvery } from '@/backend/jobs/run-every';

/**
 * Takes the oldest paper without a file of the next school for some time: a process that is killed leaves it to the next one.
 * The schools take turns: one that issues a thousand report cards delays another's certificate by one of them.
 */
const leaseOne = async (
  { db, clock }: WritingDeps,
  after: string | undefined,
): Promise<PaperRow | undefined> => {
  const now = clock.now();
  const isFree = or(isNull(issuedPapers.drawingUntil), lte(issuedPapers.drawingUntil, now));
  const next = db
    .select({ id: issuedPapers.id })
    .from(issuedPapers)
    .where(and(isNull(issuedPapers.drawnAt), isFree))
    .orderBy(
      ...(after === undefined ? [] : [asc(lte(issuedPapers.schoolId, after))]),
      asc(issuedPapers.schoolId),
      asc(issuedPapers.issuedAt),
      asc(issuedPapers.number),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(issuedPapers)
    .set({ drawingUntil: new Date(now.getTime() + paperLeaseSeconds * 1000) })
    .where(inArray(issuedPapers.id, next))
    .returning();
  return row;
};

/**
 * Draws the files of papers that have none, each to the key of its row, so that one that is drawn twice is the same file.
 * @returns how many
 */
export async function drawPapers(deps: WritingDeps): Promise<number> {
  let drawn = 0;
  for (let row = await leaseOne(deps, undefined); row; row = await leaseOne(deps, row.schoolId)) {
    const { content } = await printedFileOf('papers', row.kind, paperOf(deps, row));
    await deps.storage.put(keyOfPaper(row), Buffer.from(content, 'base64'));
    await deps.db
      .update(issuedPapers)
      .set({ drawnAt: deps.clock.now(), drawingUntil: null })
      .where(eq(issuedPapers.id, row.id));
    drawn += 1;
    if (deps.health?.stopping) break;
  }
  return drawn;
}

/** Draws the files of papers that were issued. @returns a function that stops it and waits for the current run. */
export const runPaperFiles = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'paper-files', everyMs, run: () => drawPapers(deps) });
