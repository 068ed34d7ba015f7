import { afterEventResource } from './after-event';
import { agendaResource } from './agenda';
import { attendeesResource } from './attendees';
import { calendarDeskResource } from './calendar-desk';
import { calendarsResource } from './calendars';
import { doorResource } from './door';
import { eventDeskResource } from './event-desk';
import { holidaysResource } from './holidays';
import { termsResource } from './terms';

/** What backends answer for this feature. */
export const resources = [
  agendaResource,
  calendarsResource,
  attendeesResource,
  afterEventResource,
  calendarDeskResource,
  doorResource,
  eventDeskResource,
  holidaysResource,
  termsResource,
] as const;
