import { and, eq } from 'drizzle-orm';
import { peopleResource } from '@/lib/contract/user/people';
import { parseMobilePhone } from '@/lib/domain/phone-strict';
import { hasAnyRole, roleNames } from '@/lib/domain/roles';
import { parseUsername } from '@/lib/domain/username';
import { users } from '../../db/schema';
import type { Caller, Deps } from '../../deps';
import { forbidden, invalid, notFound } from '../../errors';
import { implement } from '../../implement';
import { userSearchesPerHourMax } from '../../limits';
import { invitationMessage } from '../../services/account-messages';
import { audit } from '../../services/audit';
import { registerDirect } from '../../services/direct-registration';
import { isNamedBy } from '../../services/find-person';
import { once } from '../../services/idempotency';
import { isStudentOf, listPeople } from '../../services/organization-people';
import { enqueueSms } from '../../services/outbox';
import { hitLimit } from '../../services/rate-limit';
import { revokeSessionsOf, rolesOf } from '../../services/sessions';
import { requireStaffOfOrganization } from '../../services/staff';

const staffRoles = [roleNames.advisor, roleNames.schoolAdmin];
const daySeconds = 86_400;

/** An account belongs to Sala, not to a school: only Sala's own advisors open and close it, and never each other's. */
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
