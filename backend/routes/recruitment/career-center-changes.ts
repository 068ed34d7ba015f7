import { and, eq } from 'drizzle-orm';
import { careerCenterChangesResource } from '@/lib/contract/recruitment/career-center-changes';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { careerCenters, registrations, vacancies } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { addOnRecord, onlyRow, onRecord } from '@/backend/services/access/on-record';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

const toCenter = ({ id, ...row }: typeof careerCenters.$inferSelect) => ({ careerCenterId: id, ...row });

const checkProvince = (province: string | undefined) => {
  if (province !== undefined && !isValidAddress({ province }))
    throw invalid([{ path: 'province', code: 'unknown-place' }]);
};

const findCenter = async ({ db }: Deps, organizationId: string, id: string) => {
  const [row] = await db
    .select()
    .from(careerCenters)
    .where(and(eq(careerCenters.id, id), eq(careerCenters.organizationId, organizationId)));
  if (!row) throw notFound();
  return row;
};

export const careerCenterChangeRoutes = (deps: Deps) =>
  implement(
    careerCenterChangesResource,
    {
      create: async ({ params, body }, { caller, requestId, idempotencyKey: key }) => {
        const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
        checkProvince(body.province);
        const values = { ...body, organizationId };
        const deed = { action: 'career-center-created', caller, requestId, key, body: values };
        const row = await addOnRecord(deps, deed, async (tx) => {
          const rows = await tx.insert(careerCenters).values(values).onConflictDoNothing().returning();
          if (rows.length === 0) throw new Refusal(409, 'key-taken', 'A career center has this key.');
          return rows;
        });
        return toCenter(row);
      },
      update: async ({ params, body }, { caller, requestId }) => {
        const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
        const center = await findCenter(deps, organizationId, params.id);
        checkProvince(body.province);
        const deed = { action: 'career-center-changed', caller, requestId };
        const rows = await onRecord(deps, deed, center.id, (tx) =>
          tx
            .update(careerCenters)
            .set({ order: center.order, ...body })
            .where(eq(careerCenters.id, center.id))
            .returning(),
        );
        return toCenter(onlyRow(rows));
      },
      remove: async ({ params }, { caller, requestId }) => {
        const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
        const { id } = await findCenter(deps, organizationId, params.id);
        await onRecord(deps, { action: 'career-center-removed', caller, requestId }, id, async (tx) => {
          const registered = await tx.$count(registrations, eq(registrations.careerCenterId, id));
          const named = await tx.$count(vacancies, eq(vacancies.careerCenterId, id));
          if (registered + named > 0)
            throw new Refusal(409, 'in-use', 'People are registered here or vacancies name it.');
          await tx.delete(careerCenters).where(eq(careerCenters.id, id));
        });
        return { ok: true as const };
      },
    },
    deps,
  );
