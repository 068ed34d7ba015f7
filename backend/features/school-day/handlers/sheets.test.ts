import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assessmentsResource } from '@/lib/contract/school-day/assessments';
import { markingResource } from '@/lib/contract/school-day/marking';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { classSessions } from '@/backend/db/schema';

const backend = useTestBackend();
const sheets = sheetsResource.endpoints;
const assess = assessmentsResource.endpoints;
let key = 0;
const newKey = () => `sheet-test-${(key += 1)}`;

const scene = async (count = 2) => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const orgId = school.id;
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
  const { courseId, students } = await makeClass(b, orgId, { teacherId: teacher.id, students: count });
  const inCourse = { orgId, id: courseId };
  const newAssessment = (body: object = {}, token = teacher.token) =>
    call(
      b,
      assess.create,
      {
        params: inCourse,
        body: {
          kind: 'quiz',
          name: { en: 'Quiz', km: 'តេស្ត' },
          maxScore: 20,
          weightPercent: 40,
          heldOn: '2026-10-20',
          ...body,
        },
        idempotencyKey: newKey(),
      },
      token,
    );
  return { orgId, advisor, teacher, courseId, students, inCourse, newAssessment };
};

type MarkRow = {
  studentId: string;
  mark: 'present' | 'late' | 'absent' | null;
  note?: string;
  reason?: string;
  version: number;
};

const marking = (orgId: string, id: string, token: string) => (rows: MarkRow[]) =>
  call(
    backend.current,
    sheets.markAttendance,
    { params: { orgId, id }, body: { rows }, idempotencyKey: newKey() },
    token,
  );

test('of thirty pupils with three wrong rows twenty-seven are stored and three are named', async () => {
  const b = backend.current;
  const { orgId, teacher, courseId, students } = await scene(30);
  const other = await scene(1);
  const id = await makeSession(b, courseId, -3);
  const rows = students.map(({ id: studentId }) => ({ studentId, mark: 'present' as const, version: 0 }));
  const wrong = rows.map((row, index) => {
    if (index === 4) return { ...row, studentId: other.students[0]?.id ?? '' };
    if (index === 9) return { ...row, mark: 'asleep' as 'late' };
    return index === 14 ? { ...row, version: 2 } : row;
  });
  const { body } = await marking(orgId, id, teacher.token)(wrong);
  expect(body.outcomes.filter(({ ok }) => ok)).toHaveLength(27);
  expect(body.outcomes.flatMap((outcome) => (outcome.ok ? [] : [[outcome.index, outcome.status]]))).toEqual([
    [4, 404],
    [9, 422],
    [14, 412],
  ]);
  const sheet = await call(b, sheets.attendance, { params: { orgId, id } }, teacher.token);
  expect(sheet.body.data.filter(({ mark }) => mark === 'present')).toHaveLength(27);
  expect(sheet.body.countTotal).toBe(30);
});

test('two people in one cell: the slower one gets 412 with both values, and the history names who', async () => {
  const b = backend.current;
  const { orgId, teacher, advisor, courseId, students } = await scene(1);
  const id = await makeSession(b, courseId, -3);
  const studentId = students[0]?.id ?? '';
  const [byTeacher, byOffice] = [marking(orgId, id, teacher.token), marking(orgId, id, advisor.token)];
  expect((await byTeacher([{ studentId, mark: 'absent', version: 0 }])).body.outcomes).toEqual([
    { index: 0, ok: true, version: 1 },
  ]);
  const late = await byOffice([{ studentId, mark: 'late', note: 'Rain', version: 0 }]);
  expect(late.body.outcomes).toMatchObject([
    {
      status: 412,
      version: 1,
      theirs: { value: 'absent', note: null },
      yours: { value: 'late', note: 'Rain' },
    },
  ]);
  const reason = 'The bus was late';
  await byOffice([{ studentId, mark: 'late', note: 'Rain', reason, version: 1 }]);
  await byOffice([{ studentId, mark: null, reason, version: 2 }]);
  const { body } = await call(b, sheets.attendanceChanges, { params: { orgId, id } }, teacher.token);
  expect(
    body.data.map(({ before, after }) => [before?.value ?? null, after?.value ?? null]).toSorted(),
  ).toEqual(
    [
      ['absent', 'late'],
      ['late', null],
      [null, 'absent'],
    ].toSorted(),
  );
  expect(body.data.every(({ markedBy }) => markedBy !== null)).toBe(true);
});

test('attendance waits for the beginning of the lesson, and a cancelled lesson has none', async () => {
  const b = backend.current;
  const { orgId, teacher, courseId, students } = await scene(1);
  const rows: MarkRow[] = [{ studentId: students[0]?.id ?? '', mark: 'present', version: 0 }];
  const mark = async (id: string) => (await marking(orgId, id, teacher.token)(rows)).error?.code;
  const soon = await makeSession(b, courseId, 0.1);
  expect(await mark(soon)).toBe('too-early');
  b.clock.advance(360);
  expect(await mark(soon)).toBeUndefined();
  expect(await mark(await makeSession(b, courseId, -3, { cancelled: true }))).toBe('session-cancelled');
});

test('a substitute marks the lesson, and no other of the course', async () => {
  const b = backend.current;
  const { orgId, courseId, students } = await scene(1);
  const substitute = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
  const [own, other] = [await makeSession(b, courseId, -3), await makeSession(b, courseId, -6)];
  await b.deps.db.update(classSessions).set({ substituteId: substitute.id }).where(eq(classSessions.id, own));
  const rows: MarkRow[] = [{ studentId: students[0]?.id ?? '', mark: 'present', version: 0 }];
  expect((await marking(orgId, own, substitute.token)(rows)).status).toBe(200);
  expect((await marking(orgId, other, substitute.token)(rows)).status).toBe(404);
});

test('scores keep to the maximum and the course; students see them once they are published', async () => {
  const b = backend.current;
  const { orgId, teacher, students, newAssessment } = await scene(2);
  const { body: made } = await newAssessment();
  const params = { orgId, id: made.assessmentId };
  const [first, second] = students;
  const put = (rows: { studentId: string; score: number | null; version: number; reason?: string }[]) =>
    call(b, sheets.markScores, { params, body: { rows }, idempotencyKey: newKey() }, teacher.token);
  const { body } = await put([
    { studentId: first?.id ?? '', score: 18.5, version: 0 },
    { studentId: second?.id ?? '', score: 20.5, version: 0 },
    { studentId: teacher.id, score: 1, version: 0 },
    { studentId: second?.id ?? '', score: 0.123, version: 0 },
  ]);
  expect(
    body.outcomes.map((outcome) => (outcome.ok ? 'stored' : (outcome.issues?.[0]?.code ?? outcome.code))),
  ).toEqual(['stored', 'above-maximum', 'not-found', 'two-decimals']);
  const seen = async () =>
    (
      await call(
        b,
        recordsResource.endpoints.scores,
        { params: { orgId, id: first?.person.id ?? '' } },
        first?.person.token,
      )
    ).body.data[0]?.assessments.map(({ score }) => score);
  expect(await seen()).toEqual([]);
  const change = (values: object, version: number) =>
    call(b, assess.update, { params, body: values, version }, teacher.token);
  expect((await change({ published: true }, 1)).body).toMatchObject({ scored: 1, version: 2 });
  expect(await seen()).toEqual([18.5]);
  expect((await change({ maxScore: 18 }, 2)).error).toMatchObject({
    code: 'scores-above',
    issues: [{ message: '18.5' }],
  });
  expect((await call(b, assess.remove, { params }, teacher.token)).error.code).toBe('has-scores');
  await put([{ studentId: first?.id ?? '', score: null, version: 1, reason: 'Not in the course' }]);
  // What was changed in it stays with its students.
  expect((await call(b, assess.remove, { params }, teacher.token)).error.code).toBe('has-scores');
  const unused = (await newAssessment({ weightPercent: 10 })).body.assessmentId;
  expect((await call(b, assess.remove, { params: { orgId, id: unused } }, teacher.token)).status).toBe(200);
});

test(
  'the weights of a course are at most 100 together, also for two teachers at once',
  { tags: 'postgres' },
  async () => {
    const { advisor, newAssessment } = await scene(0);
    await newAssessment({ weightPercent: 50 });
    const over = await newAssessment({ weightPercent: 51 });
    expect([over.status, over.error.code, over.error.issues?.[0]?.message]).toEqual([
      409,
      'weights-over-100',
      '101',
    ]);
    const both = await Promise.all([
      newAssessment({ weightPercent: 50 }),
      newAssessment({ weightPercent: 50 }, advisor.token),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  },
);

test('a locked term takes no attendance, no scores and no assessments until it is opened', async () => {
  const b = backend.current;
  const { orgId, advisor, teacher, courseId, students, newAssessment } = await scene(1);
  const { body: made } = await newAssessment();
  const sessionId = await makeSession(b, courseId, -3);
  const lock = (locked: boolean) =>
    call(
      b,
      markingResource.endpoints.lock,
      {
        params: { orgId },
        body: { academicYear: '2026-2027', term: 1, locked, reason: 'A paper was found' },
      },
      advisor.token,
    );
  expect((await lock(true)).body.data).toMatchObject([{ academicYear: '2026-2027', term: 1 }]);
  await lock(true);
  const studentId = students[0]?.id ?? '';
  const tries = async () => [
    (await marking(orgId, sessionId, teacher.token)([{ studentId, mark: 'present', version: 0 }])).error
      ?.code,
    (
      await call(
        b,
        sheets.markScores,
        {
          params: { orgId, id: made.assessmentId },
          body: { rows: [{ studentId, score: 1, version: 0 }] },
          idempotencyKey: newKey(),
        },
        teacher.token,
      )
    ).error?.code,
    (await newAssessment({ weightPercent: 1 })).error?.code,
  ];
  expect(await tries()).toEqual(['term-locked', 'term-locked', 'term-locked']);
  expect((await lock(false)).body.countTotal).toBe(0);
  expect(await tries()).toEqual([undefined, undefined, undefined]);
});
