import { and, eq } from 'drizzle-orm';
import { attendeesResource } from '@/lib/contract/schedule/attendees';
import { events } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import {
  cancelRegistration,
  listAttendees,
  markAttended,
  registerForEvent,
} from '@/backend/services/schedule/event-registrations';
import { eventUnavailable, readEvent, requireCalendar } from '@/backend/services/schedule/scheduled-events';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

interface Params {
  orgId: string;
  id: string;
  eventId: string;
}

/** The event of the path, as the caller sees it. A deleted calendar deletes its events. */
const visibleEvent = async (deps: Deps, params: Params, caller: Caller) => {
  const calendar = await requireCalendar(deps, params.orgId, params.id, caller).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? eventUnavailable() : error;
  });
  return and(calendar, eq(events.id, params.eventId));
};

const staffEvent = async (deps: Deps, params: Params, caller: Caller) => {
  await requireStaffOfOrganization(deps, caller, params.orgId);
  await readEvent(deps, await visibleEvent(deps, params, caller), caller);
};

export const attendeeRoutes = (deps: Deps) =>
  implement(
    attendeesResource,
    {
      register: async ({ params }, { caller }) => {
        const where = await visibleEvent(deps, params, caller);
        await registerForEvent(deps, { calendarId: params.id, eventId: params.eventId, userId: caller.id });
        return readEvent(deps, where, caller);
      },
      list: async ({ params, query }, { caller }) => {
        await staffEvent(deps, params, caller);
        return listAttendees(deps, params.eventId, query);
      },
      cancel: async ({ params }, { caller }) => {
        const where = await visibleEvent(deps, params, caller);
        await cancelRegistration(deps, { calendarId: params.id, eventId: params.eventId, userId: caller.id });
        return readEvent(deps, where, caller);
      },
      setAttended: async ({ params, body }, { caller, requestId }) => {
        await staffEvent(deps, params, caller);
        const attendee = await markAttended(deps, params.eventId, params.userId, body.attended);
        const detail = { userId: params.userId, attended: body.attended };
        await audit(deps, {
          action: 'event-attendance',
          actorId: caller.id,
          subject: params.eventId,
          requestId,
          detail,
        });
        return attendee;
      },
    },
    deps,
  );
