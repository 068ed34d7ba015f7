import { and, eq } from 'drizzle-orm';
import { peopleResource } from '@/lib/contract/user/people';
import { parseMobilePhone } from '@/lib/domain/people/phone-strict';
import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import { parseUsername } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { forbidden, invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { userSearchesPerHourMax } from '@/backend/limits';
import { invitationMessage } from '@/backend/services/notification/account-messages';
import { audit } from '@/backend/services/access/audit';
import { registerDirect } from '@/backend/services/user/direct-registration';
import { isNamedBy } from '@/backend/services/auth/find-person';
import { once } from '@/backend/services/access/idempotency';
import { isStudentOf, listPeople } from '@/backend/services/access/organization-people';
import { enqueueSms } from '@/backend/services/notification/enqueue-message';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { revokeSessionsOf, rolesOf } from '@/backend/services/auth/sessions';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

const staffRoles = [roleNames.advisor, roleNames.schoolAdmin];
const daySeconds = 86_400;

/**
 * An account belongs to Sala, not to a school: only Sala's advisors enable and disable it, and never that of another
 * advisor.
 */
const setEnabled = async (deps: Deps, caller: Caller, id: string, enabled: boolean, requestId: string) => {
  await requireStaffOfOrganization(deps, caller, deps.env.ORGANIZATION_ID);
  return deps.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    if (!user) throw notFound();
    if (id === caller.id || hasAnyRole(await rolesOf(tx, id), staffRoles)) throw forbidden();
    await tx.update(users).set({ enabled, updatedAt: deps.clock.now() }).where(eq(users.id, id));
    if (!enabled) await revokeSessionsOf(deps, id, 'disabled', tx);
    await audit(
      deps,
      { action: enabled ? 'user-enabled' : 'user-disabled', actorId: caller.id, subject: id, requestId },
      tx,
    );
    return { id, enabled };
  });
};

const findByUsername = async (deps: Deps, username: string) => {
  const parsed = parseUsername(username);
  if (!parsed) return [];
  return deps.db.select().from(users).where(isNamedBy(parsed));
};

const remind = async (deps: Deps, caller: Caller, orgId: string, userId: string, requestId: string) =>
  deps.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isStudentOf(deps, orgId)));
    if (!user?.enabled) throw notFound();
    if (user.secretHash !== null || user.phone === null)
      return { sent: false, reason: 'account-complete' as const };
    await hitLimit(deps, `remind:${userId}`, 1, daySeconds, tx);
    await enqueueSms(deps, { to: user.phone, body: invitationMessage(deps) }, tx);
    await audit(deps, { action: 'user-reminded', actorId: caller.id, subject: userId, requestId }, tx);
    return { sent: true, reason: 'sent' as const };
  });

export const peopleRoutes = (deps: Deps) =>
  implement(
    peopleResource,
    {
      registerDirect: async ({ body }, { caller, address, requestId, idempotencyKey: key }) => {
        const { organizationId = deps.env.ORGANIZATION_ID, ...registration } = body;
        await requireStaffOfOrganization(deps, caller, organizationId);
        const phone = parseMobilePhone(registration.phone);
        if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
        return once(deps, { owner: caller.id, endpoint: 'users-direct', key, body }, (tx) =>
          registerDirect(
            deps,
            tx,
            { ...registration, phone },
            { callerId: caller.id, organizationId, address, requestId },
          ),
        );
      },
      setEnabled: ({ params, body }, { caller, requestId }) =>
        setEnabled(deps, caller, params.id, body.enabled, requestId),
      search: async ({ query }, { caller, requestId }) => {
        await hitLimit(deps, `user-search:${caller.id}`, userSearchesPerHourMax, 3600);
        const found = await findByUsername(deps, query.username);
        await audit(deps, { action: 'user-search', actorId: caller.id, subject: found[0]?.id, requestId });
        const data = found.map(({ id, firstName, lastName, firstNameKm, lastNameKm, enabled }) => ({
          id,
          firstName,
          lastName,
          firstNameKm,
          lastNameKm,
          enabled,
        }));
        return { data };
      },
      listOfOrganization: async ({ params, query }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        if (query.app !== undefined && query.app !== deps.env.API_CLIENT_ID)
          return { data: [], countTotal: 0 };
        return listPeople(deps, caller.id, {
          orgId: params.orgId,
          role: query.role,
          keyword: query.keyword,
          start: query.start,
          limit: query.limit,
        });
      },
      remind: async ({ params }, { caller, requestId }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        return remind(deps, caller, params.orgId, params.userId, requestId);
      },
      identity: async ({ params }) => {
        const [user] = await deps.db.select().from(users).where(eq(users.id, params.id));
        if (!user) throw notFound();
        return {
          id: user.id,
          username: user.phone ?? user.email ?? '',
          enabled: user.enabled,
          emailVerified: user.emailVerified,
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email,
          createdTimestamp: user.createdAt.getTime(),
        };
      },
    },
    deps,
  );
