import { and, asc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import { acceptedStep } from '@/lib/domain/applications/applicant-steps';
import { offerReminderDays, offerReminderOn } from '@/lib/domain/applications/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants, schools, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { runAct } from '@/backend/services/access/act';
import { remindOfOffer } from '@/backend/services/notification/offer-message';
import { addDaysToDay } from '@/backend/services/schedule/cambodian-days';
import { runEvery } from './run-every';

const batchMax = 200;

/** Offers that wait for an answer and whose last day is so near that the person has not been reminded yet. */
const findDue = ({ db }: Deps, today: string) => {
  const near = offerReminderDays.map((days) =>
    and(
      lte(applicants.offerAnswerBy, addDaysToDay(today, days)),
      or(isNull(applicants.offerReminded), gt(applicants.offerReminded, days)),
    ),
  );
  return db
    .select({ applicant: applicants, school: schools })
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(
      and(
        eq(applicants.status, acceptedStep.key),
        isNull(applicants.offerAnswer),
        gte(applicants.offerAnswerBy, today),
        or(...near),
        eq(users.enabled, true),
      ),
    )
    .orderBy(asc(applicants.offerAnswerBy), asc(applicants.id))
    .limit(batchMax);
};

/**
 * Reminds people three days and one day before the last day of an offer, each once with any number of processes. Who was
 * not reminded in time gets the later one only. @returns how many were due.
 */
export async function remindOfOffers(deps: Deps): Promise<number> {
  const today = dayInCambodia(deps.clock.now());
  const due = await findDue(deps, today);
  for (const { applicant, school } of due) {
    const { id, version, offerAnswerBy: answerBy, offerReminded } = applicant;
    const reminder = answerBy && offerReminderOn(answerBy, today);
    if (!reminder) continue;
    await runAct(deps, { caller: null }, async (act) => {
      const isAsItWas = [
        eq(applicants.id, id),
        eq(applicants.version, version),
        offerReminded === null
          ? isNull(applicants.offerReminded)
          : eq(applicants.offerReminded, offerReminded),
      ];
      const taken = await act.tx
        .update(applicants)
        .set({ offerReminded: reminder })
        .where(and(...isAsItWas))
        .returning({ id: applicants.id });
      if (taken.length > 0) await remindOfOffer(act, { applicant, school, answerBy });
    });
  }
  return due.length;
}

/** Checks for offers that end soon periodically. @returns a function that stops it and waits for the current run. */
export const runOfferReminders = (deps: Deps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'offer-reminders', everyMs, run: () => remindOfOffers(deps) });
