import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { companiesResource } from '@/lib/contract/careers/companies';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeCompany, makeVacancy } from '@/tests/support/recruitment';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { CompanyCreateScreen } from '@/components/careers/pages/advisor/company/create-screen';
import { CompanyEditScreen } from '@/components/careers/pages/advisor/company/edit-screen';
import { CompanyScreen } from './company-screen';

const backend = useScreenBackend();
const { get, list, create } = companiesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
let advisor: Person;

beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
});

const read = async (id: string) =>
  (await call(backend.current, get, { params: { orgId: orgId(), id } }, advisor.token)).body;
const edit = (id: string) => {
  navigation.params = { companyid: id };
  return renderScreen(
    <>
      <CompanyEditScreen organizationId={orgId()} />
      <ToastHost />
    </>,
  );
};

test('the list shows who is checked, and finds by a name', async () => {
  const id = await makeCompany(backend.current, {
    name: { en: 'Heron Works', km: 'ក្រុមហ៊ុនក្រៀល' },
    checkedUntil: '2026-10-31',
  });
  navigation.search = new URLSearchParams({ keyword: 'heron' });
  renderScreen(<CompanyScreen organizationId={orgId()} />);
  const table = within(await screen.findByRole('table', { name: 'Employers' }));
  expect(await table.findByRole('link', { name: 'Heron Works' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/advisor/company/${id}/edit`),
  );
  expect(table.getByText('Check has ended')).toBeVisible();
});

test('a list that fails says so, and one without rows too', async () => {
  backend.answer(list, { status: 500 }, 'once');
  navigation.search = new URLSearchParams({ keyword: 'nobody at all' });
  renderScreen(<CompanyScreen organizationId={orgId()} />);
  await press('Try again');
  expect(await screen.findByText('No employer fits')).toBeVisible();
});

test('an employer is checked with its evidence, and the check is ended', async () => {
  const id = await makeCompany(backend.current, {
    checkedUntil: null,
    checkedAt: null,
    checkedWhat: null,
  });
  edit(id);
  await press('Say what was checked');
  await press('Verified');
  expect(await screen.findByText('What was checked is required', { selector: 'p' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'The address itself' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^What was checked/ }), 'Extract');
  await typeDay(/^Valid until/, '30.6.2027');
  await press('Verified');
  await waitFor(async () =>
    expect((await read(id)).check).toMatchObject({ seen: ['address'], what: 'Extract', until: '2027-06-30' }),
  );
  await press('End the check');
  const dialog = within(await screen.findByRole('dialog', { name: 'End the check?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End the check' }));
  await waitFor(async () => expect((await read(id)).state).toBe('unchecked'));
});

test('an employer with published vacancies is not archived, and the page says why', async () => {
  const id = await makeCompany(backend.current);
  await makeVacancy(backend.current, { companyId: id });
  edit(id);
  await press('Archive');
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive this employer?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText(/Vacancies of this employer are published/)).toBeVisible();
  expect((await read(id)).state).toBe('checked');
});

test('a new employer needs its names; a number that is taken keeps what was typed', async () => {
  renderScreen(<CompanyCreateScreen organizationId={orgId()} />);
  await press('Save');
  expect(await screen.findByText('Name in Khmer is required', { selector: 'p' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in Khmer' }), 'ក្រុមហ៊ុនថ្មី');
  const english = screen.getByRole('textbox', { name: 'Name in English' });
  await userEvent.type(english, 'New Works');
  await userEvent.type(screen.getByRole('combobox', { name: /^Province/ }), 'Phnom Penh');
  await userEvent.click(await screen.findByRole('option', { name: /Phnom Penh/ }));
  backend.answer(create, { status: 409, code: 'number-taken' }, 'once');
  await press('Save');
  expect(await screen.findByText('Another employer has this registration number.')).toBeVisible();
  expect(english).toHaveValue('New Works');
  await press('Save');
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
});
