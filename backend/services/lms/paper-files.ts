import { uploadLimits } from '@/lib/domain/limits';
import type { Scope } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { fileLinksPerPersonPerHourMax } from '@/backend/limits';
import { runAct } from '@/backend/services/access/act';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { reachStorage } from '@/backend/services/files/upload-store';
import { type PaperRow, serialOf } from './issued-paper-views';

/** Where the file of a paper is. */
export const keyOfPaper = ({ schoolId, id }: Pick<PaperRow, 'schoolId' | 'id'>) =>
  `papers/${schoolId}/${id}.pdf`;

/** A link of a minute to the file of a paper; the view is recorded for its student. @throws 409 until it is drawn, 429, 503 */
export async function openPaper({ deps, caller, requestId }: Scope, row: PaperRow, ownerId: string) {
  await hitLimit(deps, `file-link:${caller.id}`, fileLinksPerPersonPerHourMax, 3_600);
  if (row.drawnAt === null) throw new Refusal(409, 'not-drawn', 'The file is being made.');
  const lifetimeSeconds = uploadLimits.privateLinkLifetimeSeconds;
  const fileName = `${row.kind}-${serialOf(row)}.pdf`;
  const url = await reachStorage(deps, (storage) =>
    storage.presignGet({ key: keyOfPaper(row), fileName, lifetimeSeconds }),
  );
  await runAct(deps, { caller, requestId }, async (act) =>
    act.note('paper-opened', ownerId, { paperId: row.id }),
  );
  return { url, expiresAt: new Date(deps.clock.now().getTime() + lifetimeSeconds * 1000).toISOString() };
}
