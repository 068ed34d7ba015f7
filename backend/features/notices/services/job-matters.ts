import { and, eq, gt, isNull } from 'drizzle-orm';
import { rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isVacancyShown, vacancyState } from '@/lib/domain/careers/vacancy-state';
import { interviews, vacancies, vacancyApplications, vacancyHandovers } from '@/backend/db/schema';
import type { Now, Rule, Rules } from './matter';

const shownVacancy = async ({ db, now }: Now, vacancyId: string) => {
  const [row] = await db.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  return row && isVacancyShown(row, dayInCambodia(now)) ? row : null;
};

const vacancyIs = (judge: (row: typeof vacancies.$inferSelect, today: string) => boolean): Rule => {
  return async ({ db, now }, [id = '']) => {
    const [row] = await db.select().from(vacancies).where(eq(vacancies.id, id));
    return row !== undefined && judge(row, dayInCambodia(now));
  };
};

/** What is said of an application for a vacancy: only its rejection outlives the vacancy. */
const ofVacancyApplication =
  (mayBeRejected: boolean): Rule =>
  async (at, [id = '']) => {
    const [row] = await at.db.select().from(vacancyApplications).where(eq(vacancyApplications.id, id));
    if (!row) return false;
    if (row.status === rejectedStep.key) return mayBeRejected;
    return (await shownVacancy(at, row.vacancyId)) !== null;
  };

const isWanted = ofVacancyApplication(false);

/** The application is at the step that was told. */
const stepHolds: Rule = async (at, [id = '', step]) => {
  const { id: application, status } = vacancyApplications;
  const here = and(eq(application, id), step ? eq(status, step) : undefined);
  return (await at.db.$count(vacancyApplications, here)) > 0 && ofVacancyApplication(true)(at, [id]);
};

const interviewIs =
  (state: 'offered' | 'picked'): Rule =>
  async (at, ids) => {
    const [row] = await at.db
      .select()
      .from(interviews)
      .where(and(eq(interviews.applicationId, ids[0] ?? ''), eq(interviews.state, state)));
    if (!row) return false;
    const hours = row.startsAt ? [row.startsAt] : row.slots.map((slot) => new Date(slot));
    return hours.some((hour) => hour > at.now) && isWanted(at, ids);
  };

const handedOn: Rule = async (at, [id = '']) => {
  const open = and(
    eq(vacancyHandovers.id, id),
    isNull(vacancyHandovers.revokedAt),
    gt(vacancyHandovers.expiresAt, at.now),
  );
  const [link] = await at.db.select().from(vacancyHandovers).where(open);
  return link !== undefined && isWanted(at, [link.applicationId]);
};

/** What has to be so of vacancies, of those who apply for them, and of their interviews. */
export const jobRules: Rules = {
  'vacancy-status': stepHolds,
  'vacancy-message': ofVacancyApplication(true),
  'vacancy-handed': handedOn,
  'vacancy-closed': vacancyIs(
    (row, today) => vacancyState(row, today) === 'closed' && isVacancyShown(row, today),
  ),
  'vacancy-hidden': vacancyIs((row, today) => !isVacancyShown(row, today)),
  'vacancy-unsafe': vacancyIs((row, today) => !isVacancyShown(row, today)),
  'vacancy-new': vacancyIs((row, today) => vacancyState(row, today) === 'open'),
  'interview-offered': interviewIs('offered'),
  'interview-soon': interviewIs('picked'),
};
