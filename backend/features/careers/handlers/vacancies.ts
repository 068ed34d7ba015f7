import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { uploadLimits } from '@/lib/domain/limits';
import { cvFileTypes } from '@/lib/domain/profiles/recruitment-options';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import type { Db } from '@/backend/db/client';
import { companies, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { notFound, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listJoined, listTable } from '@/backend/lists/list-page';
import { publicApplicationsPerAddressPerHourMax } from '@/backend/limits';
import { applyForVacancy, applyWithoutAccount } from '@/backend/features/careers/services/apply-vacancy';
import { turnColumns } from '@/backend/features/careers/services/application-turn';
import { withoutNumbersOfMinors } from '@/backend/features/profiles/services/numbers-of-minors';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { matches } from '@/backend/lists/folded-text';
import { requireAgreedOrganization, requireStaffOfOrganization } from '@/backend/core/access/staff';
import { finishNamed } from '@/backend/core/files/upload-files';
import {
  joinVacancies,
  toVacancy,
  toVacancyApplicant,
  toVacancyDetail,
  vacancyList,
  vacancyStepsOf,
} from '@/backend/features/careers/services/vacancy-views';

const methods = [
  { method: 'profile' as const, required: ['profileId'], optional: ['message'] },
  { method: 'upload' as const, required: ['file'], optional: ['message'] },
  { method: 'public' as const, required: ['firstName', 'lastName', 'phone', 'message'], optional: ['email'] },
];

const context = async ({ db, clock }: Reader, orgId: string) => ({
  steps: await vacancyStepsOf(db, orgId),
  now: clock.now(),
});

const readOne = async (
  deps: Reader,
  orgId: string,
  idOrSlug: string,
  userId: string | null,
): Promise<VacancyDetail> => {
  const byId = z.uuid().safeParse(idOrSlug).success;
  const [row] = await joinVacancies(deps.db, userId, turnColumns(deps.clock.now())).where(
    and(eq(vacancies.organizationId, orgId), eq(byId ? vacancies.id : vacancies.slug, idOrSlug)),
  );
  const isTheirs = row?.application != null;
  if (!row || !(isTheirs || isVacancyShown(row.vacancy, dayInCambodia(deps.clock.now()))))
    throw notFound('Vacancy not found.');
  const { companyId } = row.vacancy;
  const [employer = null] =
    companyId === null ? [] : await deps.db.select().from(companies).where(eq(companies.id, companyId));
  return toVacancyDetail(row, employer, await context(deps, orgId));
};

const requireVacancy = async (db: Db, orgId: string, id: string) => {
  const where = and(eq(vacancies.id, id), eq(vacancies.organizationId, orgId));
  const [row] = await db.select({ id: vacancies.id }).from(vacancies).where(where);
  if (!row) throw notFound('Vacancy not found.');
};

export const vacancyRoutes = (deps: Deps) =>
  implement(
    vacanciesResource,
    {
      list: async ({ params, query }, { caller }) => {
        if ((query.applied || query.saved) && !caller) throw unauthorized();
        await requireAgreedOrganization(deps, params.orgId);
        const userId = caller?.id ?? null;
        const list = vacancyList(params.orgId, query, dayInCambodia(deps.clock.now()), userId);
        const [{ rows, countTotal }, shown] = await Promise.all([
          listJoined(deps.db, vacancies, list, (where, sorts) =>
            joinVacancies(deps.db, userId, turnColumns(deps.clock.now()))
              .where(where)
              .orderBy(...sorts),
          ),
          context(deps, params.orgId),
        ]);
        return { data: rows.map((row) => toVacancy(row, shown)), count_total: countTotal };
      },
      get: async ({ params }, { caller }) => {
        await requireAgreedOrganization(deps, params.orgId);
        return readOne(deps, params.orgId, params.id, caller?.id ?? null);
      },
      applicants: async ({ params, query }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        await requireVacancy(deps.db, params.orgId, params.id);
        const list = {
          visible: eq(vacancyApplications.vacancyId, params.id),
          filters: [query.status ? eq(vacancyApplications.status, query.status) : undefined],
          search: query.keyword ? matches(vacancyApplications.searchFold, query.keyword) : undefined,
          sorts: [desc(vacancyApplications.createdAt), desc(vacancyApplications.id)],
          start: query.start,
          limit: query.limit,
        };
        const [{ rows, countTotal }, steps] = await Promise.all([
          listTable(deps.db, vacancyApplications, list),
          vacancyStepsOf(deps.db, params.orgId),
        ]);
        const data = rows.map((row) => toVacancyApplicant(row, steps));
        return { data: await withoutNumbersOfMinors(deps, caller, data), count_total: countTotal };
      },
      steps: async ({ params }) => {
        await requireAgreedOrganization(deps, params.orgId);
        return { data: await vacancyStepsOf(deps.db, params.orgId) };
      },
      schema: async ({ params }) => {
        await requireAgreedOrganization(deps, params.orgId);
        const steps = await vacancyStepsOf(deps.db, params.orgId);
        const file = { fileTypes: [...cvFileTypes], fileMaxBytes: uploadLimits.fileMaxBytes };
        return { organizationId: params.orgId, steps, methods, ...file };
      },
      apply: write(
        async ({ body }, { caller }) => {
          if (body.method === 'upload') await finishNamed(deps, caller.id, { 'file.key': body.file.key });
        },
        async (act, { params, body }) => {
          await applyForVacancy(act, params, body);
          return readOne(act.deps, params.orgId, params.vacancyId, act.caller.id);
        },
      ),
      applyPublic: write(async (act, { params, body }) => {
        await requireAgreedOrganization(act.deps, params.orgId);
        // In the act, so that a repeated call whose answer was lost does not count.
        const key = `applicant:${act.address}`;
        await hitLimit(act.deps, key, publicApplicationsPerAddressPerHourMax, 3600);
        await applyWithoutAccount(act, params.orgId, body);
        return { ok: true as const };
      }),
    },
    deps,
  );
