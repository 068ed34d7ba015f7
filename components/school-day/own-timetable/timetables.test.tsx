import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnrolledTimetableScreen } from '@/components/school-day/pages/profile/enrolled/timetable-screen';
import { addDays, weekOf } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { makeCourse, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
const dayHours = 24;

/** Ten in the morning on the Sunday of the week. */
const moveToSunday = () => {
  const { clock } = backend.current;
  const sunday = weekOf(dayInCambodia(clock.now()))[6] ?? '';
  clock.advance((Date.parse(`${sunday}T03:00:00Z`) - clock.now().getTime()) / 1000);
  return sunday;
};

const scene = async () => {
  const b = backend.current;
  const { school, student } = await makeSchoolWithStudent(b);
  const courseId = await makeCourse(b, school.id, [student.id]);
  navigation.search = new URLSearchParams({ org: school.id, student: student.id });
  backend.signIn(student.person);
  return { courseId };
};

test('on a Sunday with nothing left the week that comes is shown', async () => {
  const sunday = moveToSunday();
  const { courseId } = await scene();
  await makeSession(backend.current, courseId, -3 * dayHours);
  await makeSession(backend.current, courseId, 2 * dayHours);
  renderScreen(<EnrolledTimetableScreen />);
  const days = within(await screen.findByRole('region', { name: 'Timetable' })).getAllByRole('listitem');
  const monday = Number(addDays(sunday, 1).slice(8));
  expect(days[0]).toHaveAccessibleName(new RegExp(`Monday ${monday} `));
});

test('with a lesson in the afternoon it is the week of that Sunday', async () => {
  const sunday = moveToSunday();
  const { courseId } = await scene();
  await makeSession(backend.current, courseId, 3);
  renderScreen(<EnrolledTimetableScreen />);
  const days = within(await screen.findByRole('region', { name: 'Timetable' })).getAllByRole('listitem');
  const monday = Number((weekOf(sunday)[0] ?? '').slice(8));
  expect(
    days.map((day) => day.getAttribute('aria-label')).find((name) => name?.startsWith('Monday')),
  ).toMatch(new RegExp(`Monday ${monday} `));
});
