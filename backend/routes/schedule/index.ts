import { afterEventRoutes } from '@/backend/features/events/handlers/after-event';
import { agendaRoutes } from '@/backend/features/events/handlers/agenda';
import { attendeeRoutes } from '@/backend/features/events/handlers/attendees';
import { calendarDeskRoutes } from '@/backend/features/events/handlers/calendar-desk';
import { calendarRoutes } from '@/backend/features/events/handlers/calendars';
import { doorRoutes } from '@/backend/features/events/handlers/door';
import { eventDeskRoutes } from '@/backend/features/events/handlers/event-desk';
import { fairDeskRoutes } from '@/backend/features/careers/handlers/fair-desk';
import { fairRoutes } from '@/backend/features/careers/handlers/fairs';
import { holidayRoutes } from '@/backend/features/events/handlers/holidays';
import { termRoutes } from '@/backend/features/events/handlers/terms';

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
