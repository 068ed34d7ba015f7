import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { notifications } from '@/backend/db/schema';
import { call, type TestBackend } from './backend';
import { makePerson, makeSchool } from './make';
import { makeCalendar } from './school-records';

const desk = eventDeskResource.endpoints;
const { event } = calendarsResource.endpoints;
const { register, wish } = attendeesResource.endpoints;

export const both = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

/** A published event of two hours, a month after the clock of the tests. */
export const fair = {
  title: both('Study fair'),
  description: both('Meet schools'),
  place: both('Hall 1'),
  format: 'hybrid' as const,
  startsAt: '2026-12-07T01:00:00.000Z',
  endsAt: '2026-12-07T03:00:00.000Z',
  onlineUrl: 'https://meet.example.com/fair',
  isPublished: true,
};

/** A school with a calendar, and what its partner does with events. */
export const eventScene = async (b: TestBackend) => {
  const school = await makeSchool(b);
  const { token } = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  const calendarId = await makeCalendar(b, school.id);
  const add = (body: object = {}) => {
    const params = { orgId: school.id, id: calendarId };
    return call(b, desk.create, { params, idempotencyKey: randomUUID(), body: { ...fair, ...body } }, token);
  };
  const at = (id: string) => ({ orgId: school.id, id });
  const change = (id: string, version: number, body: object) =>
    call(b, desk.update, { params: at(id), version, body }, token);
  const place = (eventId: string) => ({ orgId: school.id, id: calendarId, eventId });
  const join = async (eventId: string, answers?: Record<string, string>) => {
    const person = await makePerson(b);
    if (!answers) return { person, ...(await call(b, register, { params: place(eventId) }, person.token)) };
    const params = { ...place(eventId), userId: person.id };
    return { person, ...(await call(b, wish, { params, body: { answers } }, person.token)) };
  };
  const read = async (id: string) => (await call(b, event, { params: at(id) }, token)).body;
  const noticesOf = (userId: string) =>
    b.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
  const told = async (userId: string) => (await noticesOf(userId)).map(({ kind }) => kind);
  return { b, school, token, calendarId, add, at, change, place, join, read, told, noticesOf };
};
