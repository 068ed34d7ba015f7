import { renderScreen } from '@/tests/support/screen';
import { expect, test } from 'vitest';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { SchoolCard } from './school-card';

const school = {
  schoolId: '4f0407ab-13a4-811c-a213-685d0fc3fe87',
  slug: 'lotus',
  name: 'Lotus University',
  nameNative: 'សាកលវិទ្យាល័យឈូក',
  tagline: { en: 'By the river', km: 'ក្បែរទន្លេ' },
  schoolType: 'university',
  isPublic: false,
  province: '12',
  hue: 10,
  minFee: 400,
  maxFee: 800,
  programCount: 3,
  scholarshipCount: 0,
  verified: true,
} as SchoolSummary;

test.each([
  [true, 'eager'],
  [false, 'lazy'],
])('the cover of the first card of a page (%s) is fetched %s', (eager, loading) => {
  const { container } = renderScreen(<SchoolCard school={school} eager={eager} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', loading);
});
