import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { teacherAbsencesResource } from '@/lib/contract/school-day/teacher-absences';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { classSessions, guardians } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

const backend = useTestBackend();
const api = teacherAbsencesResource.endpoints;
const sessions = classSessionsResource.endpoints;
let key = 0;
const nextKey = () => `teacher-absence-${(key += 1)}`;

/** A teacher with a lesson in two hours, two others of the school, and a guardian of the class's first student. */
const scene = async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const teacherOf = () => makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const [teacher, free, busy] = [await teacherOf(), await teacherOf(), await teacherOf()];
  const { courseId, students } = await makeClass(b, school.id, { teacherId: teacher.id, students: 1 });
  const other = await makeClass(b, school.id, { teacherId: busy.id, students: 1 });
  const sessionId = await makeSession(b, courseId, 2);
  const otherId = await makeSession(b, other.courseId, 2);
  await b.deps.db.update(classSessions).set({ room: 'Elsewhere' }).where(eq(classSessions.id, otherId));
  const [pupil] = students;
  if (!pupil) throw new Error('There is no student.');
  const guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId: pupil.id,
    userId: guardian.id,
    sees: ['timetable'],
    createdAt: now,
    confirmedAt: now,
  });
  const [session] = await b.deps.db.select().from(classSessions).where(eq(classSessions.id, sessionId));
  const day = dayInCambodia(session?.startsAt ?? now);
  const params = { orgId: school.id };
  const announce = (token: string, more: object = {}) =>
    call(
      b,
      api.announce,
      {
        params,
        body: { of: 'days', fromDay: day, toDay: day, reason: 'illness', note: 'Fever', ...more } as never,
        idempotencyKey: nextKey(),
      },
      token,
    );
  const list = async (token: string) => (await call(b, api.list, { params }, token)).body.data;
  const freeFor = (token: string) => call(b, api.free, { params: { ...params, id: sessionId } }, token);
  const give = (token: string, substituteId: string, version = 1) =>
    call(
      b,
      sessions.update,
      { params: { ...params, id: sessionId }, body: { substituteId }, version },
      token,
    );
  const told = async (person: { id: string; token: string }) => {
    const { list: read } = notificationsResource.endpoints;
    const { body } = await call(b, read, { params: { userId: person.id } }, person.token);
    return body.list.map(({ kind, params: said }) => ({ kind, ...said }));
  };
  const people = { advisor, teacher, free, busy, pupil, guardian };
  return { ...people, b, sessionId, courseId, day, params, announce, list, freeFor, give, told };
};

test(
  'a teacher announces, the office gives the lesson to who is free, and everybody is told',
  { tags: 'postgres' },
  async () => {
    const at = await scene();
    const said = await at.announce(at.teacher.token);
    expect(said.status).toBe(201);
    expect(said.body).toMatchObject({
      teacher: { userId: at.teacher.id },
      lessons: [{ sessionId: at.sessionId, isOpen: true }],
    });
    expect(await at.told(at.advisor)).toMatchObject([
      { kind: 'teacher-absence', titleEn: '1', statusEn: 'Illness – Fever' },
    ]);
    const { body } = await at.freeFor(at.advisor.token);
    expect(body.data.map(({ userId }) => userId)).toEqual([at.free.id]);
    expect((await at.give(at.advisor.token, at.teacher.id)).error.issues).toMatchObject([
      { path: 'substituteId', code: 'teacher-absent' },
    ]);
    expect((await at.give(at.advisor.token, at.busy.id)).error.code).toBe('clash');
    expect((await at.give(at.advisor.token, at.free.id)).status).toBe(200);
    expect(await at.list(at.advisor.token)).toMatchObject([
      { lessons: [{ isOpen: false, substitute: { userId: at.free.id } }] },
    ]);
    for (const person of [at.free, at.teacher, at.pupil.person])
      expect(await at.told(person)).toMatchObject([{ kind: 'lesson-changed' }]);
    expect(await at.told(at.guardian)).toMatchObject([{ kind: 'child-lesson-changed' }]);
  },
);

test('a teacher reads the own absences and speaks for nobody else; the office speaks for its teachers', async () => {
  const at = await scene();
  const stranger = await makePerson(at.b, { roles: ['teacher'] });
  const ofOther = { teacherId: at.free.id };
  expect((await at.announce(at.teacher.token, ofOther)).status).toBe(403);
  expect((await at.announce(at.advisor.token)).error.issues).toMatchObject([
    { path: 'teacherId', code: 'required' },
  ]);
  expect((await at.announce(at.advisor.token, { teacherId: stranger.id })).error.issues).toMatchObject([
    { path: 'teacherId', code: 'no-teacher' },
  ]);
  expect((await at.announce(at.advisor.token, ofOther)).status).toBe(201);
  expect(await at.told(at.free)).toMatchObject([{ kind: 'own-absence', statusEn: 'Illness – Fever' }]);
  expect(await at.list(at.teacher.token)).toEqual([]);
  expect(await at.list(at.free.token)).toHaveLength(1);
  expect((await at.freeFor(at.advisor.token)).body.data.map(({ userId }) => userId)).toEqual([]);
});

test('days are checked, the same time is announced once, and what is taken back is over', async () => {
  const at = await scene();
  const bad = async (more: object) => (await at.announce(at.teacher.token, more)).error.issues;
  expect(await bad({ toDay: addDaysToDay(at.day, -1) })).toMatchObject([{ path: 'toDay' }]);
  expect(await bad({ fromDay: '2020-01-01' })).toMatchObject([{ code: 'day-passed' }]);
  expect(await bad({ reason: 'other', note: '' })).toMatchObject([{ path: 'note', code: 'required' }]);
  const lesson = { of: 'lesson', sessionId: at.sessionId };
  const { body } = await at.announce(at.teacher.token, lesson);
  expect(body).toMatchObject({ sessionId: at.sessionId, lessons: [{ sessionId: at.sessionId }] });
  expect((await at.announce(at.teacher.token, lesson)).error.code).toBe('already-announced');
  const takeBack = (token: string) =>
    call(at.b, api.takeBack, { params: { ...at.params, absenceId: body.absenceId } }, token);
  expect((await takeBack(at.free.token)).status).toBe(404);
  expect((await takeBack(at.teacher.token)).status).toBe(200);
  expect((await takeBack(at.teacher.token)).error.code).toBe('already-begun');
  expect(await at.list(at.teacher.token)).toEqual([]);
  expect(await at.told(at.advisor)).toMatchObject([{ kind: 'teacher-absence-taken-back' }]);
});

test('one lesson more is told to its students and guardians; a timetable of weeks is not', async () => {
  const at = await scene();
  const from = addDaysToDay(at.day, 7);
  const slot = { weekday: 1, startTime: '07:00', endTime: '08:00', room: 'B-1' };
  const weekday = ((new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const create = (body: object) =>
    call(
      at.b,
      sessions.create,
      { params: { ...at.params, id: at.courseId }, body: body as never, idempotencyKey: nextKey() },
      at.teacher.token,
    );
  expect((await create({ from, to: from, slots: [{ ...slot, weekday }] })).status).toBe(201);
  expect(await at.told(at.pupil.person)).toMatchObject([
    { kind: 'lesson-added', statusEn: expect.stringContaining('B-1') },
  ]);
  expect(await at.told(at.guardian)).toMatchObject([{ kind: 'child-lesson-added' }]);
  const later = addDaysToDay(from, 1);
  const series = { from: later, to: addDaysToDay(later, 13), slots: [{ ...slot, room: 'B-2' }] };
  expect((await create(series)).body.countTotal).toBe(2);
  expect(await at.told(at.pupil.person)).toHaveLength(1);
});

test('nobody stands in for themselves: the call refuses whom the list leaves out', async () => {
  const at = await scene();
  const { body } = await at.freeFor(at.advisor.token);
  expect(body.data.map(({ userId }) => userId)).not.toContain(at.teacher.id);
  expect((await at.give(at.advisor.token, at.teacher.id)).error.issues).toMatchObject([
    { path: 'substituteId', code: 'own-lesson' },
  ]);
  expect((await at.give(at.advisor.token, at.free.id)).body.substitute?.userId).toBe(at.free.id);
  // Once somebody stands in, the list offers the teacher, and the lesson is theirs again.
  const back = await at.freeFor(at.advisor.token);
  expect(back.body.data.map(({ userId }) => userId)).toContain(at.teacher.id);
  expect((await at.give(at.advisor.token, at.teacher.id, 2)).body.substitute).toBeNull();
});
