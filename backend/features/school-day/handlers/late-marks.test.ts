import { expect, test } from 'vitest';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person, signedIn } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

const backend = useTestBackend();
const sheets = sheetsResource.endpoints;
let key = 0;

/** A lesson of an hour ago with one student and its teacher. */
const scene = async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const { courseId, teacherId, students } = await makeClass(b, school.id, { students: 2 });
  const sessionId = await makeSession(b, courseId, -1);
  const [pupil, other] = students;
  if (!pupil || !other) throw new Error('There is no student.');
  const params = { orgId: school.id, id: sessionId };
  const mark = async (
    token: string,
    row: {
      mark: AttendanceMark | null;
      version?: number;
      ageSeconds?: number;
      note?: string;
      reason?: string;
    },
  ) => {
    const body = { rows: [{ studentId: pupil.id, version: 0, ...row }] };
    const sent = { params, body, idempotencyKey: `late-marks-${(key += 1)}` };
    return (await call(b, sheets.markAttendance, sent, token)).body.outcomes[0];
  };
  const cell = async () => {
    const { data } = (await call(b, sheets.attendance, { params }, advisor.token)).body;
    const found = data.find(({ studentId }) => studentId === pupil.id);
    return [found?.mark, found?.corrected];
  };
  return {
    school,
    courseId,
    sessionId,
    pupil,
    advisor,
    teacherId,
    teacher: await signedIn(b, teacherId),
    mark,
    cell,
  };
};

const noticesOf = async ({ id, token }: Person) => {
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: id }, query: {} }, token);
  return body.list.flatMap(({ kind, params }) =>
    kind === 'attendance-marked' ? [(params as { statusEn?: string }).statusEn] : [],
  );
};

test(
  'of two teachers the later mark of the day counts, whenever it arrives',
  { tags: 'postgres' },
  async () => {
    const { teacher, mark, cell } = await scene();
    expect(await mark(teacher, { mark: 'absent' })).toMatchObject({ ok: true });
    // Read before, but made after what stands there.
    backend.current.clock.advance(60);
    expect(await mark(teacher, { mark: 'late', ageSeconds: 10 })).toMatchObject({ ok: true });
    expect(await cell()).toEqual(['late', false]);
    // Made before what stands there: it waited on a phone.
    expect(await mark(teacher, { mark: 'absent', ageSeconds: 300 })).toMatchObject({
      status: 412,
      theirs: { value: 'late' },
      yours: { value: 'absent' },
    });
    expect(await cell()).toEqual(['late', false]);
  },
);

test('a mark that was made on another day does not take the place of one', async () => {
  const { teacher, teacherId, mark } = await scene();
  await mark(teacher, { mark: 'absent' });
  backend.current.clock.advance(2 * 86_400);
  const later = await signedIn(backend.current, teacherId);
  expect(await mark(later, { mark: 'present', ageSeconds: 60 })).toMatchObject({
    status: 412,
    theirs: { value: 'absent' },
  });
});

test('what the office corrected stays, and both values are told', { tags: 'postgres' }, async () => {
  const { teacher, advisor, mark, cell } = await scene();
  await mark(teacher, { mark: 'absent' });
  await mark(advisor.token, { mark: 'excused', version: 1, reason: 'A letter came.' });
  backend.current.clock.advance(60);
  expect(await mark(teacher, { mark: 'absent', version: 2, ageSeconds: 0 })).toMatchObject({
    status: 409,
    code: 'office-corrected',
    theirs: { value: 'excused', note: null },
    yours: { value: 'absent' },
  });
  expect(await cell()).toEqual(['excused', true]);
});

test('the office says why it corrects a mark; the teacher is told, and the student reads who and why', async () => {
  const b = backend.current;
  const { school, sessionId, teacher, teacherId, advisor, pupil, mark, cell } = await scene();
  expect(await mark(advisor.token, { mark: 'absent' })).toMatchObject({ ok: true });
  expect(await mark(advisor.token, { mark: 'late', version: 1, note: 'Rain' })).toMatchObject({
    status: 422,
    issues: [{ path: 'reason', code: 'required' }],
  });
  expect(await cell()).toEqual(['absent', false]);
  const reason = 'The bus was late.';
  expect(await mark(advisor.token, { mark: 'late', version: 1, reason })).toMatchObject({ ok: true });
  const { list } = notificationsResource.endpoints;
  const notices = await call(b, list, { params: { userId: teacherId }, query: {} }, teacher);
  expect(notices.body.list).toMatchObject([{ kind: 'attendance-corrected', params: { statusEn: reason } }]);
  const params = { orgId: school.id, id: sessionId };
  const sheet = (await call(b, sheets.attendance, { params }, teacher)).body;
  expect(sheet.lesson).toMatchObject({ sessionId, className: null, state: 'running' });
  expect(sheet.data.find(({ studentId }) => studentId === pupil.id)?.correction).toMatchObject({ reason });
  const own = { params: { orgId: school.id, id: pupil.id }, query: {} };
  const record = await call(b, recordsResource.endpoints.attendance, own, pupil.person.token);
  expect(record.body.data[0]?.correction).toMatchObject({ by: 'Sok Dara', reason });
});

test('a student hears of an absence once a day, and of its correction in its place', async () => {
  const { teacher, pupil, mark } = await scene();
  await mark(teacher, { mark: 'absent' });
  expect(await noticesOf(pupil.person)).toEqual([expect.stringMatching(/^absent: \d\d:\d\d Course \d+$/)]);
  await mark(teacher, { mark: 'present', version: 1 });
  expect(await noticesOf(pupil.person)).toEqual([expect.stringMatching(/^present: \d\d:\d\d Course \d+$/)]);
});

test('being there is no news', async () => {
  const { teacher, pupil, mark } = await scene();
  await mark(teacher, { mark: 'present' });
  expect(await noticesOf(pupil.person)).toEqual([]);
});

test('who attended least in a course comes first, who has no mark last', async () => {
  const b = backend.current;
  const { school, courseId, teacher, pupil, mark } = await scene();
  await mark(teacher, { mark: 'absent' });
  const params = { orgId: school.id, id: courseId };
  const { data } = (await call(b, sheets.courseAttendance, { params }, teacher)).body;
  expect(data.map(({ summary }) => summary.percent)).toEqual([0, null]);
  expect(data[0]?.studentId).toBe(pupil.id);
  const stranger = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  expect((await call(b, sheets.courseAttendance, { params }, stranger.token)).status).toBe(404);
});
