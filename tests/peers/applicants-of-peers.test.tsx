import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApplicationDetailScreen } from '@/components/admissions/pages/advisor/user/application/application-detail-screen';
import { AdvisorApplicationScreen } from '@/components/admissions/pages/advisor/user/application-screen';
import { ApplicationsDetailScreen } from '@/components/admissions/pages/profile/applications/applications-detail-screen';
import { ApplicationsScreen } from '@/components/admissions/pages/profile/applications-screen';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { sessionResource } from '@/lib/contract/accounts/session';
import { foreignApplicant } from '@/tests/peers/answers/applicant';
import { foreignPerson } from '@/tests/peers/answers/people';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
const { get, list, mine } = applicantsResource.endpoints;

beforeEach(() => {
  const page = { data: [foreignApplicant], countTotal: 1, countAllData: 1 };
  const staff = { ...foreignPerson, realm_access: { roles: ['enrollment:advisor'] } };
  backend.answer(sessionResource.endpoints.userinfo, { foreign: staff });
  for (const endpoint of [list, mine]) backend.answer(endpoint, { foreign: page });
  backend.answer(get, { foreign: foreignApplicant });
  navigation.params = { id: 'applicant-1' };
});

test('a student’s applications show school, course and a step of the school’s own', async () => {
  renderScreen(<ApplicationsScreen />);
  const link = await screen.findByRole('link', { name: 'Lotus University' });
  expect(link).toHaveAttribute('href', '/en/profile/applications/applicant-1');
  expect(screen.getByText('Bachelor of Law')).toBeInTheDocument();
  expect(screen.getByText('interview')).toBeInTheDocument();
  expect(screen.getByText(/01-\u2060Nov-\u20602026/)).toBeInTheDocument();
});

test('a student’s application shows the three steps that every school has', async () => {
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lotus University');
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent).join(' ')).toMatch(/Pending.*Accepted/);
});

test('an advisor’s list and page show the application', async () => {
  const { unmount } = renderScreen(<AdvisorApplicationScreen />);
  const links = within(await screen.findByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/en/advisor/user/application?row=applicant-1',
  );
  expect(screen.getByText('1 of 1 applications')).toBeInTheDocument();
  unmount();
  renderScreen(<ApplicationDetailScreen />);
  expect(await screen.findByText('Bachelor of Law')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lotus University' })).toHaveAttribute(
    'href',
    '/en/school/school-1',
  );
});
