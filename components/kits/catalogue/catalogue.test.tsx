import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { categories } from '@/backend/db/schema';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { unbroken } from '@/lib/domain/unbroken';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SearchBox } from '@/components/ui/search-box';
import { FeeCounts } from './fee-counts';
import type { Answered } from './use-catalogue';
import { CourseCatalogue } from '@/components/schools/course/course-catalogue';
import { SchoolCatalogue } from '@/components/schools/school/school-catalogue';

const backend = useScreenBackend();

const catalogues = { schools: SchoolCatalogue, courses: CourseCatalogue };
const open = (kind: keyof typeof catalogues, search = '', answered: Partial<Answered> = {}) => {
  window.history.replaceState(null, '', `/${search}`);
  navigation.search = new URLSearchParams(search);
  const Catalogue = catalogues[kind];
  return renderScreen(
    <Catalogue total={40} search={<SearchBox label="Keyword" />} {...answered}>
      <p>First page</p>
    </Catalogue>,
  );
};
const result = (name: string | RegExp) => screen.findByRole('heading', { name, level: 2 });

afterEach(() => window.history.replaceState(null, '', '/'));

test('without a query the page’s own list stands, with pages to turn', () => {
  open('schools');
  expect(screen.getByText('First page')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('40 schools');
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/en/explore?start=36');
});

test('the keyboard reaches the results before search and filters', async () => {
  open('schools');
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the results' });
  expect(skip).toHaveFocus();
  const target = document.querySelector(skip.getAttribute('href') ?? '');
  expect(target).toBe(screen.getByRole('region', { name: /results/i }));
  expect(target).toHaveAttribute('tabindex', '-1');
});

test('a filter finds schools, stands in the address, and can be taken away again', async () => {
  await makeSchool(backend.current, { name: 'Kampot Crafts', schoolType: 'tvet', province: '07' });
  await makeSchool(backend.current, { name: 'Kampot Letters', schoolType: 'university', province: '07' });
  open('schools');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Technical school (TVET)' }));
  expect(await result(/Kampot Crafts/)).toBeVisible();
  expect(screen.queryByText('First page')).not.toBeInTheDocument();
  expect(screen.queryByText(/Kampot Letters/)).not.toBeInTheDocument();
  expect(window.location.search).toBe('?schoolType=tvet');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 school');
  await press('Remove: Technical school (TVET)');
  expect(await screen.findByText('First page')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('an address with a query shows what it asks for', async () => {
  await makeSchool(backend.current, { name: 'Angkor College', nameNative: 'មហាវិទ្យាល័យអង្គរ', province: '17' });
  open('schools', '?keyword=%E1%9E%A2%E1%9E%84%E1%9F%92%E1%9E%82%E1%9E%9A&province=17');
  expect(await result(/Angkor College/)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('អង្គរ');
  expect(screen.getByRole('button', { name: 'Remove: Siem Reap Province' })).toBeVisible();
});

test('what the server has answered stays, with its choices, until another question', async () => {
  await makeSchool(backend.current, { name: 'Prey Veng Academy', province: '14' });
  const query = 'schoolType=tvet&province=14';
  const names = { 'province:14': { name: 'Prey Veng Province', nameNative: 'ខេត្តព្រៃវែង' } };
  open('schools', `?${query}`, { query, names, total: 3 });
  expect(screen.getByText('First page')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 schools');
  expect(screen.getByRole('checkbox', { name: 'Technical school (TVET)' })).toBeChecked();
  await press('Remove: Technical school (TVET)');
  expect(await result(/Prey Veng Academy/)).toBeVisible();
  expect(window.location.search).toBe('?province=14');
  await press('Clear all');
  expect(screen.queryByText('First page')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Technical school (TVET)' }));
  expect(window.location.search).toBe('?schoolType=tvet');
});

test('an empty answer of the server is followed by the ways out of it', async () => {
  await makeSchool(backend.current, { name: 'Koh Kong School', schoolType: 'k12', province: '09' });
  const query = 'schoolType=tvet&province=09';
  open('schools', `?${query}`, { query, total: 0 });
  expect(screen.getByText('First page')).toBeVisible();
  expect(
    await screen.findByRole('button', { name: /^Without Technical school \(TVET\) \(1\)$/ }),
  ).toBeVisible();
});

test('the search form searches in place', async () => {
  await makeSchool(backend.current, { name: 'Needle School' });
  open('schools');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'needle{Enter}');
  expect(await result(/Needle School/)).toBeVisible();
  expect(window.location.search).toBe('?keyword=needle');
});

test.each([
  ['schools', 'ceramycs', 'ceramics', /^Ceramics Academy/i],
  ['courses', 'baskettry', 'basketry', /^Basketry Course/i],
] as const)('%s: a keyword that finds nothing shows what is meant', async (kind, typed, meant, found) => {
  const { id } = await makeSchool(backend.current, { name: `${meant} Academy`, province: '16' });
  await makeProgram(backend.current, id, { name: `${meant} Course` });
  open(kind, `?keyword=${typed}+zzzz`);
  expect(await result(found)).toBeVisible();
  expect(screen.getByText(`Nothing for “${typed} zzzz”. Shown: “${meant}”.`)).toBeVisible();
  expect(window.location.search).toBe(`?keyword=${typed}+zzzz`);
});

test('a keyword for which only another filter is too much is put right by a button', async () => {
  await makeSchool(backend.current, { name: 'Kestrel House', province: '15' });
  open('schools', '?keyword=kesterl&province=25');
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “kestrel”?' }));
  expect(window.location.search).toBe('?keyword=kestrel&province=25');
});

test('a job that nobody teaches is said to be so', async () => {
  open('courses', '?keyword=pilot');
  expect(await screen.findByText('No school on Sala teaches this at the moment.')).toBeVisible();
  expect(screen.queryByText(/Check the spelling/)).not.toBeInTheDocument();
});

test('fees take effect with Enter, Khmer digits included', async () => {
  const cheap = await makeSchool(backend.current, { name: 'Cheap School', province: '24' });
  await makeProgram(backend.current, cheap.id, { feeCents: 12_300 });
  open('schools', '?province=24');
  await result(/Cheap School/);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '២០០{Enter}');
  expect(await screen.findByText('No school fits all of this')).toBeVisible();
  expect(window.location.search).toBe('?minPrice=200&province=24');
});

test('bars show how many there are at which fee; one sets both bounds and takes them away again', async () => {
  const dear = await makeSchool(backend.current, { name: 'Dear School', province: '21' });
  await makeProgram(backend.current, dear.id, { feeCents: 300_000 });
  const fair = await makeSchool(backend.current, { name: 'Fair School', province: '21' });
  await makeProgram(backend.current, fair.id, { feeCents: 40_000 });
  window.history.replaceState(null, '', '/?province=21');
  navigation.search = new URLSearchParams('province=21');
  renderScreen(
    <FeeCounts counts={[0, 0, 4, 0, 0, 0, 0, 2]}>
      <SchoolCatalogue total={40} search={<SearchBox label="Keyword" />}>
        <p>First page</p>
      </SchoolCatalogue>
    </FeeCounts>,
  );
  await result(/Dear School/);
  expect(screen.getByRole('button', { name: 'Free: 0' })).toBeDisabled();
  const bar = `${unbroken('$251 – $500')}: 4`;
  await press(bar);
  expect(window.location.search).toBe('?minPrice=251&maxPrice=500&province=21');
  expect(await result(/Fair School/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Dear School/)).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('251');
  expect(screen.getByRole('button', { name: bar })).toHaveAttribute('aria-pressed', 'true');
  await press('From $2,501: 2');
  expect(window.location.search).toBe('?minPrice=2501&province=21');
  await press('From $2,501: 2');
  expect(window.location.search).toBe('?province=21');
});

test('a comparison in the address stays while the list changes', async () => {
  await makeSchool(backend.current, { name: 'Compared School', schoolType: 'tvet', province: '20' });
  open('schools', '?province=20&compare=a,b');
  await result(/Compared School/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Technical school (TVET)' }));
  expect(window.location.search).toBe('?schoolType=tvet&province=20&compare=a%2Cb');
});

test('nothing found: offers the single steps that find something', async () => {
  await makeSchool(backend.current, { name: 'Kep Only', schoolType: 'kindergarten', province: '23' });
  await makeSchool(backend.current, { name: 'Takeo Garden', schoolType: 'kindergarten', province: '21' });
  open('schools', '?schoolType=kindergarten&province=07&keyword=zzzz');
  expect(await screen.findByText('No school fits all of this')).toBeVisible();
  expect(screen.getByText(/Check the spelling/)).toBeVisible();
  await press('Remove: “zzzz”');
  await userEvent.click(
    await screen.findByRole('button', { name: /^Near by: Kampong Speu Province, .+ … \(2\)$/ }),
  );
  expect(await result(/Kep Only/)).toBeVisible();
  expect(await result(/Takeo Garden/)).toBeVisible();
});

test('nothing found by one step: offers each filter alone', async () => {
  await makeSchool(backend.current, { name: 'Stung Treng School', schoolType: 'k12', province: '19' });
  open('schools', '?schoolType=tvet&province=19&keyword=zzzz&maxPrice=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Only Stung Treng Province (1)' }));
  expect(await result(/Stung Treng School/)).toBeVisible();
  expect(window.location.search).toBe('?province=19');
});

test('a failure keeps what is shown, says so, and tries again when asked', async () => {
  await makeSchool(backend.current, { name: 'Steady School', schoolType: 'vocational', province: '16' });
  open('schools');
  backend.answer(schoolsResource.endpoints.search, { status: 403 }, 'once');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vocational school' }));
  expect(await screen.findByText('The new results could not be loaded')).toBeVisible();
  expect(screen.getByText('First page')).toBeVisible();
  await press('Try again');
  expect(await result(/Steady School/)).toBeVisible();
  expect(screen.queryByText('The new results could not be loaded')).not.toBeInTheDocument();
});

test('majors are searched in either language', async () => {
  const at = backend.current.clock.now();
  await backend.current.deps.db.insert(categories).values([
    {
      id: 'accounting',
      field: 'fin',
      fieldName: 'Finance',
      fieldNameNative: 'ហិរញ្ញវត្ថុ',
      name: 'Accounting',
      nameNative: 'គណនេយ្យ',
      createdAt: at,
    },
    {
      id: 'law',
      field: 'law',
      fieldName: 'Law',
      fieldNameNative: 'ច្បាប់',
      name: 'Law studies',
      nameNative: 'នីតិសាស្ត្រ',
      createdAt: at,
    },
  ]);
  const { id } = await makeSchool(backend.current, { name: 'Ledger School' });
  await makeProgram(backend.current, id, { categoryId: 'accounting' });
  await makeProgram(backend.current, id, { categoryId: 'law' });
  open('schools');
  await userEvent.click(screen.getByText('Majors'));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search majors' }), 'គណនេយ្យ');
  expect(screen.queryByRole('checkbox', { name: /Law studies/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accounting (1)' }));
  expect(await result(/Ledger School/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove: Accounting' })).toBeVisible();
});

test('on phones the filters lie in a dialog that says how many remain', async () => {
  await makeSchool(backend.current, { name: 'Sheet School', schoolType: 'short-course' });
  open('schools');
  await press('Filters');
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Short courses' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 result' }));
  expect(await result(/Sheet School/)).toBeVisible();
});

test('courses: degree, sector and order are the backend’s', async () => {
  const { id } = await makeSchool(backend.current);
  await makeProgram(backend.current, id, { name: 'Dear Doctorate', degree: 'doctorate', feeCents: 200_000 });
  await makeProgram(backend.current, id, { name: 'Fair Doctorate', degree: 'doctorate', feeCents: 100_000 });
  await makeProgram(backend.current, id, {
    name: 'Closed Doctorate',
    degree: 'doctorate',
    isPublic: false,
    status: 'inactive',
  });
  open('courses', '?degree=doctorate&sector=publicSector&order=fee&sort=desc');
  await result('Dear Doctorate');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Dear Doctorate',
    'Fair Doctorate',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest fee first');
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Fair Doctorate'),
  );
  expect(window.location.search).toBe('?sector=publicSector&degree=doctorate&order=fee&sort=asc');
});

test('courses: an old link beyond the last page leads back', async () => {
  const { id } = await makeSchool(backend.current);
  await makeProgram(backend.current, id, { name: 'Last Medicine', degree: 'medicine' });
  open('courses', '?degree=medicine&start=120');
  await userEvent.click(await screen.findByRole('button', { name: 'To the first page' }));
  expect(await result('Last Medicine')).toBeVisible();
});

test('courses: the network gone at the first question', async () => {
  backend.answer(subjectsResource.endpoints.list, { status: 403 });
  open('courses', '?status=inactive');
  expect(await screen.findByText('The new results could not be loaded')).toBeVisible();
});
