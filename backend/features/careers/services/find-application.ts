import { and, eq } from 'drizzle-orm';
import { rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import { vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { notFound, Refusal } from '@/backend/errors';

/**
 * Nothing new is begun about an application that is rejected, or whose vacancy readers do not see.
 * @throws 409 `application-rejected`, `vacancy-hidden`
 */
export function requireRunning(
  { application, vacancy }: Awaited<ReturnType<typeof findApplication>>,
  today: string,
): void {
  if (application.status === rejectedStep.key)
    throw new Refusal(409, 'application-rejected', 'This application was rejected.');
  if (!isVacancyShown(vacancy, today))
    throw new Refusal(409, 'vacancy-hidden', 'Readers do not see this vacancy.');
}

/** An application for a vacancy of an organization, with its vacancy. @throws 404 */
export async function findApplication(
  db: Db,
  { orgId, applicationId }: { orgId: string; applicationId: string },
): Promise<{
  application: typeof vacancyApplications.$inferSelect;
  vacancy: typeof vacancies.$inferSelect;
}> {
  const [found] = await db
    .select({ application: vacancyApplications, vacancy: vacancies })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(and(eq(vacancyApplications.id, applicationId), eq(vacancies.organizationId, orgId)));
  if (!found) throw notFound();
  return found;
}
