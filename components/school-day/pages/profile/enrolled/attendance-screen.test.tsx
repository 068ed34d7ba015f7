import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { markQueue, withMarks } from '@/components/school-day/attendance/mark-queue';
import { MarkSender } from '@/components/school-day/attendance/mark-sender';
import {
  attendances,
  classCourses,
  classSessions,
  classTeachers,
  markChanges,
  schoolStaff,
} from '@/backend/db/schema';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { unsentOf } from '@/lib/device/person-values';
import { addDays } from '@/lib/domain/calendar-days';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { dayOfText, textOfDay } from '@/components/form/day-text';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeCourse, makeSession, makeStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { AttendanceScreen } from './attendance-screen';

useIndexedDb();
const backend = useScreenBackend();
let teacher: Person;
let office: Person;
let pupils: Awaited<ReturnType<typeof makeStudent>>[] = [];
let schoolId = '';
let courseId = '';
let sessionId = '';

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b)).id;
  const campusId = await makeCampus(b, schoolId);
  pupils = [];
  for (const lastName of ['Chan', 'Keo'])
    pupils.push(await makeStudent(b, { schoolId, campusId }, { lastName }));
  courseId = await makeCourse(
    b,
    schoolId,
    pupils.map(({ id }) => id),
  );
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  office = await makePerson(b, { roles: ['university'], staffOf: [schoolId] });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  sessionId = await makeSession(b, courseId, -1);
});

const showSheet = async (person: Person) => {
  backend.signIn(person);
  navigation.search = new URLSearchParams({ org: schoolId, session: sessionId });
  renderScreen(
    <>
      <MarkSender />
      <AttendanceScreen />
    </>,
  );
  return screen.findByRole('button', { name: /^Chan Dara: / });
};

const showOffice = async () => {
  backend.signIn(office);
  navigation.search = new URLSearchParams({ org: schoolId, session: sessionId });
  renderScreen(<AttendanceScreen />);
  await screen.findByRole('radiogroup', { name: 'Attendance of Chan Dara' });
};

test('where a teacher has no lesson today, the next one at the other school is told too', async () => {
  const b = backend.current;
  const other = await makeSchool(b, { name: 'Palm Institute' });
  await b.deps.db.insert(schoolStaff).values({ userId: teacher.id, schoolId: other.id });
  const there = await makeCourse(b, other.id, []);
  await b.deps.db
    .insert(classTeachers)
    .values({ courseId: there, userId: teacher.id, createdAt: b.clock.now() });
  const [next] = [await makeSession(b, there, 24), await makeSession(b, there, 48)];
  await b.deps.db.delete(classSessions).where(eq(classSessions.id, sessionId));
  backend.signIn(teacher);
  navigation.search = new URLSearchParams({ org: schoolId });
  renderScreen(<AttendanceScreen />);
  expect(await screen.findByText('The next lesson at your other schools:')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Palm Institute · / })).toHaveAttribute(
    'href',
    `/en/profile/enrolled/attendance?org=${other.id}&session=${next}`,
  );
});

const stored = async () => {
  const rows = await backend.current.deps.db
    .select()
    .from(attendances)
    .where(eq(attendances.sessionId, sessionId));
  return pupils.map(({ id }) => rows.find(({ studentId }) => studentId === id)?.mark ?? null);
};

test('without the service marks wait on the phone, and a log-out would ask', async () => {
  backend.answer(sheetsResource.endpoints.markAttendance, { status: 503 });
  const chan = await showSheet(teacher);
  await userEvent.click(screen.getByRole('button', { name: 'All present' }));
  await userEvent.click(chan);
  await userEvent.click(chan);
  expect(screen.getByRole('button', { name: 'Chan Dara: Absent' })).toBeInTheDocument();
  expect(screen.getByText(/2 marks wait on this phone/)).toBeInTheDocument();
  expect(unsentOf(teacher.id)).toContainEqual({ kind: 'marks', count: 1 });
  expect(await stored()).toEqual([null, null]);
});

test('marks that waited through a restart leave by themselves', async () => {
  const waiting = pupils.map(({ id: studentId }, place) => ({
    studentId,
    mark: place === 0 ? ('absent' as const) : ('present' as const),
    note: null,
    reason: null,
    version: 0,
    at: Date.now(),
  }));
  markQueue(teacher.id).update((sheets) => withMarks(sheets, { orgId: schoolId, sessionId }, waiting));
  await showSheet(teacher);
  await waitFor(async () => expect(await stored()).toEqual(['absent', 'present']));
  await waitFor(() => expect(unsentOf(teacher.id)).toEqual([]));
});

test('the last step is undone, and "all present" leaves an excused one alone', async () => {
  await backend.current.deps.db.insert(attendances).values({
    sessionId,
    studentId: pupils[0]?.id ?? '',
    mark: 'excused',
    markedAt: backend.current.clock.now(),
  });
  await showSheet(teacher);
  await userEvent.click(screen.getByRole('button', { name: 'All present' }));
  expect(screen.getByRole('button', { name: 'Chan Dara: Excused' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Keo Dara: Not marked' })).toBeInTheDocument();
});

test('the office changes a stored mark only with a reason', async () => {
  await backend.current.deps.db.insert(attendances).values({
    sessionId,
    studentId: pupils[0]?.id ?? '',
    mark: 'absent',
    markedAt: backend.current.clock.now(),
  });
  await showOffice();
  const chan = within(screen.getByRole('radiogroup', { name: 'Attendance of Chan Dara' }));
  expect(chan.getAllByRole('radio').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Present',
    'Late',
    'Absent',
    'Excused',
  ]);
  await userEvent.click(chan.getByRole('radio', { name: 'Excused' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  expect(screen.getByText('Write the reason first.')).toBeInTheDocument();
  expect((await stored())[0]).toBe('absent');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for the correction' }), 'A letter came.');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  await waitFor(async () => expect((await stored())[0]).toBe('excused'));
  const history = await backend.current.deps.db.select().from(markChanges);
  expect(history.filter(({ reason }) => reason === 'A letter came.')).toHaveLength(1);
});

test('the sheet says which lesson it is of', async () => {
  await showSheet(teacher);
  const [course] = await backend.current.deps.db
    .select()
    .from(classCourses)
    .where(eq(classCourses.id, courseId));
  const heading = screen.getByRole('heading', { level: 2, name: `${course?.name} ${course?.code}` });
  expect(heading.closest('.sheet-bar')).toHaveTextContent(/\d{2}:\d{2}–\u2060\d{2}:\d{2} · B-204/);
});

test('a lesson that has not begun can be read, and says when it opens', async () => {
  sessionId = await makeSession(backend.current, courseId, 30);
  expect(await showSheet(teacher)).toBeDisabled();
  expect(screen.getByText(/^This lesson has not begun\. Its sheet opens on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'All present' })).toBeNull();
});

test('what is refused as a whole keeps what was typed, with the true reason', async () => {
  const { markAttendance } = sheetsResource.endpoints;
  backend.answer(markAttendance, { status: 409, code: 'term-locked' }, 'once');
  await userEvent.click(await showSheet(teacher));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('The school has locked this term.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chan Dara: Present' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(async () => expect((await stored())[0]).toBe('present'));
});

test('a student sees the own mark; the school of somebody else does not exist', async () => {
  const [pupil] = pupils;
  if (!pupil) throw new Error('There is no student.');
  await backend.current.deps.db
    .insert(attendances)
    .values({ sessionId, studentId: pupil.id, mark: 'late', markedAt: backend.current.clock.now() });
  backend.signIn(pupil.person);
  navigation.search = new URLSearchParams();
  const { unmount } = renderScreen(<AttendanceScreen />);
  expect(await screen.findByText('Late')).toBeInTheDocument();
  unmount();
  navigation.search = new URLSearchParams({ org: (await makeSchool(backend.current)).id });
  renderScreen(<AttendanceScreen />);
  expect(await screen.findByRole('heading', { name: /couldn't find this page/ })).toBeInTheDocument();
});

test('a day without lessons leads to the next one that has some', async () => {
  await makeSession(backend.current, courseId, 72);
  backend.signIn(teacher);
  navigation.search = new URLSearchParams({ org: schoolId });
  renderScreen(<AttendanceScreen />);
  const day = await screen.findByLabelText<HTMLInputElement>('Day');
  await waitFor(() => expect(day.value).not.toBe(''));
  await typeDay('Day', textOfDay(addDays(dayOfText(day.value) ?? '', 1)));
  await userEvent.click(await screen.findByRole('button', { name: /^\w+ \d+ \w+ \d{4}$/ }));
  expect(await screen.findByRole('link', { name: /^Course / })).toBeVisible();
  expect(screen.queryByText('No lessons on this day.')).toBeNull();
});
