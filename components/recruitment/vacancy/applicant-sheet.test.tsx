import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { vacanciesResource } from '@/lib/contract/recruitment/vacancies';
import { vacancyWorkResource } from '@/lib/contract/recruitment/vacancy-work';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { makeUpload } from '@/tests/support/uploads';
import { ApplicantBoard } from './applicant-board';

const backend = useScreenBackend();
let advisor: Person;
let organizationId = '';
let vacancyId = '';

beforeAll(async () => {
  const b = backend.current;
  organizationId = b.deps.env.ORGANIZATION_ID;
  advisor = await makePerson(b, { roles: ['advisor'] });
  vacancyId = await makeVacancy(b);
  const send = async (person: Person, body: object) =>
    call(
      b,
      vacanciesResource.endpoints.apply,
      {
        params: { orgId: organizationId, userId: person.id, vacancyId },
        body: body as never,
        idempotencyKey: newKey(),
      },
      person.token,
    );
  const first = await makePerson(b);
  const names = { firstName: 'Dalin', firstNameNative: 'ដាលីន', lastName: 'Keo', lastNameNative: 'កែវ' };
  const texts = { aboutMe: 'I like numbers.', aboutMeNative: 'ខ្ញុំចូលចិត្តលេខ។' };
  const profile = await makeProfile(b, first, { ...names, ...texts });
  await send(first, { method: 'profile', profileId: profile.id, message: 'I can start on Monday.' });
  const second = await makePerson(b);
  const { key } = await makeUpload(b, { userId: second.id, purpose: 'cv' });
  const file = { key, fileName: 'vanna.pdf', fileType: 'application/pdf' };
  await send(second, { method: 'upload', file });
});
beforeEach(() => backend.signIn(advisor));

const open = async (name: string, locale: 'en' | 'km' = 'en') => {
  renderScreen(<ApplicantBoard organizationId={organizationId} vacancyId={vacancyId} />, { locale });
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

it.each([
  ['en', 'Digital profile as it was sent', 'I like numbers.'],
  ['km', 'ប្រវត្តិរូបឌីជីថលនៅពេលដាក់ពាក្យ', 'ខ្ញុំចូលចិត្តលេខ។'],
] as const)('shows the message and the profile that were sent, in %s', async (locale, title, about) => {
  const sheet = await open('Keo Dalin', locale);
  expect(sheet.getByText('I can start on Monday.')).toBeVisible();
  expect(await sheet.findByRole('region', { name: title })).toBeVisible();
  expect(await sheet.findByText(about)).toBeVisible();
});

it('opens the CV that was sent as a file, and moves on from there', async () => {
  const sheet = await open('Sok Dara');
  expect(sheet.getByText('No message.')).toBeVisible();
  expect(await sheet.findByRole('button', { name: 'Open vanna.pdf' })).toBeVisible();
  expect(sheet.getByText('The applicant can see who opened it and when.')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Move to a step' }));
  expect(await screen.findByRole('dialog', { name: /Sok Dara|Move/ })).toBeVisible();
});

it('says when what was sent could not be read, and tries again', async () => {
  backend.answer(vacancyWorkResource.endpoints.applicant, { status: 500 }, 'once');
  const sheet = await open('Keo Dalin');
  await userEvent.click(await sheet.findByRole('button', { name: /again/i }));
  expect(await sheet.findByText('I like numbers.')).toBeVisible();
});
