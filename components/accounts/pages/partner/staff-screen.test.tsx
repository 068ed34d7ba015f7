import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { PartnerStaffScreen } from './staff-screen';

const backend = useScreenBackend();
let admin: Person;
let partner: Person;
let schoolId = '';

beforeAll(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { name: 'Lotus Academy' })).id;
  admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  partner = await makePerson(b, { roles: ['partner'], staffOf: [schoolId] });
  const other = await makeSchool(b, { name: 'River School' });
  await makePerson(b, { roles: ['teacher'], staffOf: [other.id] });
});

const open = (person: Person) => {
  backend.signIn(person);
  navigation.pathname = '/en/partner/staff';
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerStaffScreen />);
};

test('a school admin invites a teacher by phone, and ends the role again', async () => {
  open(admin);
  await press('About this list');
  expect(await screen.findByText('Who works at Lotus Academy and what they may do.')).toBeVisible();
  expect(await screen.findByText('2 people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' });
  const roles = within(dialog).getByLabelText('Role');
  expect([...roles.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Teacher', 'School admin', 'University', 'Partner']),
  );
  expect(within(roles).queryByText('Advisor')).toBeNull();
  expect(within(dialog).queryByLabelText(/^School/)).toBeNull();
  await userEvent.type(within(dialog).getByLabelText('Phone number or email'), '012 700 100');
  await userEvent.type(within(dialog).getByLabelText(/^Last name/), 'Meas');
  await userEvent.type(within(dialog).getByLabelText(/^First name/), 'Sophea');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('3 people')).toBeVisible();
  const [opener] = await screen.findAllByRole('button', { name: /Meas Sophea/ });
  await userEvent.click(opener ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Meas Sophea' });
  expect(within(sheet).getByText('Marks attendance and scores of own courses')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: 'End the role' }));
  const question = await screen.findByRole('dialog', { name: 'End the role of Meas Sophea?' });
  await userEvent.click(within(question).getByRole('button', { name: 'End the role' }));
  await waitFor(() => expect(screen.getByText('2 people')).toBeVisible());
});

test('without the right to invite one reads whom to ask', async () => {
  open(partner);
  expect(await screen.findByText('School admins keep this list')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
});
