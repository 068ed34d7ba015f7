import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { classTeachers, guardians, users } from '@/backend/db/schema';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { sentMarks } from '@/components/school-day/attendance/mark-queue';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { keptThings } from '@/lib/device/kept';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makeCampus, makeCourse, makeSession, makeStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolDashboardScreen } from './school-dashboard-screen';

useIndexedDb();
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
  const open = within(await screen.findByRole('list', { name: 'Lessons of earlier days to mark' }));
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
  expect(screen.queryByRole('list', { name: 'ម៉ោងសិក្សានៃថ្ងៃមុនៗ ដែលត្រូវកត់វត្តមាន' })).toBeNull();
});

test('office and teacher read one list of what is to be marked, and the office no week of its own', async () => {
  const old = await lesson(-3);
  await lesson(-15);
  const office = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const open = async () =>
    within(await screen.findByRole('list', { name: 'Lessons of earlier days to mark' }))
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://sala').searchParams.get('session'));
  backend.signIn(office);
  const { unmount } = renderScreen(<SchoolDashboardScreen />);
  expect(await screen.findByText('No lessons today.')).toBeInTheDocument();
  expect(await open()).toEqual([old]);
  expect(screen.queryByText(/7 days before/)).toBeNull();
  unmount();
  show(teacher);
  expect(await open()).toEqual([old]);
});

test('the day comes first: what runs, what comes, what is over, then earlier days; a sheet that was just done is done', async () => {
  const b = backend.current;
  // Eight in the morning.
  const morning = Date.parse(`${dayInCambodia(b.clock.now())}T01:00:00Z`);
  b.clock.advance((morning - b.clock.now().getTime()) / 1000);
  const [over, next, running] = [
    await makeSession(b, courseId, -2),
    await makeSession(b, courseId, 3),
    await makeSession(b, courseId, 0),
  ];
  await lesson(-3);
  show(teacher);
  const links = async () =>
    (await screen.findAllByRole('link'))
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://sala').searchParams.get('session'))
      .filter((id) => id !== null);
  await waitFor(async () => expect((await links()).slice(0, 3)).toEqual([running, next, over]));
  expect(screen.getAllByText('Not marked yet')).toHaveLength(2);
  const taken = { studentId, mark: 'present', note: null, reason: null, version: 1, at: Date.now() } as const;
  act(() => void sentMarks(teacher.id).write([{ ...taken, sessionId: over }]));
  expect(await screen.findAllByText('Not marked yet')).toHaveLength(1);
});

const loseNetwork = () => {
  backend.answer(classSessionsResource.endpoints.list, 'network-error');
  backend.answer(membershipsResource.endpoints.list, 'network-error');
};

test.each([
  ['en', 'Sala cannot be reached', 'Lessons today', 'Not marked yet'],
  ['km', 'មិនអាចភ្ជាប់ទៅ Sala បានទេ', 'ម៉ោងសិក្សាថ្ងៃនេះ', 'មិនទាន់កត់វត្តមាន'],
] as const)(
  'without the network a teacher reads the day that was kept, with its age and by the clock, in %s',
  async (locale, kept, title, unmarked) => {
    document.cookie = 'sala_signed_in=1; path=/';
    const b = backend.current;
    const coming = await makeSession(b, courseId, 0.05);
    const old = await lesson(-2);
    backend.signIn(teacher);
    const { unmount } = renderScreen(<SchoolDashboardScreen />, { locale });
    await screen.findByRole('heading', { name: title });
    await waitFor(async () => expect(await keptThings()).toHaveLength(2));
    expect(screen.queryByText(kept)).toBeNull();
    expect(screen.queryByText(unmarked)).toBeNull();
    unmount();
    b.clock.advance(5 * 60);
    loseNetwork();
    renderScreen(<SchoolDashboardScreen />, { locale });
    expect(await screen.findByText(kept)).toBeVisible();
    const sessions = screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://sala').searchParams.get('session'));
    expect(sessions).toEqual(expect.arrayContaining([coming, old]));
    // It was to come when it was kept, and runs now.
    expect(screen.getByText(unmarked)).toBeVisible();
  },
);

test('a guardian who has typed a code waits on the first page of the student, with name, age and day', async () => {
  const b = backend.current;
  const pupil = await makePerson(b);
  const campusId = await makeCampus(b, schoolId);
  const { id } = await makeStudent(b, { schoolId, campusId }, { userId: pupil.id });
  const guardian = await makePerson(b);
  await b.deps.db
    .update(users)
    .set({ firstName: 'Sophea', lastName: 'Chan' })
    .where(eq(users.id, guardian.id));
  show(pupil);
  await screen.findByText('Next lesson');
  expect(screen.queryByText('Waiting for you')).toBeNull();
  cleanup();
  const values = { studentId: id, userId: guardian.id, sees: [], createdAt: b.clock.now() };
  await b.deps.db.insert(guardians).values(values);
  show(pupil);
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  const link = list.getByRole('link', { name: /Chan Sophea/ });
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining(`/profile/enrolled/userprofile?org=${schoolId}`),
  );
  expect(list.getByText(/^since today, answer by 04/)).toBeVisible();
  expect(list.getByText(/Asks to be the guardian/)).toBeVisible();
});
