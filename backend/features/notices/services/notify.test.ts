import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { followUps, notifications, schoolStaff, vacancies } from '@/backend/db/schema';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { loansResource } from '@/lib/contract/loans/loans';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeChat, say } from '@/tests/support/chats';
import { giveLoanDocuments, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeWriter } from '@/tests/support/make-content';
import { makeProfile, makeVacancy } from '@/tests/support/recruitment';
import { makeCalendar, makeEvent, makeSchoolWithStudent } from '@/tests/support/school-records';
import { remindOfFollowUps } from '@/backend/features/admissions/jobs/follow-up-reminders';
import { notifyEach } from './notify';

const backend = useTestBackend();
const { list, markAllRead } = notificationsResource.endpoints;

const inboxOf = async (person: Person) =>
  (await call(backend.current, list, { params: { userId: person.id } }, person.token)).body;
const kindsFor = async (person: Person) => (await inboxOf(person)).list.map(({ kind }) => kind);
const readAll = (person: Person) =>
  call(backend.current, markAllRead, { params: { userId: person.id } }, person.token);

test('who asked hears of each answer, and not of their own', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [{ questionId, author }, other] = [await makeChat(b), await makeWriter(b)];
  const { ORGANIZATION_ID: orgId, CONNECT_SUBJECT_ID: subjectId } = b.deps.env;
  const answer = (by: Person, idempotencyKey: string, text = 'Everybody.') => {
    const input = {
      params: { orgId, subjectId, questionId },
      body: { answer: text },
      idempotencyKey,
    };
    return call(b, userAnswersResource.endpoints.add, input, by.token);
  };
  await answer(author, 'my-own-answer');
  await Promise.all(Array.from({ length: 5 }, () => answer(other, 'their-answer')));
  const inbox = await inboxOf(author);
  expect(inbox).toMatchObject({ countTotal: 1, countTotalUnread: 1 });
  expect(inbox.list[0]).toMatchObject({
    kind: 'question-answer',
    params: { name: 'Dara S.', titleEn: 'Who comes to the fair?', titleKm: 'Who comes to the fair?' },
    href: `/forum/answer/${questionId}`,
  });
  await answer(other, 'another-answer', 'Everybody else.');
  expect(await kindsFor(author)).toEqual(['question-answer', 'question-answer']);
  expect(await kindsFor(other)).toEqual([]);
});

test('a lively chat is one notification for all who take part, and new again after it was read', async () => {
  const b = backend.current;
  const [{ questionId, author }, writer, third] = [
    await makeChat(b),
    await makePerson(b),
    await makePerson(b),
  ];
  for (const text of ['One', 'Two', 'Three']) await say(b, questionId, writer, text);
  expect(await kindsFor(author)).toEqual(['question-message']);
  expect(await kindsFor(writer)).toEqual([]);
  await say(b, questionId, third, 'Me too');
  expect([await kindsFor(writer), await kindsFor(third)]).toEqual([['question-message'], []]);
  await readAll(author);
  expect((await inboxOf(author)).countTotalUnread).toBe(0);
  b.clock.advance(60);
  await say(b, questionId, writer, 'Four');
  const inbox = await inboxOf(author);
  expect(inbox).toMatchObject({ countTotal: 1, countTotalUnread: 1 });
  expect(inbox.list[0]?.createdAt).toBe(b.clock.now().toISOString());
});

test('a student hears how far the school is with a document, in both languages; not what they did themselves', async () => {
  const b = backend.current;
  const { school, student, advisor } = await makeSchoolWithStudent(b);
  const params = { orgId: school.id, id: student.person.id };
  const { create, setStatus } = documentRequestsResource.endpoints;
  const body = { kind: 'transcript', language: 'en', purpose: 'Scholarship', copy: 'soft' } as const;
  const ask = () => {
    const input = { params, body, idempotencyKey: randomUUID() };
    return call(b, create, input, student.person.token);
  };
  const move = (
    requestId: string,
    status: 'ready' | 'handed-over' | 'cancelled',
    version: number,
    by: Person,
  ) => call(b, setStatus, { params: { ...params, requestId }, body: { status }, version }, by.token);
  const first = (await ask()).body.requestId;
  await move(first, 'ready', 1, advisor);
  await move(first, 'handed-over', 2, advisor);
  await move((await ask()).body.requestId, 'cancelled', 1, student.person);
  const inbox = await inboxOf(student.person);
  expect(inbox).toMatchObject({ countTotal: 1, countTotalUnread: 1 });
  expect(inbox.list[0]).toMatchObject({
    kind: 'document-status',
    params: {
      name: 'Transcript',
      nameKm: 'ព្រឹត្តិបត្រពិន្ទុ',
      statusEn: 'Handed over',
      statusKm: 'បានប្រគល់',
    },
    href: '/profile/documentreport/softcopy-request',
  });
});

test('a bank hears that a student withdraws what was sent, and a student of each step of the bank', async () => {
  const b = backend.current;
  const [student, banker] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const bankId = await makeBank(b, { staff: [banker.id] });
  await giveLoanDocuments(b, student.id);
  const { create, change } = loansResource.endpoints;
  const target = { bankId, userId: student.id };
  const input = { params: target, body: loanTo(student.id), idempotencyKey: randomUUID() };
  const { loanId: id } = (await call(b, create, input, student.token)).body;
  const move = (as: Person, status: 'in-review' | 'cancelled', version: number) =>
    call(b, change, { params: { ...target, id }, body: { status }, version }, as.token);
  expect((await move(banker, 'in-review', 1)).status).toBe(200);
  expect(await kindsFor(student)).toEqual(['loan-status']);
  b.clock.advance(1);
  expect((await move(student, 'cancelled', 2)).status).toBe(200);
  expect(await kindsFor(banker)).toEqual(['loan-cancelled', 'loan-new']);
  expect(await kindsFor(student)).toEqual(['loan-status']);
});

test(
  'a follow-up is told of on its day, once for all processes, and again when it was put off',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
    const { applicantId } = await apply(b, school.id);
    const before = (await inboxOf(advisor)).countTotal;
    const { create, update } = followUpsResource.endpoints;
    const note = (dueOn: string | null) => {
      const input = {
        params: { id: applicantId },
        body: { note: 'Call', dueOn },
        idempotencyKey: randomUUID(),
      };
      return call(b, create, input, advisor.token);
    };
    const today = b.clock.now().toISOString().slice(0, 10);
    const due = (await note(today)).body;
    await note('2027-12-31');
    await note(null);
    await Promise.all([remindOfFollowUps(b.deps), remindOfFollowUps(b.deps), remindOfFollowUps(b.deps)]);
    const inbox = await inboxOf(advisor);
    expect(inbox.countTotal).toBe(before + 1);
    expect(inbox.list.find(({ kind }) => kind === 'follow-up-due')).toMatchObject({
      params: { schoolEn: expect.any(String), name: expect.any(String) },
      href: `/advisor/user/application/${applicantId}`,
    });
    expect(await remindOfFollowUps(b.deps)).toBe(0);
    const putOff = { params: { id: due.followUpId }, body: { dueOn: '2027-06-01' }, version: 1 };
    await call(b, update, putOff, advisor.token);
    await b.deps.db.update(followUps).set({ dueOn: '2026-01-01' }).where(eq(followUps.id, due.followUpId));
    await b.deps.db
      .delete(schoolStaff)
      .where(and(eq(schoolStaff.userId, advisor.id), eq(schoolStaff.schoolId, school.id)));
    expect(await remindOfFollowUps(b.deps)).toBe(0);
    await b.deps.db.insert(schoolStaff).values({ userId: advisor.id, schoolId: school.id });
    expect(await remindOfFollowUps(b.deps)).toBe(1);
  },
);

test('who applied for a vacancy hears how it goes on', async () => {
  const b = backend.current;
  const orgId = b.deps.env.ORGANIZATION_ID;
  const [person, advisor] = [await makePerson(b), await makePerson(b, { roles: ['advisor'] })];
  const vacancyId = await makeVacancy(b);
  const { profileId } = await makeProfile(b, person);
  const { apply: applyFor, applicants } = vacanciesResource.endpoints;
  const input = {
    params: { orgId, userId: person.id, vacancyId },
    body: { method: 'profile' as const, profileId },
    idempotencyKey: randomUUID(),
  };
  expect((await call(b, applyFor, input, person.token)).status).toBe(201);
  const params = { orgId, id: vacancyId };
  const [row] = (await call(b, applicants, { params }, advisor.token)).body.data;
  const body = { rows: [{ applicationId: row?.applicationId ?? '', status: 'accepted', version: 1 }] };
  const move = { params: { orgId }, body, idempotencyKey: randomUUID() };
  const moved = await call(b, vacancyWorkResource.endpoints.move, move, advisor.token);
  expect(moved.body.outcomes).toEqual([{ index: 0, ok: true }]);
  const [vacancy] = await b.deps.db.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  expect((await inboxOf(person)).list[0]).toMatchObject({
    kind: 'vacancy-status',
    params: { titleEn: vacancy?.title.en, statusEn: 'Accepted', statusKm: 'បានទទួលយក' },
    href: `/career-center/internship-job-opportunities/${vacancy?.slug}`,
  });
});

test('a place at an event is confirmed, and giving it back as well; back and forth is one notification', async () => {
  const b = backend.current;
  const orgId = b.deps.env.ORGANIZATION_ID;
  const person = await makePerson(b);
  const calendarId = await makeCalendar(b, orgId);
  const event = await makeEvent(b, calendarId, 24);
  const params = { orgId, id: calendarId, eventId: event.id };
  const { register, cancel } = attendeesResource.endpoints;
  const giveBack = () => call(b, cancel, { params: { ...params, userId: person.id } }, person.token);
  await giveBack();
  expect(await kindsFor(person)).toEqual([]);
  await call(b, register, { params }, person.token);
  await readAll(person);
  await call(b, register, { params }, person.token);
  const confirmed = await inboxOf(person);
  expect(confirmed).toMatchObject({ countTotal: 1, countTotalUnread: 0 });
  expect(confirmed.list[0]).toMatchObject({
    kind: 'event-registered',
    href: `/career-center/events/${event.slug}`,
  });
  await giveBack();
  const after = await inboxOf(person);
  expect(after).toMatchObject({ countTotal: 1, countTotalUnread: 1, list: [{ kind: 'event-cancelled' }] });
});

test('a change that is rolled back tells nobody', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [{ questionId, author }, writer] = [await makeChat(b), await makePerson(b)];
  const broken = {
    ...b.deps.realtime,
    publishMessage: () => Promise.reject(new Error('The database is gone.')),
  };
  const { realtime } = b.deps;
  b.deps.realtime = broken;
  await say(b, questionId, writer, 'Lost').finally(() => (b.deps.realtime = realtime));
  expect(await kindsFor(author)).toEqual([]);
  const rows = await b.deps.db.select().from(notifications).where(eq(notifications.userId, author.id));
  expect(rows).toEqual([]);
});

test('people are told each their own in one go; of two notices with one subject the later counts', async () => {
  const b = backend.current;
  const [first, second] = [await makePerson(b), await makePerson(b)];
  const notice = (person: Person, name: string, subject?: string) => ({
    userIds: [person.id],
    message: {
      kind: 'guardian-confirmed' as const,
      page: '/profile/enrolled' as const,
      params: { name },
      again: 'renew' as const,
      ...(subject && { subject }),
    },
  });
  const namesFor = async (person: Person) => (await inboxOf(person)).list.map(({ params }) => params['name']);
  await notifyEach(b.deps, [
    notice(first, 'Early', 'one'),
    notice(first, 'Late', 'one'),
    notice(second, 'Other', 'one'),
  ]);
  expect([await namesFor(first), await namesFor(second)]).toEqual([['Late'], ['Other']]);
  await notifyEach(b.deps, [notice(first, 'Later', 'one'), notice(first, 'Free'), notice(first, 'Loose')]);
  expect((await namesFor(first)).toSorted()).toEqual(['Free', 'Later', 'Loose']);
  const mixed = {
    userIds: [first.id],
    message: { ...notice(first, 'Of another kind').message, again: 'leave' as const },
  };
  await expect(notifyEach(b.deps, [notice(first, 'Any'), mixed])).rejects.toThrow(TypeError);
});
