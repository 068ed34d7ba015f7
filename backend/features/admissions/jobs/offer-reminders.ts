import { and, asc, eq, gt, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { type Reminded, reminderDays, reminderOn } from '@/lib/domain/admissions/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants, onCondition, schools, users } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { remindOfOffer, remindOfProof } from '@/backend/features/notices/services/offer-message';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 200;

type LastDay = 'offerAnswerBy' | 'offerProofBy';
type Sent = 'offerReminded' | 'proofReminded';

interface Reminder {
  lastDay: LastDay;
  /** The last reminder that was sent. */
  sent: Sent;
  /** Whom it concerns, besides the day. */
  waits: SQL | undefined;
  remind: typeof remindOfOffer;
}

const { offerAnswer, status } = applicants;
const reminders: Record<Reminded, Reminder> = {
  answer: {
    lastDay: 'offerAnswerBy',
    sent: 'offerReminded',
    waits: and(eq(status, acceptedStep.key), isNull(offerAnswer)),
    remind: remindOfOffer,
  },
  // Also before the answer: what is proven then needs no condition.
  proof: {
    lastDay: 'offerProofBy',
    sent: 'proofReminded',
    waits: and(sql`(${applicants}.${onCondition})`, or(isNull(offerAnswer), ne(offerAnswer, 'declined'))),
    remind: remindOfProof,
  },
};

const wasSent = (column: PgColumn, days: number | null) =>
  days === null ? isNull(column) : eq(column, days);

/** Offers that wait for something, and whose last day is so near that the person has not been reminded yet. */
const findDue = ({ db }: WritingDeps, what: Reminded, today: string) => {
  const { waits, ...names } = reminders[what];
  const [lastDay, sent] = [applicants[names.lastDay], applicants[names.sent]];
  const near = reminderDays[what].map((days) =>
    and(lte(lastDay, addDaysToDay(today, days)), or(isNull(sent), gt(sent, days))),
  );
  return db
    .select({ applicant: applicants, school: schools })
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(waits, gte(lastDay, today), or(...near), eq(users.enabled, true)))
    .orderBy(asc(lastDay), asc(applicants.id))
    .limit(batchMax);
};

const remindAll = async (deps: WritingDeps, what: Reminded): Promise<number> => {
  const today = dayInCambodia(deps.clock.now());
  const { lastDay: dayName, sent, remind } = reminders[what];
  const due = await findDue(deps, what, today);
  for (const { applicant, school } of due) {
    const { id, version, [dayName]: lastDay, [sent]: before } = applicant;
    const days = lastDay && reminderOn(what, lastDay, today);
    if (!days) continue;
    await runAct(deps, { caller: null }, async (act) => {
      const taken = await act.tx
        .update(applicants)
        .set({ [sent]: days })
        .where(and(eq(applicants.id, id), eq(applicants.version, version), wasSent(applicants[sent], before)))
        .returning({ id: applicants.id });
      if (taken.length > 0) await remind(act, { applicant, school, lastDay });
    });
  }
  return due.length;
};

/**
 * Reminds people before the last day to answer an offer and before the last day to prove its condition (`reminderDays`), each once with any
 * number of processes. Who was not reminded in time gets the later one only; after the last day there is none. @returns how many were due.
 */
export const remindOfOffers = async (deps: WritingDeps): Promise<number> =>
  (await remindAll(deps, 'answer')) + (await remindAll(deps, 'proof'));

/** Checks for days that come soon periodically. @returns a function that stops it and waits for the current run. */
export const runOfferReminders = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'offer-reminders', everyMs, run: () => remindOfOffers(deps) });
