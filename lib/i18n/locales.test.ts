import { describe, expect, it } from 'vitest';
import { localizePath, splitLocale } from './locales';

describe('localizePath', () => {
  it('leaves Khmer bare and puts English under /en', () => {
    expect(localizePath('/explore', 'km')).toBe('/explore');
    expect(localizePath('/explore?page=2', 'en')).toBe('/en/explore?page=2');
    expect(localizePath('/', 'en')).toBe('/en');
    expect(localizePath('/?a=1', 'en')).toBe('/en?a=1');
    expect(localizePath('/#top', 'en')).toBe('/en#top');
  });
});

describe('splitLocale', () => {
  it('knows the three faces of a path', () => {
    expect(splitLocale('/explore')).toEqual({ locale: 'km', path: '/explore' });
    expect(splitLocale('/km/explore')).toEqual({ locale: 'km', path: '/explore' });
    expect(splitLocale('/en/explore')).toEqual({ locale: 'en', path: '/explore' });
    expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' });
  });

  it('takes no path for a language that merely begins like one', () => {
    expect(splitLocale('/enrollment')).toEqual({ locale: 'km', path: '/enrollment' });
    expect(splitLocale('/kmart')).toEqual({ locale: 'km', path: '/kmart' });
  });
});
