import { and, eq } from 'drizzle-orm';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendars, events } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { listAttendees } from '@/backend/features/events/services/event-attendees';
import { markAttended, readTicketOf } from '@/backend/features/events/services/event-door';
import {
  cancelRegistration,
  type EventPlace,
  registerForEvent,
  takeHeldPlace,
} from '@/backend/features/events/services/event-registrations';
import { lockOwnEvent } from '@/backend/features/events/services/find-event';
import {
  eventUnavailable,
  readEvent,
  requireCalendar,
} from '@/backend/features/events/services/scheduled-events';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';

interface Params {
  orgId: string;
  id: string;
  eventId: string;
}

/** The event of the path, as the caller sees it. A deleted calendar deletes its events. */
const visibleEvent = async (deps: Reader, params: Params, caller: Caller) => {
  const calendar = await requireCalendar(deps, params.orgId, params.id, caller).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? eventUnavailable() : error;
  });
  return and(calendar, eq(events.id, params.eventId));
};

const staffEvent = async (deps: Reader, { orgId, id, eventId }: Params, caller: Caller) => {
  await requireKeeperOfOrganization(deps, caller, orgId);
  const here = and(eq(calendars.organizationId, orgId), eq(calendars.id, id), eq(events.id, eventId));
  await readEvent(deps, here, caller, true);
};

/** Does something with the caller's own place, and answers the event as they see it then. */
const withOwnPlace = async (act: Act, params: Params, work: (place: EventPlace) => Promise<void>) => {
  const where = await visibleEvent(act.deps, params, act.caller);
  await work({ calendarId: params.id, eventId: params.eventId });
  return readEvent(act.deps, where, act.caller);
};

export const attendeeRoutes = (deps: Deps) =>
  implement(
    attendeesResource,
    {
      register: write((act, { params }) =>
        withOwnPlace(act, params, (place) => registerForEvent(act, place)),
      ),
      wish: write((act, { params, body }) =>
        withOwnPlace(act, params, (place) => registerForEvent(act, place, body)),
      ),
      take: write((act, { params }) => withOwnPlace(act, params, (place) => takeHeldPlace(act, place))),
      cancel: write((act, { params }) =>
        withOwnPlace(act, params, (place) => cancelRegistration(act, place)),
      ),
      ticket: async ({ params }, { caller }) => {
        const { status } = await readEvent(deps, await visibleEvent(deps, params, caller), caller);
        return readTicketOf(deps, { id: params.eventId, status }, caller.id);
      },
      list: async ({ params, query }, { caller }) => {
        await staffEvent(deps, params, caller);
        return listAttendees(deps, params.eventId, query);
      },
      setAttended: write(async (act, { params: { userId, ...params }, body: { attended } }) => {
        await staffEvent(act.deps, params, act.caller);
        const event = await lockOwnEvent(act, params.orgId, params.eventId);
        const attendee = await markAttended(act, event, userId, attended);
        act.note('event-attendance', params.eventId, { userId, attended });
        return attendee;
      }),
    },
    deps,
  );
