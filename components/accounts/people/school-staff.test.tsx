import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makePerson, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolStaff } from './school-staff';
import { StaffView } from './staff-view';

const backend = useScreenBackend();

test('whom a school admin invites stands in the list at once', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  backend.signIn(await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] }));
  navigation.search = new URLSearchParams();
  renderScreen(<SchoolStaff schoolId={school.id} schoolName="Lotus" />);
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: /Invite/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Phone number or email/ }), '012 933 841');
  await userEvent.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Kru');
  await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Thida');
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('row', { name: /Kru Thida/ })).toBeVisible();
});

test('in the list of one school the invitation names that school', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus College' });
  backend.signIn(await makePerson(b, { roles: ['advisor', 'operator'] }));
  navigation.search = new URLSearchParams({ view: 'staff', schoolId: school.id });
  renderScreen(<StaffView />);
  await userEvent.click(await screen.findByRole('button', { name: /Invite/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue(/Lotus College/)).toBeVisible();
});
