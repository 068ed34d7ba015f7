import { describe, expect, it } from 'vitest';
import { isSlug, slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['How to choose a Major?', 'how-to-choose-a-major'],
    ['  Café & Crème — 2026 ', 'cafe-creme-2026'],
    ['អាហារូបករណ៍ 2026', '2026'],
    ['អាហារូបករណ៍', ''],
    ['../..', ''],
  ])('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('stays short and never ends with a dash', () => {
    const slug = slugify('a'.repeat(79) + ' b'.repeat(40));
    expect(slug).toBe('a'.repeat(79));
    expect(isSlug(slug)).toBe(true);
  });
});

describe('isSlug', () => {
  it.each(['', '-a', 'a--b', 'A', 'a/b', 'ក', 'a'.repeat(81)])('refuses %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
