import { visitGuestsResource } from '@/lib/contract/visits/visit-guests';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  joinVisit,
  leaveVisit,
  readVisitByCode,
  visitsOf,
} from '@/backend/features/visits/services/visit-guests';

const done = { ok: true as const };

export const visitGuestRoutes = (deps: Deps) =>
  implement(
    visitGuestsResource,
    {
      read: ({ params }) => readVisitByCode(deps.db, params.code),
      join: write(async (act, { params }) => {
        await joinVisit(act, params.code);
        return done;
      }),
      own: ({ params }) => visitsOf(deps.db, params.id),
      leave: write(async (act, { params }) => {
        await leaveVisit(act, params);
        return done;
      }),
    },
    deps,
  );
