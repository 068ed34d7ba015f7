import { attendeesResource } from '@/lib/contract/schedule/attendees';
import { calendarsResource } from '@/lib/contract/schedule/calendars';
import { holidaysResource } from '@/lib/contract/schedule/holidays';
import { termsResource } from '@/lib/contract/schedule/terms';
import { createResourceClient } from './resource-client';

export const scheduleApi = {
  calendars: createResourceClient(calendarsResource),
  attendees: createResourceClient(attendeesResource),
  holidays: createResourceClient(holidaysResource),
  terms: createResourceClient(termsResource),
};
