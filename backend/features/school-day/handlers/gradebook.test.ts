import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '@/backend/db/schema';
import { assessmentsResource } from '@/lib/contract/school-day/assessments';
import { markingResource } from '@/lib/contract/school-day/marking';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { heavyWorkLimits } from '@/backend/limits';
import { heavyWork } from '@/backend/work/heavy-work';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const sheets = sheetsResource.endpoints;
const assess = assessmentsResource.endpoints;
let key = 0;
const newKey = () => `gradebook-test-${(key += 1)}`;
type Row = { studentId: string; score: number | null; version: number; absent?: boolean; reason?: string };

const scene = async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const orgId = school.id;
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
  const { courseId, students } = await makeClass(b, orgId, { teacherId: teacher.id });
  const [first, second] = students;
  if (!first || !second) throw new Error('There are two students.');
  const name = { en: 'Quiz', km: 'តេស្ត' };
  const body = { kind: 'quiz', name, maxScore: 20, weightPercent: 40, heldOn: '2026-10-20' } as const;
  const params = { orgId, id: courseId };
  const made = await call(b, assess.create, { params, body, idempotencyKey: newKey() }, teacher.token);
  const id = made.body.assessmentId;
  const storeAs = ({ token }: Person, ...rows: Row[]) =>
    call(b, sheets.markScores, { params: { orgId, id }, body: { rows }, idempotencyKey: newKey() }, token);
  const store = (...rows: Row[]) => storeAs(teacher, ...rows);
  const publish = (published: boolean, version: number) =>
    call(b, assess.update, { params: { orgId, id }, body: { published }, version }, teacher.token);
  const book = async (person: Person = teacher) => call(b, sheets.gradebook, { params }, person.token);
  const told = async ({ id: userId, token }: Person) => {
    const { list } = notificationsResource.endpoints;
    const { body: page } = await call(b, list, { params: { userId }, query: {} }, token);
    return page.list.map(({ kind }) => kind);
  };
  const course = async ({ person }: typeof first) => {
    const ask = { params: { orgId, id: person.id }, query: {} };
    const { body: page } = await call(b, recordsResource.endpoints.scores, ask, person.token);
    return page.data[0];
  };
  const seen = async (student: typeof first) => (await course(student))?.assessments[0];
  return { orgId, id, advisor, teacher, first, second, store, storeAs, publish, book, told, seen, course };
};

test(
  'gradebooks wait in one line: who has many in it comes back, and others have their turn',
  { tags: 'postgres' },
  async () => {
    const { book, teacher, advisor } = await scene();
    const gate = Promise.withResolvers<void>();
    const { atOnceMax, waitingEachMax } = heavyWorkLimits.marks;
    const before = Array.from({ length: atOnceMax + waitingEachMax }, () =>
      heavyWork.marks.take(teacher.id, () => gate.promise),
    );
    const refused = await book();
    expect([refused.status, refused.error.code]).toEqual([503, 'busy']);
    const theirs = book(advisor);
    gate.resolve();
    await Promise.all(before);
    expect([(await theirs).status, (await book()).status]).toEqual([200, 200]);
  },
);

test('a gradebook is one answer; who was absent has no score, and an empty cell is neither', async () => {
  const { first, second, store, book } = await scene();
  const { body: outcome } = await store(
    { studentId: first.id, score: 0, version: 0 },
    { studentId: second.id, score: null, absent: true, version: 0 },
  );
  expect(outcome.outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  const { body } = await book();
  const cells = new Map(body.data.map((row) => [row.studentId, row.cells[0]]));
  expect(cells.get(first.id)).toMatchObject({ score: 0, absent: false, version: 1 });
  expect(cells.get(second.id)).toMatchObject({ score: null, absent: true, version: 1 });
  expect(body).toMatchObject({ weightPercent: 40, locked: false, archived: false, countTotal: 2 });
  expect(body.assessments).toMatchObject([{ maxScore: 20, scored: 2, publishedAt: null }]);
  await store({ studentId: second.id, score: null, version: 1 });
  expect((await book()).body.data.find(({ studentId }) => studentId === second.id)?.cells).toEqual([]);
});

test('absent with a score, and a score over the maximum, are refused at their cells', async () => {
  const { first, second, store } = await scene();
  const { body } = await store(
    { studentId: first.id, score: 3, absent: true, version: 0 },
    { studentId: second.id, score: 20.5, version: 0 },
  );
  expect(body.outcomes.map((outcome) => (outcome.ok ? null : outcome.issues?.[0]))).toMatchObject([
    { path: 'score', code: 'absent-with-score' },
    { path: 'score', code: 'above-maximum', message: '20' },
  ]);
});

test('publishing tells each student who has a score once, and nobody else', async () => {
  const { first, second, store, publish, told, seen } = await scene();
  await store({ studentId: first.id, score: 12, version: 0 });
  expect([await told(first.person), await seen(first)]).toEqual([[], undefined]);
  expect((await publish(true, 1)).status).toBe(200);
  await publish(true, 2);
  expect([await told(first.person), await told(second.person)]).toEqual([['score-published'], []]);
  expect(await seen(first)).toMatchObject({ score: 12, absent: false, changes: [] });
});

test('a published score changes with a reason, which its student reads beside the old one', async () => {
  const { first, second, store, publish, told, seen } = await scene();
  await store({ studentId: first.id, score: 12, version: 0 });
  await publish(true, 1);
  const silent = await store({ studentId: first.id, score: 15, version: 1 });
  expect(silent.body.outcomes).toMatchObject([{ ok: false, issues: [{ path: 'reason', code: 'required' }] }]);
  expect(await seen(first)).toMatchObject({ score: 12 });
  await store(
    { studentId: first.id, score: 15, version: 1, reason: 'Question 4 was counted wrongly' },
    { studentId: second.id, score: 9, version: 0 },
  );
  expect(await seen(first)).toMatchObject({
    score: 15,
    changes: [{ before: 12, after: 15, reason: 'Question 4 was counted wrongly' }],
  });
  expect([await told(first.person), await told(second.person)]).toEqual([
    ['score-changed'],
    ['score-published'],
  ]);
});

test('a draft score changes without a reason, and the student never learns of it', async () => {
  const { first, store, publish, seen } = await scene();
  await store({ studentId: first.id, score: 12, version: 0 });
  await store({ studentId: first.id, score: 13, version: 1, reason: 'Typing' });
  await publish(true, 1);
  expect(await seen(first)).toMatchObject({ score: 13, changes: [] });
});

test("the office gives a reason for another person's draft score, but not for its own", async () => {
  const { advisor, teacher, first, second, store, storeAs, publish, seen, told } = await scene();
  await store({ studentId: first.id, score: 12, version: 0 });
  const silent = await storeAs(
    advisor,
    { studentId: first.id, score: 15, version: 1 },
    { studentId: second.id, score: 9, version: 0 },
  );
  expect(silent.body.outcomes).toMatchObject([
    { ok: false, status: 422, issues: [{ path: 'reason', code: 'required' }] },
    { ok: true, version: 1 },
  ]);
  const emptied = await storeAs(advisor, { studentId: first.id, score: null, version: 1 });
  expect(emptied.body.outcomes).toMatchObject([{ ok: false, status: 422 }]);
  const typo = await storeAs(advisor, { studentId: second.id, score: 8, version: 1 });
  expect(typo.body.outcomes).toMatchObject([{ ok: true, version: 2 }]);
  const reason = 'The teacher counted again';
  const { body } = await storeAs(advisor, { studentId: first.id, score: 15, version: 1, reason });
  expect(body.outcomes).toMatchObject([{ ok: true, version: 2 }]);
  expect(
    (await storeAs(teacher, { studentId: first.id, score: 14, version: 2 })).body.outcomes,
  ).toMatchObject([{ ok: true }]);
  expect(await told(first.person)).toEqual([]);
  await publish(true, 1);
  expect(await seen(first)).toMatchObject({ score: 14, changes: [{ before: 12, after: 15, reason }] });
});

test('a locked term takes no scores, and is opened again with a reason only', async () => {
  const { orgId, advisor, first, store, book } = await scene();
  const b = backend.current;
  const lock = (body: object) =>
    call(
      b,
      markingResource.endpoints.lock,
      { params: { orgId }, body: { academicYear: '2026-2027', term: 1, locked: false, ...body } },
      advisor.token,
    );
  await lock({ locked: true });
  expect((await book()).body.locked).toBe(true);
  expect((await store({ studentId: first.id, score: 1, version: 0 })).error.code).toBe('term-locked');
  expect((await lock({})).error.issues).toMatchObject([{ path: 'reason', code: 'required' }]);
  const { body } = await lock({ reason: 'A paper was found' });
  expect(body).toMatchObject({ data: [], reopened: [{ term: 1, reason: 'A paper was found' }] });
  expect((await store({ studentId: first.id, score: 1, version: 0 })).status).toBe(200);
  expect((await lock({ locked: true })).body).toMatchObject({ data: [{ term: 1 }], reopened: [] });
  expect((await book()).body.locked).toBe(true);
});

test('a teacher of another course and a student see no gradebook', async () => {
  const { orgId, first, book } = await scene();
  const other = await makePerson(backend.current, { roles: ['teacher'], staffOf: [orgId] });
  expect([(await book(other)).status, (await book(first.person)).status]).toEqual([404, 404]);
});

test('a withdrawn assessment counts nowhere, and whoever had a score in it is told and reads why', async () => {
  const b = backend.current;
  const { orgId, id, teacher, first, second, store, publish, book, told, seen, course } = await scene();
  await store({ studentId: first.id, score: 12, version: 0 });
  await publish(true, 1);
  expect((await course(first))?.percent).toBe(60);
  const params = { orgId, id };
  const withdraw = (reason: string, version: number) =>
    call(b, assess.withdraw, { params, body: { reason }, version }, teacher.token);
  expect((await withdraw(' ', 2)).status).toBe(422);
  expect((await withdraw('Question 2 was wrong', 1)).status).toBe(412);
  expect((await withdraw('Question 2 was wrong', 2)).body).toMatchObject({
    assessmentId: id,
    reason: 'Question 2 was wrong',
  });
  expect(await seen(first)).toBeUndefined();
  expect(await course(first)).toMatchObject({
    percent: null,
    withdrawn: [{ assessmentId: id, reason: 'Question 2 was wrong', score: 12, absent: false }],
  });
  expect((await course(second))?.withdrawn).toEqual([]);
  expect([await told(first.person), await told(second.person)]).toEqual([['assessment-withdrawn'], []]);
  expect((await book()).body).toMatchObject({
    assessments: [],
    weightPercent: 0,
    withdrawn: [{ assessmentId: id, name: { en: 'Quiz', km: 'តេស្ត' } }],
  });
  // It takes nothing any more.
  expect((await store({ studentId: second.id, score: 9, version: 0 })).error.code).toBe(
    'assessment-withdrawn',
  );
  expect((await publish(false, 3)).error.code).toBe('assessment-withdrawn');
  expect((await withdraw('Again', 3)).error.code).toBe('assessment-withdrawn');
  expect((await call(b, assess.remove, { params }, teacher.token)).error.code).toBe('has-scores');
  const log = await b.deps.db.select().from(auditLog).where(eq(auditLog.action, 'assessment-withdrawn'));
  expect(log).toMatchObject([{ subject: id, detail: { students: 1 } }]);
});

test('what students have never seen is withdrawn without a word', async () => {
  const b = backend.current;
  const { orgId, id, teacher, first, store, told, course } = await scene();
  await store({ studentId: first.id, score: 12, version: 0 });
  const input = { params: { orgId, id }, body: { reason: 'Not held' }, version: 1 };
  expect((await call(b, assess.withdraw, input, teacher.token)).status).toBe(200);
  expect([await told(first.person), (await course(first))?.withdrawn]).toEqual([[], []]);
});
