import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markRequestsResource } from '@/lib/contract/school-day/mark-requests';
import { recordsResource } from '@/lib/contract/school-day/records';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { attendances, guardians, termLocks } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, signedIn } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

const backend = useTestBackend();
const api = markRequestsResource.endpoints;
let key = 0;

/** A student who was marked absent an hour ago, and a guardian. */
const scene = async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const { courseId, teacherId, students } = await makeClass(b, school.id, { students: 1 });
  const [pupil] = students;
  if (!pupil) throw new Error('There is no student.');
  const sessionId = await makeSession(b, courseId, -1, { mark: 'absent', studentId: pupil.id });
  const guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId: pupil.id,
    userId: guardian.id,
    sees: ['attendance'],
    createdAt: now,
    confirmedAt: now,
  });
  const params = { orgId: school.id, id: pupil.id };
  const ask = (token: string, wanted: 'present' | 'excused' | 'absent' = 'excused') =>
    call(
      b,
      api.ask,
      {
        params,
        body: { sessionId, wanted, reason: 'I was at the doctor.' },
        idempotencyKey: `mark-request-${(key += 1)}`,
      },
      token,
    );
  const answer = (token: string, requestId: string, mark: 'excused' | null) =>
    call(
      b,
      api.answer,
      { params: { orgId: school.id, requestId }, body: { setTo: mark, word: 'The letter is here.' } },
      token,
    );
  const entry = async () =>
    (await call(b, recordsResource.endpoints.attendance, { params, query: {} }, pupil.person.token)).body
      .data[0];
  const teacher = await signedIn(b, teacherId);
  return { b, school, advisor, pupil, guardian, sessionId, params, ask, answer, entry, teacher, teacherId };
};

const inboxOf = async (id: string) => {
  const token = await signedIn(backend.current, id);
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: id }, query: {} }, token);
  return body.list.map(({ kind, href, params }) => ({ kind, href, ...params }));
};

test(
  'a student asks, the teacher changes the mark with a word, and the student is told',
  { tags: 'postgres' },
  async () => {
    const { b, school, pupil, ask, answer, entry, teacher, teacherId } = await scene();
    const { body } = await ask(pupil.person.token);
    expect(body).toMatchObject({ state: 'open', mark: 'absent', wanted: 'excused', by: 'student' });
    expect(await inboxOf(teacherId)).toMatchObject([
      { kind: 'mark-asked', name: 'Sok Dara', statusEn: 'Excused – I was at the doctor.' },
    ]);
    const queue = { params: { orgId: school.id }, query: { state: 'open' as const } };
    expect((await call(b, api.list, queue, teacher)).body).toMatchObject({
      countTotal: 1,
      data: [{ requestId: body.requestId, studentId: pupil.id }],
    });
    expect((await answer(teacher, body.requestId, 'excused')).body.state).toBe('changed');
    expect(await entry()).toMatchObject({
      mark: 'excused',
      request: { state: 'changed', answer: 'The letter is here.' },
    });
    expect((await inboxOf(pupil.person.id)).map(({ kind }) => kind)).toContain('mark-answered');
    expect((await call(b, api.list, queue, teacher)).body.countTotal).toBe(0);
    expect((await answer(teacher, body.requestId, null)).error.code).toBe('already-answered');
  },
);

test('the office keeps a mark, and the guardian who asked reads why', async () => {
  const { advisor, pupil, guardian, ask, answer, entry } = await scene();
  const { body } = await ask(guardian.token);
  expect((await answer(advisor.token, body.requestId, null)).body.state).toBe('kept');
  expect(await entry()).toMatchObject({ mark: 'absent', correction: null, request: { state: 'kept' } });
  expect(await inboxOf(guardian.id)).toMatchObject([
    {
      kind: 'child-mark-answered',
      href: `/profile/enrolled/attendance?student=${pupil.id}`,
      statusEn: 'Absent – The letter is here.',
    },
  ]);
});

test(
  'one request at a time waits for an answer, also of two who ask at once',
  { tags: 'postgres' },
  async () => {
    const { b, pupil, guardian, params, ask } = await scene();
    const answers = await Promise.all([ask(pupil.person.token), ask(guardian.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const requestId = answers.find(({ status }) => status === 201)?.body.requestId ?? '';
    const back = { params: { ...params, requestId } };
    expect((await call(b, api.withdraw, back, guardian.token)).body.state).toBe('withdrawn');
    expect((await ask(pupil.person.token)).status).toBe(201);
  },
);

test('what stands there already is not asked for, and a locked term takes no request', async () => {
  const { b, school, pupil, ask } = await scene();
  expect((await ask(pupil.person.token, 'absent')).error.issues).toMatchObject([{ code: 'same-mark' }]);
  const lockedAt = b.clock.now();
  await b.deps.db
    .insert(termLocks)
    .values({ schoolId: school.id, academicYear: '2026-2027', term: 1, lockedAt });
  expect((await ask(pupil.person.token)).error.code).toBe('term-locked');
});

test('teachers and the office do not ask, and a stranger finds nothing', async () => {
  const { b, school, advisor, teacher, pupil, ask, answer } = await scene();
  expect((await ask(advisor.token)).status).toBe(403);
  expect((await ask(teacher)).status).toBe(403);
  const { body } = await ask(pupil.person.token);
  const stranger = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  expect((await answer(stranger.token, body.requestId, null)).status).toBe(404);
  expect((await answer(pupil.person.token, body.requestId, null)).status).toBe(404);
});

test('a mark of the office is changed by the office only', async () => {
  const { b, advisor, teacher, pupil, sessionId, ask, answer } = await scene();

  await b.deps.db.update(attendances).set({ corrected: true }).where(eq(attendances.sessionId, sessionId));
  const { body } = await ask(pupil.person.token);
  expect((await answer(teacher, body.requestId, 'excused')).error.code).toBe('office-corrected');
  expect((await answer(advisor.token, body.requestId, 'excused')).body.state).toBe('changed');
});
