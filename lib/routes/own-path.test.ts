import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('ownPath', () => {
  it('keeps own paths with query and hash, without language', () => {
    expect(ownPath('/profile/favorite?page=2#top')).toBe('/profile/favorite?page=2#top');
    expect(ownPath('/en/profile/favorite')).toBe('/profile/favorite');
    expect(ownPath('/en')).toBe('/');
    expect(ownPath('/a/../b')).toBe('/b');
  });

  it.each([
    null,
    '',
    'profile',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/en//evil.example',
    'javascript:alert(1)',
  ])('refuses %j', (value) => {
    expect(ownPath(value)).toBeNull();
  });

  it('never leads off the site', () => {
    const odd = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '\t',
      '\n',
      'en',
      'km',
      'evil.example',
      'https:',
      'a',
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 9 }), (parts) => {
        const path = ownPath(`/${parts.join('')}`);
        if (path === null) return;
        expect(new URL(path, 'https://sala.example').origin).toBe('https://sala.example');
        expect(new URL(`/en${path}`, 'https://sala.example').origin).toBe('https://sala.example');
      }),
      { numRuns: 5_000 },
    );
  });
});
