import { expect, test } from 'vitest';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { holidays } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { both, eventScene, fair } from '@/tests/support/event-scene';
import { makeSchool } from '@/tests/support/make';
import { makeCampus } from '@/tests/support/school-records';

const backend = useTestBackend();
const scene = () => eventScene(backend.current);
const desk = eventDeskResource.endpoints;

const issuesOf = ({ error }: { error: { issues?: { path: string; code: string }[] } }) =>
  (error.issues ?? []).map(({ path, code }) => `${path} ${code}`);

test(
  'a weekly series leaves holidays out by their day in Cambodia, and one change reaches all that follow',
  { tags: 'postgres' },
  async () => {
    const { b, add, school, token, change, at, read } = await scene();
    const off = {
      organizationId: school.id,
      day: '2026-12-21',
      name: both('Founding day'),
      updatedAt: b.clock.now(),
    };
    await b.deps.db.insert(holidays).values([off, { ...off, day: '2026-12-13' }]);
    // Midnight of 7 December in Cambodia is still 6 December in UTC.
    const midnight = { startsAt: '2026-12-06T17:00:00.000Z', endsAt: '2026-12-06T18:00:00.000Z' };
    const made = await add({
      ...midnight,
      registrationClosesAt: '2026-12-06T16:00:00.000Z',
      repeatUntil: '2027-01-04',
    });
    expect(made.body).toMatchObject({
      days: ['2026-12-07', '2026-12-14', '2026-12-28', '2027-01-04'],
      skipped: [{ day: '2026-12-21', name: off.name }],
    });
    const { seriesId } = made.body.event;
    const rows = async () =>
      (await call(b, desk.list, { query: { seriesId: seriesId ?? '' } }, token)).body.data;
    const [first, second, third] = await rows();
    if (!first || !second || !third) throw new Error('The series has lost its events.');
    expect(third).toMatchObject({
      startsAt: '2026-12-27T17:00:00.000Z',
      registrationClosesAt: '2026-12-27T16:00:00.000Z',
      slug: expect.stringMatching(/^study-fair-2026-12-28/) as string,
    });
    const body = {
      startsAt: '2026-12-14T02:00:00.000Z',
      endsAt: '2026-12-14T04:00:00.000Z',
      scope: 'following',
    };
    expect((await change(second.eventId, 1, { ...body, capacity: 20 })).status).toBe(200);
    expect(
      (await rows()).map(({ startsAt, endsAt, capacity, sequence }) => [
        startsAt,
        endsAt,
        capacity,
        sequence,
      ]),
    ).toEqual([
      [first.startsAt, first.endsAt, null, 0],
      ['2026-12-14T02:00:00.000Z', '2026-12-14T04:00:00.000Z', 20, 1],
      ['2026-12-28T02:00:00.000Z', '2026-12-28T04:00:00.000Z', 20, 1],
      ['2027-01-04T02:00:00.000Z', '2027-01-04T04:00:00.000Z', 20, 1],
    ]);
    const cancel = {
      params: at(third.eventId),
      version: 2,
      body: { reason: both('Exams'), scope: 'following' as const },
    };
    expect((await call(b, desk.cancel, cancel, token)).status).toBe(200);
    expect((await rows()).map(({ status }) => status)).toEqual([
      'published',
      'published',
      'cancelled',
      'cancelled',
    ]);
    expect((await read(first.eventId)).version).toBe(1);
  },
);

test('what cannot be is refused at its field, and nothing of it is stored', async () => {
  const { b, add, token, school } = await scene();
  const foreignCampus = await makeCampus(b, (await makeSchool(b)).id);
  const cases: [object, string][] = [
    [{ endsAt: fair.startsAt }, 'endsAt before-start'],
    [{ endsAt: '2027-03-01T00:00:00.000Z' }, 'endsAt too-long'],
    [{ registrationClosesAt: '2026-12-08T00:00:00.000Z' }, 'registrationClosesAt after-end'],
    [{ repeatUntil: '2026-12-06' }, 'repeatUntil before-start'],
    [{ repeatUntil: '2028-02-07' }, 'repeatUntil too-many-dates'],
    [{ place: undefined }, 'place.en required'],
    [{ campusId: foreignCampus }, 'campusId unknown-campus'],
    [{ onlineUrl: 'javascript:alert(1)' }, 'onlineUrl invalid-url'],
    [{ onlineUrl: 'http://meet.example.com' }, 'onlineUrl invalid-url'],
    [{ pictureUrl: 'javascript:alert(1)' }, 'pictureUrl'],
    [{ pictureUrl: '//evil.example/x.png' }, 'pictureUrl'],
    [{ title: { en: '', km: 'x' } }, 'title.en required'],
    [{ capacity: 0 }, 'capacity'],
    [{ startsAt: '២០២៦-12-07T01:00:00.000Z' }, 'startsAt'],
    [{ repeatUntil: '២០២៦-១២-១៤' }, 'repeatUntil'],
    [{ agenda: [{ at: '24:00', title: both('x'), speaker: '' }] }, 'agenda.0.at invalid-time'],
    [
      { questions: [{ kind: 'choice', label: both('x'), isRequired: false, choices: [] }] },
      'questions.0.choices required',
    ],
    [
      {
        questions: Array.from({ length: 11 }, () => ({
          kind: 'text',
          label: both('x'),
          isRequired: false,
          choices: [],
        })),
      },
      'questions',
    ],
  ];
  for (const [body, issue] of cases) {
    const refused = await add(body);
    expect([refused.status, issuesOf(refused)], JSON.stringify(body)).toEqual([
      422,
      expect.arrayContaining([expect.stringContaining(issue)]),
    ]);
  }
  const all = await call(b, desk.list, { query: { organizationId: school.id } }, token);
  expect(all.body.countTotal).toBe(0);
  // Markup is text.
  const markup = both('<img src=x onerror=alert(1)> & more');
  expect((await add({ description: markup })).body.event.description).toEqual(markup);
  const sixty = await add({ repeatUntil: '2028-01-24' });
  expect(sixty.body.days).toHaveLength(60);
});
