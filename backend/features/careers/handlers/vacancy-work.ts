import { and, eq } from 'drizzle-orm';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { moveVacancyApplication } from '@/backend/features/careers/services/apply-vacancy';
import { requireAdvisorOf } from '@/backend/features/careers/services/companies';
import { readApplicant } from '@/backend/features/careers/services/read-applicant';
import {
  addStep,
  changeStep,
  orderSteps,
  readOwnSteps,
} from '@/backend/features/careers/services/vacancy-steps';

/** The vacancy of an application. @throws 404 for one of another organization */
const vacancyOf = async ({ tx }: Act, orgId: string, applicationId: string): Promise<string> => {
  const [row] = await tx
    .select({ id: vacancies.id })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(and(eq(vacancyApplications.id, applicationId), eq(vacancies.organizationId, orgId)));
  if (!row) throw notFound();
  return row.id;
};

export const vacancyWorkRoutes = (deps: Deps) =>
  implement(
    vacancyWorkResource,
    {
      steps: async ({ params }, { caller }) =>
        readOwnSteps(deps.db, await requireAdvisorOf(deps, caller, params.orgId)),
      addStep: write(async (act, { params, body }) => {
        const orgId = await requireAdvisorOf(act.deps, act.caller, params.orgId);
        await addStep(act, orgId, body);
        return readOwnSteps(act.tx, orgId);
      }),
      changeStep: write(async (act, { params, body }) => {
        const orgId = await requireAdvisorOf(act.deps, act.caller, params.orgId);
        await changeStep(act, orgId, params.stepId, body);
        return readOwnSteps(act.tx, orgId);
      }),
      orderSteps: write(async (act, { params, body }) => {
        const orgId = await requireAdvisorOf(act.deps, act.caller, params.orgId);
        await orderSteps(act, orgId, body.stepIds);
        return readOwnSteps(act.tx, orgId);
      }),
      applicant: async ({ params }, { caller }) => {
        const orgId = await requireStaffOfOrganization(deps, caller, params.orgId);
        return readApplicant(deps, caller, { ...params, orgId });
      },
      move: batch(async (act, { applicationId, ...change }, { params }) => {
        const orgId = await requireStaffOfOrganization(act.deps, act.caller, params.orgId);
        const id = await vacancyOf(act, orgId, applicationId);
        return moveVacancyApplication(act, { orgId, id, applicationId }, change);
      }),
    },
    deps,
  );
