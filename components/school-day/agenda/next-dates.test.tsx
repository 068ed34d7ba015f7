import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { assessments } from '@/backend/db/schema';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { makeCourse, makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { NextDates } from './next-dates';

const backend = useScreenBackend();
const name = { en: 'Midterm exam', km: 'ប្រឡងពាក់កណ្តាលឆមាស' };

test('the exams of one day are one line that opens, and leave room for other dates', async () => {
  const b = backend.current;
  const { school, campusId } = await makeSchoolWithStudent(b);
  const { id, person } = await makeStudent(b, { schoolId: school.id, campusId });
  const today = dayInCambodia(b.clock.now());
  const day = addDays(today, 20);
  for (const [index, heldOn] of [...Array<string>(6).fill(day), addDays(today, 21)].entries()) {
    const courseId = await makeCourse(b, school.id, [id], { name: `Course ${index}` });
    await b.deps.db
      .insert(assessments)
      .values({ courseId, kind: 'midterm', name, maxScore: 100, weightPercent: 40, heldOn });
  }
  backend.signIn(person);
  renderScreen(<NextDates userId={person.id} />, { locale: 'en' });
  const title = await screen.findByText('6 midterm exams');
  const line = title.closest('details');
  if (!line) throw new Error('The exams do not open.');
  expect(line).not.toHaveAttribute('open');
  expect(line.querySelector('summary')).toHaveTextContent(formatDate(day, 'en'));
  expect(screen.getByRole('link', { name: 'Midterm exam: Course 6' })).toBeVisible();
  await userEvent.click(title);
  expect(
    within(line)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Midterm exam: Course ${index}`));
});
