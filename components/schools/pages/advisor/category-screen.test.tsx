import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { call } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CategoryCreateScreen } from '@/components/schools/pages/advisor/category/create-screen';
import { CategoryEditScreen } from '@/components/schools/pages/advisor/category/edit-screen';
import { AdvisorCategoryScreen } from './category-screen';

const backend = useScreenBackend();
const { get, update, list } = categoriesResource.endpoints;
let advisor: Person;
let counter = 0;

beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
});

const major = async (name: string, nameNative: string) => {
  const id = `major-${(counter += 1)}`;
  await makeCategory(backend.current, id, name, nameNative);
  return id;
};
const read = async (id: string) => (await call(backend.current, get, { params: { id } })).body;
const retype = async (name: string | RegExp, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

test('a major in a new field is added; what is missing is said at its field', async () => {
  renderScreen(<CategoryCreateScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name in Khmer is required', { selector: 'p' })).toBeVisible();
  await retype('Name in Khmer', 'ថែផ្កាថ្ម');
  await retype('Name in English', 'Coral care');
  await retype(/^Other words that find it/, 'reef, ប៉ប្រះទឹក');
  await retype(/^Interests/, 'rr');
  await press('Save');
  expect(await screen.findByText(/up to three different letters/, { selector: 'p' })).toBeVisible();
  await retype(/^Interests/, 'is');
  await retype('Name of the field in Khmer', 'សមុទ្រ');
  await retype('Name of the field in English', 'Sea');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  const preview = within(screen.getByRole('region', { name: 'Preview: as readers see it' }));
  expect(await preview.findByRole('link', { name: 'Coral care' })).toBeVisible();
  await press('Save');
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  expect(await read('coral-care')).toMatchObject({ field: 'sea', fieldNameNative: 'សមុទ្រ', version: 1 });
  expect(await read('coral-care')).toMatchObject({ interests: 'IS', words: ['reef', 'ប៉ប្រះទឹក'] });
});

test('a major moves to a field that is there', async () => {
  const id = await major('Rice', 'ស្រូវ');
  const other = await major('Law', 'ច្បាប់');
  navigation.params = { categoryid: id };
  renderScreen(<CategoryEditScreen />);
  const field = await screen.findByRole('combobox', { name: 'Field of study' });
  await within(field).findByRole('option', { name: 'Law' });
  await userEvent.selectOptions(field, other);
  await press('Save');
  await waitFor(async () =>
    expect(await read(id)).toMatchObject({ field: other, fieldName: 'Law', version: 2 }),
  );
});

test('two advisors at once: the second sees both names and decides', async () => {
  const id = await major('Rice', 'ស្រូវ');
  navigation.params = { categoryid: id };
  renderScreen(<CategoryEditScreen />);
  await retype('Name in English', 'Mine');
  await call(
    backend.current,
    update,
    { params: { id }, body: { name: 'Theirs' }, version: 1 },
    advisor.token,
  );
  await press('Save');
  await userEvent.click(await screen.findByRole('button', { name: 'Take all of theirs' }));
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Theirs');
});

test('a major with programs stays, one without goes', async () => {
  const used = await major('Used', 'ប្រើ');
  await makeProgram(backend.current, (await makeSchool(backend.current)).id, { categoryId: used });
  navigation.params = { categoryid: used };
  const { unmount } = renderScreen(<CategoryEditScreen />);
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await read(used)).toMatchObject({ name: 'Used' });
  expect(navigation.replace).not.toHaveBeenCalled();
  unmount();
  const free = await major('Free', 'ទំនេរ');
  navigation.params = { categoryid: free };
  renderScreen(<CategoryEditScreen />);
  await remove();
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  expect((await call(backend.current, get, { params: { id: free } })).status).toBe(404);
});

test('the list is searched in both languages and by field; failures say so', async () => {
  await major('Silkworm science', 'វិទ្យាសាស្ត្រដង្កូវនាង');
  navigation.search = new URLSearchParams({ keyword: 'ដង្កូវនាង' });
  const { unmount } = renderScreen(<AdvisorCategoryScreen />);
  const rows = within(await screen.findByRole('table'));
  expect(rows.getAllByRole('link').map((link) => link.textContent)).toContain('Silkworm science');
  unmount();
  navigation.search = new URLSearchParams({ keyword: 'silkworm' });
  const khmer = renderScreen(<AdvisorCategoryScreen />, { locale: 'km' });
  expect(
    await within(await screen.findByRole('table')).findByRole('link', { name: 'វិទ្យាសាស្ត្រដង្កូវនាង' }),
  ).toBeVisible();
  khmer.unmount();
  navigation.search = new URLSearchParams({ keyword: 'zzzz' });
  const none = renderScreen(<AdvisorCategoryScreen />);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  none.unmount();
  backend.answer(list, { status: 500 });
  renderScreen(<AdvisorCategoryScreen />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
