import { auditLogResource } from '@/lib/contract/accounts/audit-log';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { requireOperator } from '@/backend/core/access/staff';
import { listAuditActions, listAuditEntries } from '@/backend/features/accounts/services/audit-entries';

export const auditLogRoutes = (deps: Deps) =>
  implement(
    auditLogResource,
    {
      list: async ({ query }, { caller }) => {
        requireOperator(caller);
        return listAuditEntries(deps, query);
      },
      actions: async (_, { caller }) => {
        requireOperator(caller);
        const data = await listAuditActions(deps);
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
