import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox, vacancyApplications } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeCompany, makeVacancy } from '@/tests/support/recruitment';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { VacancyCreateScreen } from '@/components/careers/pages/advisor/vacancy/create-screen';
import { VacancyEditScreen } from '@/components/careers/pages/advisor/vacancy/edit-screen';
import { VacancyScreen } from './vacancy-screen';

const backend = useScreenBackend();
const { get, list, publish } = vacancyDeskResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
let advisor: Person;

beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
  navigation.search = new URLSearchParams();
});

const read = async (id: string) =>
  (await call(backend.current, get, { params: { orgId: orgId(), id } }, advisor.token)).body;
const show = (id: string, view?: string) => {
  navigation.params = { vacancyid: id };
  navigation.search = new URLSearchParams(view ? { view } : {});
  return renderScreen(
    <>
      <VacancyEditScreen organizationId={orgId()} />
      <ToastHost />
    </>,
  );
};
const apply = async (vacancyId: string, firstName: string) => {
  const { db } = backend.current.deps;
  const now = backend.current.clock.now();
  await db.insert(vacancyApplications).values({
    vacancyId,
    method: 'public',
    firstName,
    lastName: 'Sok',
    phone: '+85512345678',
    status: 'pending',
    searchFold: firstName.toLowerCase(),
    createdAt: now,
    updatedAt: now,
  });
};

test('the list shows states and applicants, finds by words, and says when nothing fits', async () => {
  const companyId = await makeCompany(backend.current);
  const id = await makeVacancy(backend.current, {
    companyId,
    status: 'draft',
    title: { en: 'Zebra keeper', km: 'អ្នកថែសេះបង្កង់' },
  });
  navigation.search = new URLSearchParams({ keyword: 'zebra' });
  const { unmount } = renderScreen(<VacancyScreen organizationId={orgId()} />);
  const table = within(await screen.findByRole('table', { name: 'Vacancies' }));
  expect(await table.findByRole('link', { name: 'Zebra keeper' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/advisor/vacancy/${id}/edit`),
  );
  expect(table.getByText('Draft')).toBeVisible();
  unmount();
  navigation.search = new URLSearchParams({ keyword: 'giraffe' });
  backend.answer(list, { status: 500 }, 'once');
  renderScreen(<VacancyScreen organizationId={orgId()} />);
  await press('Try again');
  expect(await screen.findByText('No vacancy fits')).toBeVisible();
});

test('a new vacancy says what is missing, and that the lowest pay is above the highest', async () => {
  await makeCompany(backend.current, { name: { en: 'Heron Works', km: 'ក្រុមហ៊ុនក្រៀល' } });
  renderScreen(<VacancyCreateScreen organizationId={orgId()} />);
  await press('Save');
  expect(await screen.findByText('Title in Khmer is required', { selector: 'p' })).toBeVisible();
  const type = async (name: string | RegExp, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name }), text);
  const pick = async (name: RegExp, option: RegExp) => {
    await userEvent.click(screen.getByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await pick(/^Employer/, /Heron Works/);
  await type('Title in Khmer', 'ចុងភៅ');
  await type('Title in English', 'Cook');
  await type('Description in Khmer', 'ចម្អិនម្ហូប');
  await type('Description in English', 'You cook.');
  await pick(/^Field/, /Tourism/);
  await pick(/^Province/, /Phnom Penh/);
  await type(/^Lowest pay/, '៣០០');
  await type(/^Highest pay/, '200');
  await press('Save');
  expect(await screen.findByText('The lowest pay is above the highest.', { selector: 'p' })).toBeVisible();
  await type(/^Highest pay/, '0');
  await press('Save');
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
});

test('a draft of an unchecked employer is published, held, and says what would change that', async () => {
  const companyId = await makeCompany(backend.current, { checkedUntil: null });
  const id = await makeVacancy(backend.current, { companyId, status: 'draft', clearedUntil: null });
  show(id);
  await press('Publish');
  expect(await screen.findByText('Readers do not see this vacancy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check the employer' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/advisor/company/${companyId}/edit`),
  );
  await press('Close');
  await waitFor(async () => expect((await read(id)).state).toBe('closed'));
  backend.answer(publish, { status: 422, code: 'day-passed' }, 'once');
  await press('Open again');
  expect(await screen.findByText(/The deadline for applications has passed/)).toBeVisible();
});

test('applicants are exported, and rejected with a reason', async () => {
  const id = await makeVacancy(backend.current, { companyId: await makeCompany(backend.current) });
  await apply(id, 'Dara');
  await apply(id, 'Malis');
  const files = catchSavedFiles();
  show(id, 'applicants');
  const table = within(await screen.findByRole('table', { name: 'Applicants' }));
  await table.findByText('Sok Dara');
  await press('View and export');
  await press('Export for Excel (CSV)');
  await waitFor(() => expect(files).toHaveLength(1));
  const [, first] = table.getAllByRole('checkbox');
  if (!first) throw new Error('There is no row to choose.');
  await userEvent.click(first);
  await press('Move to a step');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 person' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Step' }), 'rejected');
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'filled');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await table.findByText('the position is filled')).toBeVisible();
});

test('the board has a column for each step; a card is moved by its menu, with words in both languages', async () => {
  const id = await makeVacancy(backend.current, { companyId: await makeCompany(backend.current) });
  await apply(id, 'Dara');
  show(id, 'board');
  const pending = within(await screen.findByRole('group', { name: 'Pending' }));
  await pending.findByRole('heading', { name: 'Sok Dara' });
  await userEvent.click(pending.getByRole('button', { name: 'Move Sok Dara' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 person' }));
  expect(dialog.getByRole('combobox', { name: 'Step' })).toHaveValue('accepted');
  await userEvent.type(dialog.getByRole('textbox', { name: 'In English' }), 'Welcome');
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'In Khmer' }), 'សូមស្វាគមន៍');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  const accepted = within(await screen.findByRole('group', { name: 'Accepted' }));
  expect(await accepted.findByRole('heading', { name: 'Sok Dara' })).toBeVisible();
  await waitFor(() => expect(pending.queryByRole('heading', { name: 'Sok Dara' })).toBeNull());
});

test('a checked employer is mailed how many have applied', async () => {
  const companyId = await makeCompany(backend.current, { email: 'heron@demo.example' });
  const id = await makeVacancy(backend.current, { companyId });
  show(id);
  await press('Email the employer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Email the employer' }));
  expect(dialog.getByText(/heron@demo.example reads how many/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  await waitFor(async () =>
    expect(
      await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, 'heron@demo.example')),
    ).toHaveLength(1),
  );
});

test('steps are added, put in order and switched off while nobody stands on them', async () => {
  navigation.search = new URLSearchParams({ view: 'steps' });
  renderScreen(<VacancyScreen organizationId={orgId()} />);
  const add = async (km: string, en: string) => {
    await press('Add a step');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name in Khmer' }), km);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name in English' }), en);
    await press('Save');
    await screen.findByText(en);
  };
  await add('សម្ភាស', 'Interview');
  await add('ទូរស័ព្ទ', 'Call');
  await press('Move Call up');
  const names = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => /Call|Interview/.exec(textContent)?.[0]);
  await waitFor(() => expect(names().filter(Boolean)).toEqual(['Call', 'Interview']));
  const [off] = await screen.findAllByRole('button', { name: 'Switch off' });
  if (!off) throw new Error('There is no step.');
  await userEvent.click(off);
  expect(await screen.findByText('Off')).toBeVisible();
});

test('an organization has reasons of its own for rejections, and switches off others', async () => {
  navigation.search = new URLSearchParams({ view: 'steps' });
  renderScreen(<VacancyScreen organizationId={orgId()} />);
  await screen.findByText('the documents are incomplete');
  await press('Add a reason');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason in Khmer' }), 'ឆ្ងាយពេក');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason in English' }), 'too far away');
  await press('Save');
  const added = await screen.findByText('too far away');
  const row = within(added.closest('li') ?? added);
  await userEvent.click(row.getByRole('button', { name: 'Switch off' }));
  expect(await row.findByText('Off')).toBeVisible();
});
