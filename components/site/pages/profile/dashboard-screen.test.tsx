import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { apply } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { DashboardScreen } from './dashboard-screen';

const backend = useScreenBackend();
const open = () =>
  renderScreen(<DashboardScreen organizationId={backend.current.deps.env.ORGANIZATION_ID} />);

it('a student sees what they have running, and no number of 0', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  await apply(b, (await makeSchool(b)).id, { as: person });
  backend.signIn(person);
  open();
  expect(await screen.findByRole('link', { name: 'Applications' })).toHaveAttribute(
    'href',
    '/en/profile/applications',
  );
  expect(await screen.findByText('Nothing in the calendar yet.')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByText('Student loans')).toBeNull();
  expect(screen.queryByText('0')).toBeNull();
});

it('staff see what they saved, and no tiles of a student', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const staff = await makePerson(b, { roles: ['university'], staffOf: [school.id] });
  await call(b, favoritesResource.endpoints.add, { body: { schoolId: school.id } }, staff.token);
  backend.signIn(staff);
  open();
  expect(await screen.findByText('Favorites')).toBeVisible();
  for (const name of ['Applications', 'Schools I study at']) expect(screen.queryByText(name)).toBeNull();
});
