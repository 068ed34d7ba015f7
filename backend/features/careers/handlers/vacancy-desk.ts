import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { requireAdvisorOf } from '@/backend/features/careers/services/companies';
import { mailEmployer } from '@/backend/features/careers/services/employer-mail';
import {
  changeVacancy,
  closeVacancy,
  createVacancy,
  duplicateVacancy,
  publishVacancy,
} from '@/backend/features/careers/services/vacancy-changes';
import {
  findVacancy,
  listDeskVacancies,
  readDeskVacancy,
} from '@/backend/features/careers/services/vacancy-desk';

const findOwn = async (act: Act, params: { orgId: string; id: string }) =>
  findVacancy(act.tx, await requireAdvisorOf(act.deps, act.caller, params.orgId), params.id);

export const vacancyDeskRoutes = (deps: Deps) =>
  implement(
    vacancyDeskResource,
    {
      list: async ({ params, query }, { caller }) =>
        listDeskVacancies(deps, await requireAdvisorOf(deps, caller, params.orgId), query),
      get: async ({ params }, { caller }) =>
        readDeskVacancy(deps, await requireAdvisorOf(deps, caller, params.orgId), params.id),
      create: write(async (act, { params, body }) => {
        const orgId = await requireAdvisorOf(act.deps, act.caller, params.orgId);
        return readDeskVacancy(act.deps, orgId, await createVacancy(act, orgId, body));
      }),
      update: write(async (act, { params, body }) => {
        const row = await findOwn(act, params);
        await changeVacancy(act, row, body);
        return readDeskVacancy(act.deps, row.organizationId, row.id);
      }),
      publish: write(async (act, { params }) => {
        const row = await findOwn(act, params);
        await publishVacancy(act, row);
        return readDeskVacancy(act.deps, row.organizationId, row.id);
      }),
      close: write(async (act, { params }) => {
        const row = await findOwn(act, params);
        await closeVacancy(act, row);
        return readDeskVacancy(act.deps, row.organizationId, row.id);
      }),
      duplicate: write(async (act, { params, body }) => {
        const row = await findOwn(act, params);
        return readDeskVacancy(act.deps, row.organizationId, await duplicateVacancy(act, row, body.title));
      }),
      tellEmployer: write(async (act, { params, body }) => {
        await mailEmployer(act, await findOwn(act, params), body);
        return { ok: true as const };
      }),
    },
    deps,
  );
