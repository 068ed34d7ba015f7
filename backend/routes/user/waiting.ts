import { waitingResource } from '@/lib/contract/user/waiting';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { firstWaiting } from '@/backend/services/review/first-waiting';
import { whatWaits } from '@/backend/services/review/what-waits';

export const waitingRoutes = (deps: Deps) =>
  implement(
    waitingResource,
    {
      summary: (_input, { caller }) => whatWaits(deps, caller),
      first: async (_input, { caller }) => ({ data: await firstWaiting(deps, caller) }),
    },
    deps,
  );
