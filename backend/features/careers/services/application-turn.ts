import { and, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { interviews, vacancies, vacancyApplications, vacancyHandovers } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { pendingStep } from '@/lib/domain/admissions/applicant-steps';
import { isShownOn } from './vacancy-views';

const hasOffer = sql<boolean>`exists (select 1 from ${interviews}
  where ${interviews.applicationId} = ${vacancyApplications.id} and ${interviews.state} = 'offered')`;

const isHandedOn = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${vacancyHandovers} where ${and(
    sql`${vacancyHandovers.applicationId} = ${vacancyApplications.id}`,
    isNull(vacancyHandovers.revokedAt),
    gt(vacancyHandovers.expiresAt, now),
  )})`;

/** What `nextJobActor` reads beside the application and its vacancy. */
export const turnColumns = (now: Date) => ({ hasOffer, isHandedOn: isHandedOn(now) });

/** The same of one application. */
export async function readTurn(db: Db, applicationId: string, now: Date) {
  const [row] = await db
    .select(turnColumns(now))
    .from(vacancyApplications)
    // Of one table alone the columns would stand without its name, and mean those of the inner query.
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(eq(vacancyApplications.id, applicationId));
  return { hasOffer: row?.hasOffer ?? false, isHandedOn: row?.isHandedOn ?? false };
}

/** Where `nextJobActor` says that an advisor decides, of applications that are not decided. */
const isAdvisorsTurn = (now: Date): SQL | undefined =>
  and(isShownOn(dayInCambodia(now)), not(hasOffer), not(isHandedOn(now)));

/** Applications that nobody has answered yet, and that an advisor answers. */
export const waitsForAdvisor = (now: Date): SQL | undefined =>
  and(eq(vacancyApplications.status, pendingStep.key), isAdvisorsTurn(now));
