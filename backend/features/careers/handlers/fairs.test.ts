import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fairPlaces, fairs, fairWishes, notifications } from '@/backend/db/schema';
import { fairDeskResource } from '@/lib/contract/careers/fair-desk';
import { fairsResource } from '@/lib/contract/careers/fairs';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBooth, makeFair } from '@/tests/support/fairs';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeCompany } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { current, mine, take, leave, wish } = fairsResource.endpoints;
const { create, update, list } = fairDeskResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];

const clear = () => backend.current.deps.db.delete(fairs);
const shown = async () => (await call(backend.current, current, {})).body.data;
const hours = (count: number) =>
  new Date(backend.current.clock.now().getTime() + count * 3_600_000).toISOString();
const draft = (overrides: Partial<Draft> = {}): Draft => ({
  title: { en: 'Autumn fair', km: 'ពិព័រណ៍' },
  description: { en: '', km: '' },
  startsAt: hours(24),
  endsAt: hours(30),
  status: 'published',
  booths: [],
  sessions: [],
  ...overrides,
});
const session = {
  title: { en: 'Talk', km: 'បទបង្ហាញ' },
  speaker: '',
  onlineUrl: null,
  recordingUrl: null,
  capacity: null,
};
const post = async (body: Draft) => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const answer = await call(backend.current, create, { body, idempotencyKey: randomUUID() }, advisor.token);
  return { advisor, ...answer };
};

test('the fair that is on or comes next is shown, else the last one, never a draft', async () => {
  await clear();
  expect(await shown()).toBeNull();
  const past = await makeFair(backend.current, { startsInHours: -90 });
  expect((await shown())?.fairId).toBe(past.fairId);
  await makeFair(backend.current, { startsInHours: 1, status: 'draft' });
  const later = await makeFair(backend.current, { startsInHours: 50 });
  expect((await shown())?.fairId).toBe(later.fairId);
  const now = await makeFair(backend.current, { startsInHours: -1 });
  expect((await shown())?.fairId).toBe(now.fairId);
});

test('stands are of shown schools with their programmes, and of checked employers only', async () => {
  await clear();
  const b = backend.current;
  const { fairId } = await makeFair(b);
  const school = await makeSchool(b);
  const hidden = await makeSchool(b, { status: 'inactive' });
  const program = await makeProgram(b, school.id);
  // Without real days a programme has no page.
  await makeProgram(b, school.id, { endDate: '2222-12-22' });
  await makeBooth(b, fairId, { schoolId: school.id });
  await makeBooth(b, fairId, { schoolId: hidden.id });
  await makeBooth(b, fairId, { companyId: await makeCompany(b) });
  await makeBooth(b, fairId, { companyId: await makeCompany(b, { checkedUntil: null }) });
  const booths = (await shown())?.booths ?? [];
  expect(booths.map(({ kind, path }) => [kind, path]).toSorted()).toEqual([
    ['employer', null],
    ['school', `/school/${school.slug}`],
  ]);
  expect(booths.find(({ kind }) => kind === 'school')?.things.map(({ path }) => path)).toEqual([
    `/course/${program}`,
  ]);
});

test('the last place of a session is given once', { tags: 'postgres' }, async () => {
  await clear();
  const { sessionId } = await makeFair(backend.current, { capacity: 2 });
  const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(backend.current)));
  const answers = await Promise.all(
    people.map(({ token }) => call(backend.current, take, { params: { sessionId } }, token)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
  expect(await backend.current.deps.db.$count(fairPlaces, eq(fairPlaces.sessionId, sessionId))).toBe(2);
  expect((await shown())?.sessions[0]?.left).toBe(0);
});

test('the link opens ten minutes before, for people with a place; over is over', async () => {
  await clear();
  const b = backend.current;
  const onlineUrl = 'https://meet.example/talk';
  const { sessionId } = await makeFair(b, { onlineUrl, startsInHours: 0.3 });
  const person = await makePerson(b);
  const other = await makePerson(b);
  const own = async (token: string) => (await call(b, mine, {}, token)).body.sessions;
  await call(b, take, { params: { sessionId } }, person.token);
  expect(await own(person.token)).toEqual([{ sessionId, onlineUrl: null }]);
  b.clock.advance(9 * 60);
  expect(await own(person.token)).toEqual([{ sessionId, onlineUrl }]);
  expect(await own(other.token)).toEqual([]);
  expect(JSON.stringify(await shown())).not.toContain(onlineUrl);
  await call(b, leave, { params: { sessionId } }, person.token);
  expect(await own(person.token)).toEqual([]);
  b.clock.advance(2 * 3_600);
  const { token } = await makePerson(b);
  const late = await call(b, take, { params: { sessionId } }, token);
  expect(late).toMatchObject({ status: 409, error: { code: 'session-over' } });
});

test('who asked for the next fair is told once, when it is published', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  await call(b, wish, {}, person.token);
  expect((await call(b, mine, {}, person.token)).body.wantsNext).toBe(true);
  const made = await post(draft({ status: 'draft' }));
  expect(await b.deps.db.$count(fairWishes, eq(fairWishes.userId, person.id))).toBe(1);
  const params = { id: made.body.fairId };
  await call(b, update, { params, body: draft(), version: 1 }, made.advisor.token);
  await post(draft());
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
  expect(told.map(({ kind, href }) => [kind, href])).toEqual([['fair-announced', '/events/virtual_fair']]);
});

test('a session keeps its places when the fair is written anew; who has one hears that it moved', async () => {
  const b = backend.current;
  const made = await post(draft({ sessions: [{ ...session, startsAt: hours(25), endsAt: hours(26) }] }));
  const [stored] = made.body.sessions;
  const sessionId = stored?.sessionId ?? '';
  const person = await makePerson(b);
  await call(b, take, { params: { sessionId } }, person.token);
  const params = { id: made.body.fairId };
  const moved = { ...session, sessionId, startsAt: hours(26), endsAt: hours(27) };
  const changed = await call(
    b,
    update,
    { params, body: draft({ sessions: [moved] }), version: 1 },
    made.advisor.token,
  );
  expect(changed.body.sessions.map((each) => [each.sessionId, each.placesTaken])).toEqual([[sessionId, 1]]);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
  expect(told.map(({ kind }) => kind)).toEqual(['fair-session']);
  const { body } = await call(b, list, {}, made.advisor.token);
  expect(body.data.find(({ fairId }) => fairId === made.body.fairId)).toMatchObject({
    sessionCount: 1,
    placesTaken: 1,
  });
});

test('what cannot be is refused at its field', async () => {
  const booth = {
    schoolId: null,
    companyId: null,
    field: 'it',
    about: { en: '', km: '' },
    people: [],
    links: [],
  };
  const unchecked = await makeCompany(backend.current, { checkedUntil: null });
  const refused = async (overrides: Partial<Draft>) =>
    (await post(draft(overrides))).error.issues?.map(({ path, code }) => [path, code]);
  expect(await refused({ endsAt: hours(20) })).toEqual([['endsAt', 'before-start']]);
  expect(await refused({ sessions: [{ ...session, startsAt: hours(1), endsAt: hours(2) }] })).toEqual([
    ['sessions.0.startsAt', 'outside-fair'],
  ]);
  expect(await refused({ booths: [{ ...booth, companyId: unchecked }] })).toEqual([
    ['booths.0.companyId', 'employer-unchecked'],
  ]);
  expect(await refused({ booths: [{ ...booth, schoolId: randomUUID() }] })).toEqual([
    ['booths.0.schoolId', 'unknown-school'],
  ]);
  expect(await refused({ booths: [booth] })).toEqual([['booths.0.schoolId', 'school-or-employer']]);
});
