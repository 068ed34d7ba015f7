import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';
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
  vacancyId = await makeVacancy(b, { companyId: await makeCompany(b) });
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
  renderScreen(
    <ApplicantBoard organizationId={organizationId} vacancyId={vacancyId} employer="Lotus Works" />,
    { locale },
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

it.each([
  ['en', 'Digital profile as it was sent', 'I like numbers.'],
  ['km', 'ប្រវត្តិរូបឌីជីថលនៅពេលដាក់ពាក្យ', 'ខ្ញុំចូលចិត្តលេខ។'],
] as const)('shows the message and the profile that were sent, in %s', async (locale, title, about) => {
  const sheet = await open('Keo Dalin', locale);
  expect(await sheet.findByText('I can start on Monday.')).toBeVisible();
  expect(await sheet.findByRole('region', { name: title })).toBeVisible();
  expect(await sheet.findByText(about)).toBeVisible();
});

it('opens the CV that was sent as a file, and moves on from there', async () => {
  const sheet = await open('Sok Dara');
  expect(await sheet.findByText('No message.')).toBeVisible();
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

it('notes what staff should know, and shows who wrote it', async () => {
  const sheet = await open('Keo Dalin');
  await userEvent.type(await sheet.findByLabelText('Note'), 'Speaks well.');
  await userEvent.click(sheet.getByRole('button', { name: 'Add the note' }));
  const history = within(await sheet.findByRole('region', { name: 'History and notes' }));
  expect(await history.findByText('Speaks well.')).toBeVisible();
  expect(history.getByText('Applied')).toBeVisible();
  expect(history.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

it('makes a link for the employer, shows it once, and takes it back', async () => {
  const sheet = await open('Keo Dalin');
  await userEvent.click(sheet.getByRole('button', { name: 'Hand on to the employer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand on to the employer' }));
  expect(dialog.getByLabelText('Who reads it')).toHaveValue('Lotus Works');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  const links = within(await sheet.findByRole('region', { name: 'Links for employers' }));
  expect(links.getByTestId('handed-link')).toHaveTextContent(/career-center\/application#[\w-]{22}$/);
  expect(links.getByText(/not opened yet/)).toBeVisible();
  await userEvent.click(links.getByRole('button', { name: 'Take back: Lotus Works' }));
  const question = within(await screen.findByRole('dialog', { name: 'End this link?' }));
  await userEvent.click(question.getByRole('button', { name: 'Take back' }));
  expect(await links.findByText(/taken back on/)).toBeVisible();
});

it('offers three times for an interview, and names the one that is missing', async () => {
  const sheet = await open('Keo Dalin');
  await userEvent.click(sheet.getByRole('button', { name: 'Offer an interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer an interview' }));
  expect(dialog.getAllByRole('group', { name: /^Time \d/ })).toHaveLength(3);
  await userEvent.type(dialog.getByLabelText('Place in English'), 'Room 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Offer' }));
  expect(await dialog.findAllByText(/^Time \d is required$/)).not.toHaveLength(0);
  expect(dialog.getByLabelText('Place in English')).toHaveValue('Room 3');
});

it('j and k open the others of the step, and closing gives the focus back', async () => {
  await open('Keo Dalin');
  const others = screen.getAllByRole('heading', { level: 3, hidden: true }).map((each) => each.textContent);
  const at = others.indexOf('Keo Dalin');
  const [key, back, other] = at === 0 ? ['j', 'k', others[1]] : ['k', 'j', others[at - 1]];
  await userEvent.keyboard(key);
  expect(await screen.findByRole('dialog', { name: other ?? '' })).toBeVisible();
  await userEvent.keyboard(back);
  expect(await screen.findByRole('dialog', { name: 'Keo Dalin' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Keo Dalin' })).toHaveFocus();
});
