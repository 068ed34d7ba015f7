import type { FeatureParts } from '@/backend/feature-parts';
import { eventPlacesEveryMs } from '@/backend/limits';
import { afterEventRoutes } from '@/backend/features/events/handlers/after-event';
import { agendaRoutes } from '@/backend/features/events/handlers/agenda';
import { attendeeRoutes } from '@/backend/features/events/handlers/attendees';
import { calendarDeskRoutes } from '@/backend/features/events/handlers/calendar-desk';
import { calendarFeedRoutes } from '@/backend/features/events/handlers/calendar-feed';
import { calendarRoutes } from '@/backend/features/events/handlers/calendars';
import { doorRoutes } from '@/backend/features/events/handlers/door';
import { eventDeskRoutes } from '@/backend/features/events/handlers/event-desk';
import { holidayRoutes } from '@/backend/features/events/handlers/holidays';
import { termRoutes } from '@/backend/features/events/handlers/terms';
import { runEventPlaces } from '@/backend/features/events/jobs/event-places';

export const parts: FeatureParts = {
  routes: [
    agendaRoutes,
    calendarDeskRoutes,
    calendarRoutes,
    doorRoutes,
    eventDeskRoutes,
    holidayRoutes,
    termRoutes,
    attendeeRoutes,
    afterEventRoutes,
    calendarFeedRoutes,
  ],
  jobs: [(deps) => runEventPlaces(deps, eventPlacesEveryMs)],
};
