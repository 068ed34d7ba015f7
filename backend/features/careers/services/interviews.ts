import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type * as z from 'zod';
import type { Text } from '@/lib/contract/fields';
import type { Interview, interviewOffer } from '@/lib/contract/careers/applicant-work';
import { dayInCambodia, formatTimeOfDay, plainDate } from '@/lib/domain/dates/dates';
import { interviewLimits } from '@/lib/domain/careers/hiring-options';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import { interviews, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { addEntry } from '@/backend/features/profiles/services/applicant-entries';
import { findApplication, requireRunning } from './find-application';
import { isShownOn } from './vacancy-views';
import { noticeFact } from '@/backend/features/notices/services/facts';

const dayMs = 86_400_000;
const jobPage = '/career-center/internship-job-opportunities/[slug]';

export type InterviewRow = typeof interviews.$inferSelect;
type Row = InterviewRow;
type Vacancy = Pick<typeof vacancies.$inferSelect, 'id' | 'slug' | 'title'>;
type Where = { orgId: string; applicationId: string };

export const isRunning = inArray(interviews.state, ['offered', 'picked']);

export const toInterview = (row: Row): Interview => ({
  interviewId: row.id,
  state: row.state,
  slots: row.slots,
  minutes: row.minutes,
  place: row.place,
  startsAt: row.startsAt?.toISOString() ?? null,
});

/** The interview of an application that is offered or picked. */
export async function runningInterviewOf(db: Db, applicationId: string): Promise<Interview | null> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), isRunning));
  return row ? toInterview(row) : null;
}

const dayAndTime = (at: Date): Text =>
  noticeFact('interview.time', {
    day: { en: plainDate(at, 'en'), km: plainDate(at, 'km') },
    time: formatTimeOfDay(at),
  });

/** What a notice of an interview says: the vacancy, the hour, the place. */
export const paramsOf = ({ title }: Vacancy, { place, startsAt }: Row) => {
  const at = startsAt && dayAndTime(startsAt);
  return {
    titleEn: title.en,
    titleKm: title.km,
    statusEn: place.en,
    statusKm: place.km,
    ...(at && { dateEn: at.en, dateKm: at.km }),
  };
};

const placeAndEnded = ({ place }: Row, ended: Date) => {
  const { en, km } = noticeFact('interview.noLonger', { place, time: dayAndTime(ended) });
  return { statusEn: en, statusKm: km };
};

/** For who has chosen no hour yet. */
const anyHour = () => {
  const { en, km } = noticeFact('offeredHours');
  return { dateEn: en, dateKm: km };
};

const tellApplicant = (
  act: AnyAct,
  kind: 'interview-offered' | 'interview-called-off' | 'interview-soon',
  row: Row,
  vacancy: Vacancy,
  /** An hour that was picked and holds no longer. */
  ended: Date | null = null,
) => {
  const hour = ended ?? row.startsAt;
  return act.tell([row.userId], {
    ...(kind === 'interview-called-off'
      ? { kind, page: '/career-center' }
      : { kind, page: jobPage, about: vacancy.slug }),
    params: {
      ...paramsOf(vacancy, row),
      ...(ended && placeAndEnded(row, ended)),
      ...(hour ? { at: hour.toISOString() } : anyHour()),
    },
    subject: `interview:${row.applicationId}`,
    again: 'renew',
  });
};

/** Ends an interview that runs. */
export const end = (act: AnyAct, row: Row, state: 'declined' | 'called-off') =>
  act.tx
    .update(interviews)
    .set({ state, sequence: row.sequence + 1, updatedAt: act.now })
    .where(eq(interviews.id, row.id));

/**
 * Offers an applicant hours for an interview; one that runs already ends.
 * @throws 404; 409 `no-account`, `application-rejected`, `vacancy-hidden`; 422 for hours in the past or too far ahead
 */
export async function offerInterview(
  act: Act,
  where: Where,
  { slots, minutes, place }: z.output<typeof interviewOffer>,
): Promise<Interview> {
  const found = await findApplication(act.tx, where);
  const { application, vacancy } = found;
  const { userId } = application;
  requireRunning(found, dayInCambodia(act.now));
  if (!userId) throw new Refusal(409, 'no-account', 'This applicant has no account to pick an hour with.');
  const last = act.now.getTime() + interviewLimits.daysAheadMax * dayMs;
  const wrong = slots.flatMap((slot, index) => {
    const at = Date.parse(slot);
    return at > act.now.getTime() && at <= last ? [] : [{ path: `slots.${index}`, code: 'out-of-range' }];
  });
  if (wrong.length > 0) throw invalid(wrong);
  const [before] = await act.tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, application.id), isRunning))
    .for('update');
  if (before) await end(act, before, 'called-off');
  const [row] = await act.tx
    .insert(interviews)
    .values({
      applicationId: application.id,
      userId,
      offeredBy: act.caller.id,
      slots: slots.toSorted(),
      minutes,
      place,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal(409, 'interview-running', 'Somebody has just offered an interview.');
  await addEntry(act, { applicationId: application.id, kind: 'interview-offered' });
  await tellApplicant(act, 'interview-offered', row, vacancy, before?.startsAt ?? null);
  act.note('interview-offered', application.id, { interview: row.id });
  return toInterview(row);
}

/** Calls off an interview that runs, and tells its person. */
export async function callOff(act: AnyAct, row: Row, vacancy: Vacancy): Promise<void> {
  await end(act, row, 'called-off');
  await addEntry(act, { applicationId: row.applicationId, kind: 'interview-called-off', ...whenOf(row) });
  await tellApplicant(act, 'interview-called-off', row, vacancy);
  act.note('interview-called-off', row.applicationId, { interview: row.id });
}

/** @throws 404; 409 `interview-over` */
export async function callOffInterview(act: Act, where: Where & { interviewId: string }): Promise<void> {
  const { application, vacancy } = await findApplication(act.tx, where);
  const [row] = await act.tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, where.interviewId), eq(interviews.applicationId, application.id)))
    .for('update');
  if (!row) throw notFound();
  if (row.state === 'called-off') return;
  if (row.state === 'declined') throw over();
  await callOff(act, row, vacancy);
}

export const over = () => new Refusal(409, 'interview-over', 'This interview is over.');

export const whenOf = ({ startsAt }: Row) => (startsAt ? { words: startsAt.toISOString() } : {});

/** Interviews with their vacancies. */
export const joined = (db: Db) =>
  db
    .select({ interview: interviews, vacancy: vacancies })
    .from(interviews)
    .innerJoin(vacancyApplications, eq(vacancyApplications.id, interviews.applicationId))
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId));

const dueBefore = (now: Date) =>
  and(
    eq(interviews.state, 'picked'),
    isNull(interviews.remindedAt),
    gt(interviews.startsAt, now),
    lte(interviews.startsAt, new Date(now.getTime() + interviewLimits.reminderHours * 3_600_000)),
  );

/** The interviews whose people are to be reminded. */
export const dueInterviews = ({ db, clock }: Reader, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(vacancyApplications, eq(vacancyApplications.id, interviews.applicationId))
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(and(dueBefore(clock.now()), isShownOn(dayInCambodia(clock.now()))))
    .limit(limit);

/** Reminds the person of one interview, once in however many processes. */
export async function remindOfInterview(act: AnyAct, id: string): Promise<void> {
  const [found] = await joined(act.tx).where(and(eq(interviews.id, id), dueBefore(act.now)));
  // While a vacancy waits for a decision nobody is sent to its employer; where it is shown again in time, the reminder follows.
  if (!found || !isVacancyShown(found.vacancy, dayInCambodia(act.now))) return;
  const [row] = await act.tx
    .update(interviews)
    .set({ remindedAt: act.now })
    .where(and(eq(interviews.id, id), dueBefore(act.now)))
    .returning();
  if (row) await tellApplicant(act, 'interview-soon', row, found.vacancy);
}
