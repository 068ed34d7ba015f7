import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolCreateScreen } from '@/components/schools/pages/advisor/school-information/create-screen';
import { SchoolInformationScreen } from './school-information-screen';

const backend = useScreenBackend();
let advisor: Person;
let ownId = '';

beforeAll(async () => {
  const own = await makeSchool(backend.current, {
    name: 'Lotus Academy',
    nameNative: 'សាលាផ្កាឈូក',
  });
  ownId = own.id;
  await makeProgram(backend.current, ownId, { name: 'Law', nameNative: 'ច្បាប់' });
  const closed = await makeSchool(backend.current, { name: 'Jasmine House', status: 'inactive' });
  await makeSchool(backend.current, {
    slug: 'river-school',
    name: 'River School',
    province: '17',
    verified: false,
  });
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [ownId, closed.id] });
});
beforeEach(() => backend.signIn(advisor));

const show = async (query = '', locale: 'km' | 'en' = 'en') => {
  navigation.search = new URLSearchParams(query);
  renderScreen(<SchoolInformationScreen />, { locale });
  return within(await screen.findByRole('table'));
};

it('leads to the desk of an own school, and to the public page of another', async () => {
  const table = await show();
  expect(table.getByRole('row', { name: /Jasmine House.*Inactive/ })).toBeVisible();
  await waitFor(() =>
    expect(table.getByRole('link', { name: 'Lotus Academy' })).toHaveAttribute(
      'href',
      `/en/advisor/school-information/${ownId}/detail`,
    ),
  );
  expect(table.getByRole('link', { name: 'River School' })).toHaveAttribute(
    'href',
    '/en/school/river-school',
  );
  const row = within(table.getByRole('row', { name: /Lotus Academy/ }));
  expect(row.getByText('Active')).toBeVisible();
  expect(row.getByText('Yes')).toBeVisible();
});

it.each([
  ['status=inactive', ['Jasmine House']],
  ['verified=false', ['River School']],
  ['province=17', ['River School']],
  ['keyword=lotus', ['Lotus Academy']],
])('reads the address ?%s', async (query, expected) => {
  const table = await show(query);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(expected);
});

it('speaks Khmer', async () => {
  const table = await show('keyword=lotus', 'km');
  expect(table.getByRole('link', { name: 'សាលាផ្កាឈូក' })).toBeVisible();
});

it('exports the names in both languages', async () => {
  const files = catchSavedFiles();
  await show('keyword=lotus');
  await press('View and export');
  await press('Export for Excel (CSV)');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.file.text()).toMatch(/Lotus Academy.*សាលាផ្កាឈូក/);
});

it('a new school is proposed the ones of its name, then added and opened', async () => {
  renderScreen(<SchoolCreateScreen />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name in English' }), 'Lotus');
  expect(await screen.findByRole('link', { name: 'Lotus Academy' })).toHaveAttribute('target', '_blank');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in English' }), ' Evening Institute');
  await userEvent.click(screen.getByRole('button', { name: 'Add the school' }));
  expect(await screen.findByText('Name in Khmer is required', { selector: 'p' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in Khmer' }), 'វិទ្យាស្ថានឈូក');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'School type' }), 'institute');
  const province = screen.getByRole('combobox', { name: 'Province' });
  await userEvent.type(province, 'Kampot');
  await userEvent.click(await screen.findByRole('option', { name: /Kampot/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Private' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the school' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  const { body } = await call(backend.current, schoolsResource.endpoints.get, {
    params: { id: 'lotus-evening-institute' },
  });
  expect(body).toMatchObject({ schoolType: 'institute', province: '07', isPublic: false });
  expect(navigation.replace.mock.lastCall?.[0]).toContain(`/school-information/${body.schoolId}/detail`);
});
