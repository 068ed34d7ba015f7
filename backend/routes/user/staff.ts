import { staffResource } from '@/lib/contract/user/staff';
import { operatorGivenRoleNames, type StaffRoleName } from '@/lib/domain/people/roles';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findBank, isAdvisor, isStaffOfBank } from '@/backend/services/access/bank-staff';
import { requireAdvisor, requireOperator, requireStaffOf } from '@/backend/services/access/staff';
import { inviteStaff } from '@/backend/services/staff/invite-staff';
import { grantRole, revokeRole } from '@/backend/services/staff/role-changes';
import { countStaff, listStaff } from '@/backend/services/staff/staff-lists';

/** @throws 403 unless the caller may give this role and take it away. */
const requireGiver = (caller: Caller, role: StaffRoleName): void =>
  operatorGivenRoleNames.includes(role) ? requireOperator(caller) : requireAdvisor(caller);

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
        requireGiver(act.caller, body.role);
        const { userId, invited, told } = await inviteStaff(act, body);
        return { userId, invited, told };
      }),
      grant: write(async (act, { params, body }) => {
        requireGiver(act.caller, body.role);
        await grantRole(act, params.id, body);
        return { ok: true as const };
      }),
      revoke: write(async (act, { params, body }) => {
        requireGiver(act.caller, body.role);
        await revokeRole(act, params.id, body);
        return { ok: true as const };
      }),
      ofSchool: async ({ params, query }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        return listStaff(deps, { ...query, schoolId: params.id });
      },
      ofBank: async ({ params, query }, { caller }) => {
        const bank = await findBank(deps.db, params.id);
        if (!isAdvisor(caller) && !(await isStaffOfBank(deps.db, caller, bank.id))) throw notFound();
        return listStaff(deps, { ...query, bankId: bank.id });
      },
    },
    deps,
  );
