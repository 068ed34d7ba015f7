import { randomUUID } from 'node:crypto';
import { holidays, schoolTerms } from '@/backend/db/schema';
import { makeCalendar, makeEvent } from '../support/school-records';
import { idOf } from './records';
import { attendedEventOf, eventOf } from './school-life-records';
import {
  anyOrganization,
  gone,
  hiding,
  keepers,
  keepersOnly,
  noRecord,
  ofOrganization,
  only,
  publicRecord,
  type Rights,
  seenBy,
  selfOnly,
  type Target,
} from './table';

const members = ofOrganization(hiding(seenBy(...keepers, 'student'), 'visitor'), gone);
const both = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

const because = 'They see who comes to the events of their school.';
const registered = { partner: because, university: because };
const kept = 'They keep the calendars of their school.';
const ofRoles = {
  ...noRecord(only(...keepers), 'It answers what the caller keeps.'),
  shows: { partner: kept, university: kept },
  send: () => ({}),
};
const newCalendar = { kind: 'events', audience: 'public', name: both('Talks'), color: '#0F766E' };
const newEvent = {
  title: both('Fair'),
  description: both('Schools'),
  place: both('Hall'),
  format: 'on-site',
  startsAt: '2026-12-07T01:00:00.000Z',
  endsAt: '2026-12-07T03:00:00.000Z',
};

/** An event that nobody has registered for. */
const emptyEvent = async ({ backend, school }: Target) => {
  const { id } = await makeEvent(backend, await makeCalendar(backend, school.id), 24);
  return { params: { orgId: school.id, id } };
};
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
  'schedule/calendar-desk.list': { ...ofRoles },
  'schedule/calendar-desk.create': {
    ...keepersOnly,
    send: ({ school }) => ({ params: { orgId: school.id }, body: newCalendar }),
  },
  'schedule/calendar-desk.update': {
    ...keepersOnly,
    send: async (target) => ({
      ...(await calendar(target, 'public')),
      body: { color: '#1D4ED8' },
      version: 1,
    }),
  },
  'schedule/calendar-desk.archive': {
    ...keepersOnly,
    send: async (target) => ({ ...(await calendar(target, 'public')), body: { archived: true } }),
  },
  'schedule/door.list': { ...keepersOnly, shows: registered, send: event },
  'schedule/door.report': { ...keepersOnly, shows: registered, send: event },
  'schedule/door.scan': {
    ...keepersOnly,
    send: async (target) => ({
      ...(await event(target)),
      body: {
        sentAt: '2026-11-05T01:00:00.000Z',
        scans: [
          {
            scanId: randomUUID(),
            kind: 'walk-in',
            name: 'Sok Dara',
            at: '2026-11-05T01:00:00.000Z',
          },
        ],
      },
    }),
  },
  'schedule/event-desk.list': { ...ofRoles },
  'schedule/event-desk.create': {
    ...keepersOnly,
    send: async (target) => ({ ...(await calendar(target, 'public')), body: newEvent }),
  },
  'schedule/event-desk.update': {
    ...keepersOnly,
    send: async (target) => ({ ...(await event(target)), body: { title: both('Fair') }, version: 1 }),
  },
  'schedule/event-desk.publish': {
    ...keepersOnly,
    send: async (target) => ({ ...(await event(target)), body: { published: true }, version: 1 }),
  },
  'schedule/event-desk.cancel': {
    ...keepersOnly,
    send: async (target) => ({ ...(await event(target)), body: { reason: both('Rain') }, version: 1 }),
  },
  'schedule/event-desk.copy': {
    ...keepersOnly,
    send: async (target) => ({ ...(await event(target)), body: { startsAt: '2026-12-14T01:00:00.000Z' } }),
  },
  'schedule/event-desk.remove': { ...keepersOnly, send: emptyEvent },
  'schedule/holidays.list': { ...publicRecord, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'schedule/holidays.create': {
    ...keepersOnly,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { day: '2027-02-10', name: both('Sports day') },
    }),
  },
  'schedule/holidays.update': {
    ...keepersOnly,
    send: async (target) => ({ ...(await holiday(target)), body: { day: '2027-02-11' }, version: 1 }),
  },
  'schedule/holidays.remove': { ...keepersOnly, send: holiday },
  'schedule/terms.list': { ...publicRecord, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'schedule/terms.create': {
    ...keepersOnly,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { kind: 'exam', name: both('Exams'), startsOn: '2027-03-01', endsOn: '2027-03-05' },
    }),
  },
  'schedule/terms.update': {
    ...keepersOnly,
    send: async (target) => ({ ...(await term(target)), body: { endsOn: '2027-04-30' }, version: 1 }),
  },
  'schedule/terms.remove': { ...keepersOnly, send: term },
  'schedule/attendees.register': {
    ...anyOrganization,
    send: async (target) => ({ params: await eventOf(target) }),
  },
  'schedule/attendees.list': {
    ...keepersOnly,
    shows: registered,
    send: async (target) => ({ params: await eventOf(target) }),
  },
  'schedule/attendees.wish': {
    ...selfOnly,
    send: async (target) => ({
      params: { ...(await eventOf(target)), userId: target.owner.id },
      body: { takesAtOnce: true },
    }),
  },
  'schedule/attendees.take': {
    ...selfOnly,
    send: async (target) => ({ params: { ...(await eventOf(target)), userId: target.owner.id } }),
  },
  'schedule/attendees.ticket': {
    ...selfOnly,
    send: async (target) => ({ params: { ...(await eventOf(target)), userId: target.owner.id } }),
  },
  'schedule/attendees.cancel': {
    ...selfOnly,
    send: async (target) => ({ params: { ...(await eventOf(target)), userId: target.owner.id } }),
  },
  'schedule/attendees.setAttended': {
    ...keepersOnly,
    shows: registered,
    send: async (target) => ({
      params: { ...(await eventOf(target)), userId: target.owner.id },
      body: { attended: true },
    }),
  },
  'schedule/after-event.read': {
    ...selfOnly,
    send: async (target) => ({ params: { ...(await attendedEventOf(target)), userId: target.owner.id } }),
  },
  'schedule/after-event.say': {
    ...selfOnly,
    send: async (target) => ({
      params: { ...(await attendedEventOf(target)), userId: target.owner.id },
      body: { rating: 5, helped: 'yes' },
    }),
  },
  'schedule/after-event.certify': {
    ...selfOnly,
    send: async (target) => ({ params: { ...(await attendedEventOf(target)), userId: target.owner.id } }),
  },
  'schedule/after-event.certificate': {
    ...selfOnly,
    send: async (target) => ({
      params: { ...(await attendedEventOf(target)), userId: target.owner.id },
      query: { lang: 'en' },
    }),
  },
};
