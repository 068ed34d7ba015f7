import { waitingResource } from '@/lib/contract/review/waiting';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { firstWaiting } from '@/backend/features/review/services/first-waiting';
import { whatWaits } from '@/backend/features/review/services/what-waits';

export const waitingRoutes = (deps: Deps) =>
  implement(
    waitingResource,
    {
      summary: (_input, { caller }) => whatWaits(deps, caller),
      first: async (_input, { caller }) => ({ data: await firstWaiting(deps, caller) }),
    },
    deps,
  );
