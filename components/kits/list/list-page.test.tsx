import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { href } from '@/lib/routes/href';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { canChoose } from './filter-fields';
import { defineList, rangeOf, type StateOf } from './list-address';
import { ListPage } from './list-page';
import { choices, text } from './list-params';

interface Fruit {
  id: string;
  name: string;
  colour: string;
}

const backend = useScreenBackend();
let fruits: Fruit[];
let person: Person;

const address = defineList((query) => href('/advisor/user/application', undefined, query), {
  params: { keyword: text(), colours: choices(['red', 'green']) },
  sorts: ['name', '-name'],
  pageSizes: [3, 100],
});
const query = (state: StateOf<typeof address>) =>
  queryOptions({
    queryKey: ['fruits', state],
    queryFn: () => {
      const { start, limit } = rangeOf(state);
      const found = fruits.filter(({ name }) => name.includes(state.filters.keyword));
      return Promise.resolve({ data: found.slice(start, start + limit), countTotal: found.length });
    },
  });

const show = (locale: 'km' | 'en' = 'en') =>
  renderScreen(
    <ListPage
      address={address}
      query={query}
      texts={(key) => ({ table: 'Fruits', noneTitle: 'None fits', noneBody: '' })[key]}
      name={{
        header: 'Fruit',
        sort: 'name',
        key: ({ id }: Fruit) => id,
        name: ({ name }) => name,
        href: () => href('/'),
      }}
      columns={[
        { id: 'colour', header: 'Colour', cell: ({ colour }: Fruit) => colour, text: ({ colour }) => colour },
        { id: 'code', header: 'Code', cell: ({ id }: Fruit) => id, optional: true },
      ]}
      filters={[
        { kind: 'text', name: 'keyword', label: 'Name' },
        {
          kind: 'choices',
          name: 'colours',
          label: 'Colours',
          options: [
            { value: 'red', label: 'Red' },
            { value: 'green', label: 'Green' },
          ],
        },
      ]}
      shown={(count) => `${count} fruits`}
      empty={{ title: 'No fruit', body: '' }}
      bulk={(rows, onClear) => (
        <button type="button" onClick={onClear}>
          Eat {rows.map(({ name }) => name).join(' and ')}
        </button>
      )}
    />,
    { locale },
  );
const table = async () => within(await screen.findByRole('table', { name: 'Fruits' }));
const headings = async () =>
  (await table())
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent)
    .slice(1);

beforeEach(async () => {
  localStorage.clear();
  person = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(person);
  fruits = ['apple', 'banana', 'cherry', 'durian'].map((name, index) => ({
    id: `f${index}`,
    name,
    colour: index === 1 ? '' : 'red',
  }));
});

test('shows a page of rows, what is missing as a dash, and the way to the next page', async () => {
  show();
  const rows = (await table()).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'red',
    '–',
    'red',
  ]);
  expect(screen.getByText('4 fruits')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application?page=2',
  );
});

test('a heading sorts, and the other way round when it is pressed again', async () => {
  const { unmount } = show();
  expect((await table()).getByRole('link', { name: 'Fruit' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application?sort=name',
  );
  unmount();
  navigation.search = new URLSearchParams({ sort: 'name' });
  show();
  const heading = (await table()).getByRole('columnheader', { name: 'Fruit' });
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(within(heading).getByRole('link')).toHaveAttribute(
    'href',
    '/en/advisor/user/application?sort=-name',
  );
});

test('rows are chosen one by one or together, and something is done with them', async () => {
  show();
  await userEvent.click((await table()).getByRole('checkbox', { name: 'Select apple' }));
  await userEvent.click((await table()).getByRole('checkbox', { name: 'Select cherry' }));
  expect(screen.getByText('2 rows selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Eat apple and cherry' }));
  expect(screen.queryByText(/selected/)).toBeNull();
  await userEvent.click((await table()).getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('3 rows selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect((await table()).getByRole('checkbox', { name: 'Select banana' })).not.toBeChecked();
});

test('arrow keys, Home and End go from row to row', async () => {
  show();
  const link = async (name: string) => (await table()).getByRole('link', { name });
  (await link('apple')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await link('banana')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(await link('cherry')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(await link('apple')).toHaveFocus();
  await userEvent.keyboard('jjk');
  expect(await link('banana')).toHaveFocus();
  (await table()).getByRole('checkbox', { name: 'Select apple' }).focus();
  await userEvent.keyboard('{ArrowDown} ');
  expect((await table()).getByRole('checkbox', { name: 'Select banana' })).toBeChecked();
});

test('which columns are shown is remembered on the device', async () => {
  const { unmount } = show();
  expect(await headings()).toEqual(['Fruit', 'Colour']);
  await press('View and export');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Code' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Colour' }));
  unmount();
  show();
  expect(await headings()).toEqual(['Fruit', 'Code']);
});

test('a filter is saved under a name, for this person, and taken away again', async () => {
  navigation.search = new URLSearchParams({ keyword: 'an', colours: 'red' });
  const { unmount } = show();
  await press('Save this view');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of this view' }), 'Red ones{Enter}');
  // Its own tab with its count; there is nothing more to save.
  const tab = await screen.findByRole('link', { name: /^Red ones/ });
  await waitFor(() => expect(tab).toHaveTextContent('Red ones2'));
  expect(tab).toHaveAttribute('href', '/en/advisor/user/application?keyword=an&colours=red');
  expect(tab).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  unmount();
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  const others = show();
  await screen.findByRole('button', { name: 'Save this view' });
  expect(screen.queryByRole('link', { name: /Red ones/ })).toBeNull();
  others.unmount();
  backend.signIn(person);
  show();
  await press('View and export');
  await press('Remove “Red ones”');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Red ones/ })).toBeNull());
});

const wentTo = (go: typeof navigation.push) =>
  waitFor(() => {
    const [path = ''] = go.mock.calls.at(-1) ?? [];
    expect(path).not.toBe('');
    return new URL(path, 'http://x').searchParams;
  });

test('a choice narrows the list at once, each with what was chosen before', async () => {
  navigation.search = new URLSearchParams({ colours: 'red' });
  show();
  await press('Filters');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Green' }));
  expect((await wentTo(navigation.push)).getAll('colours').toSorted()).toEqual(['green', 'red']);
});

test('a filter in use stands beside the search, with a way to take it away', async () => {
  navigation.search = new URLSearchParams({ keyword: 'an', colours: 'red' });
  show();
  const inUse = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(inUse.getByRole('link', { name: 'Remove the filter “Red”' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application?keyword=an',
  );
});

test('a choice of one is shown only where rows fit none of it', () => {
  const one = {
    kind: 'select',
    name: 'keyword',
    label: 'Only',
    any: 'All',
    options: [{ value: 'a', label: 'A' }],
  } as const;
  const isShown = (narrows: boolean) => canChoose<typeof address.params>({ ...one, narrows });
  expect([isShown(false), isShown(true)]).toEqual([false, true]);
});

test('words narrow the list while they are typed, and what is typed meanwhile stays', async () => {
  show();
  const box = await screen.findByRole('searchbox', { name: 'Name' });
  await userEvent.type(box, 'ban');
  expect((await wentTo(navigation.push)).get('keyword')).toBe('ban');
  navigation.search = new URLSearchParams({ keyword: 'ban' });
  await userEvent.type(box, 'ana');
  expect(box).toHaveValue('banana');
});

test('rows are dense until this device wants all of their texts', async () => {
  show();
  expect(await screen.findByRole('table', { name: 'Fruits' })).toHaveAttribute('data-density', 'dense');
  await press('View and export');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Taller rows with all texts' }));
  expect(screen.getByRole('table', { name: 'Fruits', hidden: true })).toHaveAttribute(
    'data-density',
    'comfortable',
  );
});

test('on a card a word has the name of its column before it, and what is missing is left out', async () => {
  show();
  const card = (name: string) => screen.findByRole('heading', { name }).then((found) => found.closest('li'));
  expect(await card('apple')).toHaveTextContent('Colour red');
  expect(await card('banana')).not.toHaveTextContent('Colour');
});

test('none that fits leads back to all; none at all leads nowhere', async () => {
  navigation.search = new URLSearchParams({ keyword: 'zzz' });
  const { unmount } = show();
  expect(await screen.findByText('None fits')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Clear filters' }).at(-1)).toHaveAttribute(
    'href',
    '/en/advisor/user/application',
  );
  unmount();
  fruits = [];
  navigation.search = new URLSearchParams();
  show('km');
  expect(await screen.findByText('No fruit')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'សម្អាតតម្រង' })).toBeNull();
});

test('of a long list only what can be seen is laid out', async () => {
  fruits = Array.from({ length: 100 }, (_, index) => ({ id: `f${index}`, name: `n${index}`, colour: 'red' }));
  navigation.search = new URLSearchParams({ size: '100' });
  show();
  // Until the code that measures rows is here, all of them are there.
  await waitFor(async () => expect((await table()).getAllByRole('row').length).toBeLessThan(50));
  expect(screen.getByRole('table', { name: 'Fruits' })).toHaveAttribute('aria-rowcount', '101');
});
