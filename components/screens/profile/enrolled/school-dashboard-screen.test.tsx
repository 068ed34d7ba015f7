import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { classTeachers } from '@/backend/db/schema';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeCourse, makeSession, makeStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolDashboardScreen } from './school-dashboard-screen';

const backend = useScreenBackend();
const dayHours = 24;
let teacher: Person;
let [schoolId, courseId, studentId] = ['', '', ''];

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b)).id;
  const pupil = await makeStudent(b, { schoolId, campusId: await makeCampus(b, schoolId) });
  studentId = pupil.id;
  courseId = await makeCourse(b, schoolId, [pupil.id]);
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  navigation.search = new URLSearchParams({ org: schoolId });
});

const lesson = (days: number, isMarked = false) =>
  makeSession(
    backend.current,
    courseId,
    days * dayHours,
    isMarked ? { mark: 'present', studentId } : undefined,
  );
const show = (person: Person, locale: 'en' | 'km' = 'en') => {
  backend.signIn(person);
  renderScreen(<SchoolDashboardScreen />, { locale });
};

test('a teacher sees the lessons without a mark, the oldest first, and the week against the one before', async () => {
  const [recent, old] = [await lesson(-2), await lesson(-5)];
  await lesson(-3, true);
  await lesson(-10, true);
  show(teacher);
  const open = within(await screen.findByRole('list', { name: 'Lessons to mark' }));
  expect(
    open
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://sala').searchParams.get('session')),
  ).toEqual([old, recent]);
  expect(open.getByText('5 days')).toBeInTheDocument();
  expect(screen.getByText('2 more than in the 7 days before')).toBeInTheDocument();
  // Nothing was cancelled, and no number is 0.
  expect(screen.queryByText(/cancelled/i)).toBeNull();
  expect(screen.queryByText('0')).toBeNull();
});

test('a day without lessons shows the next that has some, and says that all are marked, in Khmer', async () => {
  await lesson(-3, true);
  await lesson(3);
  show(teacher, 'km');
  expect(await screen.findByText(/ម៉ោងសិក្សាបន្ទាប់៖/)).toBeInTheDocument();
  expect(screen.getByText(/បានកត់វត្តមានរួចហើយ/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'ម៉ោងសិក្សាដែលត្រូវកត់វត្តមាន' })).toBeNull();
});

test('the office reads the day alone, without a week of its own', async () => {
  await lesson(-3);
  const office = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  show(office);
  expect(await screen.findByText('No lessons today.')).toBeInTheDocument();
  expect(screen.queryByText('Lessons to mark')).toBeNull();
  expect(screen.queryByText(/7 days before/)).toBeNull();
});
