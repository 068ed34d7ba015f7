import { holidays, schoolTerms } from '@/backend/db/schema';
import { makeCalendar } from '../support/school-records';
import { idOf } from './records';
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
const keepers = ofOrganization('13++++33', '13444433');
const both = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

/** A day without lessons of the school. */
const holiday = async ({ backend: { deps, clock }, school }: Target) => {
  const row = {
    organizationId: school.id,
    day: '2027-01-20',
    name: both('Founding day'),
    updatedAt: clock.now(),
  };
  const id = await idOf(deps.db.insert(holidays).values(row).returning({ id: holidays.id }));
  return { params: { orgId: school.id, id } };
};
/** A term of the school. */
const term = async ({ backend: { deps, clock }, school }: Target) => {
  const days = { startsOn: '2026-11-02', endsOn: '2027-03-31' };
  const row = {
    organizationId: school.id,
    kind: 'term' as const,
    name: both('Term'),
    ...days,
    updatedAt: clock.now(),
  };
  const id = await idOf(deps.db.insert(schoolTerms).values(row).returning({ id: schoolTerms.id }));
  return { params: { orgId: school.id, id } };
};
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
  'schedule/holidays.list': { ...publicRecord, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'schedule/holidays.create': {
    ...keepers,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { day: '2027-02-10', name: both('Sports day') },
    }),
  },
  'schedule/holidays.update': {
    ...keepers,
    send: async (target) => ({ ...(await holiday(target)), body: { day: '2027-02-11' }, version: 1 }),
  },
  'schedule/holidays.remove': { ...keepers, send: holiday },
  'schedule/terms.list': { ...publicRecord, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'schedule/terms.create': {
    ...keepers,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { kind: 'exam', name: both('Exams'), startsOn: '2027-03-01', endsOn: '2027-03-05' },
    }),
  },
  'schedule/terms.update': {
    ...keepers,
    send: async (target) => ({ ...(await term(target)), body: { endsOn: '2027-04-30' }, version: 1 }),
  },
  'schedule/terms.remove': { ...keepers, send: term },
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
