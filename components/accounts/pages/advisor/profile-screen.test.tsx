import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownWorkResource } from '@/lib/contract/admissions/own-work';
import { apply, moveTo } from '@/tests/support/applications';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AdvisorProfileScreen } from './profile-screen';

const backend = useScreenBackend();

test('shows the role, what is decided and waits, the schools and the own details', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Romduol', nameNative: 'រំដួល' });
  const advisor = await makePerson(b, { roles: ['advisor', 'schoolAdmin'], staffOf: [school.id] });
  const { applicantId } = await apply(b, school.id);
  await moveTo(b, advisor, applicantId, 'accepted');
  backend.signIn(advisor);
  const { unmount } = renderScreen(<AdvisorProfileScreen />);
  expect(await screen.findByText('Advisor')).toBeVisible();
  const schools = within(await screen.findByRole('region', { name: 'Schools you work for' }));
  expect(schools.getByRole('link', { name: 'Romduol' })).toHaveAttribute(
    'href',
    expect.stringContaining(`schoolId=${school.id}`),
  );
  expect(schools.getByText('0 waiting · 1 decided')).toBeVisible();
  expect(screen.getByText('1 in the last 30 days')).toBeVisible();
  expect(await screen.findByDisplayValue('Sok')).toBeVisible();
  unmount();
  renderScreen(<AdvisorProfileScreen />, { locale: 'km' });
  expect(await screen.findByRole('link', { name: 'រំដួល' })).toBeVisible();
});

test('who has not worked on an application reads so; numbers that do not come can be asked for again', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  const { unmount } = renderScreen(<AdvisorProfileScreen />);
  expect(await screen.findByText('You have not worked on an application yet.')).toBeVisible();
  unmount();
  backend.answer(ownWorkResource.endpoints.summary, { status: 500 });
  renderScreen(<AdvisorProfileScreen />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
