import { expect, test } from 'vitest';
import { placeOnMap, pointOnMap } from './map-projection';
import { provinceMarks } from './province-marks';

test('Phnom Penh is where the map marks it, and a point leads back to its place', () => {
  const place = { latitude: 11.57, longitude: 104.9 };
  const [x, y] = pointOnMap(place);
  const [markedX = 0, markedY = 0] = provinceMarks['12'] ?? [];
  expect(Math.hypot(x - markedX, y - markedY)).toBeLessThan(15);
  const back = placeOnMap([x, y]);
  expect(back.latitude).toBeCloseTo(place.latitude, 9);
  expect(back.longitude).toBeCloseTo(place.longitude, 9);
});
