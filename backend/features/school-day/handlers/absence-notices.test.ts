import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { absenceNoticesResource } from '@/lib/contract/school-day/absence-notices';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { noticeChannelsResource } from '@/lib/contract/notices/channels';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import {
  absenceNotices,
  attendances,
  classSessions,
  guardians,
  organizationSettings,
  outbox,
} from '@/backend/db/schema';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, signedIn } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const api = absenceNoticesResource.endpoints;
const sheets = sheetsResource.endpoints;
let key = 0;
const nextKey = () => `absence-${(key += 1)}`;

/** A class with a lesson in two hours, and a guardian of its first student. */
const scene = async (sees: StudentMatter[] = ['attendance']) => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const { courseId, teacherId, students } = await makeClass(b, school.id, { students: 2 });
  const [pupil, other] = students;
  if (!pupil || !other) throw new Error('There is no student.');
  const sessionId = await makeSession(b, courseId, 2);
  const guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db
    .insert(guardians)
    .values({ studentId: pupil.id, userId: guardian.id, sees, createdAt: now, confirmedAt: now });
  const [session] = await b.deps.db.select().from(classSessions).where(eq(classSessions.id, sessionId));
  const day = dayInCambodia(session?.startsAt ?? now);
  const params = { orgId: school.id, id: pupil.id };
  const teacher = await signedIn(b, teacherId);
  const announce = (token: string, body: object = {}) =>
    call(
      b,
      api.announce,
      {
        params,
        body: { of: 'days', fromDay: day, toDay: day, reason: 'illness', note: 'Fever', ...body } as never,
        idempotencyKey: nextKey(),
      },
      token,
    );
  const row = async () => {
    const sent = { params: { orgId: school.id, id: sessionId } };
    const { data } = (await call(b, sheets.attendance, sent, await signedIn(b, teacherId))).body;
    return data.map(({ studentId, mark, announced }) => ({ studentId, mark, announced }));
  };
  return {
    b,
    school,
    advisor,
    courseId,
    pupil,
    other,
    sessionId,
    guardian,
    day,
    params,
    teacher,
    teacherId,
    announce,
    row,
  };
};

const inboxOf = async (id: string) => {
  const token = await signedIn(backend.current, id);
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: id }, query: {} }, token);
  return body.list.map(({ kind, href, params }) => ({ kind, href, ...params }));
};

test(
  'a guardian announces, the sheet says why and marks nobody, and everybody hears of it',
  { tags: 'postgres' },
  async () => {
    const { pupil, other, guardian, teacherId, announce, row, b, sessionId } = await scene();
    expect((await announce(guardian.token)).body).toMatchObject({
      reason: 'illness',
      by: 'guardian',
      mayTakeBack: true,
    });
    const rows = await row();
    expect(rows.find(({ studentId }) => studentId === pupil.id)).toMatchObject({
      mark: null,
      announced: { reason: 'illness', note: 'Fever', by: 'guardian', paper: 'none' },
    });
    expect(rows.find(({ studentId }) => studentId === other.id)?.announced).toBeNull();
    expect(await b.deps.db.$count(attendances, eq(attendances.sessionId, sessionId))).toBe(0);
    expect(await inboxOf(teacherId)).toMatchObject([
      { kind: 'absence-announced', name: 'Sok Dara', statusEn: 'Illness – Fever', statusKm: 'ឈឺ – Fever' },
    ]);
    expect(await inboxOf(pupil.person.id)).toMatchObject([{ kind: 'own-absence' }]);
    expect(await inboxOf(guardian.id)).toEqual([]);
  },
);

test('a guardian hears of what the student announces, with a link that opens the child', async () => {
  const { pupil, guardian, announce } = await scene();
  expect((await announce(pupil.person.token)).status).toBe(201);
  expect(await inboxOf(guardian.id)).toMatchObject([
    { kind: 'child-absence', href: `/profile/enrolled/attendance?student=${pupil.id}` },
  ]);
});

test('it goes to the phone of the guardian at once, and so does that it was taken back', async () => {
  const { b, pupil, guardian, announce, params } = await scene();
  const choice = {
    params: { userId: guardian.id },
    body: { choices: [{ topic: 'children' as const, channel: 'sms' as const, on: true }] },
  };
  await call(b, noticeChannelsResource.endpoints.choose, choice, guardian.token);
  const sent = async () => {
    await sendDueNotices(b.deps);
    const rows = await b.deps.db.select().from(outbox).where(eq(outbox.userId, guardian.id));
    return rows.map(({ channel, body }) => [channel, body]);
  };
  const { body } = await announce(pupil.person.token);
  const told = ['sms', expect.stringMatching(/^Sala៖ សុខ តារា នឹងអវត្តមាន៖ \S+។ សាលាបានទទួលដំណឹងហើយ។$/)];
  expect(await sent()).toEqual([told]);
  const back = { params: { ...params, absenceId: body.absenceId } };
  expect((await call(b, api.takeBack, back, pupil.person.token)).status).toBe(200);
  expect(await inboxOf(guardian.id)).toMatchObject([{ kind: 'child-absence-taken-back' }]);
  expect(await sent()).toEqual([told, ['sms', expect.stringMatching(/^Sala៖ សុខ តារា នឹងទៅរៀនវិញ៖/)]]);
});

test('what was taken back is announced anew', async () => {
  const { b, pupil, guardian, announce, params, row } = await scene();
  const { body } = await announce(pupil.person.token);
  expect((await announce(pupil.person.token)).error.code).toBe('already-announced');
  const back = { params: { ...params, absenceId: body.absenceId } };
  expect((await call(b, api.takeBack, back, pupil.person.token)).status).toBe(200);
  const again = await announce(pupil.person.token, { reason: 'family' });
  expect([again.status, again.body.withdrawnAt]).toEqual([201, null]);
  expect((await row()).find(({ studentId }) => studentId === pupil.id)?.announced?.reason).toBe('family');
  expect((await inboxOf(guardian.id)).map(({ kind }) => kind).toSorted()).toEqual([
    'child-absence',
    'child-absence-taken-back',
  ]);
});

test('who may not read attendance announces nothing, and a teacher only reads', async () => {
  const { guardian, teacher, announce, params, b } = await scene(['scores']);
  expect((await announce(guardian.token)).status).toBe(404);
  expect((await announce(teacher)).status).toBe(403);
  expect((await call(b, api.list, { params }, teacher)).body).toMatchObject({
    countTotal: 0,
    mayAnnounce: false,
  });
});

test('an absence is taken back until its lesson begins; what has begun stays announced', async () => {
  const { b, pupil, announce, params, row, teacherId, courseId, school } = await scene();
  const later = await makeSession(b, courseId, 26);
  const day = dayInCambodia(b.clock.now());
  const { body } = await announce(pupil.person.token, { fromDay: day, toDay: addDaysToDay(day, 3) });
  b.clock.advance(3 * 3_600);
  const token = await signedIn(b, pupil.person.id);
  const back = await call(b, api.takeBack, { params: { ...params, absenceId: body.absenceId } }, token);
  expect(back.body).toMatchObject({ mayTakeBack: false, withdrawnAt: expect.any(String) });
  expect((await row()).filter(({ announced }) => announced)).toHaveLength(1);
  const sheet = await call(
    b,
    sheets.attendance,
    { params: { orgId: school.id, id: later } },
    await signedIn(b, teacherId),
  );
  expect(sheet.body.data.every(({ announced }) => announced === null)).toBe(true);
  expect((await inboxOf(teacherId))[0]).toMatchObject({ kind: 'absence-taken-back' });
  const again = await call(b, api.takeBack, { params: { ...params, absenceId: body.absenceId } }, token);
  expect(again.error.code).toBe('already-begun');
});

test('one lesson is named, and no more once it has begun', async () => {
  const { b, pupil, sessionId, announce, params, row } = await scene();
  const lesson = { of: 'lesson', sessionId, fromDay: undefined, toDay: undefined };
  const { body } = await announce(pupil.person.token, lesson);
  expect(body.lesson?.sessionId).toBe(sessionId);
  expect((await row()).filter(({ announced }) => announced)).toHaveLength(1);
  expect((await announce(pupil.person.token, lesson)).error.code).toBe('already-announced');
  b.clock.advance(2.5 * 3_600);
  const token = await signedIn(b, pupil.person.id);
  const back = await call(b, api.takeBack, { params: { ...params, absenceId: body.absenceId } }, token);
  expect(back.error.code).toBe('already-begun');
  expect((await announce(token, lesson)).error.issues).toMatchObject([
    { path: 'sessionId', code: 'lesson-begun' },
  ]);
});

test.each([
  [{ toDay: '2020-01-01', fromDay: '2020-01-01' }, 'fromDay', 'day-passed'],
  [{ toDay: '2020-01-01' }, 'toDay', 'before-start'],
  [{ toDay: '2999-01-01' }, 'toDay', 'out-of-range'],
  [{ fromDay: '2999-01-01', toDay: '2999-01-01' }, 'fromDay', 'out-of-range'],
  [{ reason: 'other', note: '' }, 'note', 'required'],
  [{ paperKey: 'private/absences/x/y.pdf' }, 'paperKey', 'unknown-document'],
])('%j is refused at %s', async (body, path, code) => {
  const { pupil, announce } = await scene();
  expect((await announce(pupil.person.token, body)).error.issues).toMatchObject([{ path, code }]);
});

test('two announce the same day at once, and one does', { tags: 'postgres' }, async () => {
  const { pupil, guardian, announce } = await scene();
  const answers = await Promise.all([announce(pupil.person.token), announce(guardian.token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('the paper that a school wants comes later; the office opens it, a teacher sees that it is there', async () => {
  const { b, school, advisor, pupil, params, day, announce, teacher, row } = await scene();
  const updatedAt = b.clock.now();
  await b.deps.db
    .insert(organizationSettings)
    .values({ organizationId: school.id, absencePaperDays: 2, updatedAt });
  const { body } = await announce(pupil.person.token, { toDay: addDaysToDay(day, 1) });
  expect(body.paper).toBe('asked');
  const { key: paperKey } = await makeUpload(b, { userId: pupil.person.id, purpose: 'absence-document' });
  const sent = {
    params: { ...params, absenceId: body.absenceId },
    body: { paperKey },
    version: body.version,
  };
  expect((await call(b, api.addPaper, sent, pupil.person.token)).body.paper).toBe('given');
  expect((await row()).find(({ announced }) => announced)?.announced?.paper).toBe('given');
  const ofDay = async (token: string) =>
    (await call(b, api.listOfOrganization, { params: { orgId: school.id }, query: { day } }, token)).body;
  expect((await ofDay(advisor.token)).data).toMatchObject([
    { studentId: pupil.id, paper: 'given', paperKey },
  ]);
  expect((await ofDay(teacher)).data).toMatchObject([
    { studentId: pupil.id, paper: 'given', paperKey: null },
  ]);
  const { link } = uploadsResource.endpoints;
  const open = async (token: string) => (await call(b, link, { body: { key: paperKey } }, token)).status;
  expect([await open(advisor.token), await open(teacher)]).toEqual([200, 404]);
});

test('a teacher reads the absences of own students only', async () => {
  const { b, school, day, pupil, announce } = await scene();
  await announce(pupil.person.token);
  const stranger = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const sent = { params: { orgId: school.id }, query: { day } };
  expect((await call(b, api.listOfOrganization, sent, stranger.token)).body.countTotal).toBe(0);
});

test('the office enters what it heard by phone', async () => {
  const { b, advisor, pupil, announce } = await scene();
  expect((await announce(advisor.token)).body.by).toBe('office');
  expect(await b.deps.db.$count(absenceNotices, eq(absenceNotices.studentId, pupil.id))).toBe(1);
});
