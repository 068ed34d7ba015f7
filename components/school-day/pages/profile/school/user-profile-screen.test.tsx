import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { makePerson, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { UserProfileScreen } from './user-profile-screen';

const backend = useScreenBackend();
beforeEach(() => sharedQueryClient().clear());

it('a teacher of the school reads whose page it is', async () => {
  const { id } = await makeSchool(backend.current, { nameNative: 'សាកលវិទ្យាល័យឈូក' });
  backend.signIn(await makePerson(backend.current, { roles: ['teacher'], staffOf: [id] }));
  navigation.params = { organizationId: id };
  renderScreen(<UserProfileScreen />, { locale: 'km' });
  expect(await screen.findByRole('heading', { name: /^អ្នកធ្វើការនៅ .+ឈូក$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ការកំណត់របស់ខ្ញុំ' })).toHaveAttribute('href', '/profile/settings');
  expect(screen.queryByRole('textbox')).toBeNull();
});
