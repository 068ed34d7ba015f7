import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { auditLog, schoolVisits } from '@/backend/db/schema';
import { schoolVisitsResource } from '@/lib/contract/visits/school-visits';
import { visitGuestsResource } from '@/lib/contract/visits/visit-guests';
import { safetyResource } from '@/lib/contract/accounts/safety';
import { visitLimits } from '@/lib/domain/limits/visits';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person, signedIn } from '@/tests/support/make';
import { makeVisit, putOnList } from '@/tests/support/school-visits';

const backend = useTestBackend();
const { list, open, get, close, visitors } = schoolVisitsResource.endpoints;
const { read, join, own, leave } = visitGuestsResource.endpoints;

const hourMs = 3_600_000;
let advisor: Person;
beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
});

const inHours = (hours: number) =>
  new Date(backend.current.clock.now().getTime() + hours * hourMs).toISOString();
const draft = (schoolId: string) => ({ schoolId, startsAt: inHours(0), endsAt: inHours(2), pupils: 40 });
let keys = 0;
const openAs = ({ token }: Person, body: ReturnType<typeof draft>) =>
  call(backend.current, open, { body, idempotencyKey: `open-a-visit-${(keys += 1)}` }, token);
const officeOf = (schoolId: string) =>
  makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [schoolId] });
const codesOf = (answer: { error: { issues?: { path: string; code: string }[] } }) =>
  answer.error.issues?.map(({ path, code }) => `${path} ${code}`);

describe('opening', () => {
  test('an advisor opens one for any school, its office for its own, and both see it', async () => {
    const school = await makeSchool(backend.current, { name: 'Hun Neang High School' });
    const office = await officeOf(school.id);
    const [first, second] = [
      await openAs(advisor, draft(school.id)),
      await openAs(office, { ...draft(school.id), startsAt: inHours(24), endsAt: inHours(26) }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      state: 'open',
      pupils: 40,
      listedCount: 0,
      unlistedCount: 0,
      school: { schoolId: school.id, name: 'Hun Neang High School' },
    });
    expect(first.body.code).toMatch(/^[a-z2-9]{6}$/);
    const { body: seen } = await call(backend.current, list, {}, office.token);
    expect(seen.data.map(({ visitId, state }) => [visitId, state])).toEqual([
      [second.body.visitId, 'planned'],
      [first.body.visitId, 'open'],
    ]);
    const found = await call(
      backend.current,
      list,
      { query: { keyword: 'neang', state: 'open' } },
      advisor.token,
    );
    expect(found.body.data.map(({ visitId }) => visitId)).toEqual([first.body.visitId]);
  });

  test('the office of another school sees nothing of it', async () => {
    const [school, other] = [await makeSchool(backend.current), await makeSchool(backend.current)];
    const office = await officeOf(other.id);
    const { id } = await makeVisit(backend.current, school.id);
    expect((await openAs(office, draft(school.id))).status).toBe(404);
    for (const endpoint of [get, visitors])
      expect((await call(backend.current, endpoint, { params: { id } }, office.token)).status).toBe(404);
    expect((await call(backend.current, close, { params: { id } }, office.token)).status).toBe(404);
    const { body } = await call(backend.current, list, {}, office.token);
    expect(body).toEqual({ data: [], countTotal: 0 });
  });

  test('hours, pupils and the school are judged', async () => {
    const { id } = await makeSchool(backend.current);
    const late = await openAs(advisor, { ...draft(id), endsAt: inHours(5) });
    expect(codesOf(late)).toEqual(['endsAt visit-too-long']);
    const many = await openAs(advisor, { ...draft(id), pupils: visitLimits.pupilsMax + 1 });
    expect(codesOf(many)).toEqual(['pupils too-big']);
    const unknown = await openAs(advisor, draft('00000000-0000-4000-8000-000000000000'));
    expect(unknown.status).toBe(404);
    const waiting = await makeSchool(backend.current, { agreedAt: null, status: 'inactive' });
    const tooSoon = await openAs(await officeOf(waiting.id), draft(waiting.id));
    expect([tooSoon.status, tooSoon.error.code]).toEqual([409, 'waits-for-advisor']);
  });

  test('a school has three at once, also where two are opened together', { tags: 'postgres' }, async () => {
    const { id } = await makeSchool(backend.current);
    const people = await Promise.all(Array.from({ length: 5 }, () => officeOf(id)));
    const answers = await Promise.all(people.map((office) => openAs(office, draft(id))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409]);
    const [first] = answers.filter(({ status }) => status === 201);
    const params = { id: first?.body.visitId ?? '' };
    expect((await call(backend.current, close, { params }, advisor.token)).body.state).toBe('over');
    expect((await openAs(advisor, draft(id))).status).toBe(201);
  });

  test('one person opens ten a day', async () => {
    const person = await makePerson(backend.current, { roles: ['advisor'] });
    const statuses = [];
    for (let time = 0; time <= visitLimits.openedPerPersonPerDayMax; time += 1)
      statuses.push((await openAs(person, draft((await makeSchool(backend.current)).id))).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(visitLimits.openedPerPersonPerDayMax);
    expect(statuses.at(-1)).toBe(429);
  });

  test('opening and closing are in the audit log, and nothing is closed twice', async () => {
    const { id: schoolId } = await makeSchool(backend.current);
    const { body } = await openAs(await makePerson(backend.current, { roles: ['advisor'] }), draft(schoolId));
    const params = { id: body.visitId };
    expect((await call(backend.current, close, { params }, advisor.token)).status).toBe(200);
    const again = await call(backend.current, close, { params }, advisor.token);
    expect([again.status, again.error.code]).toEqual([409, 'visit-over']);
    const noted = await backend.current.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, body.visitId))
      .orderBy(auditLog.action);
    expect(noted.map(({ action }) => action)).toEqual(['visit-closed', 'visit-opened']);
    expect(noted[1]?.detail).toMatchObject({ schoolId, pupils: 40 });
  });
});

describe('the list', () => {
  test('names who agreed, in the order of arrival, without a number', async () => {
    const school = await makeSchool(backend.current);
    const { id } = await makeVisit(backend.current, school.id);
    const [first, second] = [await makePerson(backend.current), await makePerson(backend.current)];
    await putOnList(backend.current, id, second.id);
    backend.current.clock.advance(60);
    await putOnList(backend.current, id, first.id);
    const answer = await call(
      backend.current,
      visitors,
      { params: { id } },
      await signedIn(backend.current, advisor.id),
    );
    expect(answer.body.countTotal).toBe(2);
    expect(answer.body.data.map(({ userId, name }) => [userId, name])).toEqual([
      [second.id, 'Sok Dara'],
      [first.id, 'Sok Dara'],
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(first.phone);
  });

  test('a pupil with an account joins once, leaves, and stays in the number', async () => {
    const school = await makeSchool(backend.current);
    const { id, code } = await makeVisit(backend.current, school.id);
    const pupil = await makePerson(backend.current);
    const params = { code: code.toUpperCase() };
    for (let time = 0; time < 2; time += 1)
      expect((await call(backend.current, join, { params }, pupil.token)).status).toBe(200);
    const mine = await call(backend.current, own, { params: { id: pupil.id } }, pupil.token);
    expect(mine.body.data.map(({ visitId }) => visitId)).toEqual([id]);
    const exported = await call(
      backend.current,
      safetyResource.endpoints.export,
      { params: { id: pupil.id } },
      pupil.token,
    );
    expect(exported.body.records['school_visit_visitors']).toMatchObject([{ visitId: id }]);
    const gone = { params: { id: pupil.id, visitId: id } };
    expect((await call(backend.current, leave, gone, pupil.token)).status).toBe(200);
    expect((await call(backend.current, leave, gone, pupil.token)).status).toBe(404);
    const office = await officeOf(school.id);
    const { body } = await call(backend.current, get, { params: { id } }, office.token);
    expect([body.listedCount, body.unlistedCount]).toEqual([0, 1]);
  });

  test('nobody joins one that is planned, over or closed', async () => {
    const { id } = await makeSchool(backend.current);
    const now = backend.current.clock.now();
    const hours = (count: number) => new Date(now.getTime() + count * hourMs);
    const pupil = await makePerson(backend.current);
    for (const times of [
      { startsAt: hours(1), endsAt: hours(2) },
      { startsAt: hours(-2), endsAt: hours(-1) },
      { closedAt: now },
    ]) {
      const { code } = await makeVisit(backend.current, id, times);
      const answer = await call(backend.current, join, { params: { code } }, pupil.token);
      expect([answer.status, answer.error.code]).toEqual([409, 'visit-over']);
      expect((await call(backend.current, read, { params: { code } })).status).toBe(200);
    }
    for (const code of ['zzzzzz', 'none', '../'])
      expect((await call(backend.current, read, { params: { code } })).status).toBe(404);
  });

  test('is forgotten 180 days after the end, and the number stays', async () => {
    const { id: schoolId } = await makeSchool(backend.current);
    const [{ id }, { id: later }] = [
      await makeVisit(backend.current, schoolId, { unlistedCount: 3 }),
      await makeVisit(backend.current, schoolId, {
        endsAt: new Date(backend.current.clock.now().getTime() + 48 * hourMs),
      }),
    ];
    for (const visitId of [id, later])
      for (let pupil = 0; pupil < 2; pupil += 1)
        await putOnList(backend.current, visitId, (await makePerson(backend.current)).id);
    backend.current.clock.advance(visitLimits.listStoredDays * 86_400 + 2 * 3600 + 1);
    await sweepEnded(backend.current.deps);
    expect(backend.current.failures).toEqual([]);
    const token = await signedIn(backend.current, advisor.id);
    const countsOf = async (visitId: string) => {
      const { body } = await call(backend.current, get, { params: { id: visitId } }, token);
      return [body.listedCount, body.unlistedCount];
    };
    expect([await countsOf(id), await countsOf(later)]).toEqual([
      [0, 5],
      [2, 0],
    ]);
    const kept = and(eq(schoolVisits.schoolId, schoolId), eq(schoolVisits.id, id));
    expect(await backend.current.deps.db.$count(schoolVisits, kept)).toBe(1);
  });
});
