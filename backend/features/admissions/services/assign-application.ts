import { eq } from 'drizzle-orm';
import { applicants } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findApplicationForStaff } from '@/backend/core/access/applicant-access';
import { requireColleague, tellColleague } from './colleagues';

/**
 * Says who of the staff deals with an application. The version stays: nothing that somebody else is writing on becomes
 * wrong by it. A colleague who gets it is told.
 * @throws 403 for one’s own application, 422 for a person who may not read the applications of its school.
 */
export async function assignApplication(act: Act, id: string, assigneeId: string | null): Promise<void> {
  const { tx, caller } = act;
  const row = await findApplicationForStaff(tx, id, caller);
  if (row.userId === caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
  if (assigneeId !== null && assigneeId !== caller.id)
    await requireColleague(tx, row, { id: assigneeId, path: 'assigneeId' });
  await act.tx.update(applicants).set({ assigneeId }).where(eq(applicants.id, row.id));
  if (assigneeId !== null && assigneeId !== row.assigneeId)
    await tellColleague(act, 'application-given', row, assigneeId);
  act.note('application-assigned', row.id, { from: row.assigneeId, to: assigneeId });
}
