import { type StaffMember, staffResource } from '@/lib/contract/accounts/staff';
import {
  hasAnyRole,
  operatorGivenRoleNames,
  roleNames,
  schoolGivenRoleNames,
  type StaffRoleName,
} from '@/lib/domain/accounts/roles';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { findBank, isStaffOfBank } from '@/backend/core/access/bank-staff';
import { requireCheckedOrganization } from '@/backend/core/access/checked-organization';
import { isAdvisor, requireAdvisor, requireOperator, requireStaffOf } from '@/backend/core/access/staff';
import { inviteStaff } from '@/backend/features/accounts/services/invite-staff';
import { grantRole, type Post, revokeRole } from '@/backend/features/accounts/services/role-changes';
import { countStaff, listStaff } from '@/backend/features/accounts/services/staff-lists';

/** @throws 403 unless the caller may give this role and take it away. */
const requireGiver = (caller: Caller, role: StaffRoleName): void =>
  operatorGivenRoleNames.includes(role) ? requireOperator(caller) : requireAdvisor(caller);

/**
 * As above; a school admin also gives the roles of a school, for one that is theirs.
 * @throws 403 for other roles and for a post that names no school, 404 for another school
 */
async function requirePoster({ tx, caller }: Act, { role, schoolId }: Post): Promise<void> {
  const isSchoolAdmin = hasAnyRole(caller.roles, [roleNames.schoolAdmin]);
  if (!isSchoolAdmin || !schoolId || !schoolGivenRoleNames.includes(role)) return requireGiver(caller, role);
  await requireStaffOf(tx, caller.id, schoolId);
}

/** A colleague as the school sees them: what they do elsewhere is not told. */
const atSchool = (member: StaffMember, schoolId: string): StaffMember => ({
  ...member,
  roles: member.roles.filter((role) => role === roleNames.advisor || schoolGivenRoleNames.includes(role)),
  schools: member.schools.filter(({ id }) => id === schoolId),
  banks: [],
});

export const staffRoutes = (deps: Deps) =>
  implement(
    staffResource,
    {
      list: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return listStaff(deps, query);
      },
      counts: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return countStaff(deps, query);
      },
      invite: write(async (act, { body }) => {
        await requirePoster(act, body);
        // Before an advisor has agreed, Sala’s messages name no school that anybody could have made.
        if (body.schoolId && !isAdvisor(act.caller))
          await requireCheckedOrganization(act.deps, body.schoolId);
        const { userId, invited, told } = await inviteStaff(act, body);
        return { userId, invited, told };
      }),
      grant: write(async (act, { params, body }) => {
        requireGiver(act.caller, body.role);
        await grantRole(act, params.id, body);
        return { ok: true as const };
      }),
      revoke: write(async (act, { params, body }) => {
        await requirePoster(act, body);
        await revokeRole(act, params.id, body);
        return { ok: true as const };
      }),
      ofSchool: async ({ params, query }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const { data, countTotal } = await listStaff(deps, { ...query, schoolId: params.id });
        if (isAdvisor(caller)) return { data, countTotal };
        return { data: data.map((member) => atSchool(member, params.id)), countTotal };
      },
      ofBank: async ({ params, query }, { caller }) => {
        const bank = await findBank(deps.db, params.id);
        if (!isAdvisor(caller) && !(await isStaffOfBank(deps.db, caller, bank.id))) throw notFound();
        return listStaff(deps, { ...query, bankId: bank.id });
      },
    },
    deps,
  );
