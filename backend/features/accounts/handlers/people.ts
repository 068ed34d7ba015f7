import { and, eq } from 'drizzle-orm';
import { peopleResource } from '@/lib/contract/accounts/people';
import { dayInCambodia, isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { parseUsername } from '@/lib/domain/people/username';
import { birthdayChanges, users } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { forbidden, invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { userSearchesPerHourMax } from '@/backend/limits';
import { inviteRegistered, registerDirect } from '@/backend/features/accounts/services/direct-registration';
import { isNamedBy } from '@/backend/core/access/find-person';
import { isStudentOf, listPeople } from '@/backend/core/access/organization-people';
import type { Act } from '@/backend/core/access/act';
import { countUse, hitLimit } from '@/backend/core/access/rate-limit';
import { revokeSessionsOf } from '@/backend/features/accounts/services/sessions';
import { rolesOf } from '@/backend/core/access/roles-of';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';

const staffRoles = [roleNames.advisor, roleNames.schoolAdmin];
const daySeconds = 86_400;

/** An account belongs to Sala, not to a school: only Sala's advisors decide about it, and never about that of another advisor. */
const lockForAdvisor = async ({ deps, tx, caller }: Act, id: string) => {
  await requireStaffOfOrganization(deps, caller, deps.env.ORGANIZATION_ID);
  const [user] = await tx.select({ dob: users.dob }).from(users).where(eq(users.id, id)).for('update');
  if (!user) throw notFound();
  if (id === caller.id || hasAnyRole(await rolesOf(tx, id), staffRoles)) throw forbidden();
  return user;
};

/** @throws 422 for a birthday that cannot be */
const confirmBirthday = async (act: Act, id: string, { dob, seen }: { dob: string; seen: string }) => {
  const { dob: before } = await lockForAdvisor(act, id);
  if (!isPlausibleBirthDay(dob, dayInCambodia(act.now))) throw invalid([{ path: 'dob', code: 'birth-date' }]);
  await act.tx.insert(birthdayChanges).values({
    userId: id,
    source: 'advisor',
    before: before ?? dob,
    after: dob,
    at: act.now,
    changedBy: act.caller.id,
  });
  await act.tx.update(users).set({ dob, updatedAt: act.now }).where(eq(users.id, id));
  act.note('birthday-confirmed', id, { seen });
  return { id, dob };
};

const setEnabled = async (act: Act, id: string, enabled: boolean) => {
  await lockForAdvisor(act, id);
  await act.tx.update(users).set({ enabled, updatedAt: act.now }).where(eq(users.id, id));
  if (!enabled) await revokeSessionsOf(act, id, 'disabled');
  act.note(enabled ? 'user-enabled' : 'user-disabled', id);
  return { id, enabled };
};

const findByUsername = async (deps: Reader, username: string) => {
  const parsed = parseUsername(username);
  if (!parsed) return [];
  return deps.db.select().from(users).where(isNamedBy(parsed));
};

const remind = async (act: Act, orgId: string, userId: string) => {
  const { deps, tx } = act;
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isStudentOf(deps, orgId)));
  if (!user?.enabled) throw notFound();
  if (user.secretHash !== null || user.phone === null)
    return { sent: false, reason: 'account-complete' as const };
  await countUse(deps, tx, { key: `remind:${userId}`, max: 1, windowSeconds: daySeconds });
  await inviteRegistered(act, userId, user.phone, orgId);
  act.note('user-reminded', userId);
  return { sent: true, reason: 'sent' as const };
};

export const peopleRoutes = (deps: Deps) =>
  implement(
    peopleResource,
    {
      registerDirect: write(async (act, { body }) => {
        const { organizationId = act.deps.env.ORGANIZATION_ID, ...registration } = body;
        await requireKeeperOfOrganization(act.deps, act.caller, organizationId);
        const phone = parseMobilePhone(registration.phone);
        if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
        return registerDirect(act, { ...registration, phone }, organizationId);
      }),
      confirmBirthday: write((act, { params, body }) => confirmBirthday(act, params.id, body)),
      setEnabled: write((act, { params, body }) => setEnabled(act, params.id, body.enabled)),
      search: write(
        async (_, { caller }) => {
          await hitLimit(deps, `user-search:${caller.id}`, userSearchesPerHourMax, 3600);
        },
        async (act, { query }) => {
          const found = await findByUsername(act.deps, query.username);
          act.note('user-search', found[0]?.id);
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
      ),
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
      remind: write(async (act, { params }) => {
        await requireStaffOfOrganization(act.deps, act.caller, params.orgId);
        return remind(act, params.orgId, params.userId);
      }),
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
