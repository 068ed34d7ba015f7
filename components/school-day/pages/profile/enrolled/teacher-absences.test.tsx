import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { classSessions, classTeachers, teacherAbsences } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { teacherAbsencesResource } from '@/lib/contract/school-day/teacher-absences';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makePerson, type Person } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolDashboardScreen } from './school-dashboard-screen';
import { EnrolledTimetableScreen } from './timetable-screen';

useIndexedDb();
const backend = useScreenBackend();
let schoolId = '';
let sessionId = '';
let courseId = '';
let office: Person;
let teacher: Person;
let free: Person;

beforeEach(async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  schoolId = school.id;
  office = advisor;
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  free = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  ({ courseId } = await makeClass(b, schoolId, { teacherId: teacher.id, students: 1 }));
  sessionId = await makeSession(b, courseId, 26);
});

const announced = async () => {
  const b = backend.current;
  const [session] = await b.deps.db.select().from(classSessions).where(eq(classSessions.id, sessionId));
  const day = dayInCambodia(session?.startsAt ?? b.clock.now());
  await b.deps.db.insert(teacherAbsences).values({
    schoolId,
    userId: teacher.id,
    fromDay: day,
    toDay: day,
    reason: 'illness',
    note: 'Fever',
    createdAt: b.clock.now(),
  });
};

const show = (person: Person, Screen = EnrolledTimetableScreen, locale: 'en' | 'km' = 'en') => {
  backend.signIn(person);
  navigation.search = new URLSearchParams({ org: schoolId });
  return renderScreen(
    <>
      <Screen />
      <ToastHost />
    </>,
    { locale },
  );
};
const panel = async () => within(await screen.findByRole('region', { name: 'Absences of teachers' }));

test('a teacher announces the own absence; a failure keeps what was typed', async () => {
  backend.answer(teacherAbsencesResource.endpoints.announce, 'network-error', 'once');
  show(teacher);
  const own = await panel();
  expect(await own.findByText('You have announced nothing.')).toBeVisible();
  await userEvent.click(own.getByRole('button', { name: 'I cannot come to teach' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'I cannot come to teach' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Announce the absence' }));
  expect(await dialog.findAllByText('Reason is required')).not.toHaveLength(0);
  await userEvent.click(dialog.getByRole('radio', { name: 'One lesson' }));
  const lesson = await dialog.findByRole('combobox', { name: 'Lesson' });
  await waitFor(() => expect(within(lesson).getAllByRole('option')).toHaveLength(2));
  await userEvent.selectOptions(lesson, sessionId);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Training');
  await userEvent.click(dialog.getByRole('button', { name: 'Announce the absence' }));
  expect(await dialog.findByText(/No internet connection/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Announce the absence' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Announced. The office has been told.'));
  expect(await own.findByText('Training')).toBeVisible();
  expect(await own.findByText('1 lesson to cover')).toBeVisible();
  expect(own.queryByRole('button', { name: /Find a substitute/ })).toBeNull();
  await userEvent.click(own.getByRole('button', { name: /^Take back/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Take this absence back?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Take back' }));
  expect(await own.findByText('You have announced nothing.')).toBeVisible();
});

test('the office gives the lesson to a teacher who is free', async () => {
  await announced();
  show(office, SchoolDashboardScreen);
  const list = await panel();
  await userEvent.click(await list.findByRole('button', { name: /^Find a substitute/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who teaches this lesson?' }));
  const choices = await dialog.findAllByRole('radio');
  expect(choices).toHaveLength(1);
  await userEvent.click(choices[0] as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Give the lesson' }));
  expect(await list.findByText('Nothing left to decide')).toBeVisible();
  expect(await list.findByText(/^Taught by/)).toBeVisible();
  const [session] = await backend.current.deps.db
    .select()
    .from(classSessions)
    .where(eq(classSessions.id, sessionId));
  expect(session?.substituteId).toBe(free.id);
});

test('the office enters an absence of today, and finds nobody free, in Khmer', async () => {
  const b = backend.current;
  sessionId = await makeSession(b, courseId, 2);
  // The other teacher teaches in those hours too.
  await makeSession(b, (await makeClass(b, schoolId, { teacherId: free.id, students: 1 })).courseId, 2);
  show(office, EnrolledTimetableScreen, 'km');
  const list = within(await screen.findByRole('region', { name: 'អវត្តមានគ្រូ' }));
  await userEvent.click(await list.findByRole('button', { name: 'បញ្ចូលអវត្តមានគ្រូ' }));
  const form = within(await screen.findByRole('dialog', { name: 'បញ្ចូលអវត្តមានគ្រូ' }));
  const who = await form.findByRole('combobox', { name: 'គ្រូ' });
  await waitFor(() => expect(within(who).getAllByRole('option').length).toBeGreaterThan(2));
  await userEvent.selectOptions(who, teacher.id);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'មូលហេតុ' }), 'illness');
  await userEvent.click(form.getByRole('button', { name: 'ជូនដំណឹងអវត្តមាន' }));
  await userEvent.click(await list.findByRole('button', { name: /^រកគ្រូជំនួស/ }));
  expect(await screen.findByText(/គ្មានគ្រូណាទំនេរ/)).toBeVisible();
});

test('a lesson is called off with a reason that stands in the list', async () => {
  await announced();
  show(office);
  const list = await panel();
  await userEvent.click(await list.findByRole('button', { name: /^Call off/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call this lesson off?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The teacher is ill');
  await userEvent.click(dialog.getByRole('button', { name: /^Cancel/ }));
  expect(await list.findByText('Called off: The teacher is ill')).toBeVisible();
});

test('a teacher adds a lesson; what is in the way is named and nothing typed is lost', async () => {
  const b = backend.current;
  await b.deps.db.insert(classTeachers).values({ courseId, userId: free.id, createdAt: b.clock.now() });
  show(free);
  await userEvent.click(await screen.findByRole('button', { name: 'Add an extra lesson' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One lesson more' }));
  const course = await dialog.findByRole('combobox', { name: 'Course' });
  await waitFor(() => expect(within(course).getAllByRole('option')).toHaveLength(2));
  await userEvent.selectOptions(course, courseId);
  const [session] = await b.deps.db.select().from(classSessions).where(eq(classSessions.id, sessionId));
  await userEvent.type(dialog.getByRole('textbox', { name: 'From' }), '19:00');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Until' }), '18:00');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Room' }), session?.room ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the lesson' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Until' })).toHaveAttribute('aria-invalid'));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Until' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Until' }), '20:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the lesson' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Added. The students'));
  expect(await b.deps.db.$count(classSessions, eq(classSessions.courseId, courseId))).toBe(2);
});
