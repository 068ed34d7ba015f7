import { and, eq } from 'drizzle-orm';
import { vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { notFound } from '@/backend/errors';

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
