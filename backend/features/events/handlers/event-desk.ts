import { eq } from 'drizzle-orm';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { events } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { addEvents, copyEvent } from '@/backend/features/events/services/add-events';
import {
  callOffEvent,
  changeEvent,
  publishEvent,
  removeEvent,
} from '@/backend/features/events/services/change-events';
import { listDeskEvents } from '@/backend/features/events/services/event-desk';
import { readEvent } from '@/backend/features/events/services/scheduled-events';

const asStaff = (act: Act, id: string) => readEvent(act.deps, eq(events.id, id), act.caller, true);

export const eventDeskRoutes = (deps: Deps) =>
  implement(
    eventDeskResource,
    {
      list: ({ query }, { caller }) => listDeskEvents(deps, query, caller),
      create: write(async (act, { params, body }) => {
        const { eventId, days, skipped } = await addEvents(act, params.orgId, params.id, body);
        return { event: await asStaff(act, eventId), days, skipped };
      }),
      update: write(async (act, { params, body }) => {
        await changeEvent(act, params.orgId, params.id, body);
        return asStaff(act, params.id);
      }),
      publish: write(async (act, { params, body }) => {
        await publishEvent(act, params.orgId, params.id, body);
        return asStaff(act, params.id);
      }),
      cancel: write(async (act, { params, body }) => {
        await callOffEvent(act, params.orgId, params.id, body);
        return asStaff(act, params.id);
      }),
      copy: write(async (act, { params, body }) =>
        asStaff(act, await copyEvent(act, params.orgId, params.id, body.startsAt)),
      ),
      remove: write(async (act, { params }) => {
        await removeEvent(act, params.orgId, params.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
