import { expect, it } from 'vitest';
import { campusesInList, campusOf, type CampusOwner } from './campus';

const university = (slug: string): CampusOwner => ({ slug, schoolType: 'university', province: '12' });
const kindergarten = (slug: string): CampusOwner => ({ slug, schoolType: 'kindergarten', province: '21' });

it('a school always has the same campus, and others of its type and province have many', () => {
  expect(campusOf(university('angkor'))).toBe(campusOf(university('angkor')));
  const slugs = Array.from({ length: 40 }, (_, number) => `university-${number}`);
  expect(new Set(slugs.map((slug) => campusOf(university(slug)))).size).toBeGreaterThan(25);
});

it('follows the type and the province: no rice in the capital, no towers for small children', () => {
  const many = Array.from({ length: 60 }, (_, number) => `school-${number}`);
  for (const slug of many) {
    expect(campusOf(university(slug))).toMatch(/-(?:road|lawn|river)-/);
    expect(campusOf(kindergarten(slug))).toMatch(/^campus-(?:garden|stilts)-(?:rice|road|lawn)-/);
  }
});

it('draws a school of an unknown type and province too', () => {
  expect(campusOf({ slug: '', schoolType: 'academy', province: '' })).toMatch(/^campus-/);
});

it('a list shows every school its own campus where no neighbour has it', () => {
  const schools = [university('a'), kindergarten('a')];
  expect(campusesInList(schools)).toEqual(schools.map(campusOf));
});

it.each([
  ['one school again and again', Array.from({ length: 24 }, () => university('same'))],
  ['kindergartens alone', Array.from({ length: 24 }, (_, number) => kindergarten(`${number % 5}`))],
])('no two near each other look alike in grids of up to four columns: %s', (_name, schools) => {
  const campuses = campusesInList(schools);
  expect(campuses).toHaveLength(schools.length);
  for (const [index, campus] of campuses.entries())
    expect(campuses.slice(Math.max(0, index - 11), index)).not.toContain(campus);
});
