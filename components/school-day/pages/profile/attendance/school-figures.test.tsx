import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { attendances } from '@/backend/db/schema';
import { attendanceFiguresResource } from '@/lib/contract/school-day/attendance-figures';
import { makePerson, type Person } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AttendanceSummaryScreen } from './attendance-summary-screen';

const backend = useScreenBackend();
let schoolId = '';
let office: Person;
let teacher: Person;
const title = { en: 'Attendance of the school', km: 'វត្តមានទូទាំងសាលា' };

beforeEach(async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  schoolId = school.id;
  office = advisor;
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  const { courseId, students } = await makeClass(b, schoolId, { teacherId: teacher.id, students: 2 });
  const sessionId = await makeSession(b, courseId, -2);
  const marks = ['absent', 'present'] as const;
  await b.deps.db.insert(attendances).values(
    students.map(({ id }, at) => ({
      sessionId,
      studentId: id,
      mark: marks[at] ?? 'present',
      note: at === 0 ? 'No word' : null,
      markedAt: b.clock.now(),
    })),
  );
});

const show = (person: Person, locale: 'en' | 'km' = 'en') => {
  backend.signIn(person);
  navigation.search = new URLSearchParams({ org: schoolId });
  return renderScreen(<AttendanceSummaryScreen />, { locale });
};

test('a number opens the people behind it, who are saved as a file', async () => {
  const saved = catchSavedFiles();
  show(office);
  const figures = within(await screen.findByRole('region', { name: title.en }));
  await userEvent.click(await figures.findByRole('button', { name: '1 Absent: Courses without a class' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Nothing was announced – No word')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Export for Excel (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.file.text()).toContain('No word');
});

test('missed lessons are counted by what was announced, in Khmer', async () => {
  show(office, 'km');
  const figures = within(await screen.findByRole('region', { name: title.km }));
  await userEvent.selectOptions(figures.getByRole('combobox', { name: 'បង្ហាញតាម' }), 'reason');
  expect(await figures.findByText('មិនបានជូនដំណឹង')).toBeVisible();
});

test('a failure says so; a teacher has no figures of the school', async () => {
  backend.answer(attendanceFiguresResource.endpoints.counts, { status: 500 });
  const { unmount } = show(office);
  const figures = within(await screen.findByRole('region', { name: title.en }));
  expect(await figures.findByRole('alert')).toBeVisible();
  unmount();
  show(teacher);
  expect(await screen.findByRole('combobox', { name: 'Course' })).toBeVisible();
  expect(screen.queryByRole('region', { name: title.en })).toBeNull();
});
