import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import { ownInterviewsResource } from '@/lib/contract/careers/own-interviews';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OwnInterview } from './own-interview';

const backend = useScreenBackend();
let person: Person;
let vacancyId = '';

beforeAll(async () => {
  const b = backend.current;
  const orgId = b.deps.env.ORGANIZATION_ID;
  vacancyId = await makeVacancy(b);
  person = await makePerson(b);
  const profile = await makeProfile(b, person);
  const applied = await call(
    b,
    vacanciesResource.endpoints.apply,
    {
      params: { orgId, userId: person.id, vacancyId },
      body: { method: 'profile', profileId: profile.id },
      idempotencyKey: newKey(),
    },
    person.token,
  );
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const dayMs = 86_400_000;
  await call(
    b,
    applicantWorkResource.endpoints.offerInterview,
    {
      params: { orgId, applicationId: String(applied.body.application?.applicationId) },
      body: {
        slots: [2, 3, 4].map((days) => new Date(b.clock.now().getTime() + days * dayMs).toISOString()),
        place: { en: 'Room 3', km: 'បន្ទប់ ៣' },
      },
      idempotencyKey: newKey(),
    },
    advisor.token,
  );
});
beforeEach(() => backend.signIn(person));

const show = (locale: 'en' | 'km') =>
  renderScreen(<OwnInterview userId={person.id} vacancyId={vacancyId} />, { locale });

it('offers the hours, says when one is gone meanwhile, and keeps the chosen one with its calendar entry', async () => {
  show('km');
  const hours = await screen.findAllByRole('radio');
  expect(hours).toHaveLength(3);
  expect(screen.getByText('ទីកន្លែង៖ បន្ទប់ ៣')).toBeVisible();
  const pick = screen.getByRole('button', { name: 'ជ្រើសរើសពេលនេះ' });
  expect(pick).toBeDisabled();
  await userEvent.click(hours[1] as HTMLElement);
  backend.answer(ownInterviewsResource.endpoints.pick, { status: 409, code: 'slot-gone' }, 'once');
  await userEvent.click(pick);
  expect(await screen.findByText('ពេលនេះលែងទំនេរហើយ។ សូមជ្រើសរើសពេលផ្សេង។')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'ជ្រើសរើសពេលនេះ' }));
  expect(await screen.findByRole('button', { name: 'បន្ថែមក្នុងប្រតិទិន' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('asks before it tells that the person does not come', async () => {
  show('en');
  await userEvent.click(await screen.findByRole('button', { name: 'I cannot come' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.type(question.getByLabelText(/What should they know/), 'I have exams.');
  await userEvent.click(question.getByRole('button', { name: 'I cannot come' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
