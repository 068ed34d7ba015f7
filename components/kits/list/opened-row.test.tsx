import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { shownKeys } from '@/components/ui/keys/shown-keys';
import { href } from '@/lib/routes/href';
import { useLiveAddress } from '@/tests/support/live-address';
import { makePerson } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { onWideScreen } from '@/tests/support/wide-screen';
import { defineList, type StateOf } from './list-address';
import { ListPage } from './list-page';
import { text } from './list-params';

interface Fruit {
  id: string;
  name: string;
}

const backend = useScreenBackend();
useLiveAddress();

const address = defineList((query) => href('/advisor/user/application', undefined, query), {
  params: { keyword: text() },
});
const fruits: Fruit[] = ['apple', 'banana', 'cherry'].map((name) => ({ id: name, name }));
const query = (state: StateOf<typeof address>) =>
  queryOptions({
    queryKey: ['fruits', state.filters],
    queryFn: () => Promise.resolve({ data: fruits, countTotal: fruits.length }),
  });
const asked = vi.fn<(key: string) => void>();
const ofRow = (key: string) =>
  queryOptions({
    queryKey: ['fruit', key],
    queryFn: () => {
      asked(key);
      return Promise.resolve(key);
    },
  });

const show = () =>
  renderScreen(
    <ListPage
      address={address}
      query={query}
      texts={(key) => ({ table: 'Fruits', noneTitle: 'None fits', noneBody: '' })[key]}
      name={{ header: 'Fruit', key: ({ id }: Fruit) => id, name: ({ name }) => name }}
      columns={[
        { id: 'letters', header: 'Letters', cell: ({ name }: Fruit) => String(name.length), onlyWide: true },
      ]}
      filters={[{ kind: 'text', name: 'keyword', label: 'Name' }]}
      shown={(count) => `${count} fruits`}
      panel={{
        title: 'Fruit',
        query: ofRow,
        href: (id) => href('/advisor/user/application/[id]', { id }),
        show: (id, { onNext }) => (
          <>
            <h2>About {id}</h2>
            <input aria-label="Note" />
            <button type="button" onClick={onNext}>
              Eat {id}
            </button>
          </>
        ),
      }}
    />,
  );

const row = async (name: string) =>
  within(await screen.findByRole('table', { name: 'Fruits' })).getByRole('link', { name });
const about = (name: string) => screen.queryByRole('heading', { name: `About ${name}` });
const opened = () => navigation.search.get('row');

beforeEach(async () => {
  asked.mockClear();
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
});

test('a row opens beside the list at an address of its own, and "back" closes it', async () => {
  using _wide = onWideScreen();
  show();
  expect(await row('banana')).toHaveAttribute('href', '/en/advisor/user/application?row=banana');
  expect(screen.getByRole('columnheader', { name: 'Letters' })).toBeInTheDocument();
  await userEvent.click(await row('banana'));
  // The panel is fetched when the first row is opened.
  expect(await screen.findByRole('heading', { name: 'About banana' })).toBeInTheDocument();
  expect(opened()).toBe('banana');
  expect(await row('banana')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('complementary', { name: /Fruit 2 of 3/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Letters' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open as a page' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application/banana',
  );
  expect(navigation.push).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(about('banana')).not.toBeInTheDocument());
  expect(await row('banana')).toHaveFocus();
});

test('j and k walk while the panel follows, and only the next row is read before', async () => {
  using _wide = onWideScreen();
  show();
  await row('apple');
  await userEvent.keyboard('j');
  expect(await row('apple')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(about('apple')).toBeInTheDocument();
  await waitFor(() => expect(asked.mock.calls).toEqual([['banana']]));
  await userEvent.keyboard('j');
  expect(about('banana')).toBeInTheDocument();
  await userEvent.keyboard('jj');
  expect(about('cherry')).toBeInTheDocument();
  await userEvent.keyboard('k');
  expect(about('banana')).toBeInTheDocument();
  // The walk is one step of the history.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(about('banana')).not.toBeInTheDocument());
  expect(opened()).toBeNull();
  expect(await row('banana')).toHaveFocus();
});

test('arrow keys in the list take the open row along', async () => {
  using _wide = onWideScreen();
  navigation.search = new URLSearchParams({ row: 'apple' });
  show();
  (await row('apple')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await row('banana')).toHaveFocus();
  expect(about('banana')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(await row('cherry')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

test('a key is text in a field', async () => {
  using _wide = onWideScreen();
  navigation.search = new URLSearchParams({ row: 'apple' });
  show();
  await row('apple');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'jk');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('jk');
  expect(about('apple')).toBeInTheDocument();
});

test('a link opens the row that it names, also one that the list does not show', async () => {
  using _wide = onWideScreen();
  navigation.search = new URLSearchParams({ row: 'mango' });
  show();
  await row('apple');
  expect(about('mango')).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Fruit' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(about('mango')).not.toBeInTheDocument();
  expect(opened()).toBeNull();
});

test('the next row opens after a deed, and the last one stays', async () => {
  using _wide = onWideScreen();
  navigation.search = new URLSearchParams({ row: 'banana' });
  show();
  await row('apple');
  await userEvent.click(screen.getByRole('button', { name: 'Eat banana' }));
  expect(about('cherry')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Eat cherry' }));
  expect(about('cherry')).toBeInTheDocument();
});

test('without room it is a sheet over the list with the same keys', async () => {
  show();
  await userEvent.click(await row('apple'));
  const sheet = await screen.findByRole('dialog', { name: /Fruit 1 of 3/ });
  expect(within(sheet).getByRole('heading', { name: 'About apple' })).toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(about('banana')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await row('banana')).toHaveFocus());
});

test('the keys of the rows and of the open row are shown', async () => {
  using _wide = onWideScreen();
  navigation.search = new URLSearchParams({ row: 'apple' });
  show();
  await row('apple');
  const groups = shownKeys.read();
  expect(groups.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Rows of the list', 'The open row']),
  );
  expect(
    groups.find(({ title }) => title === 'The open row')?.deeds.map(({ keys }) => keys.join(' ')),
  ).toEqual(['j', 'k', 'Escape', 'o']);
});
