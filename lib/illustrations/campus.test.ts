import { expect, it } from 'vitest';
import { campusesInList, campusOf } from './campus';

it('a school always has the same campus, and hues next to each other have different ones', () => {
  expect(campusOf(173)).toBe(campusOf(173));
  expect(new Set(Array.from({ length: 12 }, (_, hue) => campusOf(hue))).size).toBe(12);
});

it('a list shows every school its own campus where no neighbour has it', () => {
  const hues = [1, 2, 3, 4, 5, 18, 31];
  expect(campusesInList(hues)).toEqual(hues.map(campusOf));
});

it.each([
  ['one hue for all', Array.from({ length: 24 }, () => 40)],
  ['hues that fall on the same scene', [12, 24, 36, 13, 25, 12, 1, 37, 24]],
])('no two near each other look alike in grids of up to four columns: %s', (_name, hues) => {
  const campuses = campusesInList(hues);
  expect(campuses).toHaveLength(hues.length);
  for (const [index, campus] of campuses.entries()) {
    expect(campuses.slice(Math.max(0, index - 11), index)).not.toContain(campus);
  }
});
