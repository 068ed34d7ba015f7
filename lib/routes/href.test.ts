import { describe, expect, it } from 'vitest';
import { href, withHash } from './href';

describe('href', () => {
  it('fills parameters and encodes them', () => {
    expect(href('/')).toBe('/');
    expect(href('/school/[slug]', { slug: 'a b/c' })).toBe('/school/a%20b%2Fc');
    expect(href('/school/[slug]', { slug: 'សាលា' })).toBe(`/school/${encodeURIComponent('សាលា')}`);
  });

  it('writes the query, leaves out what is empty, repeats lists', () => {
    expect(
      href('/', undefined, { keyword: 'ភ្នំ', page: 2, isPublic: false, province: '', none: undefined }),
    ).toBe(`/?keyword=${encodeURIComponent('ភ្នំ')}&page=2&isPublic=false`);
    expect(href('/', undefined, { categories: ['a', 'b'] })).toBe('/?categories=a&categories=b');
    expect(href('/', undefined, {})).toBe('/');
    expect(href('/', undefined, { keyword: 'ភ្នំ\u2060ពេញ' })).toBe(`/?keyword=${encodeURIComponent('ភ្នំពេញ')}`);
  });

  it('points at a section', () => {
    expect(withHash(href('/'), 'fees')).toBe('/#fees');
  });
});
