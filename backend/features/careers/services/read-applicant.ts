import { and, eq } from 'drizzle-orm';
import type { Payload } from '@/lib/contract/endpoint';
import type { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { nextJobActor } from '@/lib/domain/careers/job-turn';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import { vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { withoutNumbersOfMinors } from '@/backend/features/profiles/services/numbers-of-minors';
import { entriesOf } from '@/backend/features/profiles/services/applicant-entries';
import { readTurn } from './application-turn';
import { handoversOf } from './handovers';
import { runningInterviewOf } from './interviews';
import { withoutContacts } from '@/backend/features/profiles/services/mask-profile';
import { sentProfileOf } from '@/backend/features/profiles/services/sent-profile';
import { toVacancyApplicant, vacancyStepsOf } from './vacancy-views';

/** One application for a vacancy of an organization, with what was sent. @throws 404 */
export async function readApplicant(
  deps: Reader,
  caller: Caller,
  { orgId, id, applicationId }: { orgId: string; id: string; applicationId: string },
): Promise<Payload<typeof vacancyWorkResource.endpoints.applicant>> {
  const [found] = await deps.db
    .select({ row: vacancyApplications, vacancy: vacancies })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(
      and(
        eq(vacancyApplications.id, applicationId),
        eq(vacancies.id, id),
        eq(vacancies.organizationId, orgId),
      ),
    );
  if (!found) throw notFound();
  const steps = await vacancyStepsOf(deps.db, orgId);
  const whole = toVacancyApplicant(found.row, steps);
  const [shown = whole] = await withoutNumbersOfMinors(deps, caller, [whole]);
  const profile = await sentProfileOf(deps, found.row);
  const now = deps.clock.now();
  const isShown = isVacancyShown(found.vacancy, dayInCambodia(now));
  const turn = await readTurn(deps.db, applicationId, now);
  return {
    ...shown,
    nextActor: nextJobActor({ ...turn, status: found.row.status, isShown }),
    profile: profile && shown !== whole ? withoutContacts(profile) : profile,
    entries: await entriesOf(deps.db, applicationId, steps),
    handovers: await handoversOf(deps.db, applicationId),
    interview: await runningInterviewOf(deps.db, applicationId),
  };
}
