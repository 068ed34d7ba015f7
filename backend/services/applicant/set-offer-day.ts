import { dayRefusal } from '@/lib/domain/applications/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import { findToDecide } from '@/backend/services/access/applicant-access';
import { audit } from '@/backend/services/access/audit';
import { findSchool } from '@/backend/services/academic/school-views';
import { announceOfferDay } from '@/backend/services/notification/offer-message';
import { addEvent } from './application-events';
import { bumpApplication } from './change-application';
import { dayColumns, offerOf } from './offer-terms';

const reasons = {
  'no-offer': 'There is no offer.',
  'already-answered': 'This offer has been answered.',
} as const;

/**
 * Sets another last day for the answer to an offer; one whose day has passed is open again.
 * @throws 409 where nobody waits for an answer, 422 for a day that has passed or is the present one, 412
 */
export async function setOfferDay(
  deps: Deps,
  id: string,
  answerBy: string | null,
  { version, caller, requestId }: { version: number; caller: Caller; requestId: string },
): Promise<void> {
  const row = await findToDecide(deps.db, id, caller);
  if (row.userId === caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else decides on your own application.');
  requireVersion(row, version, 'application');
  const refusal = dayRefusal(offerOf(row));
  if (refusal) throw new Refusal(409, refusal, reasons[refusal]);
  const at = deps.clock.now();
  const today = dayInCambodia(at);
  if (answerBy !== null && answerBy < today) throw invalid([{ path: 'answerBy', code: 'day-passed' }]);
  if (answerBy === row.offerAnswerBy) throw invalid([{ path: 'answerBy', code: 'same-day' }]);
  await deps.db.transaction(async (tx) => {
    await bumpApplication(tx, { id: row.id, version }, { ...dayColumns(answerBy, today), updatedAt: at });
    await addEvent(deps, tx, row, caller, { kind: 'offer-day', note: answerBy });
    await announceOfferDay(deps, tx, {
      applicant: row,
      school: await findSchool(tx, row.schoolId),
      answerBy,
    });
    const detail = { from: row.offerAnswerBy, to: answerBy };
    const entry = { action: 'offer-day-changed', actorId: caller.id, subject: row.id, requestId, detail };
    await audit(deps, entry, tx);
  });
}
