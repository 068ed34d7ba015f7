import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shareBackend } from '@/lib/api/backend-in-process';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { navigation, readMessages, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SearchScreen } from './search-screen';

// What Next gives to pages; the screen and the backend are real.
vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next-intl/server', () => {
  const messages = readMessages('en');
  return {
    getLocale: () => Promise.resolve('en'),
    getTranslations: (namespace: 'search') =>
      Promise.resolve(createTranslator({ locale: 'en', messages, namespace })),
  };
});

const backend = useScreenBackend();
beforeAll(() => shareBackend((request) => backend.current.app.fetch(request)));
afterEach(() => window.localStorage.clear());
beforeEach(() => {
  navigation.pathname = '/search';
});

const visit = async (query: string) => {
  navigation.search = new URLSearchParams(query);
  return renderScreen(await SearchScreen({ query }));
};

test('before anything is searched it offers the lists and what was searched here before', async () => {
  window.localStorage.setItem('recent-searches', JSON.stringify(['law']));
  await visit('');
  expect(screen.getByRole('link', { name: 'Schools' })).toHaveAttribute('href', '/en/explore');
  const recent = within(screen.getByRole('region', { name: 'Searched on this device' }));
  expect(recent.getByRole('link', { name: 'law' })).toHaveAttribute('href', '/en/search?keyword=law');
  await userEvent.click(recent.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('Searched on this device')).not.toBeInTheDocument();
});

test('a keyword goes into the address', async () => {
  await visit('');
  await userEvent.type(screen.getByRole('combobox'), 'weaving{Enter}');
  expect(navigation.push).toHaveBeenLastCalledWith('/en/search?keyword=weaving', {});
});

test('one finding is counted as one', async () => {
  await makeSchool(backend.current, { name: 'Gazebo Academy' });
  await visit('keyword=gazebo');
  expect(await screen.findByText('1 result for “gazebo”')).toBeVisible();
});

test('a school that was found for a program names it', async () => {
  const { id } = await makeSchool(backend.current, { name: 'Hammock Institute' });
  await makeProgram(backend.current, id, { name: 'Certificate of Lacemaking' });
  await visit('keyword=lacemaking');
  expect(await screen.findByText(/ · teaches Certificate of Lacemaking$/)).toBeVisible();
});

test('findings stand by kind, each with its count and the way to the whole list', async () => {
  for (let number = 0; number < 6; number += 1)
    await makeSchool(backend.current, { name: `Weaving School ${number}` });
  const { id } = await makeSchool(backend.current, { name: 'Lotus Institute' });
  await makeProgram(backend.current, id, { name: 'Certificate of Weaving' });
  await visit('keyword=weaving');
  expect(await screen.findByText('8 results for “weaving”')).toBeVisible();
  const schools = within(screen.getByRole('region', { name: /^Schools/ }));
  expect(schools.getAllByRole('listitem')).toHaveLength(5);
  expect(schools.getByRole('link', { name: 'All 7 schools' })).toHaveAttribute(
    'href',
    '/en/explore?keyword=weaving',
  );
  expect(
    within(screen.getByRole('region', { name: /^Courses/ })).getByRole('link', {
      name: 'Certificate of Weaving',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Articles/ })).not.toBeInTheDocument();
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
  expect(kinds.getByRole('link', { name: /^Courses/ })).toHaveAttribute(
    'href',
    '/en/search?keyword=weaving&kind=courses',
  );
});

test('a kind in the address shows that kind alone', async () => {
  await makeSchool(backend.current, { name: 'Pottery School' });
  const { id } = await makeSchool(backend.current, { name: 'Lotus Institute' });
  await makeProgram(backend.current, id, { name: 'Certificate of Pottery' });
  await visit('keyword=pottery&kind=courses');
  expect(await screen.findByRole('region', { name: /^Courses/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Schools/ })).not.toBeInTheDocument();
});

test('a slip that finds something offers what may be meant, and nothing found says what to do', async () => {
  await makeSchool(backend.current, { name: 'Polytechnic Lotus' });
  await makeSchool(backend.current, { name: 'Lotus of Zpolytecnic' });
  const { unmount } = await visit('keyword=polytecnic');
  expect(await screen.findByRole('link', { name: 'polytechnic' })).toHaveAttribute(
    'href',
    '/en/search?keyword=polytechnic',
  );
  unmount();
  await visit('keyword=zzzz');
  expect(await screen.findByText('Nothing found for “zzzz”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/en/contact-us');
});

test('a failure can be tried again', async () => {
  backend.answer(siteSearchResource.endpoints.find, { status: 500 }, 'always');
  // The server could not answer either: the page is that of every keyword.
  navigation.search = new URLSearchParams('keyword=law');
  renderScreen(await SearchScreen({}));
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })).toBeVisible();
});

test('a keyword that finds nothing shows what is meant, and says so', async () => {
  await makeSchool(backend.current, { name: 'Ceramics Academy' });
  await visit('keyword=ceramycs');
  expect(await screen.findByText('Nothing for “ceramycs”. Shown: “ceramics”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ceramics Academy' })).toBeVisible();
  expect(screen.queryByText('Did you mean:')).not.toBeInTheDocument();
});

test('a job that nobody teaches is said to be so', async () => {
  const { unmount } = await visit('keyword=pilot');
  expect(await screen.findByText(/^No school on Sala teaches this at the moment. Search/)).toBeVisible();
  unmount();
  await makeSchool(backend.current, { name: 'Firefighter Academy' });
  await visit('keyword=firefighter');
  expect(await screen.findByRole('link', { name: 'Firefighter Academy' })).toBeVisible();
  expect(screen.getByText(/What is shown may be near to it/)).toBeVisible();
});

test('the HTML of an address says that nobody teaches a job, without scripts', async () => {
  navigation.search = new URLSearchParams('keyword=librarian');
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" messages={readMessages('en')} timeZone="Asia/Phnom_Penh">
      {await SearchScreen({ query: 'keyword=librarian' })}
    </NextIntlClientProvider>,
  );
  expect(await new Response(prelude).text()).toContain('No school on Sala teaches this at the moment.');
});
