import { eq } from 'drizzle-orm';
import type { Caller, Deps } from '@/backend/deps';
import { applicants } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import { audit } from '@/backend/services/access/audit';
import { keepersOf } from '@/backend/services/access/staff';

type ApplicantRecord = typeof applicants.$inferSelect;

/**
 * Says who of the staff deals with an application. The version stays: nothing that somebody else is writing on becomes
 * wrong by it.
 * @throws 403 for one’s own application, 422 for a person who may not read the applications of its school.
 */
export async function assignApplication(
  deps: Deps,
  row: ApplicantRecord,
  assigneeId: string | null,
  { caller, requestId }: { caller: Caller; requestId: string },
): Promise<void> {
  if (row.userId === caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
  await deps.db.transaction(async (tx) => {
    const mayHave =
      assigneeId === null ||
      assigneeId === caller.id ||
      (await keepersOf(tx, row.schoolId)).includes(assigneeId);
    if (!mayHave) throw invalid([{ path: 'assigneeId', code: 'not-staff' }]);
    await tx.update(applicants).set({ assigneeId }).where(eq(applicants.id, row.id));
    const detail = { from: row.assigneeId, to: assigneeId };
    await audit(
      deps,
      { action: 'application-assigned', actorId: caller.id, subject: row.id, requestId, detail },
      tx,
    );
  });
}
