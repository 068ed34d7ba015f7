import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import type { Locale } from '@/lib/i18n/locales';
import { deedsNamed } from '@/tests/support/deeds';
import { call } from '@/tests/support/backend';
import { makeCategory, makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CategoryDetailView } from './category-detail-view';

const backend = useScreenBackend();

/** Renders a major with what the backend has of it. */
const show = async (id: string, locale: Locale = 'en') => {
  const b = backend.current;
  const major = await call(b, categoriesResource.endpoints.get, { params: { id } });
  const all = await call(b, categoriesResource.endpoints.list, {});
  const query = { categories: id };
  const courses = await call(b, subjectsResource.endpoints.list, { query });
  const schools = await call(b, schoolsResource.endpoints.search, { query });
  return renderScreen(
    <CategoryDetailView
      major={major.body}
      related={all.body.data.filter(({ categoryId }) => categoryId !== id)}
      offer={{
        courses: courses.body.data,
        programs: courses.body.data,
        courseCount: courses.body.countTotal,
        schools: schools.body.hits,
        schoolCount: schools.body.total.value,
      }}
      articles={[]}
      madeOn="2026-11-22"
    />,
    { locale },
  );
};

test('says what a major is about and where it leads, in both languages, and shows its programs and schools', async () => {
  const b = backend.current;
  await makeCategory(b, 'nursing', 'Nursing', 'គិលានុបដ្ឋាក', { interests: 'SCI' });
  await makeCategory(b, 'midwifery', 'Midwifery', 'ឆ្មប');
  const school = await makeSchool(b, { name: 'Lotus University', nameNative: 'សាកលវិទ្យាល័យឈូក' });
  await makeProgram(b, school.id, { name: 'Bachelor of Nursing', categoryId: 'nursing' });
  const { unmount } = await show('nursing');

  expect(screen.getByRole('heading', { level: 1, name: 'Nursing' })).toBeVisible();
  expect(screen.getByText(/^You study /)).toBeVisible();
  expect(screen.getByText(/^Graduates work as /)).toBeVisible();
  expect(screen.getByText('Social · Conventional · Investigative')).toBeVisible();
  const courses = within(screen.getByRole('region', { name: 'Programs' }));
  expect(courses.getByRole('link', { name: 'Bachelor of Nursing' })).toBeVisible();
  expect(courses.getByRole('link', { name: 'The program in the list' })).toHaveAttribute(
    'href',
    '/en/course?categories=nursing',
  );
  expect(within(screen.getByRole('region', { name: 'What it costs' })).getByRole('list')).toHaveTextContent(
    /^Bachelor’s degree · 1 program/,
  );
  expect(
    within(screen.getByRole('region', { name: 'Where it is taught' })).getByRole('link', { name: /· 1$/ }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/en\/course\?categories=nursing&province=\d\d$/));
  const deeds = deedsNamed('What you can do');
  expect(deeds).toHaveLength(2);
  for (const deed of deeds) {
    expect(within(deed).getByRole('link', { name: 'See open programs' })).toHaveAttribute(
      'href',
      '/en/course?categories=nursing&openNow=true',
    );
  }
  const schools = within(screen.getByRole('region', { name: 'Schools that teach it' }));
  expect(schools.getByRole('link', { name: /^Lotus University/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Midwifery' })).toHaveAttribute('href', '/en/category/midwifery');
  const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '{}') as { '@type'?: string; itemListElement?: unknown },
  );
  expect(facts.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Majors', item: expect.stringMatching(/\/en\/category$/) },
    { position: 2, name: 'Nursing', item: expect.stringMatching(/\/en\/category\/nursing$/) },
  ]);
  unmount();
  await show('nursing', 'km');
  expect(screen.getByRole('heading', { level: 1, name: 'គិលានុបដ្ឋាក' })).toBeVisible();
  expect(screen.getByText(/^អ្នកនឹងសិក្សាអំពី/)).toBeVisible();
});

test('a major that staff have added has no texts of Sala’s own, and says that nobody teaches it yet', async () => {
  await makeCategory(backend.current, 'space-travel', 'Space Travel', 'ដំណើរលំហ');
  await show('space-travel');
  expect(screen.getByText(/No school teaches this major/)).toBeVisible();
  expect(screen.queryByText(/^You study /)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Programs' })).toBeNull();
  expect(deedsNamed('What you can do')).toEqual([]);
});
