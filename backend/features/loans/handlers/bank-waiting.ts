import { bankWaitingResource } from '@/lib/contract/loans/bank-waiting';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findOwnBank } from '@/backend/core/access/bank-staff';
import { confirmChange, withdrawChange } from '@/backend/features/loans/services/bank-waiting';
import { showBank } from '@/backend/features/loans/services/bank-views';

export const bankWaitingRoutes = (deps: Deps) =>
  implement(
    bankWaitingResource,
    {
      confirm: write(async (act, { params }) => {
        const bank = await findOwnBank(act.tx, act.caller, params.id);
        return showBank(act.tx, await confirmChange(act, bank, params.changeId), act.caller.id);
      }),
      withdraw: write(async (act, { params }) => {
        const bank = await findOwnBank(act.tx, act.caller, params.id);
        await withdrawChange(act, bank, params.changeId);
        return showBank(act.tx, bank, act.caller.id);
      }),
    },
    deps,
  );
