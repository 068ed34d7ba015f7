import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { call } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { MissedView } from './missed-view';

const backend = useScreenBackend();
const { find, miss } = siteSearchResource.endpoints;

beforeEach(async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
});

/** Opens the list and the word that was searched. */
const openWord = async (word: string, locale: 'en' | 'km' = 'en') => {
  await call(backend.current, miss, { body: { keyword: word } });
  navigation.pathname = '/advisor/category';
  navigation.search = new URLSearchParams('view=missed');
  renderScreen(<MissedView />, { locale });
  const [row] = await screen.findAllByRole('button', { name: word });
  await userEvent.click(row as HTMLElement);
  return within(await screen.findByRole('dialog', { name: word }));
};

test('an advisor says what a word means; the search finds it, and the word leaves the list', async () => {
  const b = backend.current;
  await makeCategory(b, 'coral-care', 'Coral care', 'ថែផ្កាថ្ម');
  const { id } = await makeSchool(b);
  await makeProgram(b, id, { name: 'Certificate of Reefs', categoryId: 'coral-care' });
  const sheet = await openWord('flimper');
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'Coral care' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  const { body } = await call(b, find, { query: { keyword: 'flimper' } });
  expect(body.courses.data).toMatchObject([{ name: 'Certificate of Reefs' }]);
});

test('a word that means nothing is taken off the list', async () => {
  const sheet = await openWord('zorblat', 'km');
  await userEvent.click(sheet.getByRole('button', { name: 'ដកចេញពីបញ្ជី' }));
  expect(await screen.findByText('មិនទាន់មានទេ')).toBeVisible();
});

test('the keyboard says what a word means, and is then at the next word', async () => {
  const b = backend.current;
  // A field of so many majors has a search of its own.
  for (let at = 0; at < 10; at += 1)
    await makeCategory(b, `water-care-${at}`, `Water care ${at}`, `ថែទឹក ${at}`);
  await makeCategory(b, 'kelp-care', 'Kelp care', 'ថែសារាយ');
  await call(b, miss, { body: { keyword: 'quarbel' } });
  const sheet = await openWord('plimbo');
  const user = userEvent.setup();
  await user.click(await sheet.findByRole('textbox', { name: 'Search Meaning' }));
  // Enter in the search neither sends the form nor closes it.
  await user.keyboard('care{Enter}');
  expect(sheet.queryByText('Meaning is required')).not.toBeInTheDocument();
  await user.clear(sheet.getByRole('textbox', { name: 'Search Meaning' }));
  await user.keyboard('kelp{Enter}');
  expect(sheet.getByRole('status')).toHaveTextContent('1 chosen: Kelp care');
  await user.tab();
  await user.tab();
  expect(sheet.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('quarbel'));
});
