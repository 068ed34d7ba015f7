import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { guardians } from '@/backend/db/schema';
import en from '@/messages/en/school-day/portal.json';
import { portalRooms } from '@/components/school-day/membership/rooms';
import { RoomHead } from '@/components/school-day/membership/room-head';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeSchoolWithStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { href } from '@/lib/routes/href';
import { PortalSideNav } from './portal-nav';

const backend = useScreenBackend();
const rooms = portalRooms.map(({ key }) => ({ key, label: en.rooms[key], icon: null }));

afterEach(() => {
  navigation.pathname = '/';
});

test('on a page that has no tab, its room and the tab above it are current, and links keep the school', async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const other = await makeSchool(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id, other.id] });
  backend.signIn(teacher);
  navigation.pathname = '/en/profile/attendance/attendance-detail-per-session';
  navigation.search = new URLSearchParams({ org: other.id });
  renderScreen(
    <>
      <RoomHead page="byLesson" />
      <PortalSideNav label="Portal" rooms={rooms} />
    </>,
  );
  const bar = within(screen.getByRole('navigation', { name: 'Portal' }));
  expect(await bar.findByRole('link', { current: 'page' })).toHaveTextContent('Attendance');
  expect(screen.getByRole('heading', { level: 1, name: 'Attendance by lesson' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Attendance' }));
  expect(tabs.getByRole('link', { current: true })).toHaveTextContent('Attendance summary');
  await expect
    .poll(() => bar.getByRole('link', { name: 'Grades' }).getAttribute('href'))
    .toBe(`/en/profile/enrolled/check-grade-table?org=${other.id}`);
  expect(bar.queryByRole('link', { name: 'Documents' })).toBeNull();
});

test.each([
  ['schoolAdmin', true],
  ['teacher', false],
] as const)('a way back to the desk stands above the rooms of a %s: %s', async (role, isShown) => {
  const b = backend.current;
  const school = await makeSchool(b);
  const child = await makeSchoolWithStudent(b);
  const person = await makePerson(b, { roles: [role], staffOf: [school.id] });
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId: child.student.id,
    userId: person.id,
    createdAt: now,
    confirmedAt: now,
    sees: ['scores'],
  });
  backend.signIn(person);
  navigation.pathname = '/en/profile/enrolled/attendance';
  navigation.search = new URLSearchParams({ as: role === 'teacher' ? 'teacher' : 'office' });
  const desk = { key: 'desk', label: 'Back to the desk', href: href('/partner/dashboard'), icon: null };
  renderScreen(<PortalSideNav label="Portal" rooms={rooms} desk={desk} />);
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  await expect
    .poll(() => nav.getByRole('link', { name: 'Grades' }).getAttribute('href'))
    .toBe(`/en/profile/enrolled/check-grade-table?org=${school.id}`);
  expect(nav.queryByRole('link', { name: 'Back to the desk' }) !== null).toBe(isShown);
});
