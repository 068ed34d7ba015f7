import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepDraft, makeEnrollment } from '@/tests/support/enrollment';
import { makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { CreateScreen } from './create-screen';

const backend = useScreenBackend();
const target = (slug: string) => `/en/profile/applications/create?school=${slug}`;

test('a school is found by its name in either script and leads to its form', async () => {
  const { school } = await makeEnrollment(backend);
  const other = await makeSchool(backend.current, { name: 'Lotus College', nameNative: 'មហាវិទ្យាល័យផ្កាឈូក' });
  renderScreen(<CreateScreen />);
  expect(await screen.findByRole('link', { name: school.name })).toHaveAttribute('href', target(school.slug));
  await userEvent.type(screen.getByLabelText('Name of the school'), 'ផ្កាឈូក');
  await waitFor(() => expect(screen.queryByRole('link', { name: school.name })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Lotus College' })).toHaveAttribute('href', target(other.slug));
  expect(screen.getByText('1 school')).toBeVisible();
});

test('a search without a hit says what to do', async () => {
  await makeEnrollment(backend);
  renderScreen(<CreateScreen />);
  await userEvent.type(screen.getByLabelText('Name of the school'), 'zzzz');
  expect(await screen.findByText('Try another spelling, or a part of the name only.')).toBeVisible();
});

test('where no school takes applications, it says so', async () => {
  backend.answer(schoolsResource.endpoints.search, {
    body: { hits: [], total: { value: 0 }, categoryNames: {} },
  });
  renderScreen(<CreateScreen />);
  expect(await screen.findByText('No university for enrolling at the moment.')).toBeVisible();
});

test('what was begun on this device can be continued', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment);
  backend.answer(schoolsResource.endpoints.search, {
    body: { hits: [], total: { value: 0 }, categoryNames: {} },
  });
  renderScreen(<CreateScreen />);
  expect(await screen.findByRole('heading', { name: 'Continue where you left off' })).toBeVisible();
  const link = screen.getByRole('link', { name: enrollment.school.name });
  expect(link).toHaveAttribute('href', target(enrollment.school.slug));
});

test('the chosen school shows its form with its programs', async () => {
  const { school } = await makeEnrollment(backend);
  navigation.search = new URLSearchParams({ school: school.slug });
  renderScreen(<CreateScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: `Apply to ${school.name}` })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /^Program/ })).toBeVisible();
});

test('a school that does not exist leads back to the choice', async () => {
  await makeEnrollment(backend);
  navigation.search = new URLSearchParams({ school: 'no-such-school' });
  renderScreen(<CreateScreen />);
  expect(await screen.findByText('School not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another school' })).toHaveAttribute(
    'href',
    '/en/profile/applications/create',
  );
});

test('a search that fails can be tried again', async () => {
  const { school } = await makeEnrollment(backend);
  backend.answer(schoolsResource.endpoints.search, { status: 500 }, 'once');
  renderScreen(<CreateScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: school.name })).toBeVisible();
});
