import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { guardians } from '@/backend/db/schema';
import { makePerson, type Person } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CheckGradeTableScreen } from './check-grade-table-screen';
import { SchoolDashboardScreen } from './school-dashboard-screen';
import { UserprofileScreen } from './userprofile-screen';

const backend = useScreenBackend();
let guardian: Person;
let schoolId = '';
let studentId = '';

beforeEach(async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const { students } = await makeClass(b, school.id, { students: 1 });
  schoolId = school.id;
  studentId = students[0]?.id ?? '';
  guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId,
    userId: guardian.id,
    sees: ['attendance', 'papers'],
    createdAt: now,
    confirmedAt: now,
  });
  backend.signIn(guardian);
  navigation.search = new URLSearchParams({ org: schoolId, student: studentId });
});

test('what is not shared is said with the name, and is no fault of the network', async () => {
  renderScreen(<CheckGradeTableScreen />);
  expect(await screen.findByText('Sok Dara does not share scores with you')).toBeVisible();
  expect(screen.queryByText(/internet/i)).toBeNull();
});

test('the same in Khmer', async () => {
  renderScreen(<CheckGradeTableScreen />, { locale: 'km' });
  expect(await screen.findByText(/សុខ តារា មិនបានបង្ហាញពិន្ទុដល់អ្នកទេ/)).toBeVisible();
});

test('the day shows what is shared, and the record speaks of the child', async () => {
  const { unmount } = renderScreen(<SchoolDashboardScreen />);
  expect(await screen.findByText('Attendance')).toBeVisible();
  expect(screen.queryByText('Next lesson')).toBeNull();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  unmount();
  renderScreen(<UserprofileScreen />);
  expect(await screen.findByText('What the school has of Sok Dara.')).toBeVisible();
});
