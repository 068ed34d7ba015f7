import { fairsResource } from '@/lib/contract/careers/fairs';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  leaveSession,
  ownFair,
  takeSession,
  wishForFair,
} from '@/backend/features/careers/services/fair-places';
import { currentFair } from '@/backend/features/careers/services/fair-views';

const ok = { ok: true as const };

export const fairRoutes = (deps: Deps) =>
  implement(
    fairsResource,
    {
      current: async () => ({ data: await currentFair(deps) }),
      mine: async (_, { caller }) => ownFair(deps, caller.id),
      take: write(async (act, { params }) => {
        await takeSession(act, params.sessionId);
        return ok;
      }),
      leave: write(async (act, { params }) => {
        await leaveSession(act, params.sessionId);
        return ok;
      }),
      wish: write(async (act) => {
        await wishForFair(act, true);
        return ok;
      }),
      unwish: write(async (act) => {
        await wishForFair(act, false);
        return ok;
      }),
    },
    deps,
  );
