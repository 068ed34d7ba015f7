import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications } from '@/backend/db/schema';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { noticeArguments } from '@/lib/domain/notices/notice-text';
import { call, useTestBackend } from '@/tests/support/backend';
import { both, eventScene, fair } from '@/tests/support/event-scene';
import { makePerson } from '@/tests/support/make';
import { makeCampus } from '@/tests/support/school-records';

const backend = useTestBackend();
const scene = () => eventScene(backend.current);
const desk = eventDeskResource.endpoints;
const { events, event } = calendarsResource.endpoints;
const { cancel: giveBack } = attendeesResource.endpoints;

test('an event is written with all that it has, and the address of the call is for those who come', async () => {
  const { b, add, at, school, token, join } = await scene();
  const campusId = await makeCampus(b, school.id);
  const whole = {
    campusId,
    mapPoint: { latitude: 11.55, longitude: 104.91 },
    province: '12',
    pictureUrl: '/images/fair.jpg',
    type: 'fair',
    agenda: [{ at: '០៨:30', title: both('Opening'), speaker: 'Sok Dara' }],
    speakers: [{ name: both('Sok Dara'), role: both('Teacher') }],
    forWhom: ['pupils', 'parents'],
    minAge: 15,
    capacity: 30,
    hasWaitingList: true,
    registrationOpensAt: '2026-10-20T00:00:00.000Z',
    registrationClosesAt: '2026-12-06T17:00:00.000Z',
    priceCents: 250,
    questions: [{ kind: 'choice', label: both('Shirt'), isRequired: true, choices: [both('S'), both('L')] }],
  };
  const made = await add(whole);
  expect(made.status).toBe(201);
  const { questions, agenda, ...rest } = whole;
  const { eventId } = made.body.event;
  expect(made.body).toMatchObject({
    days: ['2026-12-07'],
    skipped: [],
    event: { ...rest, version: 1, sequence: 0 },
  });
  expect(made.body.event.agenda).toEqual([{ ...agenda[0], at: '08:30' }]);
  expect(made.body.event.questions).toMatchObject(questions);
  expect(made.body.event.slug).toMatch(/^study-fair-2026-12-07/);
  const seen = async (bearer?: string) =>
    (await call(b, event, { params: at(eventId) }, bearer)).body.onlineUrl;
  const asked = made.body.event.questions[0]?.id ?? '';
  const { person, body } = await join(eventId, { [asked]: 'L' });
  const stranger = await makePerson(b);
  expect(body.onlineUrl).toBe(fair.onlineUrl);
  expect([await seen(), await seen(stranger.token), await seen(person.token), await seen(token)]).toEqual([
    null,
    null,
    fair.onlineUrl,
    fair.onlineUrl,
  ]);
  const listed = await call(b, events, { params: { orgId: school.id } }, token);
  expect(JSON.stringify(listed.body)).not.toContain(fair.onlineUrl);
});

test('a draft is its staff’s alone until it is published; with people in it, it does not become one again', async () => {
  const { b, add, at, school, token, join } = await scene();
  const { eventId } = (await add({ isPublished: false })).body.event;
  const count = async () => (await call(b, events, { params: { orgId: school.id } })).body.countTotal;
  expect([await count(), (await call(b, event, { params: at(eventId) })).status]).toEqual([0, 404]);
  expect((await join(eventId)).status).toBe(404);
  expect((await call(b, desk.list, { query: { status: 'draft' } }, token)).body).toMatchObject({
    countTotal: 1,
    data: [{ eventId, status: 'draft' }],
  });
  const publish = (published: boolean, version: number) =>
    call(b, desk.publish, { params: at(eventId), version, body: { published } }, token);
  expect((await publish(true, 1)).body.status).toBe('published');
  expect(await count()).toBe(1);
  await join(eventId);
  const refused = await publish(false, 2);
  expect([refused.status, refused.error.code]).toEqual([409, 'has-registered']);
  const gone = await call(b, desk.remove, { params: at(eventId) }, token);
  expect([gone.status, gone.error.code]).toEqual([409, 'has-registered']);
});

test(
  'a move is counted and told, two people on one event are told apart, and texts alone count no move',
  { tags: 'postgres' },
  async () => {
    const { add, change, join, told, noticesOf } = await scene();
    const { eventId } = (await add()).body.event;
    const { person } = await join(eventId);
    const later = { startsAt: '2026-12-07T05:00:00.000Z', endsAt: '2026-12-07T06:00:00.000Z' };
    expect((await change(eventId, 1, { title: both('Fair') })).body).toMatchObject({
      version: 2,
      sequence: 0,
    });
    expect(await told(person.id)).toEqual(['event-registered']);
    const [one, other] = await Promise.all([
      change(eventId, 2, { ...later, reason: both('The hall is taken') }),
      change(eventId, 2, { place: both('Hall 2'), reason: both('The hall is taken') }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 412]);
    const stored = one.status === 200 ? one.body : other.body;
    expect(stored).toMatchObject({ version: 3, sequence: 1 });
    expect(await told(person.id)).toEqual(['event-moved']);
    const [notice] = await noticesOf(person.id);
    const said = (locale: 'en' | 'km') => {
      const { date, status } = noticeArguments(notice?.params ?? {}, locale);
      return date + status;
    };
    expect(said('en')).toMatch(
      /^(from .+, 08:00–10:00 to 07-Dec-2026, 12:00–13:00; place: Hall 1|07-Dec-2026, 08:00–10:00; place: Hall 2); reason: The hall is taken$/,
    );
    expect(said('km')).toMatch(
      /^(ពី .+ ទៅ 07-.+, 12:00–13:00; ទីកន្លែង៖ Hall 1 ខ្មែរ|07-.+, 08:00–10:00; ទីកន្លែង៖ Hall 2 ខ្មែរ); មូលហេតុ៖ The hall is taken ខ្មែរ$/,
    );
  },
);

test('a move of which people are told needs a reason in both languages; who has not read of the first one learns from where', async () => {
  const { b, add, change, join, noticesOf } = await scene();
  const { eventId } = (await add()).body.event;
  const on = (day: string) => ({ startsAt: `${day}T01:00:00.000Z`, endsAt: `${day}T03:00:00.000Z` });
  // Nobody is told.
  expect((await change(eventId, 1, on('2026-12-08'))).status).toBe(200);
  const { person } = await join(eventId);
  const missing = async (reason?: object) => {
    const { status, error } = await change(eventId, 2, { ...on('2026-12-09'), ...(reason && { reason }) });
    return [status, error.issues?.map(({ path, code }) => `${path} ${code}`)];
  };
  expect(await missing()).toEqual([422, ['reason.en required', 'reason.km required']]);
  expect(await missing({ en: 'Rain', km: ' ' })).toEqual([422, ['reason.km required']]);
  expect((await change(eventId, 2, { ...on('2026-12-09'), reason: both('Rain') })).status).toBe(200);
  expect((await change(eventId, 3, { ...on('2026-12-10'), reason: both('Storm') })).status).toBe(200);
  const said = async () => {
    const [notice] = await noticesOf(person.id);
    const { date, status } = noticeArguments(notice?.params ?? {}, 'en');
    return date + status;
  };
  expect(await said()).toBe(
    'from 08-Dec-2026, 08:00–10:00 to 10-Dec-2026, 08:00–10:00; place: Hall 1; reason: Storm',
  );
  await b.deps.db
    .update(notifications)
    .set({ readAt: b.clock.now() })
    .where(eq(notifications.userId, person.id));
  await change(eventId, 4, { ...on('2026-12-11'), reason: both('Wind') });
  expect(await said()).toMatch(/^from 10-Dec-2026, .* to 11-Dec-2026, .*; reason: Wind$/);
});

test('fewer places than people who come are asked about first', { tags: 'postgres' }, async () => {
  const { add, change, join, read } = await scene();
  const { eventId } = (await add({ capacity: 3 })).body.event;
  await join(eventId);
  await join(eventId);
  const refused = await change(eventId, 1, { capacity: 1 });
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({
    code: 'capacity-below-registered',
    issues: [{ path: 'capacity', code: 'capacity-below-registered', message: '2' }],
  });
  expect(await read(eventId)).toMatchObject({ capacity: 3, version: 1 });
  expect((await change(eventId, 1, { capacity: 1, confirmed: true })).body).toMatchObject({
    capacity: 1,
    seatsLeft: 0,
    attendeeCount: 2,
  });
  expect((await change(eventId, 2, { title: both('Still two') })).status).toBe(200);
});

test('an event that is called off says why, tells those who come, and takes nobody any more', async () => {
  const { b, add, at, token, join, told, noticesOf, change, read } = await scene();
  const { eventId } = (await add()).body.event;
  const { person } = await join(eventId);
  const reason = both('The hall is flooded');
  const input = { params: at(eventId), version: 1, body: { reason } };
  expect((await call(b, desk.cancel, input, token)).body).toMatchObject({ status: 'cancelled', sequence: 1 });
  expect(await told(person.id)).toEqual(['event-called-off']);
  const [notice] = await noticesOf(person.id);
  expect(notice?.params).toMatchObject({ statusEn: 'The hall is flooded' });
  expect(notice?.params['dateEn']).toMatch(/\d{2}:\d{2}$/);
  expect((await call(b, event, { params: at(eventId) })).body).toMatchObject({ cancelReason: reason });
  const late = await join(eventId);
  expect([late.status, late.error.code]).toEqual([409, 'event-called-off']);
  expect((await change(eventId, 2, { title: both('X') })).error.code).toBe('event-called-off');
  expect((await call(b, desk.cancel, { ...input, version: 2 }, token)).status).toBe(409);
  expect(await read(eventId)).toMatchObject({ version: 2, attendeeCount: 1 });
});

test('registration has its time', async () => {
  const { b, add, join, place } = await scene();
  const window = {
    registrationOpensAt: '2026-11-10T00:00:00.000Z',
    registrationClosesAt: '2026-11-20T00:00:00.000Z',
  };
  const soon = (await add(window)).body.event.eventId;
  expect((await join(soon)).error.code).toBe('registration-not-open');
  const over = (await add({ registrationClosesAt: b.clock.now().toISOString() })).body.event.eventId;
  expect((await join(over)).error.code).toBe('registration-over');
  const open = (await add({ registrationClosesAt: window.registrationClosesAt })).body.event.eventId;
  const { status, person } = await join(open);
  expect(status).toBe(201);
  const params = { ...place(open), userId: person.id };
  expect((await call(b, giveBack, { params }, person.token)).status).toBe(200);
});

test('a copy is a draft at another time; an event of nobody can be removed', async () => {
  const { b, add, at, token } = await scene();
  const { eventId } = (await add({ registrationClosesAt: fair.startsAt })).body.event;
  const startsAt = '2027-01-11T01:00:00.000Z';
  const copied = await call(
    b,
    desk.copy,
    { params: at(eventId), idempotencyKey: randomUUID(), body: { startsAt } },
    token,
  );
  expect(copied.status).toBe(201);
  expect(copied.body).toMatchObject({
    status: 'draft',
    startsAt,
    endsAt: '2027-01-11T03:00:00.000Z',
    registrationClosesAt: startsAt,
    slug: expect.stringMatching(/^study-fair-2027-01-11/) as string,
    title: fair.title,
  });
  expect((await call(b, desk.remove, { params: at(copied.body.eventId) }, token)).status).toBe(200);
  expect((await call(b, event, { params: at(copied.body.eventId) }, token)).status).toBe(404);
});
