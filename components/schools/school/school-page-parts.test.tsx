import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import type { SchoolQuote } from '@/lib/contract/schools/school-parts';
import type { Locale } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { makeCampus } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SchoolCampuses } from './school-campuses';
import { SchoolGallery } from './school-gallery';
import { SchoolQuotes } from './school-quotes';

const backend = useScreenBackend();
const text = (en: string, km: string) => ({ en, km });

const readSchool = async (overrides: Parameters<typeof makeSchool>[1] = {}) => {
  const { id } = await makeSchool(backend.current, overrides);
  return (await call(backend.current, schoolsResource.endpoints.get, { params: { id } })).body;
};
const gallery = ['library', 'workshop', 'garden'].map((name) => ({
  key: `public/schools/${name}.jpg`,
  alt: text(`The ${name}`, `រូប ${name}`),
}));

test('photographs open in the size of the screen; keys and buttons lead through all of them and back', async () => {
  const school = await readSchool({ pictures: { logo: null, cover: null, gallery } });
  renderScreen(<SchoolGallery school={school} />);
  const first = screen.getByRole('link', { name: 'The library' });
  expect(first).toHaveAttribute('href', expect.stringContaining('library.jpg'));
  await userEvent.click(screen.getByRole('link', { name: 'The workshop' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Picture 2 of 3' }));
  expect(viewer.getByRole('img', { name: 'The workshop' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: 'The garden' })).toBeVisible();
  await userEvent.click(viewer.getByRole('button', { name: 'Next picture' }));
  expect(viewer.getByRole('img', { name: 'The library' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(viewer.getByRole('img', { name: 'The garden' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the map marks the campuses by the numbers of the list, and the way there begins at their address', async () => {
  const school = await readSchool();
  const { schoolId } = school;
  const near = { province: '12', latitude: 11.57, longitude: 104.9 };
  const far = { province: '17', latitude: 13.36, longitude: 103.86 };
  await makeCampus(backend.current, schoolId, { key: 'a', name: text('Capital', 'រាជធានី'), ...near });
  await makeCampus(backend.current, schoolId, { key: 'b', name: text('Temples', 'ប្រាសាទ'), ...far });
  const { body } = await call(backend.current, schoolsResource.endpoints.get, { params: { id: schoolId } });
  const { container } = renderScreen(<SchoolCampuses campuses={body.campuses} />);
  expect(screen.getByRole('img', { name: /Phnom Penh.*Siem/ })).toBeVisible();
  expect([...container.querySelectorAll('.campus-map b')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
  ]);
  expect(screen.getByRole('heading', { name: /2\s*Temples/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Directions.*Temples/ })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=13.36,103.86'),
  );
});

const quote: SchoolQuote = {
  key: 'dara',
  quote: text('We build things.', 'យើងសាងសង់។'),
  name: text('Dara Sok', 'សុខ ដារ៉ា'),
  role: 'graduate',
  year: 2025,
  program: text('Civil Engineering', 'វិស្វកម្មសំណង់'),
  consentedOn: '2026-01-10',
};

test.each<[Locale, string[]]>([
  ['en', ['We build things.', 'Dara Sok', 'Civil Engineering', 'Graduated in 2025']],
  ['km', ['យើងសាងសង់។', 'សុខ ដារ៉ា', 'វិស្វកម្មសំណង់', 'បញ្ចប់ការសិក្សាឆ្នាំ 2025']],
])('in %s a quote says who speaks, and of what', async (locale, expected) => {
  const school = await readSchool({ quotes: [quote] });
  renderScreen(<SchoolQuotes school={school} />, { locale });
  const words = screen.getByRole('figure').textContent?.replaceAll('\u2060', '');
  for (const each of expected) expect(words).toContain(each);
  expect(screen.queryByText(/invented|ប្រឌិត/)).toBeNull();
});

test('invented quotes of the demo say that they are invented', async () => {
  renderScreen(<SchoolQuotes school={await readSchool({ isDemo: true, quotes: [quote] })} />);
  expect(screen.getByText(/these people and their words are invented/)).toBeVisible();
});
