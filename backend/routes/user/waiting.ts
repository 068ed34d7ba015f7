import { waitingResource } from '@/lib/contract/user/waiting';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { whatWaits } from '@/backend/services/review/what-waits';

export const waitingRoutes = (deps: Deps) =>
  implement(waitingResource, { summary: (_input, { caller }) => whatWaits(deps, caller) }, deps);
