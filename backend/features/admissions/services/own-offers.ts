import { and, asc, eq, notInArray } from 'drizzle-orm';
import { rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { isOnCondition, placeSteps } from '@/lib/domain/admissions/offers';
import type { Db } from '@/backend/db/client';
import { applicants } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';
import { offerOf } from './offer-terms';
import { tellStatus } from './tell-status';

type ApplicantRecord = typeof applicants.$inferSelect;

/** The applications of a person that have not ended, locked in the order of their ids. */
export const lockOwn = (tx: Db, userId: string): Promise<ApplicantRecord[]> =>
  tx
    .select()
    .from(applicants)
    .where(
      and(
        eq(applicants.userId, userId),
        notInArray(applicants.status, [rejectedStep.key, withdrawnStep.key]),
      ),
    )
    .orderBy(asc(applicants.id))
    .for('update');

const withOffer = (rows: readonly ApplicantRecord[]) =>
  rows.flatMap((row) => {
    const offer = offerOf(row);
    return offer ? [{ row, offer }] : [];
  });

/** Who gives the first place back has no claim any more to the back-up that a proof had released. */
const forgetReleased = async (act: Act, offers: ReturnType<typeof withOffer>) => {
  for (const { row } of offers) {
    const mark = row.offerProven;
    if (mark?.before.answer !== 'backup' || row.offerAnswer !== 'declined') continue;
    const before = { ...mark.before, answer: row.offerAnswer };
    await act.tx
      .update(applicants)
      .set({ offerProven: { ...mark, before } })
      .where(eq(applicants.id, row.id));
  }
};

/**
 * What a back-up becomes: the place once the first one is lost, nothing once that one is final. Both sides are told. To be called after
 * each change of a place.
 */
export async function settleBackUp(act: Act, userId: string): Promise<void> {
  const offers = withOffer(await lockOwn(act.tx, userId));
  if (!offers.some(({ offer }) => offer.answer === 'accepted')) await forgetReleased(act, offers);
  const backUp = offers.find(({ offer }) => offer.answer === 'backup');
  if (!backUp) return;
  const first = offers.find(({ offer }) => offer.answer === 'accepted');
  if (first && isOnCondition(first.offer)) return;
  const isFirst = first === undefined;
  const { row } = backUp;
  const answered = { offerAnsweredAt: act.now, updatedAt: act.now };
  await act.bump(applicants, row, { offerAnswer: isFirst ? 'accepted' : 'declined', ...answered });
  await addEvent(act, row, { kind: isFirst ? 'offer-first' : 'offer-released' });
  await tellStatus(act, row, isFirst ? placeSteps.first : placeSteps.released);
  await notifyStaff(act, row, isFirst ? 'offer-first' : 'offer-released');
}
