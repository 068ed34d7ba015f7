import { companiesResource } from '@/lib/contract/careers/companies';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import {
  findCompany,
  listCompanies,
  readCompany,
  requireAdvisorOf,
} from '@/backend/features/careers/services/companies';
import {
  archiveCompany,
  changeCompany,
  checkCompany,
  createCompany,
  endCheck,
} from '@/backend/features/careers/services/company-changes';

const findOwn = async (act: Act, params: { orgId: string; id: string }) =>
  findCompany(act.tx, await requireAdvisorOf(act.deps, act.caller, params.orgId), params.id);

export const companyRoutes = (deps: Deps) =>
  implement(
    companiesResource,
    {
      list: async ({ params, query }, { caller }) =>
        listCompanies(deps, await requireAdvisorOf(deps, caller, params.orgId), query),
      get: async ({ params }, { caller }) =>
        readCompany(deps, await requireAdvisorOf(deps, caller, params.orgId), params.id),
      create: write(async (act, { params, body }) => {
        const orgId = await requireAdvisorOf(act.deps, act.caller, params.orgId);
        return readCompany(act.deps, orgId, await createCompany(act, orgId, body));
      }),
      update: write(async (act, { params, body }) => {
        const company = await findOwn(act, params);
        await changeCompany(act, company, body);
        return readCompany(act.deps, company.organizationId, company.id);
      }),
      check: write(async (act, { params, body }) => {
        const company = await findOwn(act, params);
        await checkCompany(act, company, body);
        return readCompany(act.deps, company.organizationId, company.id);
      }),
      uncheck: write(async (act, { params }) => {
        const company = await findOwn(act, params);
        await endCheck(act, company);
        return readCompany(act.deps, company.organizationId, company.id);
      }),
      archive: write(async (act, { params, body }) => {
        const company = await findOwn(act, params);
        await archiveCompany(act, company, body.archived);
        return readCompany(act.deps, company.organizationId, company.id);
      }),
    },
    deps,
  );
