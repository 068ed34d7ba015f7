import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { categories } from '@/backend/db/schema';
import { insertNews } from '@/backend/features/articles/seed/insert-news';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { homeTopics, withoutRepeats } from '@/components/site/home/home-topics';
import { joinHyphens } from '@/lib/domain/unbroken';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { articlesResource } from '@/lib/contract/articles/articles';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import type { HomeData } from './home-reads';
import { HomeView } from './home-view';
import { HomepageV1View } from './homepagev1-view';

const backend = useScreenBackend();
const region = (name: string) => within(screen.getByRole('region', { name }));
const closing = [
  {
    href: href('/scholarship/[slug]', { slug: 'women-founders' }),
    title: 'Women who found firms',
    provider: 'Lotus Bank',
    endsAt: '2027-01-31T16:59:00.000Z',
  },
];

const readArticles = async () => {
  const found = await Promise.all(
    homeTopics.map(async ({ topic, type }) => {
      const query = { topic, type, when: 'open', limit: 12 } as const;
      const { body } = await call(backend.current, articlesResource.endpoints.search, { query });
      return [topic, body.data] as const;
    }),
  );
  return withoutRepeats(new Map(found), 2);
};

/** What the backend answers. */
const read = async (): Promise<HomeData> => {
  const b = backend.current;
  const [schools, majors, partners, courses, topics] = await Promise.all([
    call(b, schoolsResource.endpoints.search, { query: { limit: 100 } }),
    call(b, categoriesResource.endpoints.list, {}),
    call(b, schoolsResource.endpoints.partners, { query: { limit: 1 } }),
    call(b, subjectsResource.endpoints.latest, { query: { limit: 5 } }),
    readArticles(),
  ]);
  return {
    schools: schools.body.hits,
    categories: majors.body.data,
    partners: partners.body,
    courses: courses.body.data,
    programs: schools.body.hits.reduce((sum, { programCount }) => sum + programCount, 0),
    closing: [],
    topics,
  };
};

const show = async (locale: Locale = 'en', given: Partial<HomeData> = {}) =>
  renderScreen(<HomeView {...await read()} {...given} />, { locale });

const expectSearch = (action: string) => {
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', action);
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'keyword');
};

test('without any content it still says what Sala is, asks, searches, and shows how applying works', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find the school that fits you');
  expectSearch('/en/explore');
  expect(region('Applying in three steps').getAllByRole('listitem')).toHaveLength(3);
  expect(region('Which major fits you?').getByRole('link', { name: 'Take a test' })).toHaveAttribute(
    'href',
    '/en/orientation-test',
  );
  const chapters = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(chapters).toEqual([
    'Tell us four things, see what you can study',
    'Find your path',
    'Get in, and pay for it',
  ]);
});

test('four answers are filters of the programs, without any script', async () => {
  await show('km');
  const form = screen.getByRole('form', { name: 'ប្រាប់យើងបួនចំណុច រួចមើលអ្វីដែលអ្នកអាចរៀនបាន' });
  expect(form).toHaveAttribute('action', '/course');
  expect(form).not.toHaveAttribute('method', 'post');
  const finished = within(form).getByRole('combobox', { name: 'ខ្ញុំបានរៀនចប់' });
  expect(finished).toHaveAttribute('name', 'finished');
  expect(within(finished).getByRole('option', { name: /F/ })).toHaveValue('f');
  const province = within(form).getByRole('combobox', { name: 'ខ្ញុំចង់រៀននៅ' });
  expect(province).toHaveAttribute('name', 'province');
  expect(within(province).getByRole('option', { name: 'កំពត' })).toHaveValue('07');
  const budget = within(form).getByRole('combobox', { name: 'ថវិកាក្នុងមួយឆ្នាំ' });
  expect(budget).toHaveAttribute('name', 'maxPrice');
  expect(within(budget).getByRole('option', { name: 'មិនលើស $600' })).toHaveValue('600');
  expect(budget).toHaveValue('');
});

test('the four answers are known on the next visit, and to all that judges by them', async () => {
  seekerStore.write({ ...silentSeeker, standing: 'bac2', grade: 'C', place: '07' });
  await show();
  const form = screen.getByRole<HTMLFormElement>('form', { name: /^Tell us four things/ });
  expect(within(form).getByRole('combobox', { name: 'I finished' })).toHaveValue('c');
  expect(within(form).getByRole('combobox', { name: 'I want to study in' })).toHaveValue('07');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'I finished' }), 'd');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'budget for a year' }), '600');
  form.addEventListener('submit', (event) => event.preventDefault());
  await userEvent.click(within(form).getByRole('button'));
  expect(seekerStore.read()).toMatchObject({ standing: 'bac2', grade: 'D', place: '07', budgetUsd: 600 });
  seekerStore.write(null);
});

test('ways in lead to the lists with their filters set', async () => {
  const b = backend.current;
  await b.deps.db.insert(categories).values({
    id: 'law',
    field: 'law',
    fieldName: 'Law',
    fieldNameNative: 'ច្បាប់',
    name: 'Law',
    nameNative: 'នីតិសាស្ត្រ',
    createdAt: b.clock.now(),
  });
  const { id } = await makeSchool(b, { name: 'Lotus University' });
  await makeProgram(b, id, { name: 'Bachelor of Law', categoryId: 'law' });
  await makeSchool(b, { name: 'Plain School', schoolType: 'tvet', province: '07', verified: false });
  await show('en', { closing });

  const like = screen.getByRole('combobox', { name: 'and I like' });
  expect(within(like).getByRole('option', { name: 'Law' })).toHaveValue('law');
  expect(region('What do you want to study?').getByRole('link', { name: /^Law/ })).toHaveAttribute(
    'href',
    '/en/explore?categories=law',
  );
  expect(region('Close to home').getByRole('link', { name: /^Kampot/ })).toHaveAttribute(
    'href',
    '/en/explore?province=07',
  );
  expect(region('Latest programs').getByRole('link', { name: 'Bachelor of Law' })).toBeVisible();
  const scholarship = region('Scholarships that close soon').getByRole('link', { name: /^Women who found/ });
  expect(scholarship).toHaveAttribute('href', '/en/scholarship/women-founders');
  expect(scholarship).toHaveTextContent(joinHyphens('Until 31-Jan-2027'));
  expect(region('Explore schools').getAllByRole('link')).toHaveLength(3);
  const partners = region('Partner schools');
  expect(partners.getByRole('link', { name: 'Lotus University' })).toBeVisible();
  expect(partners.queryByText('Plain School')).not.toBeInTheDocument();
});

test('three topics of the home page show articles of their own, and lead to all of them', async () => {
  const { deps } = backend.current;
  await insertNews(deps.db, deps.clock.now(), deps.env.ORGANIZATION_ID);
  await show();
  for (const name of ['Find your path', 'Apply now', 'Money'])
    expect(region('Read before you decide').getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/en/articles?topic=financial');
  const shown = [...document.querySelectorAll<HTMLElement>('.topic')]
    .flatMap((topic) => within(topic).getAllByRole('link').slice(1))
    .map((link) => link.getAttribute('href'));
  expect(shown).toHaveLength(6);
  expect(new Set(shown).size).toBe(shown.length);
});

test('the other front page begins with majors and has the same parts', async () => {
  renderScreen(<HomepageV1View {...await read()} closing={closing} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What do you want to learn?');
  expect(region('Scholarships that close soon').getAllByRole('listitem')).toHaveLength(1);
  expect(region('Before you apply').getByRole('heading', { level: 3, name: 'Apply now' })).toBeVisible();
});

test('in Khmer, addresses stand bare and names are the Khmer ones', async () => {
  await makeSchool(backend.current, { nameNative: 'វិទ្យាស្ថានដើមត្នោត', schoolType: 'institute' });
  await show('km');
  expectSearch('/explore');
  expect(screen.getAllByText(joinCompounds('វិទ្យាស្ថានដើមត្នោត')).length).toBeGreaterThan(0);
});
