import { attendeesResource } from '@/lib/contract/schedule/attendees';
import { calendarsResource } from '@/lib/contract/schedule/calendars';
import { createResourceClient } from './resource-client';

export const scheduleApi = {
  calendars: createResourceClient(calendarsResource),
  attendees: createResourceClient(attendeesResource),
};
