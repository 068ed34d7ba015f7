import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { absenceNotices, attendances, guardians, markRequests } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { absenceNoticesResource } from '@/lib/contract/school-day/absence-notices';
import { markRequestsResource } from '@/lib/contract/school-day/mark-requests';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makePerson, type Person } from '@/tests/support/make';
import {
  makeClass,
  makeSchoolWithStudent,
  makeSession,
  type makeStudent,
} from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AttendanceScreen } from './attendance-screen';

useIndexedDb();
const backend = useScreenBackend();
let pupil: Awaited<ReturnType<typeof makeStudent>>;
let guardian: Person;
let teacher: Person;
let schoolId = '';
let sessionId = '';

beforeEach(async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  schoolId = school.id;
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  const { courseId, students } = await makeClass(b, schoolId, { teacherId: teacher.id, students: 1 });
  const [first] = students;
  if (!first) throw new Error('There is no student.');
  pupil = first;
  sessionId = await makeSession(b, courseId, -1);
  guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId: pupil.id,
    userId: guardian.id,
    sees: ['attendance'],
    createdAt: now,
    confirmedAt: now,
  });
});

const show = (person: Person, query: Record<string, string> = {}, locale: 'en' | 'km' = 'en') => {
  backend.signIn(person);
  navigation.search = new URLSearchParams({ org: schoolId, ...query });
  return renderScreen(
    <>
      <AttendanceScreen />
      <ToastHost />
    </>,
    { locale },
  );
};
const ofChild = () => ({ student: pupil.id });

const announced = () =>
  backend.current.deps.db.select().from(absenceNotices).where(eq(absenceNotices.studentId, pupil.id));

test('a student announces an absence; a failure keeps what was typed', async () => {
  backend.answer(absenceNoticesResource.endpoints.announce, 'network-error', 'once');
  show(pupil.person);
  expect(await screen.findByText('Nothing is announced.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'I will be absent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'I will be absent' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Announce the absence' }));
  expect(await dialog.findAllByText('Reason is required')).not.toHaveLength(0);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Illness');
  await userEvent.type(dialog.getByRole('textbox', { name: /A word about it/ }), 'Fever');
  await userEvent.click(dialog.getByRole('button', { name: 'Announce the absence' }));
  expect(await dialog.findByText(/No internet connection/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /A word about it/ })).toHaveValue('Fever');
  await userEvent.click(dialog.getByRole('button', { name: 'Announce the absence' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Announced. The teachers have been told.'));
  expect(await screen.findByText('Illness – Fever')).toBeVisible();
  expect(await announced()).toMatchObject([{ reason: 'illness', note: 'Fever', createdAs: 'student' }]);
});

test('a guardian announces in Khmer and takes it back after a question', async () => {
  show(guardian, ofChild(), 'km');
  await userEvent.click(await screen.findByRole('button', { name: 'សុខ តារា នឹងអវត្តមាន' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'សុខ តារា នឹងអវត្តមាន' }));
  // The timetable is not shown to this guardian, so no lesson can be named.
  expect(dialog.queryByRole('radio', { name: 'ម៉ោងសិក្សាមួយ' })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'មូលហេតុ' }), 'ឈឺ');
  await userEvent.click(dialog.getByRole('button', { name: 'ជូនដំណឹងអវត្តមាន' }));
  await userEvent.click(await screen.findByRole('button', { name: /^ដកវិញ៖ / }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'ដកវិញ' }));
  expect(await screen.findByText(/^បានដកវិញនៅ/)).toBeVisible();
  expect((await announced())[0]?.withdrawnAt).not.toBeNull();
});

const announceToday = async () => {
  const b = backend.current;
  const day = dayInCambodia(b.clock.now());
  await b.deps.db.insert(absenceNotices).values({
    schoolId,
    studentId: pupil.id,
    fromDay: day,
    // The browser of the test has a clock of its own.
    toDay: '2199-12-31',
    reason: 'illness',
    note: 'Fever',
    createdAs: 'guardian',
    createdBy: guardian.id,
    createdAt: b.clock.now(),
  });
};

test('the sheet says why, "all present" leaves the row alone, and the excuse is proposed', async () => {
  await announceToday();
  show(teacher, { session: sessionId });
  expect(await screen.findByText(/Announced by a guardian: Illness – Fever/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'All present' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sok Dara: Not marked' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark Sok Dara as excused' }));
  expect(await screen.findByRole('button', { name: 'Sok Dara: Excused' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark Sok Dara as excused' })).toBeNull();
});

test('a tap on a name that was announced excuses first', async () => {
  await announceToday();
  show(teacher, { session: sessionId });
  await userEvent.click(await screen.findByRole('button', { name: 'Sok Dara: Not marked' }));
  expect(await screen.findByRole('button', { name: 'Sok Dara: Excused' })).toBeVisible();
});

test('who works at the school reads who is announced for the day', async () => {
  await announceToday();
  show(teacher);
  const panel = within(await screen.findByRole('region', { name: 'Announced for this day' }));
  expect(panel.getByText('Illness – Fever')).toBeVisible();
  expect(panel.getByText('1 student')).toBeVisible();
});

const absent = async () => {
  const b = backend.current;
  await b.deps.db
    .insert(attendances)
    .values({ sessionId, studentId: pupil.id, mark: 'absent', markedAt: b.clock.now() });
};

test('a student asks for a correction, and reads that it waits', async () => {
  await absent();
  backend.answer(markRequestsResource.endpoints.ask, { status: 503 }, 'once');
  show(pupil.person);
  await userEvent.click(await screen.findByRole('button', { name: /^Ask for a correction: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Excused' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'I was at the doctor.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('I was at the doctor.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('Asked for: “Excused”. I was at the doctor.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Take the request back/ }));
  expect(await screen.findByRole('button', { name: /^Ask for a correction: / })).toBeVisible();
});

test('the teacher answers, and the student reads the word', async () => {
  await absent();
  const b = backend.current;
  await b.deps.db.insert(markRequests).values({
    schoolId,
    sessionId,
    studentId: pupil.id,
    mark: 'absent',
    wanted: 'excused',
    reason: 'I was at the doctor.',
    createdAs: 'student',
    createdBy: pupil.person.id,
    createdAt: b.clock.now(),
    state: 'open',
  });
  const { unmount } = show(teacher);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer Sok Dara' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Sok Dara' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Change to “Excused”' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'A word to who asked' }), 'The letter is here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests to correct marks' })).toBeNull());
  unmount();
  show(pupil.person);
  expect(await screen.findByText('Changed after the request: The letter is here.')).toBeVisible();
});
