import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { siteSearchResource } from '@/lib/contract/content/site-search';
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
