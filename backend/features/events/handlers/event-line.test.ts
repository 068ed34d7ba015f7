import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { placesTag } from '@/lib/domain/events/event-places';
import { attendeesResource } from '@/lib/contract/events/attendees';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { eventAttendees, events as eventRows, users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { forgetAccount } from '@/backend/features/accounts/services/forget-account';
import { remindOfEvents, settleEventPlaces } from '@/backend/features/events/jobs/event-places';
import { call, useTestBackend } from '@/tests/support/backend';
import { both, eventScene } from '@/tests/support/event-scene';
import { makePerson, type Person } from '@/tests/support/make';
import { makeEvent } from '@/tests/support/school-records';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const { wish, take, cancel, register, list, ticket } = attendeesResource.endpoints;
const hourMs = 3_600_000;

/** An event of one place, a week ahead, with a list. */
const scene = async (overrides: Partial<typeof eventRows.$inferInsert> = {}, persons = 4) => {
  const people = await Promise.all(Array.from({ length: persons }, () => makePerson(backend.current)));
  const s = await eventScene(backend.current);
  const { b, calendarId, place } = s;
  const { id } = await makeEvent(b, calendarId, 24 * 7, { capacity: 1, hasWaitingList: true, ...overrides });
  const own = (person: Person) => ({ params: { ...place(id), userId: person.id } });
  const enter = (person: Person, body: object = {}) => call(b, wish, { ...own(person), body }, person.token);
  const giveBack = (person: Person) => call(b, cancel, own(person), person.token);
  const takeIt = (person: Person) => call(b, take, own(person), person.token);
  return { ...s, id, own, enter, giveBack, takeIt, people };
};
const stateOf = ({ body }: { body: Pick<ScheduledEvent, 'ownPlace'> }) => body.ownPlace?.state;

test(
  'whoever comes late gets a number, and the place that is given back is held for the first in the list',
  { tags: 'postgres' },
  async () => {
    const { b, people, enter, giveBack, takeIt, told, own } = await scene();
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('The scene has lost its people.');
    expect(stateOf(await enter(first))).toBe('placed');
    expect((await enter(second)).body).toMatchObject({
      seatsLeft: 0,
      waitingCount: 1,
      registeredAt: null,
      onlineUrl: null,
      ownPlace: { state: 'waiting', number: 1, heldUntil: null },
    });
    expect((await enter(third)).body.ownPlace).toMatchObject({ state: 'waiting', number: 2 });
    const early = await takeIt(second);
    expect([early.status, early.error.code]).toEqual([409, 'no-held-place']);
    await giveBack(first);
    const until = new Date(b.clock.now().getTime() + 24 * hourMs).toISOString();
    const held = await enter(second);
    expect(held.body).toMatchObject({ seatsLeft: 0, waitingCount: 1, attendeeCount: 0 });
    expect(held.body.ownPlace).toEqual({ state: 'held', number: null, heldUntil: until, takesAtOnce: false });
    expect((await enter(third)).body.ownPlace?.number).toBe(1);
    expect(await told(second.id)).toEqual(['event-place-held']);
    expect((await call(b, ticket, own(second), second.token)).status).toBe(404);
    expect((await takeIt(second)).body).toMatchObject({ ownPlace: { state: 'placed' }, attendeeCount: 1 });
    expect(stateOf(await takeIt(second))).toBe('placed');
    expect((await call(b, ticket, own(second), second.token)).body.code).toMatch(/^[0-9A-Z]{26}$/);
    // Who has given back arrives anew, at the end.
    expect((await enter(first)).body.ownPlace).toMatchObject({ state: 'waiting', number: 2 });
  },
);

test(
  'a held place a second too late is the next person’s, whether the job or they come first',
  { tags: 'postgres' },
  async () => {
    const { b, people, enter, giveBack, takeIt, told, id } = await scene();
    const [first, second, third, fourth] = people;
    if (!first || !second || !third || !fourth) throw new Error('The scene has lost its people.');
    for (const person of people) await enter(person);
    await giveBack(first);
    const until = (await enter(second)).body.ownPlace?.heldUntil;
    await b.deps.db
      .update(eventAttendees)
      .set({ heldUntil: b.clock.now() })
      .where(and(eq(eventAttendees.eventId, id), eq(eventAttendees.userId, second.id)));
    expect(until).toBeTruthy();
    const late = await takeIt(second);
    expect([late.status, late.error.code]).toEqual([409, 'hold-over']);
    expect(stateOf(await enter(third))).toBe('waiting');
    expect(await settleEventPlaces(b.deps)).toBe(1);
    expect(await settleEventPlaces(b.deps)).toBe(0);
    expect(await told(second.id)).toEqual(['event-hold-over']);
    expect(stateOf(await enter(third))).toBe('held');
    expect((await enter(fourth)).body.ownPlace).toMatchObject({ state: 'waiting', number: 1 });
    const again = await takeIt(second);
    expect([again.status, again.error.code]).toEqual([409, 'hold-over']);
    expect((await enter(second)).body.ownPlace).toMatchObject({ state: 'waiting', number: 2 });
  },
);

test(
  'who takes at once has the place without being asked, and more room serves the list',
  { tags: 'postgres' },
  async () => {
    const { people, enter, giveBack, told, change, id, read } = await scene();
    const [first, second, third, fourth] = people;
    if (!first || !second || !third || !fourth) throw new Error('The scene has lost its people.');
    await enter(first);
    await enter(second);
    await enter(second, { takesAtOnce: true });
    await enter(third);
    await enter(fourth, { takesAtOnce: true });
    await giveBack(first);
    expect(stateOf(await enter(second))).toBe('placed');
    expect(await told(second.id)).toEqual(['event-place-taken']);
    const { version } = await read(id);
    await change(id, version, { capacity: 3 });
    expect([stateOf(await enter(third)), stateOf(await enter(fourth))]).toEqual(['held', 'placed']);
    const short = await change(id, version + 1, { capacity: 2 });
    expect([short.status, short.error.code]).toEqual([409, 'capacity-below-registered']);
  },
);

test(
  'more people than places at once: each place is given once, in the order of arrival, and twice is one place',
  { tags: 'postgres' },
  async () => {
    const { b, id, place } = await scene({ capacity: 8 }, 0);
    const crowd = await Promise.all(Array.from({ length: 11 }, () => makePerson(b)));
    const answers = await Promise.all(
      [...crowd, ...crowd].map(({ token }) => call(b, register, { params: place(id) }, token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const rows = await b.deps.db
      .select()
      .from(eventAttendees)
      .where(eq(eventAttendees.eventId, id))
      .orderBy(asc(eventAttendees.arrival));
    expect(rows).toHaveLength(crowd.length);
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array<string>(8).fill('placed'),
      ...Array<string>(3).fill('waiting'),
    ]);
    const numbers = await Promise.all(
      rows.slice(8).map(async ({ userId }) => {
        const token = crowd.find((person) => person.id === userId)?.token ?? '';
        return (await call(b, register, { params: place(id) }, token)).body.ownPlace?.number;
      }),
    );
    expect(numbers).toEqual([1, 2, 3]);
  },
);

test(
  'many give back at once: each place is held once, in the order of arrival',
  { tags: 'postgres' },
  async () => {
    const { b, id, giveBack, enter } = await scene({ capacity: 3 }, 0);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => makePerson(b)));
    for (const person of crowd) await enter(person);
    await Promise.all([...crowd.slice(0, 3).map(giveBack), settleEventPlaces(b.deps)]);
    const rows = await b.deps.db
      .select()
      .from(eventAttendees)
      .where(eq(eventAttendees.eventId, id))
      .orderBy(asc(eventAttendees.arrival));
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array<string>(3).fill('given-back'),
      ...Array<string>(3).fill('held'),
      'waiting',
      'waiting',
    ]);
  },
);

test(
  'questions are answered as they are offered, and stay answered when they are removed',
  { tags: 'postgres' },
  async () => {
    const size = { id: 'size', kind: 'choice' as const, label: both('Shirt'), isRequired: true };
    const bus = { id: 'bus', kind: 'yes-no' as const, label: both('Bus'), isRequired: false, choices: [] };
    const questions = [{ ...size, choices: [both('S'), both('L')] }, bus];
    const { b, id, enter, people, place, token, change, read } = await scene({ questions });
    const [first] = people;
    if (!first) throw new Error('The scene has lost its people.');
    const issues = async (body: object) =>
      ((await enter(first, body)).error.issues ?? []).map(({ path, code }) => `${path} ${code}`);
    expect(await issues({})).toEqual(['answers.size required']);
    expect(await issues({ answers: { size: 'M', bus: 'maybe' } })).toEqual([
      'answers.size invalid-answer',
      'answers.bus invalid-answer',
    ]);
    const bare = await call(b, register, { params: place(id) }, first.token);
    expect([bare.status, bare.error.code]).toEqual([422, 'invalid']);
    const answers = { size: 'L', bus: 'yes', gone: 'x' };
    expect(stateOf(await enter(first, { answers }))).toBe('placed');
    await change(id, (await read(id)).version, { questions: [] });
    const { data } = (await call(b, list, { params: place(id) }, token)).body;
    expect(data[0]?.answers).toEqual([
      { id: 'size', label: both('Shirt'), answer: both('L') },
      { id: 'bus', label: both('Bus'), answer: { en: 'Yes', km: 'បាទ/ចាស' } },
    ]);
  },
);

test(
  'somebody known to be too young on the day is refused, and somebody of that day is not',
  { tags: 'postgres' },
  async () => {
    const { b, id, enter, people } = await scene({ minAge: 15, capacity: 5 });
    const [young, old, unknown] = people;
    if (!young || !old || !unknown) throw new Error('The scene has lost its people.');
    const [event] = await b.deps.db.select().from(eventRows).where(eq(eventRows.id, id));
    const birthday = `2011-${event?.startsAt.toISOString().slice(5, 10)}`;
    await b.deps.db.update(users).set({ dob: birthday }).where(eq(users.id, old.id));
    await b.deps.db.update(users).set({ dob: '2012-01-01' }).where(eq(users.id, young.id));
    const refused = await enter(young);
    expect([refused.status, refused.error.code]).toEqual([409, 'too-young']);
    expect([stateOf(await enter(old)), stateOf(await enter(unknown))]).toEqual(['placed', 'placed']);
  },
);

test('who comes is reminded a day and two hours before, once', { tags: 'postgres' }, async () => {
  const { b, id, enter, people, told } = await scene();
  const [first, second] = people;
  if (!first || !second) throw new Error('The scene has lost its people.');
  await enter(first);
  await enter(second);
  const begins = (hours: number) =>
    b.deps.db
      .update(eventRows)
      .set({ startsAt: new Date(b.clock.now().getTime() + hours * hourMs) })
      .where(eq(eventRows.id, id));
  expect(await remindOfEvents(b.deps)).toBe(0);
  await begins(20);
  expect([await remindOfEvents(b.deps), await remindOfEvents(b.deps)]).toEqual([1, 0]);
  expect([await told(first.id), await told(second.id)]).toEqual([['event-soon'], ['event-waiting']]);
  await begins(1);
  expect([await remindOfEvents(b.deps), await remindOfEvents(b.deps)]).toEqual([1, 0]);
});

test(
  'only pages that show the event hear of its places: of who comes, who goes, and whose account ends',
  { tags: 'postgres' },
  async () => {
    const { b, id, people, enter, giveBack, takeIt } = await scene();
    const [first, second] = people;
    if (!first || !second) throw new Error('The scene has lost its people.');
    const heardOf = async (deed: () => Promise<unknown>) => {
      const before = (await changedTags(b)).length;
      await deed();
      return [...new Set((await changedTags(b)).slice(before))];
    };
    const ofEvent = [placesTag(id)];
    expect(await heardOf(() => enter(first))).toEqual(ofEvent);
    expect(await heardOf(() => enter(second))).toEqual(ofEvent);
    expect(await heardOf(() => giveBack(first))).toEqual(ofEvent);
    expect(await heardOf(() => takeIt(second))).toEqual(ofEvent);
    // It is taken already.
    expect(await heardOf(() => takeIt(second))).toEqual([]);
    const [user] = await b.deps.db.select().from(users).where(eq(users.id, second.id));
    if (!user) throw new Error('The person is gone.');
    expect(
      await heardOf(() => runAct(b.deps, { caller: null }, (act) => forgetAccount(act, user))),
    ).toContain(placesTag(id));
  },
);
