import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askAfterEvents } from '@/backend/features/events/jobs/event-places';
import { eventAttendees, events } from '@/backend/db/schema';
import { afterEventResource } from '@/lib/contract/events/after-event';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { doorResource } from '@/lib/contract/events/door';
import { call, useTestBackend } from '@/tests/support/backend';
import { eventScene } from '@/tests/support/event-scene';
import type { Person } from '@/tests/support/make';
import { makeEvent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { read, say, certify, certificate } = afterEventResource.endpoints;
const hourMs = 3_600_000;

/** An event of which the first two were there, the third was not. */
const scene = async () => {
  const s = await eventScene(backend.current);
  const { b, calendarId, place, at, token, join } = s;
  const { id } = await makeEvent(b, calendarId, 1);
  const people = [(await join(id)).person, (await join(id)).person, (await join(id)).person] as const;
  for (const { id: userId } of people.slice(0, 2)) {
    const params = { ...place(id), userId };
    await call(b, attendeesResource.endpoints.setAttended, { params, body: { attended: true } }, token);
  }
  const own = (person: Person) => ({ ...place(id), userId: person.id });
  const endedHoursAgo = (hours: number) => {
    const endsAt = new Date(b.clock.now().getTime() - hours * hourMs);
    const startsAt = new Date(endsAt.getTime() - hourMs);
    return b.deps.db.update(events).set({ startsAt, endsAt }).where(eq(events.id, id));
  };
  const answer = (
    person: Person,
    body: { rating: number; helped: 'yes' | 'partly' | 'no'; words?: string },
  ) => call(b, say, { params: own(person), body }, person.token);
  const report = async () => (await call(b, doorResource.endpoints.report, { params: at(id) }, token)).body;
  return { ...s, id, people, own, endedHoursAgo, answer, report };
};

test(
  'who was there answers three questions once, and staff reads them without names',
  { tags: 'postgres' },
  async () => {
    const { b, people, own, endedHoursAgo, answer, report } = await scene();
    const [first, second, absent] = people;
    expect((await answer(first, { rating: 5, helped: 'yes' })).error.code).toBe('event-running');
    await endedHoursAgo(3);
    expect((await call(b, read, { params: own(first) }, first.token)).body).toBeNull();
    expect((await answer(first, { rating: 4, helped: 'yes', words: 'More seats' })).status).toBe(200);
    expect((await answer(first, { rating: 3, helped: 'partly', words: 'More seats' })).status).toBe(200);
    expect((await call(b, read, { params: own(first) }, first.token)).body).toEqual({
      rating: 3,
      helped: 'partly',
      words: 'More seats',
    });
    await answer(second, { rating: 5, helped: 'yes' });
    expect((await answer(absent, { rating: 1, helped: 'no' })).status).toBe(404);
    // Two answers could be told apart, so what they say waits for a third.
    expect((await report()).feedback).toEqual({
      count: 2,
      average: null,
      ratings: [0, 0, 0, 0, 0],
      helped: { yes: 0, partly: 0, no: 0 },
      words: [],
    });
    await b.deps.db
      .update(eventAttendees)
      .set({ attendedAt: b.clock.now() })
      .where(eq(eventAttendees.userId, absent.id));
    await answer(absent, { rating: 5, helped: 'yes' });
    expect((await report()).feedback).toMatchObject({
      count: 3,
      average: 13 / 3,
      ratings: [0, 0, 1, 0, 2],
      helped: { yes: 2, partly: 1, no: 0 },
      words: ['More seats'],
    });
  },
);

test('answers are taken for thirty days', async () => {
  const { people, endedHoursAgo, answer } = await scene();
  await endedHoursAgo(30 * 24 + 1);
  expect((await answer(people[0], { rating: 4, helped: 'no' })).error.code).toBe('feedback-over');
});

test('those who were there are asked once, two hours after the end', { tags: 'postgres' }, async () => {
  const { b, people, endedHoursAgo, told } = await scene();
  // Events of the tests above are due too.
  await askAfterEvents(b.deps);
  await endedHoursAgo(1);
  expect(await askAfterEvents(b.deps)).toBe(0);
  await endedHoursAgo(3);
  expect([await askAfterEvents(b.deps), await askAfterEvents(b.deps)]).toEqual([1, 0]);
  expect(await told(people[0].id)).toContain('event-over');
  expect(await told(people[2].id)).not.toContain('event-over');
});

test('a certificate is issued once, proven by its code, and ends when attendance is corrected', async () => {
  const { b, id, people, own, endedHoursAgo, place, token } = await scene();
  const [person, , absent] = people;
  expect((await call(b, certificate, { params: own(person), query: {} }, person.token)).status).toBe(404);
  await endedHoursAgo(1);
  const issued = await call(b, certify, { params: own(person) }, person.token);
  const again = await call(b, certify, { params: own(person) }, person.token);
  expect(again.body).toEqual(issued.body);
  expect((await call(b, certify, { params: own(absent) }, absent.token)).status).toBe(404);
  const printed = await call(b, certificate, { params: own(person), query: { lang: 'km' } }, person.token);
  expect(printed.body.fileName).toMatch(/^sala-attendance-.{8}\.pdf$/);
  expect(Buffer.from(printed.body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

  const proof = async () => {
    const answer = await b.app.request(`/v/${issued.body.code}`);
    return { status: answer.status, text: await answer.text() };
  };
  const valid = await proof();
  expect(valid.status).toBe(200);
  expect(valid.text).toContain('Certificate of attendance');
  expect(valid.text).toContain('<strong>Valid</strong>');
  b.clock.advance(60);
  await call(
    b,
    attendeesResource.endpoints.setAttended,
    { params: { ...place(id), userId: person.id }, body: { attended: false } },
    token,
  );
  expect((await proof()).text).toContain('Not valid any more');
});
