import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { recordsResource } from '@/lib/contract/school-day/records';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import {
  makeClass,
  makeCourse,
  makeRecord,
  makeSchoolWithStudent,
  makeSession,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { classTeachers, holidays, notifications } from '@/backend/db/schema';
import { noticeArguments } from '@/lib/domain/notices/notice-text';
import { notificationsResource } from '@/lib/contract/notices/notifications';

const backend = useTestBackend();
const notices = notificationsResource.endpoints.list;
const { cancel, create, list, update } = classSessionsResource.endpoints;
let key = 0;

const scene = async () => {
  const b = backend.current;
  const made = await makeSchoolWithStudent(b);
  const orgId = made.school.id;
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
  const courseOf = async (teacherId = '') => {
    if (!teacherId) return makeCourse(b, orgId, [made.student.id]);
    return (await makeClass(b, orgId, { teacherId, students: 0 })).courseId;
  };
  const series = (id: string, body: object = {}) =>
    call(
      b,
      create,
      {
        params: { orgId, id },
        body: {
          from: '2026-11-02',
          to: '2026-11-22',
          slots: [{ weekday: 1, startTime: '០៧:០០', endTime: '08:30', room: 'A-1' }],
          ...body,
        },
        idempotencyKey: `session-test-${(key += 1)}`,
      },
      made.advisor.token,
    );
  const slot = (values: object) => ({
    weekday: 1,
    startTime: '07:00',
    endTime: '08:30',
    room: 'B-1',
    ...values,
  });
  return { ...made, orgId, teacher, courseOf, series, slot };
};

test('a weekly series leaves out holidays and says which', async () => {
  const b = backend.current;
  const { orgId, courseOf, series } = await scene();
  const name = { en: 'Water Festival', km: 'បុណ្យអុំទូក' };
  await b.deps.db
    .insert(holidays)
    .values({ organizationId: orgId, day: '2026-11-09', name, updatedAt: b.clock.now() });
  const { status, body } = await series(await courseOf());
  expect(status).toBe(201);
  expect(body.data.map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-02T00:00:00.000Z',
    '2026-11-16T00:00:00.000Z',
  ]);
  expect(body.skipped).toEqual([{ day: '2026-11-09', name }]);
});

test('a series is refused by field', async () => {
  const { courseOf, series, slot } = await scene();
  const id = await courseOf();
  const refuse = async (body: object) =>
    (await series(id, body)).error.issues?.map(({ path, code }) => `${path} ${code}`);
  const daily = [1, 2, 3, 4, 5].map((weekday) => slot({ weekday }));
  expect(await refuse({ to: '2026-11-01' })).toEqual(['to before-start']);
  expect(await refuse({ to: '2027-02-12', slots: daily })).toEqual(['to too-many-lessons']);
  expect(await refuse({ from: '2026-10-04' })).toEqual(['from outside-term']);
  expect(await refuse({ to: '2027-02-13' })).toEqual(['to outside-term']);
  expect(await refuse({ slots: [slot({ startTime: '23:00', endTime: '00:00' })] })).toEqual([
    'slots.0.endTime before-start',
  ]);
  expect(await refuse({ slots: [slot({ endTime: '24:00' })] })).toEqual(['slots.0.endTime invalid-time']);
  expect(await refuse({ slots: [slot({}), slot({ startTime: '08:00', endTime: '09:00' })] })).toEqual([
    'slots.1.startTime overlapping',
  ]);
  expect(await refuse({ to: '2026-11-02', slots: [slot({ weekday: 3 })] })).toEqual(['from no-lessons']);
});

test('a room, a teacher and a class are in one place at a time, and the clash is named', async () => {
  const b = backend.current;
  const { orgId, campusId, teacher, courseOf, series, slot } = await scene();
  const { structureId } = await makeStructure(b, campusId);
  const recordId = await makeRecord(b, { campusId, structureId });
  const inClass = { structureRecordId: recordId, code: 'M-9', name: 'Maths' };
  const first = await makeCourse(b, orgId, [], inClass);
  const taught = await courseOf(teacher.id);
  await series(first, { to: '2026-11-02' });
  await series(taught, { to: '2026-11-02', slots: [slot({ startTime: '09:00', endTime: '10:00' })] });
  const clash = async (id: string, values: object) => {
    const { status, error } = await series(id, { to: '2026-11-02', slots: [slot(values)] });
    return [status, error.code, error.issues?.map(({ code }) => code)];
  };
  expect(await clash(await courseOf(), { room: ' a-1' })).toEqual([409, 'clash', ['room-taken']]);
  const sibling = await makeCourse(b, orgId, [], inClass);
  expect(await clash(sibling, { room: 'C-1' })).toEqual([409, 'clash', ['class-busy']]);
  const other = await courseOf(teacher.id);
  expect(await clash(other, { room: 'C-1', startTime: '09:59', endTime: '11:00' })).toEqual([
    409,
    'clash',
    ['teacher-busy'],
  ]);
  const named = await series(await courseOf(), { to: '2026-11-02' });
  expect(named.error.issues).toEqual([
    { path: 'slots.0', code: 'room-taken', message: 'A-1: M-9 Maths, 2026-11-02 07:00' },
  ]);
  // One lesson may begin when another ends, also in the same room, and another school has rooms of its own.
  const after = { startTime: '08:30', endTime: '09:00', room: 'A-1' };
  expect((await series(other, { to: '2026-11-02', slots: [slot(after)] })).status).toBe(201);
  const elsewhere = await scene();
  expect((await elsewhere.series(await elsewhere.courseOf())).status).toBe(201);
});

test('two desks at once do not both find the room free', { tags: 'postgres' }, async () => {
  const { courseOf, series } = await scene();
  const ids = [];
  for (let n = 0; n < 8; n += 1) ids.push(await courseOf());
  const answers = await Promise.all(ids.map((id) => series(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ]);
});

test('a lesson moves, gets a substitute and is cancelled with a reason that students read', async () => {
  const b = backend.current;
  const { orgId, advisor, student, teacher, courseOf, series } = await scene();
  const id = await courseOf();
  const { body: made } = await series(id, { to: '2026-11-02' });
  const params = { orgId, id: made.data[0]?.sessionId ?? '' };
  const change = (body: object, version: number) => call(b, update, { params, body, version }, advisor.token);
  const moved = { startsAt: '2026-11-03T02:00:00.000Z', endsAt: '2026-11-03T03:30:00.000Z' };
  expect((await change(moved, 1)).body).toMatchObject({ ...moved, version: 2 });
  expect((await change({ room: 'B' }, 1)).status).toBe(412);
  expect((await change({ endsAt: '2026-11-03T02:00:00.000Z' }, 2)).error.issues?.[0]?.code).toBe(
    'before-start',
  );
  expect((await change({ substituteId: advisor.id }, 2)).error.issues?.[0]?.code).toBe('no-teacher');
  expect((await change({ substituteId: teacher.id }, 2)).body.substitute?.userId).toBe(teacher.id);
  const span = { from: '2026-11-02', to: '2026-11-08' };
  const own = await call(b, list, { params: { orgId }, query: span }, teacher.token);
  expect(own.body.data.map(({ sessionId }) => sessionId)).toEqual([params.id]);
  const reason = 'គ្រូឈឺ';
  const cancelled = await call(b, cancel, { params, body: { reason }, version: 3 }, advisor.token);
  expect(cancelled.body).toMatchObject({ state: 'cancelled', cancelReason: reason });
  const { timetable } = recordsResource.endpoints;
  const seen = await call(
    b,
    timetable,
    { params: { orgId, id: student.person.id }, query: span },
    student.person.token,
  );
  expect(seen.body.data).toMatchObject([{ state: 'cancelled', cancelReason: reason }]);
  expect((await change({ room: 'B' }, 4)).error.code).toBe('session-cancelled');
  // The room is free again.
  expect(
    (
      await series(await courseOf(), {
        from: '2026-11-03',
        to: '2026-11-03',
        slots: [{ weekday: 2, startTime: '09:00', endTime: '10:00', room: 'A-1' }],
      })
    ).status,
  ).toBe(201);
});

test('a lesson whose attendance is marked keeps its time', async () => {
  const b = backend.current;
  const { orgId, advisor, student, courseOf } = await scene();
  const sessionId = await makeSession(b, await courseOf(), -3, { mark: 'present', studentId: student.id });
  const params = { orgId, id: sessionId };
  const startsAt = '2026-10-31T23:30:00.000Z';
  const moved = await call(b, update, { params, body: { startsAt }, version: 1 }, advisor.token);
  expect(moved.error.code).toBe('already-marked');
  expect((await call(b, update, { params, body: { room: 'C' }, version: 1 }, advisor.token)).status).toBe(
    200,
  );
  const dropped = await call(b, cancel, { params, body: { reason: 'x' }, version: 2 }, advisor.token);
  expect(dropped.error.code).toBe('already-marked');
});

test('students and teachers are told what becomes of a lesson, once, and whoever does it is not', async () => {
  const b = backend.current;
  const { orgId, advisor, student, teacher, campusId } = await scene();
  const told = async ({ id, token }: { id: string; token: string }) => {
    const { body } = await call(b, notices, { params: { userId: id }, query: {} }, token);
    return body.list
      .filter(({ kind }) => kind.startsWith('lesson-'))
      .map(({ kind, params, href }) => ({ kind, href, ...noticeArguments(params, 'en') }));
  };
  const substitute = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
  const left = await makeStudent(b, { schoolId: orgId, campusId }, { status: 'left' });
  const courseId = await makeCourse(b, orgId, [student.id, left.id]);
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  const sessionId = await makeSession(b, courseId, 3);
  const params = { orgId, id: sessionId };
  const change = (body: object, version: number) => call(b, update, { params, body, version }, advisor.token);
  // A topic concerns nobody's way.
  await change({ topic: { en: 'Cells', km: 'កោសិកា' } }, 1);
  expect(await told(student.person)).toEqual([]);
  await change({ room: 'C-9' }, 2);
  expect(await told(student.person)).toMatchObject([
    {
      kind: 'lesson-changed',
      href: '/profile/enrolled/timetable',
      status: expect.stringContaining('room C-9'),
    },
  ]);
  expect(await told(teacher)).toMatchObject([{ kind: 'lesson-changed', href: '/partner/class' }]);
  const at = { startsAt: '2026-11-09T02:00:00.000Z', endsAt: '2026-11-09T03:30:00.000Z' };
  await change({ ...at, reason: 'The hall is wet' }, 3);
  const [moved] = await told(student.person);
  expect(moved?.date).toMatch(/^from 01-Nov-2026, \d\d:\d\d–\d\d:\d\d to 09-Nov-2026, 09:00–10:30$/);
  expect(moved?.status).toContain('reason: The hall is wet');
  // Who has not read of the first move knows the first hour only; who has read of it knows the second.
  const mine = eq(notifications.userId, teacher.id);
  await b.deps.db.update(notifications).set({ readAt: b.clock.now() }).where(mine);
  await change({ startsAt: '2026-11-10T02:00:00.000Z', endsAt: '2026-11-10T03:30:00.000Z' }, 4);
  expect((await told(student.person))[0]?.date).toBe(moved?.date.replace('to 09-Nov-2026', 'to 10-Nov-2026'));
  expect((await told(teacher))[0]?.date).toBe('from 09-Nov-2026, 09:00–10:30 to 10-Nov-2026, 09:00–10:30');
  // Each message says all, so one about the same lesson is enough.
  await change({ substituteId: substitute.id }, 5);
  expect(await told(student.person)).toMatchObject([
    { status: expect.stringMatching(/^room C-9, with .*Dara/) },
  ]);
  expect(await told(substitute)).toHaveLength(1);
  await call(b, cancel, { params, body: { reason: 'Storm' }, version: 6 }, advisor.token);
  for (const person of [student.person, teacher, substitute])
    expect(await told(person)).toMatchObject([{ kind: 'lesson-cancelled', status: 'Storm' }]);
  expect(await told(left.person)).toEqual([]);
  expect(await told(advisor)).toEqual([]);
});

test('nobody is told of a lesson that is over', async () => {
  const b = backend.current;
  const { orgId, advisor, teacher } = await scene();
  const { courseId } = await makeClass(b, orgId, { teacherId: teacher.id, students: 0 });
  const params = { orgId, id: await makeSession(b, courseId, -3) };
  expect((await call(b, update, { params, body: { room: 'C' }, version: 1 }, advisor.token)).status).toBe(
    200,
  );
  const { body } = await call(b, notices, { params: { userId: teacher.id }, query: {} }, teacher.token);
  expect(body.list.filter(({ kind }) => kind === 'lesson-changed')).toEqual([]);
});

test('a lesson is moved to a holiday only by somebody who says so', async () => {
  const b = backend.current;
  const { orgId, courseOf, series, advisor } = await scene();
  const id = await courseOf();
  const { body } = await series(id, { to: '2026-11-02' });
  const [lesson] = body.data;
  if (!lesson) throw new Error('There is a lesson.');
  await b.deps.db.insert(holidays).values({
    organizationId: orgId,
    day: '2026-11-05',
    name: { en: 'School feast', km: 'បុណ្យសាលា' },
    updatedAt: b.clock.now(),
  });
  const move = (more: object = {}) =>
    call(
      b,
      update,
      {
        params: { orgId, id: lesson.sessionId },
        body: { startsAt: '2026-11-05T00:00:00.000Z', endsAt: '2026-11-05T01:30:00.000Z', ...more },
        version: lesson.version,
      },
      advisor.token,
    );
  const refused = await move();
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ issues: [{ path: 'startsAt', code: 'holiday' }] });
  const moved = await move({ onHoliday: true });
  expect(moved.status).toBe(200);
  expect(moved.body.startsAt).toBe('2026-11-05T00:00:00.000Z');
});

test(
  'lessons without a mark are asked for alone: begun, not cancelled, marked by nobody',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { orgId, courseOf, advisor, teacher, student } = await scene();
    const courseId = await courseOf(teacher.id);
    const open = await makeSession(b, courseId, -48);
    await makeSession(b, courseId, -24, { mark: 'present', studentId: student.id });
    await makeSession(b, courseId, -25, { cancelled: true });
    await makeSession(b, courseId, 24);
    const day = (days: number) =>
      new Date(b.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const query = { from: day(-5), to: day(5), unmarked: 'true' } as const;
    for (const { token } of [advisor, teacher]) {
      const { body } = await call(b, list, { params: { orgId }, query }, token);
      expect(body.data.map(({ sessionId }) => sessionId)).toEqual([open]);
    }
  },
);
