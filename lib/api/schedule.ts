import { agendaResource } from '@/lib/contract/schedule/agenda';
import { afterEventResource } from '@/lib/contract/schedule/after-event';
import { attendeesResource } from '@/lib/contract/schedule/attendees';
import { calendarDeskResource } from '@/lib/contract/schedule/calendar-desk';
import { calendarsResource } from '@/lib/contract/schedule/calendars';
import { doorResource } from '@/lib/contract/schedule/door';
import { eventDeskResource } from '@/lib/contract/schedule/event-desk';
import { fairDeskResource } from '@/lib/contract/schedule/fair-desk';
import { fairsResource } from '@/lib/contract/schedule/fairs';
import { holidaysResource } from '@/lib/contract/schedule/holidays';
import { termsResource } from '@/lib/contract/schedule/terms';
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
