import { and, eq } from 'drizzle-orm';
import { attendeesResource } from '@/lib/contract/schedule/attendees';
import { calendars, events } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  cancelRegistration,
  listAttendees,
  markAttended,
  registerForEvent,
} from '@/backend/services/schedule/event-registrations';
import { eventUnavailable, readEvent, requireCalendar } from '@/backend/services/schedule/scheduled-events';
import { requireKeeperOfOrganization } from '@/backend/services/access/keepers';

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

export const attendeeRoutes = (deps: Deps) =>
  implement(
    attendeesResource,
    {
      register: write(async (act, { params }) => {
        const where = await visibleEvent(act.deps, params, act.caller);
        await registerForEvent(act, { calendarId: params.id, eventId: params.eventId });
        return readEvent(act.deps, where, act.caller);
      }),
      list: async ({ params, query }, { caller }) => {
        await staffEvent(deps, params, caller);
        return listAttendees(deps, params.eventId, query);
      },
      cancel: write(async (act, { params }) => {
        const where = await visibleEvent(act.deps, params, act.caller);
        await cancelRegistration(act, { calendarId: params.id, eventId: params.eventId });
        return readEvent(act.deps, where, act.caller);
      }),
      setAttended: write(async (act, { params: { userId, ...params }, body: { attended } }) => {
        await staffEvent(act.deps, params, act.caller);
        const attendee = await markAttended(act, { eventId: params.eventId, userId }, attended);
        act.note('event-attendance', params.eventId, { userId, attended });
        return attendee;
      }),
    },
    deps,
  );
