import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationMerges } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { mergesResource } from '@/lib/contract/admissions/merges';
import { apply, enterApplication, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, type Person } from '@/tests/support/make';
import { mergeBy, mergeScene } from '@/tests/support/merging';

const backend = useTestBackend();
const { duplicates, setApart } = mergesResource.endpoints;
const { mine } = applicantsResource.endpoints;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

const scene = () => mergeScene(backend.current);
const enterFor = (advisor: Person, schoolId: string, change: object = {}) =>
  enterApplication(backend.current, advisor, schoolId, change);
const merge = (by: Person, keptId: string, lostId: string, options = {}) =>
  mergeBy(backend.current, by, [keptId, lostId], options);

test(
  'the same person in both scripts, by number and by birthday, is proposed; strangers are not',
  { tags: 'postgres' },
  async () => {
    const { school, advisor, own } = await scene();
    backend.current.clock.advance(1);
    const other = await enterFor(advisor, school.id, {
      phone: '017 999 111',
      lastNameKm: 'សុខ',
      firstNameKm: 'តារា',
    });
    await apply(backend.current, school.id, { name: ['Bopha', 'បុប្ផា'] });
    const found = await call(backend.current, duplicates, { query: {} }, advisor.token);
    const pair = found.body.data.find(({ second }) => second.applicantId === other.application.applicantId);
    expect(pair).toMatchObject({
      first: { applicantId: own.applicantId },
      reasons: ['birthday', 'name', 'nameKm'],
      accounts: 'unused',
    });
    // Whoever has the number only, or the birthday only, is told apart by the reasons.
    await enterFor(advisor, school.id, {
      lastName: 'Chan',
      firstName: 'Vanna',
      lastNameKm: 'ចាន់',
      firstNameKm: 'វណ្ណា',
      birthday: '01/02/2007',
    });
    const ofOwn = await call(
      backend.current,
      duplicates,
      { query: { applicantId: own.applicantId } },
      advisor.token,
    );
    expect(ofOwn.body.data.map(({ reasons }) => reasons.join())).toContain('phone');
  },
);

test('names that were turned round are the same person', async () => {
  const { school, advisor, own } = await scene();
  const turned = {
    lastName: 'Dara',
    firstName: 'Sok',
    lastNameKm: 'ខុស',
    firstNameKm: 'គ្នា',
    phone: '017 999 222',
  };
  const other = await enterFor(advisor, school.id, turned);
  const { body } = await call(
    backend.current,
    duplicates,
    { query: { applicantId: own.applicantId } },
    advisor.token,
  );
  const proposed = body.data.flatMap(({ first, second }) => [first.applicantId, second.applicantId]);
  expect(proposed).toContain(other.application.applicantId);
});

test('what is of two people is not proposed again', { tags: 'postgres' }, async () => {
  const { school, advisor, own } = await scene();
  const { application } = await enterFor(advisor, school.id);
  const said = { params: { id: own.applicantId }, body: { otherId: application.applicantId } };
  expect((await call(backend.current, setApart, said, advisor.token)).status).toBe(200);
  const { body } = await call(
    backend.current,
    duplicates,
    { query: { applicantId: own.applicantId } },
    advisor.token,
  );
  expect(body.data).toEqual([]);
});

test('a concurrent change of either is refused, and nothing happens', { tags: 'postgres' }, async () => {
  const { school, advisor, own } = await scene();
  const { application } = await enterFor(advisor, school.id);
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  await moveTo(backend.current, admin, application.applicantId, 'rejected');
  const stale = await merge(advisor, own.applicantId, application.applicantId);
  expect([stale.status, codeOf(stale)]).toEqual([412, 'stale-version']);
  const { db } = backend.current.deps;
  expect(await db.$count(applicationMerges, eq(applicationMerges.keptId, own.applicantId))).toBe(0);
});

test('the same merge twenty times at once is one', { tags: 'postgres' }, async () => {
  const { school, advisor, own } = await scene();
  const { application } = await enterFor(advisor, school.id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => merge(advisor, own.applicantId, application.applicantId)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.mergeId}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  // The other way round there is nothing left to join.
  expect((await merge(advisor, application.applicantId, own.applicantId)).status).toBe(404);
});

test('accounts that people have signed in to are not joined, and a school does not join accounts', async () => {
  const { school, advisor, own } = await scene();
  const used = await apply(backend.current, school.id);
  const refused = await merge(advisor, own.applicantId, used.applicantId);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'accounts-in-use']);
  const { application } = await enterFor(advisor, school.id);
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  expect((await merge(admin, own.applicantId, application.applicantId)).status).toBe(403);
  const stranger = await makePerson(backend.current, { roles: ['advisor'] });
  expect((await merge(stranger, own.applicantId, application.applicantId)).status).toBe(404);
});

test('a school joins two applications of one account', async () => {
  const { school, student, own } = await scene();
  const programId = await makeProgram(backend.current, school.id);
  const second = await apply(backend.current, school.id, { as: student, programId });
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const { body } = await call(backend.current, duplicates, { query: {} }, admin.token);
  expect(body.data).toMatchObject([{ accounts: 'same' }]);
  expect((await merge(admin, own.applicantId, second.applicantId, { take: ['program'] })).status).toBe(200);
  const { body: all } = await call(backend.current, mine, { params: { id: student.id } }, student.token);
  expect(all.data.map(({ applicantId, enrollToId }) => [applicantId, enrollToId])).toEqual([
    [own.applicantId, programId],
  ]);
});

test('a value is taken only where the two differ', async () => {
  const { school, advisor, own } = await scene();
  const { application } = await enterFor(advisor, school.id);
  const answer = await merge(advisor, own.applicantId, application.applicantId, {
    take: ['personal.gender'],
  });
  expect([answer.status, answer.error?.issues?.[0]]).toMatchObject([
    422,
    { path: 'take.0', code: 'not-different' },
  ]);
});
