// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unseenReason } from '@/tests/support/applications';
import { applicantSteps, schoolConfigurations } from '@/backend/db/schema';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, makeStep } from '@/tests/support/make';

const backend = useTestBackend();
const { submit, setStatus, list } = applicantsResource.endpoints;
const { summary, progress, changes } = pipelineResource.endpoints;

const apply = async (schoolId: string, key: string) => {
  const student = await makePerson(backend.current);
  const input = {
    params: { id: schoolId },
    body: applicationTo(schoolId),
    idempotencyKey: `pipeline-${key}`,
  };
  return (await call(backend.current, submit, input, student.token)).body;
};

test('counts by step in the order of the steps, and by school', async () => {
  const b = backend.current;
  const [school, quiet, foreign] = [await makeSchool(b), await makeSchool(b), await makeSchool(b)];
  await makeStep(b, school.id, 'interview', 1);
  await apply(school.id, 'oldest');
  b.clock.advance(2 * 86_400);
  const moved = await apply(school.id, 'moved');
  const accepted = await apply(school.id, 'accepted');
  await apply(foreign.id, 'foreign');
  b.clock.advance(86_400);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id, quiet.id] });
  const move = (id: string, applicantStatus: string) =>
    call(
      b,
      setStatus,
      { params: { id }, body: { applicantStatus, unseenReason }, version: 1 },
      advisor.token,
    );
  await move(moved.applicantId, 'interview');
  await move(accepted.applicantId, 'accepted');
  const { body } = await call(b, summary, {}, advisor.token);
  expect(body.countAllData).toBe(3);
  expect(body.steps.map(({ key, count, order }) => [key, count, order])).toEqual([
    ['pending', 1, 1],
    ['interview', 1, 2],
    ['accepted', 1, 3],
    ['rejected', 0, 4],
  ]);
  expect(body.schools.map(({ schoolId, count }) => [schoolId, count]).toSorted()).toEqual(
    [
      [school.id, 3],
      [quiet.id, 0],
    ].toSorted(),
  );
  const own = body.schools.find(({ schoolId }) => schoolId === school.id);
  expect(own?.stepKeys).toEqual(['pending', 'interview', 'accepted', 'rejected']);
  // The filter counts the same days.
  const waitingFor = async (days: number) =>
    (await call(b, list, { query: { waitingDays: String(days) } }, advisor.token)).body.countTotal;
  expect([await waitingFor(3), await waitingFor(4)]).toEqual([1, 0]);
});

test('a desk reads the nearest open follow-up of each application', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const { applicantId } = await apply(school.id, 'followed');
  const quiet = await apply(school.id, 'not-followed');
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const note = async (dueOn: string | null) => {
    const body = { note: 'Call back', dueOn };
    const input = { params: { id: applicantId }, body, idempotencyKey: `follow-${dueOn}` };
    return (await call(b, followUpsResource.endpoints.create, input, advisor.token)).body;
  };
  await note(null);
  await note('2026-12-20');
  const nearest = await note('2026-12-10');
  const days = async () => {
    const { data } = (await call(b, list, {}, advisor.token)).body;
    return new Map(data.map((row) => [row.applicantId, row.followUpOn]));
  };
  expect([(await days()).get(applicantId), (await days()).get(quiet.applicantId)]).toEqual([
    '2026-12-10',
    null,
  ]);
  const { update } = followUpsResource.endpoints;
  const { followUpId, version } = nearest;
  await call(b, update, { params: { id: followUpId }, body: { done: true }, version }, advisor.token);
  expect((await days()).get(applicantId)).toBe('2026-12-20');
});

test('the target of a school for its answers is one of those that can be chosen, else the general one', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const set = (value: string | number) =>
    b.deps.db
      .insert(schoolConfigurations)
      .values({ schoolId: school.id, configId: 'answerWithinDays', value, isPublic: false })
      .onConflictDoUpdate({
        target: [schoolConfigurations.schoolId, schoolConfigurations.configId],
        set: { value },
      });
  const target = async () => (await call(b, summary, {}, advisor.token)).body.schools[0]?.answerWithinDays;
  expect(await target()).toBe(3);
  await set(10);
  expect(await target()).toBe(10);
  await set('soon');
  expect(await target()).toBe(3);
});

test('an advisor without schools sees an empty pipeline with the fixed steps', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const { body } = await call(backend.current, summary, {}, advisor.token);
  expect(body).toMatchObject({ countAllData: 0, schools: [] });
  expect(body.steps.map((step) => [step.key, step.color])).toEqual([
    ['pending', '#919CA2'],
    ['accepted', '#06D857'],
    ['rejected', '#F25151'],
  ]);
});

test('a step that the school has removed stays while an application is in it', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  await makeStep(b, school.id, 'paper-check', 1);
  const advisor = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const { applicantId } = await apply(school.id, 'removed-step');
  const body = { applicantStatus: 'paper-check' };
  await call(b, setStatus, { params: { id: applicantId }, body, version: 1 }, advisor.token);
  await b.deps.db.update(applicantSteps).set({ status: false }).where(eq(applicantSteps.schoolId, school.id));
  const answer = await call(b, summary, {}, advisor.token);
  expect(answer.body.steps.map(({ key, count }) => [key, count])).toEqual([
    ['pending', 0],
    ['paper-check', 1],
    ['accepted', 0],
    ['rejected', 0],
  ]);
});

test('the last weeks: received and decided, how far they came, days in each step, provinces', async () => {
  const b = backend.current;
  const [school, foreign] = [await makeSchool(b, { requiredDocuments: [] }), await makeSchool(b)];
  await makeStep(b, school.id, 'interview', 1);
  // Tokens do not last as long as this test.
  const signIn = async () => (await makePerson(b, { roles: ['advisor'], staffOf: [school.id] })).token;
  const move = async (id: string, applicantStatus: string, version: number) =>
    call(b, setStatus, { params: { id }, body: { applicantStatus, unseenReason }, version }, await signIn());
  const old = await apply(school.id, 'too-old');
  b.clock.advance(90 * 86_400);
  await apply(foreign.id, 'progress-foreign');
  const [fast, slow] = [await apply(school.id, 'fast'), await apply(school.id, 'slow')];
  b.clock.advance(2 * 86_400);
  await move(fast.applicantId, 'interview', 1);
  b.clock.advance(2 * 86_400);
  await move(slow.applicantId, 'interview', 1);
  await move(fast.applicantId, 'accepted', 2);
  b.clock.advance(4 * 86_400);
  await apply(school.id, 'today');

  const { body } = await call(b, progress, {}, await signIn());
  expect(body.weeks).toHaveLength(12);
  expect(body.weeks.map(({ weekOf }) => new Date(weekOf).getUTCDay())).toEqual(Array(12).fill(1));
  const sum = (key: 'received' | 'decided') => body.weeks.reduce((total, week) => total + week[key], 0);
  expect([sum('received'), sum('decided')]).toEqual([3, 1]);
  expect(body.weeks.at(-1)?.received).toBeGreaterThan(0);
  expect(body.funnel).toEqual({ received: 3, answered: 2, decided: 1, accepted: 1, onCondition: 0 });
  expect(body.steps.map(({ key, medianDays }) => [key, medianDays])).toEqual([
    ['pending', 3],
    ['interview', 2],
  ]);
  expect(body.provinces.reduce((total, { count }) => total + count, 0)).toBe(3);
  // The link of a province opens the list from the same day on.
  const [province] = body.provinces;
  const linked = { province: province?.code, createdAt: body.weeks[0]?.weekOf };
  const opened = await call(b, list, { query: linked }, await signIn());
  expect([opened.body.countTotal, province?.count]).toEqual([3, 3]);
  // What waits for the school and nobody has touched for three days: the old one and the slow one.
  expect(body.today).toEqual({ received: 1, toAnswer: 2 });
  expect(old.applicantStatus).toBe('pending');
});

test('without schools the last weeks are empty', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const { body } = await call(backend.current, progress, {}, advisor.token);
  expect(body).toMatchObject({
    funnel: { received: 0, answered: 0, decided: 0, accepted: 0 },
    provinces: [],
    today: { received: 0, toAnswer: 0 },
  });
  expect(body.weeks.every(({ received, decided }) => received === 0 && decided === 0)).toBe(true);
});

test(
  'places on condition are counted apart, and the list shows them alone',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
    const accept = async (name: string, offer: object) => {
      const { applicantId: id } = await apply(school.id, name);
      const body = { applicantStatus: 'accepted', unseenReason, offer };
      await call(b, setStatus, { params: { id }, body, version: 1 }, advisor.token);
      return id;
    };
    const onCondition = await accept('on-condition', { minimumGrade: 'C' });
    await accept('unconditional', {});
    const { body: all } = await call(b, summary, {}, advisor.token);
    expect([all.countOnCondition, all.steps.find(({ key }) => key === 'accepted')?.count]).toEqual([1, 2]);
    const { body: weeks } = await call(b, progress, {}, advisor.token);
    expect(weeks.funnel).toMatchObject({ decided: 2, accepted: 1, onCondition: 1 });
    const { body: listed } = await call(b, list, { query: { onCondition: 'true' } }, advisor.token);
    expect([listed.countTotal, listed.data.map(({ applicantId }) => applicantId)]).toEqual([
      1,
      [onCondition],
    ]);
    expect(listed.data[0]?.step).toMatchObject({ key: 'accepted', name: 'Accepted, on condition' });
  },
);

test('the last seven days and the seven before, both up to the same time of the day', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const day = 86_400;
  const long = await apply(school.id, 'changes-long');
  b.clock.advance(12 * day);
  await apply(school.id, 'changes-before');
  b.clock.advance(8 * day);
  await apply(school.id, 'changes-now');
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  await call(
    b,
    setStatus,
    { params: { id: long.applicantId }, body: { applicantStatus: 'rejected' }, version: 1 },
    advisor.token,
  );
  const { body } = await call(b, changes, {}, advisor.token);
  expect(body).toEqual({
    from: addDaysToDay(dayInCambodia(b.clock.now()), -6),
    received: { now: 1, before: 1 },
    decided: { now: 1, before: 0 },
    closed: 1,
  });
  const shown = await call(b, list, { query: { createdAt: body.from } }, advisor.token);
  expect(shown.body.countTotal).toBe(body.received.now);
});
