import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { campuses } from '@/backend/db/schema';
import { joinHyphens } from '@/lib/domain/unbroken';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import type { Locale } from '@/lib/i18n/locales';
import { deedsNamed } from '@/tests/support/deeds';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { makeScholarship } from '@/tests/support/scholarships';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolDetailView } from './school-detail-view';

const backend = useScreenBackend();
const url = 'https://sala.example/en/school/lotus';
const text = (en: string, km = en) => ({ en, km });

vi.mock('@/components/ui/use-today', () => ({ useToday: () => '2027-01-15' }));

/** Renders the backend's answer for a school. */
const show = async (id: string, locale: Locale = 'en') => {
  const b = backend.current;
  const [school, programs, similar, records] = await Promise.all([
    call(b, schoolsResource.endpoints.get, { params: { id } }),
    call(b, subjectsResource.endpoints.list, {
      query: { schoolId: id, status: 'active', order: 'updatedAt', sort: 'desc', limit: 500 },
    }),
    call(b, schoolsResource.endpoints.similar, { params: { id } }),
    call(b, scholarshipsResource.endpoints.list, { query: { state: 'open', schoolId: id } }),
  ]);
  return renderScreen(
    <SchoolDetailView
      school={school.body}
      programs={programs.body.data}
      records={records.body.data}
      similar={similar.body.data}
      url={url}
      today="2027-01-15"
    />,
    { locale },
  );
};
const section = (name: string) => screen.getByRole('region', { name });

const fullSchool = async () => {
  const b = backend.current;
  const { id } = await makeSchool(b, {
    name: 'Lotus University',
    nameNative: 'សាកលវិទ្យាល័យឈូក',
    isDemo: true,
    phone: '+85512345678',
    email: 'info@lotus.example',
    telegram: '@lotus_university',
    website: 'www.lotus.example',
    facebook: 'https://www.facebook.com/lotus.university',
    facilities: [text('Library', 'បណ្ណាល័យ')],
    scholarships: [
      {
        key: 'best',
        title: text('Best students'),
        description: text('For the best.'),
        coverage: text('The whole fee'),
        coveragePercent: 100,
        seats: 5,
        deadline: '2027-01-31',
        eligibility: text('Grade A'),
      },
    ],
    exchangePrograms: [
      {
        key: 'thai',
        title: text('A term in Thailand'),
        partner: text('Partner School'),
        country: text('Thailand'),
        durationMonths: 6,
        description: text('Study there.'),
      },
    ],
  });
  const campus = { id: randomUUID(), schoolId: id, key: 'main', name: text('Main campus', 'ទីតាំងកណ្តាល') };
  const place = { province: '12', district: '1201', commune: '120101', street: text('Street 1', 'ផ្លូវ 1') };
  await b.deps.db
    .insert(campuses)
    .values({ ...campus, ...place, latitude: 11.55, longitude: 104.92, phone: null });
  for (const [index, name] of ['Accounting', 'Law', 'Medicine', 'Design', 'Music'].entries()) {
    const updatedAt = new Date(Date.UTC(2026, 5, index + 1));
    await makeProgram(b, id, {
      name,
      nameNative: `ជំនាញ ${name}`,
      feeCents: 60_000 + index * 10_000,
      updatedAt,
      applicationDeadline: `2027-01-${13 + index}`,
    });
  }
  return id;
};

test('shows the whole school: names, marks, fees, programs, places and ways to act', async () => {
  await show(await fullSchool());
  expect(screen.getByRole('heading', { level: 1, name: 'Lotus University' })).toBeVisible();
  expect(screen.getByText(joinCompounds('សាកលវិទ្យាល័យឈូក'))).toHaveAttribute('lang', 'km');
  expect(within(section('Tuition fees')).getByText('About 2,430,000៛ – 4,050,000៛')).toBeVisible();
  expect(within(section('Tuition fees')).getByRole('list', { name: /by degree/ })).toHaveTextContent(
    joinHyphens('$600 – $1,000'),
  );
  const latest = within(section('Programs')).getAllByRole('heading', { level: 3 });
  expect(latest.map(({ textContent }) => textContent)).toEqual([
    'Open for applications',
    'Music',
    'Design',
    'Medicine',
    'All programs',
  ]);
  expect(within(section('Bachelor’s degree')).getAllByRole('listitem')).toHaveLength(5);
  const deadlines = within(section('Bachelor’s degree')).getAllByText(/^(Apply by|Applications closed)/);
  expect(deadlines.map(({ textContent }) => textContent).toSorted()).toEqual([
    joinHyphens('Applications closed on 13-Jan-2027'),
    joinHyphens('Applications closed on 14-Jan-2027'),
    joinHyphens('Apply by 15-Jan-2027'),
    joinHyphens('Apply by 16-Jan-2027'),
    joinHyphens('Apply by 17-Jan-2027'),
  ]);
  // The cover text appears once, in the school's own words.
  expect(within(section('Scholarships')).getByText('The whole fee')).toBeVisible();
  expect(section('Scholarships')).not.toHaveTextContent('100%');
  expect(section('Exchange programs')).toHaveTextContent('A term in Thailand');
  expect(section('Campuses')).toHaveTextContent('Street 1, Sangkat');
  expect(screen.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=11.55,104.92'),
  );
  for (const link of screen.getAllByRole('link', { name: 'Apply now' })) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/en\/school\/[\w-]+\/enrollment-form$/));
  }
  for (const link of screen.getAllByRole('link', { name: /Ask on Telegram/ })) {
    expect(link).toHaveAttribute('href', 'https://t.me/lotus_university');
  }
  const contact = within(section('Contact'));
  expect(contact.getByRole('link', { name: 'info@lotus.example' })).toHaveAttribute(
    'href',
    'mailto:info@lotus.example?subject=Question%20about%20Lotus%20University',
  );
  expect(contact.getByRole('link', { name: 'lotus.university' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/lotus.university',
  );
  expect(contact.getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:+85512345678');
});

test('beside the text stands what can be applied for, by its last day, and nothing that is over', async () => {
  await show(await fullSchool());
  const days = within(section('Next deadlines')).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    joinHyphens('MedicineApply by 15-Jan-2027'),
    joinHyphens('DesignApply by 16-Jan-2027'),
    joinHyphens('MusicApply by 17-Jan-2027'),
  ]);
  const scholarships = within(section('Scholarships to apply for'));
  expect(scholarships.getByRole('link', { name: 'Best students' })).toHaveAttribute('href', '#scholarships');
});

const factsOf = (container: HTMLElement): unknown[] =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    expect(script.textContent).not.toContain('<');
    return JSON.parse(script.textContent ?? '');
  });

test('describes the school and its place to search engines, and no text of a school can end the script', async () => {
  const { id, slug } = await makeSchool(backend.current, {
    name: 'A </script><b>School',
    tagline: text('<!-- hm'),
    schoolType: 'university',
  });
  const { container } = await show(id);
  const [facts, trail] = factsOf(container);
  expect(facts).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    url,
    name: 'A </script><b>School',
    address: { addressCountry: 'KH', addressRegion: 'Phnom Penh' },
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: expect.stringMatching(/\/en$/) },
      { position: 2, item: expect.stringMatching(/\/en\/explore$/) },
      { position: 3, name: 'A </script><b>School', item: expect.stringContaining(`/en/school/${slug}`) },
    ],
  });
});

test.each([
  ['kindergarten', 'Preschool'],
  ['k12', 'School'],
  ['tvet', 'EducationalOrganization'],
] as const)('a %s is a %s', async (schoolType, kind) => {
  const { id } = await makeSchool(backend.current, { schoolType });
  expect(factsOf((await show(id)).container)[0]).toMatchObject({ '@type': kind });
});

test('a school that has published little says what to do instead, and links to no empty section', async () => {
  const { id } = await makeSchool(backend.current, { requiredDocuments: [] });
  await show(id);
  expect(section('Tuition fees')).toHaveTextContent('The school has not published its fees yet.');
  expect(within(section('Programs')).getByRole('link', { name: 'See all programs' })).toHaveAttribute(
    'href',
    '/en/course',
  );
  expect(section('Scholarships')).toHaveTextContent('This school has no scholarship at the moment.');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'About',
    'Programs and fees',
    'Scholarships',
    'Admission and contact',
  ]);
});

test('names its scholarships of the finder, who checked its facts, and asks whether one can get in', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b, { checkedOn: '2027-01-10', checkedBy: 'advisor' });
  await makeProgram(b, id);
  const grant = await makeScholarship(b, { schoolId: id });
  await show(id);
  expect(screen.getByText(joinHyphens('Facts checked on 10-Jan-2027 by Sala’s advisors'))).toBeVisible();
  const link = within(section('Scholarships')).getByRole('link', { name: 'Lotus scholarship' });
  expect(link).toHaveAttribute('href', `/en/scholarship/${grant}`);
  expect(within(section('Scholarships')).getByText(joinHyphens('Apply by 31-Jan-2099'))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Can I get in?' })).toHaveAttribute('aria-expanded', 'false');
});

test('a school can be applied to, asked, saved and compared from one place; two chosen ones lead to their comparison', async () => {
  localStorage.clear();
  const first = await makeSchool(backend.current, { name: 'First', telegram: '@first_school' });
  const other = await makeSchool(backend.current, { name: 'Other' });
  const { unmount } = await show(first.id);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const deeds = deedsNamed('What you can do');
  expect(deeds).toHaveLength(2);
  for (const deed of deeds) {
    expect(within(deed).getByRole('link', { name: 'Apply now' })).toBeVisible();
    expect(within(deed).getByRole('link', { name: /Ask on Telegram/ })).toBeVisible();
  }
  await press('Compare First');
  expect(screen.queryByRole('link', { name: 'Compare now' })).toBeNull();
  unmount();
  await show(other.id);
  await press('Compare Other');
  expect(screen.getByRole('link', { name: 'Compare now' })).toHaveAttribute(
    'href',
    `/en/explore?compare=${encodeURIComponent(`${first.slug},${other.slug}`)}`,
  );
});

test('speaks Khmer on Khmer pages', async () => {
  await show(await fullSchool(), 'km');
  expect(screen.getByRole('heading', { level: 1, name: joinCompounds('សាកលវិទ្យាល័យឈូក') })).toBeVisible();
  expect(screen.getByText('Lotus University')).toHaveAttribute('lang', 'en');
  expect(section('ទីតាំងសិក្សា')).toHaveTextContent('ផ្លូវ 1 សង្កាត់');
  expect(screen.getAllByRole('link', { name: 'ដាក់ពាក្យឥឡូវនេះ' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/school\/[\w-]+\/enrollment-form$/),
  );
});
