import { and, asc, eq } from 'drizzle-orm';
import {
  type OrganizationProfile,
  organizationProfilesResource,
} from '@/lib/contract/accounts/organization-profiles';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { organizationProfiles, schools } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';

const toProfile = (row: typeof organizationProfiles.$inferSelect): OrganizationProfile => ({
  userId: row.userId,
  organizationId: row.organizationId,
  guardian: row.guardian,
  emergencyContact: row.emergencyContact,
  address: row.address,
  about: row.about,
  updatedAt: row.updatedAt.toISOString(),
});

const requireOrganization = async (deps: Reader, orgId: string) => {
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
      update: write(async (act, { params, body }) => {
        await requireOrganization(act.deps, params.orgId);
        checkAddress(body.address);
        const changed = { ...body, updatedAt: act.now };
        const [row] = await act.tx
          .insert(organizationProfiles)
          .values({ userId: params.id, organizationId: params.orgId, ...changed })
          .onConflictDoUpdate({
            target: [organizationProfiles.userId, organizationProfiles.organizationId],
            set: changed,
          })
          .returning();
        if (!row) throw new Error('The profile was not stored.');
        act.note('organization-profile-changed', params.orgId, { fields: Object.keys(body).join(',') });
        return toProfile(row);
      }),
      leave: write(async (act, { params }) => {
        const here = and(
          eq(organizationProfiles.userId, params.id),
          eq(organizationProfiles.organizationId, params.orgId),
        );
        const gone = await act.tx
          .delete(organizationProfiles)
          .where(here)
          .returning({ userId: organizationProfiles.userId });
        if (gone.length === 0) throw notFound();
        act.note('organization-profile-left', params.orgId);
        return { ok: true as const };
      }),
    },
    deps,
  );
