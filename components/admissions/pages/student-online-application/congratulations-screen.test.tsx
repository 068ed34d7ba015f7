import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeEnrollment } from '@/tests/support/enrollment';
import { applicationTo, makePerson } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { call } from '@/tests/support/backend';
import { CongratulationsScreen } from './congratulations-screen';

const backend = useScreenBackend();

const apply = async () => {
  const { school, student } = await makeEnrollment(backend);
  const input = {
    params: { id: school.schoolId },
    body: applicationTo(school.schoolId),
    idempotencyKey: `thanks-${school.slug}`,
  };
  return (await call(backend.current, applicantsResource.endpoints.submit, input, student.token)).body;
};

test('the application that was sent, what happens now and what to bring', async () => {
  const application = await apply();
  navigation.search = new URLSearchParams({ applicantId: application.applicantId });
  renderScreen(<CongratulationsScreen />);
  expect(await screen.findByText(application.referenceCode)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Your application has been sent.'),
  );
  expect(screen.getByText('Birth certificate')).toBeVisible();
  expect(screen.getByText(/012 345 678/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View my application' })).toHaveAttribute(
    'href',
    `/en/profile/applications/${application.applicantId}`,
  );
});

test('thanks alone without an application', () => {
  renderScreen(<CongratulationsScreen />, { locale: 'km' });
  expect(screen.getByRole('heading', { level: 1, name: 'សូមអរគុណ!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ស្វែងរកសាលា' })).toHaveAttribute('href', '/explore');
});

test('another person’s application is not shown', async () => {
  const application = await apply();
  backend.signIn(await makePerson(backend.current));
  navigation.search = new URLSearchParams({ applicantId: application.applicantId });
  renderScreen(<CongratulationsScreen />);
  expect(await screen.findByText('Your application is on its way.')).toBeVisible();
  expect(screen.queryByText(application.referenceCode)).not.toBeInTheDocument();
});
