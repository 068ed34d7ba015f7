import { and, asc, eq } from 'drizzle-orm';
import {
  type OrganizationProfile,
  organizationProfilesResource,
} from '@/lib/contract/user/organization-profiles';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { organizationProfiles, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';

const toProfile = (row: typeof organizationProfiles.$inferSelect): OrganizationProfile => ({
  userId: row.userId,
  organizationId: row.organizationId,
  guardian: row.guardian,
  emergencyContact: row.emergencyContact,
  address: row.address,
  about: row.about,
  updatedAt: row.updatedAt.toISOString(),
});

const requireOrganization = async (deps: Deps, orgId: string) => {
  if (orgId === deps.env.ORGANIZATION_ID) return;
  const [school] = await deps.db.select({ id: schools.id }).from(schools).where(eq(schools.id, orgId));
  if (!school) throw notFound();
};

const checkAddress = (address: OrganizationProfile['address'] | undefined) => {
  if (address?.place !== 'cambodia') return;
  const { provinceCode: province, districtCode: district, communeCode: commune } = address;
  if (!isValidAddress({ province, district, commune })) {
    throw invalid([{ path: 'address.communeCode', code: 'unknown-place' }]);
  }
};

export const organizationProfileRoutes = (deps: Deps) =>
  implement(
    organizationProfilesResource,
    {
      list: async ({ params, query }) => {
        const rows = await deps.db
          .select()
          .from(organizationProfiles)
          .where(
            and(
              eq(organizationProfiles.userId, params.id),
              query.organizationId
                ? eq(organizationProfiles.organizationId, query.organizationId)
                : undefined,
            ),
          )
          .orderBy(asc(organizationProfiles.organizationId));
        return { data: rows.map(toProfile), countTotal: rows.length };
      },
      update: async ({ params, body }, { caller, requestId }) => {
        await requireOrganization(deps, params.orgId);
        checkAddress(body.address);
        const changed = { ...body, updatedAt: deps.clock.now() };
        const [row] = await deps.db
          .insert(organizationProfiles)
          .values({ userId: params.id, organizationId: params.orgId, ...changed })
          .onConflictDoUpdate({
            target: [organizationProfiles.userId, organizationProfiles.organizationId],
            set: changed,
          })
          .returning();
        if (!row) throw new Error('The profile was not stored.');
        await audit(deps, {
          action: 'organization-profile-changed',
          actorId: caller.id,
          subject: params.orgId,
          requestId,
        });
        return toProfile(row);
      },
    },
    deps,
  );
