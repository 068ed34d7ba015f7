import { withdrawalsResource } from '@/lib/contract/admissions/withdrawals';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';
import { withdrawApplication } from '@/backend/features/admissions/services/change-application';

export const withdrawalRoutes = (deps: Deps) =>
  implement(
    withdrawalsResource,
    {
      withdraw: write(async (act, { params, body }) => {
        await withdrawApplication(act, params.id, body.reason);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
    },
    deps,
  );
