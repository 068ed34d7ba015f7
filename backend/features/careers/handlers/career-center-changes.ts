import { eq } from 'drizzle-orm';
import { careerCenterChangesResource } from '@/lib/contract/careers/career-center-changes';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { careerCenters, registrations, vacancies } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import {
  findCareerCenter,
  listDeskCenters,
  readDeskCenter,
} from '@/backend/features/careers/services/career-centers';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { whatChanged } from '@/backend/core/access/what-changed';

const checkProvince = (province: string | undefined) => {
  if (province !== undefined && !isValidAddress({ province }))
    throw invalid([{ path: 'province', code: 'unknown-place' }]);
};

/** @throws 404 for people who do not manage its organization */
const findCenter = async ({ deps, tx, caller }: Act, { orgId, id }: { orgId: string; id: string }) => {
  const organizationId = await requireStaffOfOrganization(deps, caller, orgId);
  return findCareerCenter(tx, organizationId, id);
};

export const careerCenterChangeRoutes = (deps: Deps) =>
  implement(
    careerCenterChangesResource,
    {
      list: async ({ params, query }, { caller }) =>
        listDeskCenters(deps, await requireStaffOfOrganization(deps, caller, params.orgId), query),
      get: async ({ params }, { caller }) =>
        readDeskCenter(deps, await requireStaffOfOrganization(deps, caller, params.orgId), params.id),
      create: write(async (act, { params, body }) => {
        const organizationId = await requireStaffOfOrganization(act.deps, act.caller, params.orgId);
        checkProvince(body.province);
        const values = { ...body, organizationId };
        const [row] = await act.tx.insert(careerCenters).values(values).onConflictDoNothing().returning();
        if (!row) throw new Refusal(409, 'key-taken', 'A career center has this key.');
        act.note('career-center-created', row.id);
        return readDeskCenter(act.deps, organizationId, row.id);
      }),
      update: write(async (act, { params, body }) => {
        const center = await findCenter(act, params);
        checkProvince(body.province);
        act.requireVersion(center);
        await act.bump(careerCenters, center, body);
        act.note('career-center-changed', center.id, whatChanged(center, body));
        return readDeskCenter(act.deps, center.organizationId, center.id);
      }),
      archive: write(async (act, { params, body }) => {
        const center = await findCenter(act, params);
        act.requireVersion(center);
        await act.bump(careerCenters, center, { archivedAt: body.archived ? act.now : null });
        act.note(body.archived ? 'career-center-archived' : 'career-center-brought-back', center.id);
        return readDeskCenter(act.deps, center.organizationId, center.id);
      }),
      remove: write(async (act, { params }) => {
        const { id } = await findCenter(act, params);
        const registered = await act.tx.$count(registrations, eq(registrations.careerCenterId, id));
        const named = await act.tx.$count(vacancies, eq(vacancies.careerCenterId, id));
        if (registered + named > 0)
          throw new Refusal(409, 'in-use', 'People are registered here or vacancies name it.');
        await act.tx.delete(careerCenters).where(eq(careerCenters.id, id));
        act.note('career-center-removed', id);
        return { ok: true as const };
      }),
    },
    deps,
  );
