import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberRole, roleStore } from '@/lib/device/person-role';
import { personRoles } from '@/lib/domain/accounts/person-roles';
import { rolePlaces } from '@/lib/routes/role-places';
import { signedInHintName } from '@/lib/session/cookies';
import { navigation, renderScreen } from '@/tests/support/screen';
import en from '@/messages/en/core/places.json';
import { PublicNav } from './public-nav';
import { RoleNav } from './role-nav';

beforeEach(() => {
  document.cookie = `${signedInHintName}=1; path=/`;
});
afterEach(() => {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  roleStore.write(null);
  navigation.pathname = '/';
  navigation.search = new URLSearchParams();
});

const bar = () => within(screen.getByRole('navigation', { name: 'Main pages' }));
const names = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each(personRoles)('the bar of a %s has its places at once and keeps them', async (role) => {
  const wanted = rolePlaces[role].bar.map((key) => en[key]);
  rememberRole('a', role);
  renderScreen(<PublicNav />, { locale: 'en' });
  await expect.poll(names).toEqual(wanted);
  act(() => rememberRole('a', role));
  expect(names()).toEqual(wanted);
});

test('whose role is not known yet, and visitors, have the places of who seeks a school', () => {
  roleStore.write(null);
  renderScreen(<PublicNav />, { locale: 'en' });
  expect(names()).toEqual(['Home', 'Search', 'Test', 'Favorites', 'Me']);
});

test('in the portal the bar keeps the school and the child, and knows the room of a page', async () => {
  rememberRole('a', 'guardian');
  navigation.pathname = '/en/profile/attendance/attendance-summary';
  navigation.search = new URLSearchParams({ org: 's1', student: 'c1', page: '2' });
  renderScreen(<PublicNav />, { locale: 'en' });
  const link = (name: string) => bar().getByRole('link', { name });
  await expect.poll(names).toContain('Absences');
  expect(link('Absences')).toHaveAttribute('aria-current', 'page');
  expect(link('Grades')).toHaveAttribute('href', '/en/profile/enrolled/check-grade-table?org=s1&student=c1');
  expect(link('Money').getAttribute('href')).toContain('view=money&org=s1&student=c1');
  expect(link('Children')).toHaveAttribute('href', '/en');
  expect(bar().getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test.each([
  ['', 'Children'],
  ['money', 'Money'],
])('on the day of a child with the view “%s”, %s is current', async (view, name) => {
  rememberRole('a', 'guardian');
  navigation.pathname = '/en/profile/enrolled/school-dashboard';
  navigation.search = new URLSearchParams(view && { view });
  renderScreen(<PublicNav />, { locale: 'en' });
  await expect.poll(names).toContain(name);
  expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

test('the menu at the head has nothing of its own for visitors', () => {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  const { container } = renderScreen(<RoleNav part="menu" />, { locale: 'en' });
  expect(container).toBeEmptyDOMElement();
});

test('the menu at the head begins with the places of the role', async () => {
  rememberRole('a', 'student');
  renderScreen(<RoleNav part="menu" />, { locale: 'en' });
  const links = await screen.findAllByRole('link');
  expect(links.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Timetable',
    'Grades',
    'Applications',
    'Me',
  ]);
  expect(screen.getByRole('link', { name: 'Jobs I applied for' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=applied'),
  );
});
