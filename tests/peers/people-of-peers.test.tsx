import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RegisteredScreen } from '@/components/accounts/pages/advisor/user/registered-screen';
import { EditScreen } from '@/components/profiles/pages/profile/edit-screen';
import { FavoriteScreen } from '@/components/accounts/pages/profile/favorite-screen';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { peopleResource } from '@/lib/contract/accounts/people';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { foreignSchool } from '@/tests/peers/answers/academic';
import { foreignPerson } from '@/tests/peers/answers/people';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();

beforeEach(() => backend.answer(sessionResource.endpoints.userinfo, { foreign: foreignPerson }));
afterEach(() => sharedQueryClient().clear());

test('a person is read as the identity provider describes them', async () => {
  const account = { ...foreignPerson, dob: '2008-03-14', currentSchool: 'Lotus School' };
  backend.answer(accountsResource.endpoints.get, { foreign: account });
  renderScreen(<EditScreen />);
  expect(await screen.findByLabelText('First name (given name)')).toHaveValue('Dara');
  expect(screen.getByLabelText('Last name (family name)')).toHaveValue('Sok');
  expect(screen.getByLabelText('Email')).toHaveValue('dara@example.org');
  expect(screen.getByLabelText('Day')).toHaveValue('14');
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
});

test('favourites that are ids alone show their schools', async () => {
  const { list } = favoritesResource.endpoints;
  backend.answer(list, { foreign: { data: [{ userId: 'person-1', schoolId: 'school-1' }] } });
  backend.answer(schoolsResource.endpoints.get, { foreign: foreignSchool });
  renderScreen(<FavoriteScreen />);
  const link = await screen.findByRole('link', { name: /Lotus University/ });
  expect(link).toHaveAttribute('href', '/en/school/school-1');
});

test('the people of an organization show with number and name', async () => {
  const person = { id: 'person-1', username: '+85512345678', firstName: 'Dara', lastName: 'Sok' };
  backend.answer(peopleResource.endpoints.listOfOrganization, { foreign: { data: [person] } });
  renderScreen(<RegisteredScreen organizationId="organization-1" />);
  expect(await screen.findAllByText('Sok Dara')).not.toHaveLength(0);
});
