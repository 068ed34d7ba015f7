import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { completeProfilesResource } from '@/lib/contract/profiles/profiles';
import type { VacancyQuestion } from '@/lib/contract/careers/vacancy-questions';
import { reports, users, vacancies, vacancyApplications } from '@/backend/db/schema';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { both } from '@/tests/support/event-scene';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeProfile, makeVacancy } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { JobApply } from './job-apply';
import { ReportJob } from './report-job';

const backend = useScreenBackend();
let person: Person;
let vacancyId = '';
let slug = '';
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
let count = 0;

beforeEach(async () => {
  localStorage.clear();
  sharedQueryClient().clear();
  count += 1;
  slug = `clerk-${count}`;
  person = await makePerson(backend.current);
  vacancyId = await makeVacancy(backend.current, { slug });
});

const open = (isSignedIn: boolean, questions: VacancyQuestion[] = []) => {
  backend.signIn(isSignedIn ? person : null);
  const place = { organizationId: orgId(), vacancyId, slug, isOpen: true, questions };
  return renderScreen(<JobApply {...place} isSignedIn={isSignedIn} />, { locale: 'en' });
};
const stored = () =>
  backend.current.deps.db
    .select()
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancyId));

test('what a visitor writes is in the form after the log-in, and is sent with the profile that was shown', async () => {
  await makeProfile(backend.current, person);
  const visit = open(false);
  expect(await screen.findByText('Please login to apply.')).toBeVisible();
  const back = encodeURIComponent(`/career-center/internship-job-opportunities/${slug}`);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringContaining(back));
  await userEvent.type(screen.getByLabelText(/^Message/), 'I keep books');
  visit.unmount();
  open(true);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue('I keep books');
  const preview = await screen.findByRole('region', { name: 'This is what you send' });
  expect(await within(preview).findByRole('heading', { name: 'Sok Sreypich' })).toBeVisible();
  expect(preview).toHaveTextContent('Accounting');
  await press('Send the application');
  expect(await screen.findByRole('heading', { name: 'Your application' })).toBeVisible();
  expect(await stored()).toMatchObject([{ method: 'profile', message: 'I keep books', userId: person.id }]);
  await press('Withdraw');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Withdraw' })).at(-1) ?? document.body);
  expect(await screen.findByRole('button', { name: 'Send the application' })).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('who has said no birthday is asked for it beside the form, and what was typed stays', async () => {
  await makeProfile(backend.current, person);
  open(true);
  await userEvent.type(await screen.findByLabelText(/^Message/), 'I keep books');
  expect(await screen.findByText(/Employers get the phone number/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Day/ }), '14');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Month/ }), 'March');
  await userEvent.type(screen.getByRole('textbox', { name: /Year/ }), '2000');
  await press('Save my date of birth');
  await waitFor(() => expect(screen.queryByText(/Employers get the phone number/)).toBeNull());
  expect(screen.getByLabelText(/^Message/)).toHaveValue('I keep books');
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, person.id));
  expect(row?.dob).toBe('2000-03-14');
});

test('a vacancy that was closed meanwhile says so, and keeps the text', async () => {
  await makeProfile(backend.current, person);
  open(true);
  await userEvent.type(await screen.findByLabelText(/^Message/), 'I am on time');
  await screen.findByRole('region', { name: 'This is what you send' });
  const { db } = backend.current.deps;
  await db.update(vacancies).set({ status: 'closed' }).where(eq(vacancies.id, vacancyId));
  await press('Send the application');
  expect(await screen.findByText(/^Vacancy already closed\./)).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue('I am on time');
  expect(await stored()).toEqual([]);
});

test('without a profile and without a file nothing is sent', async () => {
  open(true);
  expect(await screen.findByText(/^You have no digital profile yet\. Make one/)).toBeVisible();
  await press('Send the application');
  expect(await screen.findByText(/Send a CV instead/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'A CV as a file' }));
  await press('Send the application');
  expect(await screen.findByText('Choose a CV first.')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('somebody without an account applies with a number', async () => {
  open(false);
  await press('Apply without an account');
  await userEvent.type(await screen.findByLabelText('Family name'), 'Sok');
  await userEvent.type(screen.getByLabelText('First name'), 'Dara');
  await userEvent.type(screen.getByLabelText('Phone number'), '012345678');
  await userEvent.type(screen.getByLabelText(/^Message/), 'Hello');
  await press('Send the application');
  expect(await screen.findByText('Your application has been sent.')).toBeVisible();
  expect(await stored()).toMatchObject([{ method: 'public', phone: '+85512345678', userId: null }]);
});

test('a report is one tap on a reason', async () => {
  backend.signIn(null);
  const keys = [
    'report',
    'why',
    'fraud',
    'money',
    'private-data',
    'wrong',
    'thanks',
    'again',
    'failed',
    'many',
  ] as const;
  const texts = Object.fromEntries(keys.map((key) => [key, key])) as Record<(typeof keys)[number], string>;
  renderScreen(<ReportJob vacancyId={vacancyId} texts={texts} />, { locale: 'en' });
  await press('report');
  await press('money');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('thanks'));
  const stored = await backend.current.deps.db.select().from(reports).where(eq(reports.subjectId, vacancyId));
  expect(stored).toMatchObject([{ reason: 'money', userId: null }]);
});

test.each([true, false])(
  'what the vacancy asks is answered with the application (account: %s)',
  async (hasAccount) => {
    const questions: VacancyQuestion[] = [
      { id: 'moto', kind: 'yes-no', label: both('Do you have a motorbike?'), isRequired: true, choices: [] },
      { id: 'start', kind: 'text', label: both('When can you start?'), isRequired: false, choices: [] },
    ];
    await backend.current.deps.db.update(vacancies).set({ questions }).where(eq(vacancies.id, vacancyId));
    await makeProfile(backend.current, person);
    open(hasAccount, questions);
    if (!hasAccount) {
      await press('Apply without an account');
      await userEvent.type(screen.getByRole('textbox', { name: 'Family name' }), 'Sok');
      await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Dara');
      await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '012345678');
      await userEvent.type(screen.getByRole('textbox', { name: /Message/ }), 'Good day');
    }
    await userEvent.type(await screen.findByRole('textbox', { name: /When can you start/ }), 'On Monday');
    await press('Send the application');
    await waitFor(() =>
      expect(screen.getByRole('radiogroup', { name: /Do you have a motorbike/ })).toBeInvalid(),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await press('Send the application');
    await waitFor(async () =>
      expect((await stored())[0]?.answers).toEqual([
        { id: 'moto', label: both('Do you have a motorbike?'), answer: { en: 'Yes', km: 'បាទ/ចាស' } },
        { id: 'start', label: both('When can you start?'), answer: { en: 'On Monday', km: 'On Monday' } },
      ]),
    );
  },
);

test('who sends before the profile could be read sends it all the same', async () => {
  const { id } = await makeProfile(backend.current, person);
  backend.answer(completeProfilesResource.endpoints.getOfUser, { status: 503 }, 'once');
  open(true);
  await press('Send the application');
  await waitFor(async () => expect((await stored())[0]?.profileId).toBe(id));
});
