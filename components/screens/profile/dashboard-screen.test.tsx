import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { DashboardScreen } from './dashboard-screen';

const backend = useScreenBackend();
const ofStudents = ['Applications', 'Schools I study at', 'Student loans'];
const open = () =>
  renderScreen(<DashboardScreen organizationId={backend.current.deps.env.ORGANIZATION_ID} />);

it('a student sees what they have running', async () => {
  backend.signIn(await makePerson(backend.current));
  open();
  for (const name of ofStudents) expect(await screen.findByText(name)).toBeVisible();
});

it('staff see what is saved, and no tiles of a student', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  backend.signIn(await makePerson(b, { roles: ['university'], staffOf: [school.id] }));
  open();
  expect(await screen.findByText('Favorites')).toBeVisible();
  for (const name of ofStudents) expect(screen.queryByText(name)).toBeNull();
});
