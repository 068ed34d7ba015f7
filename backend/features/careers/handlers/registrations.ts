import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Registration, registrationsResource } from '@/lib/contract/careers/registrations';
import { isRegistrationExpired } from '@/lib/domain/careers/career-registration';
import { addMonths } from '@/lib/domain/dates/dates';
import { careerCenterLimits } from '@/lib/domain/limits';
import { careerCenters, registrations } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { toCareerCenter } from '@/backend/features/careers/services/career-centers';
import { remindRegistrant } from '@/backend/features/careers/services/remind-registrant';
import { listRegistrants } from '@/backend/features/careers/services/registrants';
import { requireAgreedOrganization, requireStaffOfOrganization } from '@/backend/core/access/staff';

const toRegistration = (row: typeof registrations.$inferSelect, now: Date): Registration => {
  const { id, firstRegisteredAt, registeredAt, remindedAt, ...fields } = row;
  return {
    ...fields,
    registrationId: id,
    firstRegisteredAt: firstRegisteredAt.toISOString(),
    registeredAt: registeredAt.toISOString(),
    expiresOn: addMonths(registeredAt, careerCenterLimits.registrationLifetimeMonths),
    expired: isRegistrationExpired(registeredAt, now),
    remindedAt: remindedAt?.toISOString() ?? null,
  };
};

export const registrationRoutes = (deps: Deps) =>
  implement(
    registrationsResource,
    {
      centers: async ({ params }) => {
        await requireAgreedOrganization(deps, params.orgId);
        const rows = await deps.db
          .select()
          .from(careerCenters)
          .where(and(eq(careerCenters.organizationId, params.orgId), isNull(careerCenters.archivedAt)))
          .orderBy(asc(careerCenters.order), asc(careerCenters.id));
        return {
          data: rows.map(toCareerCenter),
          countTotal: rows.length,
        };
      },
      register: write(async (act, { params, body }) => {
        const { tx, caller, now } = act;
        await requireAgreedOrganization(act.deps, params.orgId);
        const here = and(
          eq(careerCenters.id, body.careerCenterId),
          eq(careerCenters.organizationId, params.orgId),
          isNull(careerCenters.archivedAt),
        );
        const [center] = await tx.select({ id: careerCenters.id }).from(careerCenters).where(here);
        if (!center) throw invalid([{ path: 'careerCenterId', code: 'unknown-center' }]);
        const values = {
          ...body,
          email: body.email || null,
          schoolName: body.schoolName || null,
          fieldOfStudy: body.fieldOfStudy || null,
          interests: [...new Set(body.interests)],
          registeredAt: now,
        };
        const [row] = await act.tx
          .insert(registrations)
          .values({ ...values, organizationId: params.orgId, userId: caller.id, firstRegisteredAt: now })
          .onConflictDoUpdate({ target: [registrations.organizationId, registrations.userId], set: values })
          .returning();
        if (!row) throw new Error('The registration was not stored.');
        act.note('career-center-registered', row.id);
        return toRegistration(row, now);
      }),
      list: async ({ params, query }, { caller }) => {
        const orgId = await requireStaffOfOrganization(deps, caller, params.orgId);
        const { rows, countTotal } = await listRegistrants(deps, orgId, query);
        const now = deps.clock.now();
        return { data: rows.map((row) => toRegistration(row, now)), countTotal };
      },
      remind: batch((act, { registrationId }, { params }) =>
        remindRegistrant(act, params.orgId, registrationId),
      ),
      get: async ({ params }, { caller }) => {
        await requireAgreedOrganization(deps, params.orgId);
        const [row] = await deps.db
          .select()
          .from(registrations)
          .where(and(eq(registrations.organizationId, params.orgId), eq(registrations.userId, caller.id)));
        return { data: row ? toRegistration(row, deps.clock.now()) : null };
      },
    },
    deps,
  );
