import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeCalendar, makeEvent, makeSchoolWithStudent } from '@/tests/support/school-records';
import { eventAttendees, events as eventRows } from '@/backend/db/schema';

const backend = useTestBackend();
const { list, eventsOfCalendar, events, event } = calendarsResource.endpoints;
const { register, cancel, list: attendees, setAttended } = attendeesResource.endpoints;

const scene = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const calendarId = await makeCalendar(b, school.id);
  const place = (eventId: string) => ({ orgId: school.id, id: calendarId, eventId });
  return { school, advisor, calendarId, place, person: await makePerson(b) };
};

test(
  'everybody sees public events in their order; a members’ calendar is for the school’s people',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, student, advisor } = await makeSchoolWithStudent(b);
    const stranger = await makePerson(b);
    const [open, inner] = [await makeCalendar(b, school.id), await makeCalendar(b, school.id, 'members')];
    const [later, sooner] = [await makeEvent(b, open, 48), await makeEvent(b, open, 24)];
    const secret = await makeEvent(b, inner, 1);
    const orgId = school.id;
    const ids = async (token?: string) =>
      (await call(b, events, { params: { orgId } }, token)).body.data.map(({ eventId }) => eventId);
    expect(await ids()).toEqual([sooner.id, later.id]);
    expect(await ids(stranger.token)).toEqual([sooner.id, later.id]);
    expect(await ids(student.person.token)).toEqual([secret.id, sooner.id, later.id]);
    const calendarsOf = async (token: string) =>
      (await call(b, list, { params: { orgId } }, token)).body.countTotal;
    expect([await calendarsOf(stranger.token), await calendarsOf(advisor.token)]).toEqual([1, 2]);
    const ofInner = async (token?: string) =>
      (await call(b, eventsOfCalendar, { params: { orgId, id: inner } }, token)).status;
    expect([await ofInner(), await ofInner(stranger.token), await ofInner(student.person.token)]).toEqual([
      404, 404, 200,
    ]);
    const bySlug = await call(b, event, { params: { orgId, id: secret.slug } });
    expect([bySlug.status, bySlug.error.code]).toEqual([404, 'event-unavailable']);
    expect((await call(b, event, { params: { orgId, id: sooner.slug } })).body.eventId).toBe(sooner.id);
  },
);

test('Sala’s own organization has calendars; an unknown one does not exist', async () => {
  const b = backend.current;
  const orgId = b.deps.env.ORGANIZATION_ID;
  const { person } = await scene();
  await makeEvent(b, await makeCalendar(b, orgId), 5);
  await makeEvent(b, await makeCalendar(b, orgId, 'members'), 6);
  const count = async (token?: string) =>
    (await call(b, events, { params: { orgId } }, token)).body.countTotal;
  expect([await count(), await count(person.token)]).toEqual([1, 2]);
  expect((await call(b, events, { params: { orgId: person.id } })).status).toBe(404);
});

test(
  'tabs: upcoming has not ended, registered and attended are one’s own; days and keyword narrow',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, advisor, calendarId, place, person } = await scene();
    const params = { orgId: school.id };
    const soon = await makeEvent(b, calendarId, 1, { title: { en: 'Open day', km: 'ទិវាទស្សនា' } });
    const running = await makeEvent(b, calendarId, -1);
    const past = await makeEvent(b, calendarId, -72);
    for (const { id } of [soon, running]) await call(b, register, { params: place(id) }, person.token);
    await call(
      b,
      setAttended,
      { params: { ...place(running.id), userId: person.id }, body: { attended: true } },
      advisor.token,
    );
    const ids = async (query: object) =>
      (await call(b, events, { params, query }, person.token)).body.data.map(({ eventId }) => eventId);
    expect(await ids({ tab: 'all' })).toEqual([past.id, running.id, soon.id]);
    expect(await ids({ tab: 'upcoming' })).toEqual([running.id, soon.id]);
    expect(await ids({ tab: 'registered' })).toEqual([soon.id]);
    expect(await ids({ tab: 'attended' })).toEqual([running.id]);
    expect(await ids({ keyword: 'ទស្សនា' })).toEqual([soon.id]);
    expect(await ids({ to: '2026-10-30' })).toEqual([past.id]);
    expect(await ids({ from: '2026-11-01', limit: '1', start: '1' })).toEqual([soon.id]);
    for (const tab of ['registered', 'attended'] as const) {
      expect((await call(b, events, { params, query: { tab } })).status).toBe(401);
    }
  },
);

test('registering twice is one registration; it can be given back', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { calendarId, place, person } = await scene();
  const { id } = await makeEvent(b, calendarId, 24, { capacity: 10 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(b, register, { params: place(id) }, person.token)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers[0]?.body).toMatchObject({
    attendeeCount: 1,
    seatsLeft: 9,
    registeredAt: b.clock.now().toISOString(),
  });
  const params = { ...place(id), userId: person.id };
  expect((await call(b, cancel, { params }, person.token)).body).toMatchObject({
    attendeeCount: 0,
    registeredAt: null,
  });
  expect((await call(b, cancel, { params }, (await makePerson(b)).token)).status).toBe(404);
});

test(
  'the last places go to as many as there are, however many come at once',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { calendarId, place } = await scene();
    const { id } = await makeEvent(b, calendarId, 24, { capacity: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => makePerson(b)));
    const answers = await Promise.all(
      people.map(({ token }) => call(b, register, { params: place(id) }, token)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(
      new Set(
        answers.filter(({ status }) => status !== 201).map(({ status, error }) => `${status} ${error.code}`),
      ),
    ).toEqual(new Set(['409 event-full']));
    expect(await b.deps.db.select().from(eventAttendees).where(eq(eventAttendees.eventId, id))).toHaveLength(
      3,
    );
  },
);

test('gone, finished and closed events are refused as such', async () => {
  const b = backend.current;
  const { calendarId, place, person } = await scene();
  const removed = await makeEvent(b, calendarId, 24, { removedAt: b.clock.now() });
  const finished = await makeEvent(b, calendarId, -2);
  const closed = await makeEvent(b, calendarId, 24, { takesRegistrations: false });
  const elsewhere = await makeEvent(b, (await scene()).calendarId, 24);
  const refusal = async (params: ReturnType<typeof place>) => {
    const { status, error } = await call(b, register, { params }, person.token);
    return `${status} ${error.code}`;
  };
  expect(await refusal(place(removed.id))).toBe('404 event-unavailable');
  expect(await refusal(place(person.id))).toBe('404 event-unavailable');
  expect(await refusal(place(elsewhere.id))).toBe('404 event-unavailable');
  expect(await refusal({ ...place(closed.id), id: person.id })).toBe('404 event-unavailable');
  expect(await refusal(place(finished.id))).toBe('409 event-finished');
  expect(await refusal(place(closed.id))).toBe('409 event-closed');
  const late = await makeEvent(b, calendarId, 1);
  await call(b, register, { params: place(late.id) }, person.token);
  await b.deps.db.update(eventRows).set({ endsAt: b.clock.now() }).where(eq(eventRows.id, late.id));
  const answer = await call(b, cancel, { params: { ...place(late.id), userId: person.id } }, person.token);
  expect([answer.status, answer.error.code]).toEqual([409, 'event-finished']);
});

test('staff of the organization sees who comes and marks who was there; other staff does not', async () => {
  const b = backend.current;
  const { advisor, calendarId, place, person } = await scene();
  const other = await scene();
  const { id } = await makeEvent(b, calendarId, 24);
  await call(b, register, { params: place(id) }, person.token);
  const who = await call(b, attendees, { params: place(id) }, advisor.token);
  expect(who.body.data.map(({ userId, name, attendedAt }) => [userId, name, attendedAt])).toEqual([
    [person.id, 'Sok Dara', null],
  ]);
  const mark = (userId: string, token: string) =>
    call(b, setAttended, { params: { ...place(id), userId }, body: { attended: true } }, token);
  expect((await mark(person.id, advisor.token)).body.attendedAt).toBe(b.clock.now().toISOString());
  expect((await mark(advisor.id, advisor.token)).status).toBe(404);
  expect((await mark(person.id, other.advisor.token)).status).toBe(404);
  expect((await call(b, attendees, { params: place(id) }, other.advisor.token)).status).toBe(404);
});
