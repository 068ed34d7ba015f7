import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { classCourses, students as studentRows, termRemarks } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { termRemarksResource } from '@/lib/contract/school-day/term-remarks';
import { makePerson, type Person } from '@/tests/support/make';
import { makeClass, makeRecord, makeSchoolWithStudent, makeStructure } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ScoreScreen } from './score-screen';

const backend = useScreenBackend();
let schoolId = '';
let studentId = '';
let teacher: Person;

beforeEach(async () => {
  const b = backend.current;
  const { school, campusId } = await makeSchoolWithStudent(b);
  schoolId = school.id;
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  const structureRecordId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
  const { courseId, students } = await makeClass(b, schoolId, { teacherId: teacher.id, students: 1 });
  studentId = students[0]?.id ?? '';
  await b.deps.db.update(classCourses).set({ structureRecordId }).where(eq(classCourses.id, courseId));
  await b.deps.db.update(studentRows).set({ structureRecordId }).where(eq(studentRows.id, studentId));
  backend.signIn(teacher);
  navigation.search = new URLSearchParams({ org: schoolId });
});

const show = (locale: 'en' | 'km' = 'en') =>
  renderScreen(
    <>
      <ScoreScreen />
      <ToastHost />
    </>,
    { locale },
  );

const openRemarks = async (title: string) => {
  const summary = await screen.findByText(title);
  await userEvent.click(summary);
  return within(summary.parentElement as HTMLElement);
};

test('a teacher of the class writes a remark; a failure keeps what was typed', async () => {
  backend.answer(termRemarksResource.endpoints.write, 'network-error', 'once');
  show();
  const list = await openRemarks('Remarks for report cards');
  expect(await list.findByText('Nothing is written yet.')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /^Remark about/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const [field] = dialog.getAllByRole('textbox', { name: /English/ });
  await userEvent.type(field as HTMLElement, 'Works with care.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the remark' }));
  expect(await dialog.findByText(/No internet connection/)).toBeVisible();
  expect(field).toHaveValue('Works with care.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the remark' }));
  expect(await list.findByText('Works with care.')).toBeVisible();
  const [row] = await backend.current.deps.db
    .select()
    .from(termRemarks)
    .where(eq(termRemarks.studentId, studentId));
  expect(row).toMatchObject({ remark: { en: 'Works with care.', km: '' }, writtenBy: teacher.id });
});

test('who wrote meanwhile is shown beside what was typed, in Khmer', async () => {
  const b = backend.current;
  show('km');
  const list = await openRemarks('មតិសម្រាប់ព្រឹត្តិបត្រពិន្ទុ');
  await userEvent.click(await list.findByRole('button', { name: /^មតិអំពី/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await b.deps.db.insert(termRemarks).values({
    studentId,
    academicYear: '2026-2027',
    term: 1,
    remark: { en: 'By the office.', km: 'ពីការិយាល័យ' },
    updatedAt: b.clock.now(),
  });
  const [field] = dialog.getAllByRole('textbox');
  await userEvent.type(field as HTMLElement, 'រៀនល្អ');
  await userEvent.click(dialog.getByRole('button', { name: 'រក្សាទុកមតិ' }));
  await waitFor(() => expect(document.body).toHaveTextContent(/ពីការិយាល័យ/));
  expect(field).toHaveValue('រៀនល្អ');
});
