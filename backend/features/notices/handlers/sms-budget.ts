import { smsBudgetResource } from '@/lib/contract/notices/sms-budget';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireOperator } from '@/backend/core/access/staff';
import { changeSmsBudget, readSmsBudget } from '@/backend/features/notices/services/sms-budget';

export const smsBudgetRoutes = (deps: Deps) =>
  implement(
    smsBudgetResource,
    {
      get: async (_, { caller }) => {
        requireOperator(caller);
        return readSmsBudget(deps);
      },
      change: write(async (act, { body }) => {
        requireOperator(act.caller);
        return changeSmsBudget(act, body);
      }),
    },
    deps,
  );
