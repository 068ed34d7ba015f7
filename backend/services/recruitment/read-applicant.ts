import { and, eq } from 'drizzle-orm';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';
import { profiles, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { withoutNumbersOfMinors } from './numbers-of-minors';
import { readComplete } from './profile-views';
import { toVacancyApplicant, vacancyStepsOf } from './vacancy-views';

type ApplicationRow = typeof vacancyApplications.$inferSelect;

/** The profile as it was sent; as it is now where it was sent before that was kept. */
async function sentProfileOf(
  deps: Reader,
  { sentProfile, profileId }: ApplicationRow,
): Promise<CompleteProfile | null> {
  if (sentProfile || !profileId) return sentProfile;
  const [row] = await deps.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.isDeleted, false)));
  return row ? readComplete(deps, row, 'owner') : null;
}

/** One application for a vacancy of an organization, with what was sent. @throws 404 */
export async function readApplicant(
  deps: Reader,
  caller: Caller,
  { orgId, id, applicationId }: { orgId: string; id: string; applicationId: string },
): Promise<VacancyApplicant & { profile: CompleteProfile | null }> {
  const [found] = await deps.db
    .select({ row: vacancyApplications })
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
  const whole = toVacancyApplicant(found.row, await vacancyStepsOf(deps.db, orgId));
  const [shown = whole] = await withoutNumbersOfMinors(deps, caller, [whole]);
  const profile = await sentProfileOf(deps, found.row);
  const isHidden = shown.phone !== whole.phone || shown.email !== whole.email;
  return {
    ...shown,
    profile:
      profile && isHidden ? { ...profile, phoneNumber: null, email: null, contactHidden: true } : profile,
  };
}
