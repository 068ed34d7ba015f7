// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { noticeChoices, noticeDeliveries, questions } from '@/backend/db/schema';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { reportsResource } from '@/lib/contract/review/reports';
import { noticeArguments } from '@/lib/domain/notices/notice-text';
import en from '@/messages/en/notices/notification.json';
import km from '@/messages/km/notices/notification.json';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person, signedIn } from '@/tests/support/make';
import { makeWriter } from '@/tests/support/make-content';
import { tellOfQuestions } from './question-digests';

const backend = useTestBackend({ NOTICES_AT_ONCE: '' });
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Until this hour in Cambodia. */
const untilHour = (wanted: number) => {
  const now = (backend.current.clock.now().getTime() / 1000 + 7 * hour) % day;
  backend.current.clock.advance((wanted * hour - now + day) % day);
};
// What earlier tests asked waits for nobody any more.
beforeEach(async () => {
  await backend.current.deps.db.delete(questions);
  untilHour(9);
});

type Place = { orgId: string; subjectId: string };
const forum = (): Place => ({
  orgId: backend.current.deps.env.ORGANIZATION_ID,
  subjectId: backend.current.deps.env.CONNECT_SUBJECT_ID,
});
const ask = async (person: Person, params: Place, title = `Question ${randomUUID()}`) => {
  const input = { params, body: { title }, idempotencyKey: randomUUID() };
  const token = await signedIn(backend.current, person.id);
  return (await call(backend.current, questionsResource.endpoints.create, input, token)).body;
};
const answer = async (person: Person, place: Place, questionId: string) =>
  call(
    backend.current,
    userAnswersResource.endpoints.add,
    { params: { ...place, questionId }, body: { answer: 'Yes, in May.' }, idempotencyKey: randomUUID() },
    person.token,
  );
const bellOf = async ({ id }: Person) => {
  const token = await signedIn(backend.current, id);
  const input = { params: { userId: id }, query: {} };
  const { list } = (await call(backend.current, notificationsResource.endpoints.list, input, token)).body;
  return list.filter(({ kind }) => kind === 'questions-waiting');
};
const amountsOf = async (person: Person) => (await bellOf(person)).map(({ params }) => params['amount']);
const run = () => tellOfQuestions(backend.current.deps);
const later = (seconds: number) => backend.current.clock.advance(seconds);

/** A school with a program, who answers there, and who asks. */
const scene = async () => {
  const b = backend.current;
  const names = { name: `Lotus ${randomUUID()}`, nameNative: `ឈូក ${randomUUID()}` };
  const school = { ...(await makeSchool(b, names)), ...names };
  const subjectId = await makeProgram(b, school.id);
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const place = { orgId: school.id, subjectId };
  return { school, staff, place, student: await makeWriter(b) };
};

test('what is asked is told once, as one number, in both languages', async () => {
  const { school, staff, place, student } = await scene();
  const teacher = await makePerson(backend.current, { roles: ['teacher'], staffOf: [school.id] });
  const first = await ask(student, place);
  later(minute);
  await ask(student, place);
  await run();
  expect(await bellOf(staff)).toEqual([]);
  later(15 * minute);
  await Promise.all([run(), run()]);
  await run();
  const [notice, ...others] = await bellOf(staff);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ href: `/forum/answer/${first.questionId}`, readAt: null });
  expect(notice?.params['amount']).toBe('2');
  const fill = (text: string, locale: 'km' | 'en') => {
    const given: Record<string, string> = noticeArguments(notice?.params ?? {}, locale);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
  };
  expect(fill(en.kind['questions-waiting'], 'en')).toBe(
    `Questions that wait for an answer at ${school.name}: 2.`,
  );
  expect(fill(km.kind['questions-waiting'], 'km')).toBe(`${school.nameNative}៖ មានសំណួរ 2 កំពុងរង់ចាំចម្លើយ។`);
  expect([await bellOf(teacher), await bellOf(student)]).toEqual([[], []]);
});

test('nothing is told a second time of the same; of a new one after some hours, in the same notice', async () => {
  const { staff, place, student } = await scene();
  await ask(student, place);
  later(20 * minute);
  await run();
  later(5 * hour);
  await run();
  expect(await amountsOf(staff)).toEqual(['1']);
  const [before] = await bellOf(staff);
  await ask(student, place);
  later(20 * minute);
  await run();
  expect(await amountsOf(staff)).toEqual(['2']);
  expect((await bellOf(staff))[0]?.createdAt).not.toBe(before?.createdAt);
  await ask(student, place);
  later(20 * minute);
  await run();
  expect(await amountsOf(staff)).toEqual(['2']);
  later(4 * hour);
  await run();
  expect(await amountsOf(staff)).toEqual(['3']);
});

test('what is answered before is not told, and by the staff itself asked neither', async () => {
  const { staff, place, student } = await scene();
  const { questionId } = await ask(student, place);
  await answer(await makeWriter(backend.current), place, questionId);
  await ask(staff, place);
  later(20 * minute);
  await run();
  expect(await bellOf(staff)).toEqual([]);
});

test('at night nothing is told; in the morning it is', async () => {
  const { staff, place, student } = await scene();
  untilHour(22);
  await ask(student, place);
  later(20 * minute);
  await run();
  expect(await bellOf(staff)).toEqual([]);
  untilHour(8);
  await run();
  expect(await amountsOf(staff)).toEqual(['1']);
});

test('who wants nothing of the desk finds nothing in the bell, and nothing goes out', async () => {
  const { db } = backend.current.deps;
  const { staff, place, student } = await scene();
  const off = { topic: 'desk' as const, isOn: false, userId: staff.id };
  await db.insert(noticeChoices).values([
    { ...off, channel: 'sala' },
    { ...off, channel: 'mail' },
  ]);
  await ask(student, place);
  later(20 * minute);
  await run();
  expect(await bellOf(staff)).toEqual([]);
  expect(await db.$count(noticeDeliveries, eq(noticeDeliveries.userId, staff.id))).toBe(0);
});

test('what is held is told to those who decide; who answers hears of it when it is released', async () => {
  const b = backend.current;
  const { staff, place } = await scene();
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const newcomer = await makePerson(b);
  const { questionId, state } = await ask(newcomer, place);
  expect(state).toBe('held');
  await ask(await makeWriter(b), forum());
  later(20 * minute);
  await run();
  expect(await bellOf(staff)).toEqual([]);
  expect(await bellOf(advisor)).toMatchObject([{ href: '/advisor/sala-connect', params: { amount: '2' } }]);
  const rows = [{ kind: 'question' as const, id: questionId, decision: 'release' as const, reason: 'Read.' }];
  await call(
    b,
    reportsResource.endpoints.decide,
    { body: { rows }, idempotencyKey: randomUUID() },
    await signedIn(b, advisor.id),
  );
  later(20 * minute);
  await run();
  expect(await amountsOf(staff)).toEqual(['1']);
});
