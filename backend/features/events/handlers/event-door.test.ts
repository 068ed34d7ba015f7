import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { eventAttendees, events as eventRows, eventScans, users } from '@/backend/db/schema';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { type DoorScan, doorResource } from '@/lib/contract/events/door';
import { readTicket } from '@/lib/domain/events/event-tickets';
import { call, useTestBackend } from '@/tests/support/backend';
import { eventScene } from '@/tests/support/event-scene';
import { makePerson, type Person } from '@/tests/support/make';
import { makeEvent } from '@/tests/support/school-records';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const { list, report, scan } = doorResource.endpoints;
const { ticket, cancel, setAttended } = attendeesResource.endpoints;
const { events } = calendarsResource.endpoints;

const scene = async (hours = 1) => {
  const s = await eventScene(backend.current);
  const { b, calendarId, place, at, token } = s;
  const { id } = await makeEvent(b, calendarId, hours);
  const before = (minutes: number) => new Date(b.clock.now().getTime() - minutes * 60_000).toISOString();
  const send = (scans: DoorScan[], sentAt = before(0)) =>
    call(b, scan, { params: at(id), body: { sentAt, scans } }, token);
  const read = async () => (await call(b, list, { params: at(id) }, token)).body;
  const ticketOf = async (person: Person) =>
    (await call(b, ticket, { params: { ...place(id), userId: person.id } }, person.token)).body;
  const came = (userId: string, minutes: number, kind: 'in' | 'out' = 'in') => ({
    scanId: randomUUID(),
    kind,
    userId,
    at: before(minutes),
  });
  return { ...s, id, before, send, readDoor: read, ticketOf, came };
};

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

test('a ticket opens its event only, the list knows its hash, and who came finds it under what was attended', async () => {
  const { b, id, school, join, send, readDoor, ticketOf, before, place } = await scene();
  const { person } = await join(id);
  const { text, code } = await ticketOf(person);
  expect(readTicket(text)).toEqual({ event: id.replaceAll('-', '').toUpperCase(), code });
  expect((await ticketOf(person)).code).toBe(code);
  expect((await readDoor()).people[0]).toMatchObject({
    userId: person.id,
    state: 'placed',
    ticketHash: await sha256(code),
    shortHash: await sha256(code.slice(0, 8)),
    attendedAt: null,
  });
  const one = { scanId: randomUUID(), kind: 'in' as const, code, at: before(5) };
  const other = await scene();
  expect((await other.send([{ ...one, scanId: randomUUID() }])).body.outcomes[0]?.outcome).toBe('unknown');
  const tags = await changedTags(b);
  const first = await send([one]);
  // Who comes in changes no public page.
  expect(await changedTags(b)).toEqual(tags);
  expect(first.body).toMatchObject({
    outcomes: [{ scanId: one.scanId, outcome: 'in', attendedAt: before(5) }],
    counts: { placed: 1, attended: 1, walkIns: 0 },
  });
  // Sent again after a restart.
  expect((await send([one])).body.outcomes[0]?.outcome).toBe('in');
  expect((await readDoor()).doubles).toEqual([]);
  const attended = await call(
    b,
    events,
    { params: { orgId: school.id }, query: { tab: 'attended' } },
    person.token,
  );
  expect(attended.body.data.map(({ eventId }) => eventId)).toEqual([id]);
  const back = await call(b, cancel, { params: { ...place(id), userId: person.id } }, person.token);
  expect([back.status, back.error.code]).toEqual([409, 'already-attended']);
});

test(
  'two phones without network: the earliest counts, the other is listed, and what is undone counts no more',
  { tags: 'postgres' },
  async () => {
    const { id, join, send, readDoor, came, before } = await scene();
    const { person } = await join(id);
    const [late, early] = [came(person.id, 10), came(person.id, 20)];
    const [ofLate, ofEarly] = await Promise.all([send([late]), send([early])]);
    expect([ofLate.status, ofEarly.status]).toEqual([200, 200]);
    const door = await readDoor();
    expect(door.people[0]?.attendedAt).toBe(before(20));
    expect(door.doubles).toEqual([{ scanId: late.scanId, userId: person.id, at: before(10) }]);
    expect((await send([came(person.id, 5)])).body.outcomes[0]).toMatchObject({
      outcome: 'already',
      attendedAt: before(20),
    });
    const undone = await send([came(person.id, 1, 'out')]);
    expect(undone.body).toMatchObject({ outcomes: [{ outcome: 'out' }], counts: { attended: 0 } });
  },
);

test('a wrong clock is put right, and nobody comes in the future', async () => {
  const { b, id, join, send, came, before, readDoor } = await scene();
  const [{ person: one }, { person: two }] = [await join(id), await join(id)];
  const hour = 3_600_000;
  const fast = (iso: string) => new Date(Date.parse(iso) + hour).toISOString();
  const slow = came(one.id, 10);
  await send([{ ...slow, at: fast(slow.at) }], fast(before(0)));
  await send([{ ...came(two.id, 0), at: fast(before(0)) }]);
  const { people } = await readDoor();
  expect(people.map(({ attendedAt }) => attendedAt)).toEqual([before(10), b.clock.now().toISOString()]);
});

test('a scan counts in the days of its event, and one id is one scan', async () => {
  const { b, calendarId, at, token, join, came, readDoor, send, id } = await scene();
  const { person } = await join(id);
  await send([{ ...came(person.id, 0), at: '2001-01-01T00:00:00.000Z' }]);
  const { startsAt, people } = await readDoor();
  expect(people[0]?.attendedAt).toBe(new Date(Date.parse(startsAt) - 24 * 3_600_000).toISOString());

  const { id: soon } = await makeEvent(b, calendarId, 72);
  const [{ person: one }, { person: two }] = [await join(soon), await join(soon)];
  const first = came(one.id, 0);
  const body = { sentAt: b.clock.now().toISOString(), scans: [first, { ...first, userId: two.id }] };
  const sent = await call(b, scan, { params: at(soon), body }, token);
  expect(sent.body.outcomes.map(({ outcome }) => outcome)).toEqual(['in', 'unknown']);
  expect(sent.body.outcomes.map(({ attendedAt }) => attendedAt)).toEqual([b.clock.now().toISOString(), null]);
  expect(sent.body.counts.attended).toBe(1);
});

test('a ticket that was given back does not open after registering anew', async () => {
  const { b, id, join, send, place, ticketOf, before } = await scene();
  const { person } = await join(id);
  const { code } = await ticketOf(person);
  await call(b, cancel, { params: { ...place(id), userId: person.id } }, person.token);
  await call(b, attendeesResource.endpoints.register, { params: place(id) }, person.token);
  const fresh = await ticketOf(person);
  expect(fresh.code).not.toBe(code);
  const shown = (ticketCode: string) =>
    send([{ scanId: randomUUID(), kind: 'in', code: ticketCode, at: before(1) }]);
  expect((await shown(code)).body).toMatchObject({
    outcomes: [{ outcome: 'unknown' }],
    counts: { attended: 0 },
  });
  expect((await shown(fresh.code)).body.outcomes[0]?.outcome).toBe('in');
});

test('who gave back, who waits and who is unknown stay out; who did not register is written down', async () => {
  const { b, id, join, send, came, place, readDoor, before, token, ticketOf } = await scene();
  const { person } = await join(id);
  const { code } = await ticketOf(person);
  await call(b, cancel, { params: { ...place(id), userId: person.id } }, person.token);
  const scans = [
    came(person.id, 3),
    { scanId: randomUUID(), kind: 'in' as const, code, at: before(3) },
    came(randomUUID(), 3),
  ];
  expect((await send(scans)).body.outcomes.map(({ outcome }) => outcome)).toEqual([
    'given-back',
    'given-back',
    'unknown',
  ]);
  const walkIn = { scanId: randomUUID(), kind: 'walk-in' as const, name: 'Chan Thida', at: before(2) };
  expect((await send([walkIn])).body.counts).toEqual({ placed: 0, attended: 0, walkIns: 1 });
  expect((await readDoor()).walkIns).toEqual([{ scanId: walkIn.scanId, name: 'Chan Thida', at: before(2) }]);
  const back = { scanId: randomUUID(), kind: 'out' as const, walkInId: walkIn.scanId, at: before(1) };
  expect((await send([back])).body.counts.walkIns).toBe(0);
  const nobody = { params: { ...place(id), userId: person.id }, body: { attended: true } };
  expect((await call(b, setAttended, nobody, token)).status).toBe(404);
});

test('the list is gone a day after the end, and scans that were made before still arrive', async () => {
  const { b, id, at, token, join, send, came, calendarId } = await scene();
  const { person } = await join(id);
  const { id: past } = await makeEvent(b, calendarId, -27);
  const gone = await call(b, list, { params: at(past) }, token);
  expect([gone.status, gone.error.code]).toEqual([409, 'door-closed']);
  expect((await send([came(person.id, 60 * 30)])).body.counts.attended).toBe(1);
});

test('a phone sends 400 scans at once', { tags: 'postgres' }, async () => {
  const { id, send, came, readDoor, b } = await scene();
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(b)));
  const registeredAt = b.clock.now();
  await b.deps.db
    .insert(eventAttendees)
    .values(people.map((person) => ({ eventId: id, userId: person.id, registeredAt })));
  const scans = people.flatMap((person) =>
    Array.from({ length: 100 }, (_, minute) => came(person.id, 130 - minute)),
  );
  const { body } = await send(scans);
  expect(body.counts.attended).toBe(4);
  expect(body.outcomes.filter(({ outcome }) => outcome === 'in')).toHaveLength(4);
  expect((await readDoor()).doubles).toHaveLength(396);
});

test('the names of those who came without registering go after three months, their number stays', async () => {
  const { b, id, send, calendarId, at, school } = await scene();
  const walkIn = () => ({
    scanId: randomUUID(),
    kind: 'walk-in' as const,
    name: 'Chan Thida',
    at: b.clock.now().toISOString(),
  });
  const day = 86_400;
  await send([walkIn()]);
  b.clock.advance(2 * day);
  const { id: later } = await makeEvent(b, calendarId, 1);
  const body = { sentAt: b.clock.now().toISOString(), scans: [walkIn()] };
  const { token } = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  await call(b, scan, { params: at(later), body }, token);
  b.clock.advance(89 * day);
  await sweepEnded(b.deps);
  const namesAt = async (eventId: string) =>
    (await b.deps.db.select().from(eventScans).where(eq(eventScans.eventId, eventId))).map(
      ({ name }) => name,
    );
  expect([await namesAt(id), await namesAt(later)]).toEqual([[''], ['Chan Thida']]);
});

test('the report counts places and who came, by province and by school', { tags: 'postgres' }, async () => {
  const { b, id, join, send, came, before, at, token } = await scene();
  const people = [await join(id), await join(id), await join(id)].map(({ person }) => person);
  const says = [
    { province: '12', currentSchool: 'Lotus High School' },
    { province: '12', currentSchool: ' Lotus High School ' },
    { province: null, currentSchool: null },
  ];
  for (const [index, person] of people.entries())
    await b.deps.db
      .update(users)
      .set(says[index] ?? {})
      .where(eq(users.id, person.id));
  const [first] = people;
  await send([
    came(String(first?.id), 5),
    { scanId: randomUUID(), kind: 'walk-in', name: 'Sok Dara', at: before(4) },
  ]);
  const { body } = await call(b, report, { params: at(id) }, token);
  expect(body).toMatchObject({
    registered: 3,
    came: 1,
    walkIns: 1,
    groups: [
      { by: 'province', key: '12', registered: 2, came: 1 },
      { by: 'province', key: null, registered: 1, came: 0 },
      { by: 'school', key: 'Lotus High School', registered: 2, came: 1 },
      { by: 'school', key: null, registered: 1, came: 0 },
    ],
  });
});

test('nobody comes in to an event that was called off, by ticket, by hand or without registering', async () => {
  const { b, id, join, send, readDoor, ticketOf, before, came, token, place } = await scene();
  const { person } = await join(id);
  const { code } = await ticketOf(person);
  await b.deps.db.update(eventRows).set({ status: 'cancelled' }).where(eq(eventRows.id, id));
  expect((await readDoor()).isCalledOff).toBe(true);
  const scans: DoorScan[] = [
    { scanId: randomUUID(), kind: 'in', code, at: before(5) },
    came(person.id, 4),
    { scanId: randomUUID(), kind: 'walk-in', name: 'Keo', at: before(3) },
  ];
  const { body } = await send(scans);
  expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['called-off', 'called-off', 'called-off']);
  expect(body.counts).toMatchObject({ attended: 0, walkIns: 0 });
  const marked = await call(
    b,
    setAttended,
    { params: { ...place(id), userId: person.id }, body: { attended: true } },
    token,
  );
  expect(marked.status).toBe(404);
  expect((await call(b, ticket, { params: { ...place(id), userId: person.id } }, person.token)).status).toBe(
    404,
  );
});
