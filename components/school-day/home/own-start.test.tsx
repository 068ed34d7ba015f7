import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { roleStore } from '@/lib/device/person-role';
import { signedInHintName } from '@/lib/session/cookies';
import { sharedQueryClient } from '@/lib/query/query-provider';
import type { Locale } from '@/lib/i18n/locales';
import { eq } from 'drizzle-orm';
import { categories, classTeachers, guardians, students } from '@/backend/db/schema';
import { apply, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { intakeScene, madeStudent } from '@/tests/support/intakes';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeQuestionnaire } from '@/tests/support/orientation';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OwnStart } from './own-start';

const backend = useScreenBackend();
beforeEach(() => {
  sharedQueryClient().clear();
  roleStore.write(null);
  document.cookie = `${signedInHintName}=1; path=/`;
});
afterAll(() => {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
});

const show = (person: Person, locale: Locale = 'en') => {
  backend.signIn(person);
  renderScreen(<OwnStart organizationId={backend.current.deps.env.ORGANIZATION_ID} />, { locale });
};
const tile = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li, section') ?? document.body);
};

test('somebody new is greeted by name and led to schools, hearts and the test', async () => {
  show(await makePerson(backend.current));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Sok Dara' })).toBeVisible();
  const next = await tile('Your next step');
  expect(await next.findByRole('link', { name: 'Find schools' })).toHaveAttribute('href', '/en/explore');
  const deadlines = await tile('Deadlines of your schools');
  expect(await deadlines.findByText(/Tap the heart of a school/)).toBeVisible();
  const result = await tile('Your test result');
  expect(await result.findByRole('link', { name: 'Take a test' })).toHaveAttribute(
    'href',
    '/en/orientation-test',
  );
  // Nothing is counted that is not there.
  expect(screen.queryByRole('heading', { name: 'Favorite schools' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Next dates' })).toBeNull();
});

test('what waits for the person comes first, and what a favourite school closes next', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const lotus = await makeSchool(b, { name: 'Lotus University', nameNative: 'សាកលវិទ្យាល័យឈូក' });
  const palm = await makeSchool(b, { name: 'Palm Institute' });
  await apply(b, lotus.id, { as: person });
  for (const [name, applicationDeadline] of [
    ['Law', '2027-02-10'],
    ['Design', '2027-01-15'],
    ['Closed', '2026-10-31'],
  ] as const)
    await makeProgram(b, palm.id, { name, applicationDeadline });
  await call(b, favoritesResource.endpoints.add, { body: { schoolId: palm.id } }, person.token);
  show(person);
  const next = await tile('Your next step');
  expect(await next.findByRole('link', { name: 'Send: Birth certificate' })).toHaveAttribute(
    'href',
    expect.stringContaining('/en/profile/applications/'),
  );
  expect(next.getByRole('link', { name: 'All applications' })).toBeVisible();
  const deadlines = await tile('Deadlines of your schools');
  const days = await deadlines.findAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    joinHyphens('DesignApply by 15-Jan-2027'),
    joinHyphens('LawApply by 10-Feb-2027'),
  ]);
  const saved = await tile('Favorite schools');
  expect(saved.getByRole('link', { name: 'Palm Institute' })).toHaveAttribute(
    'href',
    expect.stringContaining('/en/school/'),
  );
});

test('who has become a student sees the day at school, and is asked for nothing of the application', async () => {
  const b = backend.current;
  const at = await intakeScene(b);
  const person = await makePerson(b);
  const { applicantId } = await at.acceptedOf({ as: person });
  await at.make(at.partner, [applicantId]);
  const { id } = await madeStudent(b, applicantId);
  show(person);
  expect(await screen.findByRole('heading', { level: 2, name: /^Today at / })).toBeVisible();
  expect(screen.getByText('No lessons today.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The whole school day' })).toHaveAttribute(
    'href',
    `/en/profile/enrolled/school-dashboard?org=${at.school.id}&student=${id}`,
  );
  await tile('Your test result');
  expect(screen.queryByRole('heading', { name: 'Your next step' })).not.toBeInTheDocument();
});

const courseWithStudent = async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const { courseId, students } = await makeClass(b, school.id, { students: 1 });
  return { school, courseId, studentId: students[0]?.id ?? '' };
};

test('a teacher sees the lessons to mark and the day, and nothing of somebody who looks for a school', async () => {
  const b = backend.current;
  const { school, courseId } = await courseWithStudent();
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  const sessionId = await makeSession(b, courseId, -48);
  show(teacher);
  const open = within(await screen.findByRole('list', { name: 'Lessons of earlier days to mark' }));
  expect(open.getByRole('link')).toHaveAttribute('href', expect.stringContaining(sessionId));
  expect(screen.getByRole('heading', { level: 2, name: /^Today at / })).toBeVisible();
  await screen.findByText('No lessons today.');
  expect(screen.queryByRole('navigation', { name: 'More on Sala' })).toBeNull();
  for (const name of ['Your next step', 'Deadlines of your schools', 'Your test result', 'Favorite schools'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByText('0')).toBeNull();
});

test('a guardian sees the day of the child, also of one who shows no timetable', async () => {
  const b = backend.current;
  const { school, courseId, studentId } = await courseWithStudent();
  const [guardian, now] = [await makePerson(b), b.clock.now()];
  const row = { studentId, userId: guardian.id, createdAt: now, confirmedAt: now };
  await b.deps.db.insert(guardians).values({ ...row, sees: ['timetable'] });
  await makeSession(b, courseId, 24);
  show(guardian);
  expect(await screen.findByRole('heading', { level: 2, name: /^Today: Sok Dara, / })).toBeVisible();
  expect(await screen.findByText(/^Next lessons: /)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Find schools' })).toBeNull();
  cleanup();
  sharedQueryClient().clear();
  await b.deps.db.update(guardians).set({ sees: ['attendance'] });
  show(guardian);
  expect(await screen.findByRole('link', { name: 'The whole school day' })).toHaveAttribute(
    'href',
    `/en/profile/enrolled/school-dashboard?org=${school.id}&student=${studentId}`,
  );
  expect(screen.queryByText('No lessons today.')).toBeNull();
});

test('the lessons of two children are one line of time, the earlier first, each with the child', async () => {
  const b = backend.current;
  const [late, early] = [await courseWithStudent(), await courseWithStudent()];
  const [guardian, now] = [await makePerson(b), b.clock.now()];
  for (const { studentId } of [late, early])
    await b.deps.db
      .insert(guardians)
      .values({ studentId, userId: guardian.id, createdAt: now, confirmedAt: now, sees: ['timetable'] });
  await b.deps.db.update(students).set({ firstName: 'Bopha' }).where(eq(students.id, early.studentId));
  await makeSession(b, late.courseId, 72);
  await makeSession(b, early.courseId, 48);
  show(guardian);
  const day = await tile('Today: your children');
  expect(await day.findByText(/^Next lessons: /)).toBeVisible();
  expect(day.getByText(/^Sok Bopha · /)).toBeVisible();
  // That of the other child comes a day later.
  expect(day.queryByText(/^Sok Dara · /)).toBeNull();
  expect(day.getByRole('link', { name: 'Sok Bopha' })).toHaveAttribute(
    'href',
    `/en/profile/enrolled/school-dashboard?org=${early.school.id}&student=${early.studentId}`,
  );
  expect(day.getByRole('link', { name: 'Sok Dara' })).toBeVisible();
});

test('after a test it shows the result and open programs that fit', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const items = await makeQuestionnaire(b, 'holland');
  const answers = items.map(({ questionId, scale }) => ({
    questionId,
    answer: scale === 'I' ? 4 : scale === 'R' ? 3 : scale === 'A' ? 2 : 0,
  }));
  const taken = await call(
    b,
    orientationResource.endpoints.calculateHolland,
    { body: { answers, studentId: person.id } },
    person.token,
  );
  const code = taken.body.result.majors[0]?.code ?? '';
  const major = {
    field: 'f',
    fieldName: 'F',
    fieldNameNative: 'ហ្វ',
    name: 'M',
    nameNative: 'ម',
    interests: 'IRA',
  };
  await b.deps.db.insert(categories).values({ id: code, ...major, createdAt: b.clock.now() });
  const school = await makeSchool(b, { name: 'Lotus University' });
  await makeProgram(b, school.id, { name: 'Bachelor of Questions', categoryId: code });
  show(person);
  const result = await tile('Your test result');
  expect(await result.findByText('You like: finding out, working with hands, creating')).toBeVisible();
  expect(result.getByRole('link', { name: 'See your result' })).toHaveAttribute(
    'href',
    '/en/orientation-test/Holland/result',
  );
  expect(await screen.findByRole('link', { name: 'Bachelor of Questions' })).toBeVisible();
});

test.each([
  ['advisor', '/en/advisor/dashboard'],
  ['schoolAdmin', '/en/partner/dashboard'],
  ['bank', '/en/advisor/student-loan/dashboard'],
] as const)('the front page leads %s to the desk, and says nothing of it twice', async (given, desk) => {
  const b = backend.current;
  const school = await makeSchool(b);
  show(await makePerson(b, { roles: [given], ...(given !== 'bank' && { staffOf: [school.id] }) }));
  await expect.poll(() => navigation.replace.mock.calls.at(-1)?.[0]).toBe(desk);
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  navigation.replace.mockClear();
  // On its next visit the device knows before anything is asked.
  renderScreen(<OwnStart organizationId="none" />, { locale: 'en' });
  expect(navigation.replace.mock.calls.at(-1)?.[0]).toBe(desk);
});

test('in Khmer, and once a school has decided, there is no open application', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [person, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const { applicantId } = await apply(b, school.id, { as: person });
  await moveTo(b, advisor, applicantId, 'rejected');
  show(person, 'km');
  expect(await screen.findByRole('heading', { level: 1, name: /^សួស្តី/ })).toBeVisible();
  const next = await tile(joinCompounds('ជំហានបន្ទាប់របស់អ្នក'));
  expect(
    await next.findByText(joinCompounds('អ្នកមិនទាន់មានពាក្យសុំកំពុងរង់ចាំទេ។ សូមជ្រើសរើសសាលាដែលសាកសមនឹងអ្នក។')),
  ).toBeVisible();
});
