import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { students } from '@/backend/db/schema';
import { makeSchoolWithStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { eq } from 'drizzle-orm';
import { StudentCardScreen } from './student-card-screen';

const backend = useScreenBackend();

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/student-card');
});

test('the code of a card opens the name, the school and the state, and stands in no history', async () => {
  const b = backend.current;
  const { student } = await makeSchoolWithStudent(b);
  const [row] = await b.deps.db
    .update(students)
    .set({ lastNameKm: 'ចាន់', firstNameKm: 'ដារា', status: 'paused' })
    .where(eq(students.id, student.id))
    .returning();
  window.history.replaceState(null, '', `/student-card#${row?.uniqueKey}`);
  renderScreen(<StudentCardScreen />, { locale: 'km' });
  expect(await screen.findByRole('heading', { name: 'ចាន់ ដារា' })).toBeVisible();
  expect(screen.getByText('កំពុងព្យួរការសិក្សា')).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('a code that nobody has, and a page without one, say so', async () => {
  window.history.replaceState(null, '', '/student-card#nobody');
  renderScreen(<StudentCardScreen />);
  expect(await screen.findByRole('heading', { name: 'There is no such card' })).toBeVisible();
});
