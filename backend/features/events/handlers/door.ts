import { doorResource } from '@/lib/contract/events/door';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readDoor, takeScans } from '@/backend/features/events/services/event-door';
import { readEventReport } from '@/backend/features/events/services/event-report';
import { findOwnEvent, lockOwnEvent } from '@/backend/features/events/services/find-event';

export const doorRoutes = (deps: Deps) =>
  implement(
    doorResource,
    {
      list: async ({ params }, { caller }) =>
        readDoor(deps, await findOwnEvent(deps, caller, params.orgId, params.id)),
      report: async ({ params }, { caller }) => {
        const event = await findOwnEvent(deps, caller, params.orgId, params.id);
        return readEventReport(deps.db, event.id);
      },
      scan: write(async (act, { params, body }) => {
        // Two phones about one person wait for each other, so that the earlier scan counts.
        const event = await lockOwnEvent(act, params.orgId, params.id);
        const taken = await takeScans(act, event, body);
        act.note('event-door', event.id, { scans: body.scans.length });
        return taken;
      }),
    },
    deps,
  );
