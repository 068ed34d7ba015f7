import { expect, it } from 'vitest';
import { freeSlug, nameSlug } from './name-slug';

it.each([
  ['Romduol River University', 'romduol-river-university'],
  ['  Café & Bakery School  ', 'cafe-and-bakery-school'],
  ['Women’s Institute (Phnom Penh)', 'womens-institute-phnom-penh'],
  ['សាលារៀន', 'school'],
  ['--- !!! ---', 'school'],
  ['', 'school'],
  ['00000000-0000-4000-8000-000000000000', 'school-00000000-0000-4000-8000-000000000000'],
])('%j becomes %s', (name, slug) => {
  expect(nameSlug(name, 'school')).toBe(slug);
});

it('is at most 80 characters and never ends in a dash', () => {
  const slug = nameSlug(`${'a'.repeat(79)} ${'b'.repeat(40)}`, 'school');
  expect(slug).toBe('a'.repeat(79));
});

it('counts on where a slug is taken', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2']))).toBe('a-3');
});
