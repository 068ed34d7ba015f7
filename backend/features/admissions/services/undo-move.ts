import { applicants } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findToDecide } from '@/backend/core/access/applicant-access';
import { addEvent } from './application-events';
import { stepOf, stepsOfSchools } from './applicant-views';
import { endFollowUps } from './end-follow-ups';
import { findUndoableMove } from './find-undoable-move';
import { settleBackUp } from './own-offers';
import { reviveRow } from './stored-row';
import { tellStatus } from './tell-status';

/**
 * Takes the caller's last move of an application back: step, offer and waiting time are again those before it, and the person is
 * told so.
 * @throws 403, 404, 409 `nothing-to-undo` where the last thing that happened is not a move by the caller, 412 when somebody was faster
 */
export async function undoMove(act: Act, id: string): Promise<void> {
  const { tx } = act;
  const row = await findToDecide(tx, id, act.caller);
  const move = await findUndoableMove(tx, row, act.caller);
  if (!move)
    throw new Refusal(409, 'nothing-to-undo', 'Something else has happened to this application since.');
  const after = await act.bump(applicants, row, {
    ...reviveRow(applicants, move.before),
    updatedAt: act.now,
  });
  await endFollowUps(act, row, after);
  await addEvent(act, row, { kind: 'status-undone', toStatus: move.fromStatus });
  const steps = (await stepsOfSchools(tx, [row.schoolId])).get(row.schoolId) ?? [];
  await tellStatus(act, row, stepOf(steps, move.fromStatus));
  await settleBackUp(act, row.userId);
  act.note('application-status-undone', row.id, { from: row.status, to: move.fromStatus });
}
