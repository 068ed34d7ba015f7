import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { uploadLimits } from '@/lib/domain/limits';
import { issuedPapers } from '@/backend/db/schema';
import type { Deps, Scope } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { fileLinksPerPersonPerHourMax, paperLeaseSeconds } from '@/backend/limits';
import { runAct } from '@/backend/services/access/act';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { reachStorage } from '@/backend/services/files/upload-store';
import { issuedPaper } from '@/backend/services/papers/issued-paper';
import { printedFileOf } from '@/backend/services/papers/printed-file';
import { type PaperRow, proofAddress, serialOf } from './issued-paper-views';

const keyOf = ({ schoolId, id }: Pick<PaperRow, 'schoolId' | 'id'>) => `papers/${schoolId}/${id}.pdf`;

/** Takes the oldest paper without a file for some time: a process that is killed leaves it to the next one. */
const leaseOne = async ({ db, clock }: Deps): Promise<PaperRow | undefined> => {
  const now = clock.now();
  const isFree = or(isNull(issuedPapers.drawingUntil), lte(issuedPapers.drawingUntil, now));
  const next = db
    .select({ id: issuedPapers.id })
    .from(issuedPapers)
    .where(and(isNull(issuedPapers.drawnAt), isFree))
    .orderBy(asc(issuedPapers.issuedAt), asc(issuedPapers.number))
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
export async function drawPapers(deps: Deps): Promise<number> {
  let drawn = 0;
  for (let row = await leaseOne(deps); row; row = await leaseOne(deps)) {
    const address = proofAddress(deps, row);
    const { content } = await printedFileOf(
      'papers',
      row.kind,
      issuedPaper({ ...row, serial: serialOf(row), address }),
    );
    await deps.storage.put(keyOf(row), Buffer.from(content, 'base64'));
    await deps.db
      .update(issuedPapers)
      .set({ drawnAt: deps.clock.now(), drawingUntil: null })
      .where(eq(issuedPapers.id, row.id));
    drawn += 1;
    if (deps.health?.stopping) break;
  }
  return drawn;
}

/** A link of a minute to the file of a paper; the view is recorded for its student. @throws 409 until it is drawn, 429, 503 */
export async function openPaper({ deps, caller, requestId }: Scope, row: PaperRow, ownerId: string) {
  await hitLimit(deps, `file-link:${caller.id}`, fileLinksPerPersonPerHourMax, 3_600);
  if (row.drawnAt === null) throw new Refusal(409, 'not-drawn', 'The file is being made.');
  const lifetimeSeconds = uploadLimits.privateLinkLifetimeSeconds;
  const fileName = `${row.kind}-${serialOf(row)}.pdf`;
  const url = await reachStorage(deps, (storage) =>
    storage.presignGet({ key: keyOf(row), fileName, lifetimeSeconds }),
  );
  await runAct(deps, { caller, requestId }, async (act) =>
    act.note('paper-opened', ownerId, { paperId: row.id }),
  );
  return { url, expiresAt: new Date(deps.clock.now().getTime() + lifetimeSeconds * 1000).toISOString() };
}
