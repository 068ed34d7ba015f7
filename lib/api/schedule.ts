import { agendaResource } from '@/lib/contract/events/agenda';
import { afterEventResource } from '@/lib/contract/events/after-event';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendarDeskResource } from '@/lib/contract/events/calendar-desk';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { doorResource } from '@/lib/contract/events/door';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { fairDeskResource } from '@/lib/contract/careers/fair-desk';
import { fairsResource } from '@/lib/contract/careers/fairs';
import { holidaysResource } from '@/lib/contract/events/holidays';
import { termsResource } from '@/lib/contract/events/terms';
import { createResourceClient } from './resource-client';

export const scheduleApi = {
  agenda: createResourceClient(agendaResource),
  calendars: createResourceClient(calendarsResource),
  attendees: createResourceClient(attendeesResource),
  afterEvent: createResourceClient(afterEventResource),
  calendarDesk: createResourceClient(calendarDeskResource),
  door: createResourceClient(doorResource),
  eventDesk: createResourceClient(eventDeskResource),
  fairDesk: createResourceClient(fairDeskResource),
  fairs: createResourceClient(fairsResource),
  holidays: createResourceClient(holidaysResource),
  terms: createResourceClient(termsResource),
};
