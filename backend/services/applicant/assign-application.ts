import { eq } from 'drizzle-orm';
import { applicants } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { findForStaff } from '@/backend/services/access/applicant-access';
import { keepersOf } from '@/backend/services/access/staff';

/**
 * Says who of the staff deals with an application. The version stays: nothing that somebody else is writing on becomes
 * wrong by it.
 * @throws 403 for one’s own application, 422 for a person who may not read the applications of its school.
 */
export async function assignApplication(act: Act, id: string, assigneeId: string | null): Promise<void> {
  const { tx, caller } = act;
  const row = await findForStaff(tx, id, caller);
  if (row.userId === caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
  const mayHave =
    assigneeId === null ||
    assigneeId === caller.id ||
    (await keepersOf(tx, row.schoolId)).includes(assigneeId);
  if (!mayHave) throw invalid([{ path: 'assigneeId', code: 'not-staff' }]);
  await act.tx.update(applicants).set({ assigneeId }).where(eq(applicants.id, row.id));
  act.note('application-assigned', row.id, { from: row.assigneeId, to: assigneeId });
}
