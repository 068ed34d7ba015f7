import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { smsParts } from '@/lib/domain/notices/sms-parts';
import { noticeChannelsResource } from '@/lib/contract/notices/channels';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import { guardians, outbox } from '@/backend/db/schema';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person, signedIn } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

const backend = useTestBackend();
const sheets = sheetsResource.endpoints;
const minute = 60;
let key = 0;

/** Ten in the morning in Phnom Penh of the next day: nobody sleeps, and the lessons before it are of the same day. */
const morning = () => {
  const { clock } = backend.current;
  const next = new Date(clock.now());
  next.setUTCHours(3, 0, 0, 0);
  clock.advance((next.getTime() + 86_400_000 - clock.now().getTime()) / 1000);
};

const all: StudentMatter[] = ['attendance', 'scores', 'timetable', 'papers'];

/** A guardian of two children in one course, with lessons at eight and at nine. */
const scene = async (sees: StudentMatter[] = all) => {
  const b = backend.current;
  morning();
  const { school, advisor } = await makeSchoolWithStudent(b);
  const { courseId, teacherId, students } = await makeClass(b, school.id, { students: 2 });
  const [first, second] = students;
  if (!first || !second) throw new Error('There is no student.');
  const lessons = [await makeSession(b, courseId, -2), await makeSession(b, courseId, -1)];
  const guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values(
    students.map(({ id }) => ({
      studentId: id,
      userId: guardian.id,
      sees,
      createdAt: now,
      confirmedAt: now,
    })),
  );
  const mark = async (lesson: number, studentId: string, value: AttendanceMark, version = 0) => {
    const params = { orgId: school.id, id: lessons[lesson] ?? '' };
    const body = { rows: [{ studentId, mark: value, version }] };
    const sent = { params, body, idempotencyKey: `guardian-notices-${(key += 1)}` };
    const token = await signedIn(b, teacherId);
    expect((await call(b, sheets.markAttendance, sent, token)).body.outcomes[0]).toMatchObject({ ok: true });
  };
  return { b, school, advisor, first, second, lessons, guardian, mark };
};

const inboxOf = async ({ id }: Person) => {
  const token = await signedIn(backend.current, id);
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: id }, query: {} }, token);
  return body.list.map(({ kind, href, params }) => ({ kind, href, ...params }));
};

const chooseSms = async ({ id }: Person) =>
  call(
    backend.current,
    noticeChannelsResource.endpoints.choose,
    { params: { userId: id }, body: { choices: [{ topic: 'children', channel: 'sms', on: true }] } },
    await signedIn(backend.current, id),
  );

const smsOf = async ({ id }: Person) => {
  const rows = await backend.current.deps.db.select().from(outbox).where(eq(outbox.userId, id));
  return rows.filter(({ channel }) => channel === 'sms').map(({ body }) => body);
};

test('each child has one notice a day, with its name, all that was missed, and a link that opens the child', async () => {
  const { first, second, guardian, mark } = await scene();
  await mark(0, first.id, 'absent');
  await mark(1, first.id, 'late');
  await mark(1, second.id, 'absent');
  const notices = await inboxOf(guardian);
  const of = (id: string) => notices.filter(({ href }) => href.endsWith(`?student=${id}`));
  expect(notices).toHaveLength(2);
  expect(of(first.id)).toMatchObject([
    {
      kind: 'child-attendance',
      href: `/profile/enrolled/attendance?student=${first.id}`,
      name: 'Sok Dara',
      nameKm: 'សុខ តារា',
      statusEn: expect.stringMatching(/^absent: 08:00 Course \d+; late: 09:00 Course \d+$/),
      statusKm: expect.stringMatching(/^អវត្តមាន៖ 08:00 មុខវិជ្ជា \d+; មកយឺត៖ 09:00 មុខវិជ្ជា \d+$/),
    },
  ]);
  expect(of(second.id)).toMatchObject([{ statusEn: expect.stringMatching(/^absent: 09:00 Course \d+$/) }]);
  expect(await inboxOf(first.person)).toMatchObject([
    { kind: 'attendance-marked', href: '/profile/enrolled/attendance' },
  ]);
  // The page of the one child says nothing of the other.
  const { opened } = notificationsResource.endpoints;
  const body = { href: `/profile/enrolled/attendance?student=${first.id}` };
  const params = { userId: guardian.id };
  const read = await call(backend.current, opened, { params, body }, guardian.token);
  expect(read.body).toEqual({ countTotalUnread: 1 });
});

test(
  'a text message only where it was chosen: one a day for each child, once the marks have settled',
  { tags: 'postgres' },
  async () => {
    const { b, first, second, guardian, mark } = await scene();
    const later = async (minutes: number) => {
      b.clock.advance(minutes * minute);
      await sendDueNotices(b.deps);
    };
    await mark(0, first.id, 'absent');
    await later(40);
    expect(await smsOf(guardian)).toEqual([]);
    expect((await chooseSms(guardian)).status).toBe(200);
    await mark(0, second.id, 'absent');
    await later(20);
    expect(await smsOf(guardian)).toEqual([]);
    await later(20);
    expect(await smsOf(guardian)).toEqual([
      expect.stringMatching(/^Sala៖ សុខ តារា \S+៖ អវត្តមាន៖ 08:00 មុខវិជ្ជា \d+$/),
    ]);
    // What happens later that day stands in the notice.
    await mark(1, second.id, 'late');
    await later(60);
    expect(await smsOf(guardian)).toHaveLength(1);
    expect(await inboxOf(guardian)).toMatchObject([
      { statusEn: expect.stringMatching(/absent.*late/) },
      { statusEn: expect.stringMatching(/^absent/) },
    ]);
    const [sent = ''] = await smsOf(guardian);
    expect(smsParts(sent)).toBe(1);
  },
);

test('a mark that came right before its text message leaves none, and what follows it has one', async () => {
  const { b, first, guardian, mark } = await scene();
  await chooseSms(guardian);
  await mark(0, first.id, 'absent');
  await mark(0, first.id, 'present', 1);
  expect(await inboxOf(guardian)).toMatchObject([{ statusEn: expect.stringMatching(/^present: 08:00/) }]);
  b.clock.advance(40 * minute);
  await sendDueNotices(b.deps);
  expect(await smsOf(guardian)).toEqual([]);
  const { deliveries } = noticeChannelsResource.endpoints;
  const params = { userId: guardian.id };
  expect((await call(b, deliveries, { params }, await signedIn(b, guardian.id))).body.data).toMatchObject([
    { channel: 'sms', state: 'dropped', reason: 'over', topic: 'children' },
  ]);
  await mark(1, first.id, 'late');
  b.clock.advance(40 * minute);
  await sendDueNotices(b.deps);
  expect(await smsOf(guardian)).toEqual([expect.stringContaining('មកយឺត៖ 09:00')]);
});

test('what waits for a guardian whose right has ended does not leave; that of the other guardian does', async () => {
  const { b, first, guardian, mark } = await scene();
  const other = await makePerson(b);
  const at = b.clock.now();
  const right = { studentId: first.id, userId: other.id, sees: all, createdAt: at, confirmedAt: at };
  await b.deps.db.insert(guardians).values(right);
  for (const each of [guardian, other]) await chooseSms(each);
  await mark(0, first.id, 'absent');
  await b.deps.db.delete(guardians).where(eq(guardians.userId, guardian.id));
  b.clock.advance(40 * minute);
  await sendDueNotices(b.deps);
  expect([(await smsOf(guardian)).length, (await smsOf(other)).length]).toEqual([0, 1]);
});

test('only guardians have a choice about children', async () => {
  const { first, guardian } = await scene();
  const topics = async ({ id, token }: Person) => {
    const { get } = noticeChannelsResource.endpoints;
    const { body } = await call(backend.current, get, { params: { userId: id } }, token);
    return body.choices.flatMap(({ topic, channel, on }) => (topic === 'children' ? `${channel} ${on}` : []));
  };
  expect(await topics(guardian)).toEqual(['sala true', 'sms false', 'mail false']);
  expect(await topics(first.person)).toEqual([]);
});

test('a cancelled lesson is told with the child and the reason, to guardians who see the timetable', async () => {
  const cancelled = async (made: Awaited<ReturnType<typeof scene>>) => {
    const { b, school, advisor, first, lessons, guardian } = made;
    const coming = await makeSession(b, (await courseOf(made)) ?? '', 24);
    expect(lessons).toHaveLength(2);
    const { cancel, update } = classSessionsResource.endpoints;
    const params = { orgId: school.id, id: coming };
    const moved = await call(b, update, { params, body: { room: 'C-9' }, version: 1 }, advisor.token);
    expect(moved.status).toBe(200);
    const changed = await inboxOf(guardian);
    await call(b, cancel, { params, body: { reason: 'Storm' }, version: 2 }, advisor.token);
    return { changed, cancelled: await inboxOf(guardian), first };
  };
  const told = await cancelled(await scene());
  expect(told.changed).toMatchObject([
    { kind: 'child-lesson-changed', name: 'Sok Dara', statusEn: expect.stringContaining('room C-9') },
    { kind: 'child-lesson-changed', name: 'Sok Dara' },
  ]);
  expect(told.cancelled).toHaveLength(2);
  expect(told.cancelled).toContainEqual(
    expect.objectContaining({
      kind: 'child-lesson-cancelled',
      name: 'Sok Dara',
      nameKm: 'សុខ តារា',
      statusEn: 'Storm',
      href: `/profile/enrolled/timetable?student=${told.first.id}`,
    }),
  );
  expect((await cancelled(await scene(['attendance', 'scores', 'papers']))).cancelled).toEqual([]);
});

const courseOf = async ({ b, lessons }: Awaited<ReturnType<typeof scene>>) => {
  const row = await b.deps.db.query.classSessions.findFirst({
    where: (session, { eq: is }) => is(session.id, lessons[0] ?? ''),
  });
  return row?.courseId;
};

test('a paper that the school has answered is told of the child, where papers are shared', async () => {
  const answered = async ({ b, school, advisor, first, guardian }: Awaited<ReturnType<typeof scene>>) => {
    const { create, setStatus } = documentRequestsResource.endpoints;
    const params = { orgId: school.id, id: first.id };
    const body = { kind: 'transcript', copy: 'soft', language: 'km', purpose: 'Work' } as const;
    const asked = await call(
      b,
      create,
      { params, body, idempotencyKey: `paper-of-child-${(key += 1)}` },
      first.person.token,
    );
    expect(asked.status).toBe(201);
    const path = { ...params, requestId: asked.body.requestId };
    const moved = await call(
      b,
      setStatus,
      { params: path, body: { status: 'processing' }, version: 1 },
      advisor.token,
    );
    expect(moved.status).toBe(200);
    return inboxOf(guardian);
  };
  const made = await scene();
  expect(await answered(made)).toMatchObject([
    {
      kind: 'child-paper',
      name: 'Sok Dara',
      titleEn: 'Transcript',
      href: `/profile/documentreport/softcopy-request?student=${made.first.id}`,
    },
  ]);
  expect(await answered(await scene(['attendance']))).toEqual([]);
});
