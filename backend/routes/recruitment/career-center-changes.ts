import { and, eq } from 'drizzle-orm';
import { careerCenterChangesResource } from '@/lib/contract/recruitment/career-center-changes';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { careerCenters, registrations, vacancies } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/services/access/act';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

const toCenter = ({ id, ...row }: typeof careerCenters.$inferSelect) => ({ careerCenterId: id, ...row });

const checkProvince = (province: string | undefined) => {
  if (province !== undefined && !isValidAddress({ province }))
    throw invalid([{ path: 'province', code: 'unknown-place' }]);
};

/** @throws 404 for people who do not manage its organization */
const findCenter = async ({ deps, tx, caller }: Act, { orgId, id }: { orgId: string; id: string }) => {
  const organizationId = await requireStaffOfOrganization(deps, caller, orgId);
  const here = and(eq(careerCenters.id, id), eq(careerCenters.organizationId, organizationId));
  const [row] = await tx.select().from(careerCenters).where(here);
  if (!row) throw notFound();
  return row;
};

export const careerCenterChangeRoutes = (deps: Deps) =>
  implement(
    careerCenterChangesResource,
    {
      create: write(async (act, { params, body }) => {
        const organizationId = await requireStaffOfOrganization(act.deps, act.caller, params.orgId);
        checkProvince(body.province);
        const values = { ...body, organizationId };
        const [row] = await act.tx.insert(careerCenters).values(values).onConflictDoNothing().returning();
        if (!row) throw new Refusal(409, 'key-taken', 'A career center has this key.');
        act.note('career-center-created', row.id);
        return toCenter(row);
      }),
      update: write(async (act, { params, body }) => {
        const center = await findCenter(act, params);
        checkProvince(body.province);
        const [row] = await act.tx
          .update(careerCenters)
          .set({ order: center.order, ...body })
          .where(eq(careerCenters.id, center.id))
          .returning();
        if (!row) throw notFound();
        act.note('career-center-changed', center.id);
        return toCenter(row);
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
