import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ApplicationScreen } from './application-screen';

const backend = useScreenBackend();

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/career-center/application');
});

const makeLink = async () => {
  const b = backend.current;
  const orgId = b.deps.env.ORGANIZATION_ID;
  const companyId = await makeCompany(b);
  const vacancyId = await makeVacancy(b, { companyId, title: { en: 'Cook', km: 'ចុងភៅ' } });
  const person = await makePerson(b, { dob: '2000-01-01' });
  const profile = await makeProfile(b, person, { aboutMeNative: 'ខ្ញុំចេះធ្វើម្ហូប។' });
  const applied = await call(
    b,
    vacanciesResource.endpoints.apply,
    {
      params: { orgId, userId: person.id, vacancyId },
      body: { method: 'profile', profileId: profile.id, message: 'From Monday' },
      idempotencyKey: newKey(),
    },
    person.token,
  );
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const made = await call(
    b,
    applicantWorkResource.endpoints.handOn,
    {
      params: { orgId, applicationId: String(applied.body.application?.applicationId) },
      body: { recipient: 'Lotus' },
    },
    advisor.token,
  );
  return made.body.key;
};

test('an employer reads message, numbers and profile by the link, which stands in no history', async () => {
  window.history.replaceState(null, '', `/career-center/application#${await makeLink()}`);
  renderScreen(<ApplicationScreen />, { locale: 'km' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sok Sreypich' })).toBeVisible();
  expect(screen.getByText('ចុងភៅ, Lotus Works ខ្មែរ')).toBeVisible();
  expect(screen.getByText('From Monday')).toBeVisible();
  expect(screen.getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:+85512345678');
  expect(await screen.findByText('ខ្ញុំចេះធ្វើម្ហូប។')).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('a link that has ended, and a page without one, say what to do', async () => {
  renderScreen(<ApplicationScreen />);
  expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
});
