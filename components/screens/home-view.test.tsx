import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categories } from '@/backend/db/schema';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { categoriesResource } from '@/lib/contract/academic/categories';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import type { Locale } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { HomeView } from './home-view';

const backend = useScreenBackend();
const region = (name: string) => within(screen.getByRole('region', { name }));

/** Renders the backend's answer. */
const show = async (locale: Locale = 'en') => {
  const b = backend.current;
  const [schools, majors, partners, courses] = await Promise.all([
    call(b, schoolsResource.endpoints.search, { query: { limit: 100 } }),
    call(b, categoriesResource.endpoints.list, {}),
    call(b, schoolsResource.endpoints.partners, { query: { limit: 1 } }),
    call(b, subjectsResource.endpoints.latest, { query: { limit: 5 } }),
  ]);
  return renderScreen(
    <HomeView
      schools={schools.body.hits}
      categories={majors.body.data}
      partners={partners.body}
      courses={courses.body.data}
    />,
    { locale },
  );
};

const expectSearch = (action: string) => {
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', action);
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'keyword');
};

test('without any school it still says what Sala is, searches, and shows how applying works', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find the school that fits you');
  expectSearch('/en/explore');
  expect(region('Applying in three steps').getAllByRole('listitem')).toHaveLength(3);
  expect(region('Not sure yet?').getByRole('link', { name: 'Take a test' })).toHaveAttribute(
    'href',
    '/en/orientation-test',
  );
  expect(screen.getAllByRole('region')).toHaveLength(2);
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
  const coverage = { en: 'Half', km: 'ពាក់កណ្តាល' };
  const { id } = await makeSchool(b, {
    name: 'Lotus University',
    scholarships: [
      {
        key: 'best',
        title: coverage,
        description: coverage,
        coverage,
        coveragePercent: 50,
        seats: 2,
        deadline: '2027-01-31',
        eligibility: coverage,
      },
    ],
  });
  await makeProgram(b, id, { name: 'Bachelor of Law', categoryId: 'law' });
  await makeSchool(b, { name: 'Plain School', schoolType: 'tvet', province: '07', verified: false });
  await show();

  expect(region('What kind of school?').getByRole('link', { name: 'University' })).toHaveAttribute(
    'href',
    '/en/explore?schoolType=university',
  );
  expect(region('Which field draws you?').getByRole('link', { name: /^Law/ })).toHaveAttribute(
    'href',
    '/en/explore?categories=law',
  );
  expect(region('Close to home').getByRole('link', { name: /^Kampot/ })).toHaveAttribute(
    'href',
    '/en/explore?province=07',
  );
  expect(region('Latest programmes').getByRole('link', { name: 'Bachelor of Law' })).toBeVisible();
  expect(region('Study with a scholarship').getByText('1 school offers', { exact: false })).toBeVisible();
  expect(region('Explore schools').getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const partners = region('Partner schools');
  expect(partners.getByRole('link', { name: 'Lotus University' })).toBeVisible();
  expect(partners.queryByText('Plain School')).not.toBeInTheDocument();
});

test('in Khmer, addresses stand bare and names are the Khmer ones', async () => {
  await makeSchool(backend.current, { nameNative: 'វិទ្យាស្ថានដើមត្នោត', schoolType: 'institute' });
  await show('km');
  expectSearch('/explore');
  expect(screen.getAllByText(joinCompounds('វិទ្យាស្ថានដើមត្នោត')).length).toBeGreaterThan(0);
});
