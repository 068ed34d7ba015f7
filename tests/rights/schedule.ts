import { makeCalendar } from '../support/school-records';
import { eventOf } from './school-life-records';
import {
  anyOrganization,
  gone,
  ofOrganization,
  publicRecord,
  type Rights,
  selfOnly,
  staffOnly,
  type Target,
} from './table';

const members = ofOrganization('4+++4444', gone);
const calendar = async ({ backend, school }: Target, audience: 'public' | 'members') => ({
  params: { orgId: school.id, id: await makeCalendar(backend, school.id, audience) },
});
const event = async (target: Target, audience: 'public' | 'members' = 'public') => {
  const { orgId, eventId } = await eventOf(target, audience);
  return { params: { orgId, id: eventId } };
};

export const scheduleRights: Rights = {
  'schedule/calendars.list': { ...anyOrganization, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'schedule/calendars.eventsOfCalendar': [
    { ...publicRecord, send: (target) => calendar(target, 'public') },
    { ...members, send: (target) => calendar(target, 'members') },
  ],
  'schedule/calendars.events': { ...publicRecord, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'schedule/calendars.event': [
    { ...publicRecord, send: (target) => event(target) },
    { ...members, send: (target) => event(target, 'members') },
  ],
  'schedule/attendees.register': {
    ...anyOrganization,
    send: async (target) => ({ params: await eventOf(target) }),
  },
  'schedule/attendees.list': { ...staffOnly, send: async (target) => ({ params: await eventOf(target) }) },
  'schedule/attendees.cancel': {
    ...selfOnly,
    send: async (target) => ({ params: { ...(await eventOf(target)), userId: target.owner.id } }),
  },
  'schedule/attendees.setAttended': {
    ...staffOnly,
    send: async (target) => ({
      params: { ...(await eventOf(target)), userId: target.owner.id },
      body: { attended: true },
    }),
  },
};
