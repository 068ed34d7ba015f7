import { staffResource } from '@/lib/contract/user/staff';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findBank, isAdvisor, isStaffOfBank } from '@/backend/services/access/bank-staff';
import { once } from '@/backend/services/access/idempotency';
import { requireAdvisor, requireStaffOf } from '@/backend/services/access/staff';
import { inviteStaff } from '@/backend/services/staff/invite-staff';
import { grantRole, revokeRole } from '@/backend/services/staff/role-changes';
import { countStaff, listStaff } from '@/backend/services/staff/staff-lists';

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
      invite: async ({ body }, { caller, requestId, idempotencyKey: key }) => {
        requireAdvisor(caller);
        return once(deps, { owner: caller.id, endpoint: 'staff-invite', key, body }, async (tx) => {
          const { userId, invited } = await inviteStaff(deps, tx, body, { actorId: caller.id, requestId });
          return { userId, invited };
        });
      },
      grant: async ({ params, body }, { caller, requestId }) => {
        requireAdvisor(caller);
        await deps.db.transaction((tx) =>
          grantRole(deps, tx, params.id, body, { actorId: caller.id, requestId }),
        );
        return { ok: true as const };
      },
      revoke: async ({ params, body }, { caller, requestId }) => {
        requireAdvisor(caller);
        await deps.db.transaction((tx) =>
          revokeRole(deps, tx, params.id, body, { actorId: caller.id, requestId }),
        );
        return { ok: true as const };
      },
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
