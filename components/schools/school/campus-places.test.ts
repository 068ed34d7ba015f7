import { expect, test } from 'vitest';
import type { Campus } from '@/lib/contract/schools/school-parts';
import { campusPins } from './campus-places';

const at = (province: string, latitude: number | null, longitude: number | null): Campus => ({
  campusId: `${province} ${latitude}`,
  name: { km: 'ទីតាំង', en: 'Campus' },
  province,
  district: null,
  commune: null,
  street: { km: '', en: '' },
  latitude,
  longitude,
  phone: null,
});
const phnomPenh = at('12', 11.57, 104.9);
const siemReap = at('17', 13.36, 103.86);

test('a campus is where it is in the country: north is above, east is right', () => {
  const [capital, temples] = campusPins([phnomPenh, siemReap]);
  expect([capital?.numbers, temples?.numbers]).toEqual([[1], [2]]);
  expect(capital?.provinces).toEqual(['12']);
  expect(capital?.left).toBeGreaterThan(temples?.left ?? Number.NaN);
  expect(capital?.top).toBeGreaterThan(temples?.top ?? Number.NaN);
});

test('campuses that a small map cannot tell apart share a pin, which names each province once', () => {
  const pins = campusPins([phnomPenh, siemReap, at('12', 11.55, 104.92), at('08', 11.48, 104.95)]);
  expect(pins.map(({ numbers, provinces }) => ({ numbers, provinces }))).toEqual([
    { numbers: [1, 3, 4], provinces: ['12', '08'] },
    { numbers: [2], provinces: ['17'] },
  ]);
});

test('without a position, or outside the country, a campus has no pin and the others keep their numbers', () => {
  const pins = campusPins([at('12', null, null), at('', 48.85, 2.35), siemReap]);
  expect(pins.map(({ numbers }) => numbers)).toEqual([[3]]);
});
