import { afterEventRoutes } from './after-event';
import { agendaRoutes } from './agenda';
import { attendeeRoutes } from './attendees';
import { calendarDeskRoutes } from './calendar-desk';
import { calendarRoutes } from './calendars';
import { doorRoutes } from './door';
import { eventDeskRoutes } from './event-desk';
import { fairDeskRoutes } from './fair-desk';
import { fairRoutes } from './fairs';
import { holidayRoutes } from './holidays';
import { termRoutes } from './terms';

/** Every resource of `/api-schedule`, implemented. */
export const scheduleRoutes = [
  agendaRoutes,
  calendarDeskRoutes,
  calendarRoutes,
  doorRoutes,
  eventDeskRoutes,
  // Before the desk, whose ids would match `current`.
  fairRoutes,
  fairDeskRoutes,
  holidayRoutes,
  termRoutes,
  attendeeRoutes,
  afterEventRoutes,
];
