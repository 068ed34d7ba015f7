import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRememberedRoute, safeRedirectPath } from './redirect-path';

const fallback = '/fallback';
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%255c',
  '%252f',
  '%00',
  '%0d%0a',
  '\t',
  '\n',
  '\0',
  '\u2028',
  '@',
  ':',
  '?',
  '#',
  ';',
  'http:',
  'https://',
  'javascript:',
  'data:',
  'evil.com',
  'sala.invalid',
  'login',
  'en',
  'kh',
  'profile',
  '%6cogin',
  '\u200B',
  '。',
  '／',
  '＼',
  '%',
  '%zz',
  '[',
  ']',
  ' ',
);
const hostile = fc.oneof(
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

describe('safeRedirectPath', () => {
  it.each([
    '/',
    '/profile/applications?applicantId=7#top',
    '/en/school/royal-school',
    '/school/%E1%9E%9F%E1%9E%B6%E1%9E%9B%E1%9E%B6',
    '/search?keyword=a%2Fb&next=https://evil.com',
    '/loginhelp',
    '/signup',
    '/forum/question',
  ])('keeps %s', (path) => {
    expect(safeRedirectPath(path, fallback)).toBe(path);
  });

  it.each([
    '',
    ' /profile',
    'profile',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/.//evil.com',
    '/..//evil.com',
    '/a/..//evil.com',
    '/%2e//evil.com',
    '/%2F/evil.com',
    '/%2Fevil.com',
    '/%252Fevil.com',
    '/%5Cevil.com',
    '/%255c',
    '/%25252525252fx',
    '/x%0d%0aSet-Cookie:a=b',
    '/x%00',
    '/%zz',
    'https://evil.com',
    'https:evil.com',
    'javascript:alert(1)',
    '/login',
    '/en/login',
    '/kh/login/',
    '/%6Cogin',
    '/login?redirect=/x',
    '/./login',
    '/LOGIN',
    '/api',
    '/api-auth/authorize/google',
    '/_next/image',
    '/en/api/x',
    `/${'a'.repeat(3_000)}`,
  ])('refuses %j', (value) => {
    expect(safeRedirectPath(value, fallback)).toBe(fallback);
  });

  it.each([undefined, null, 7, {}, ['/profile']])('refuses %j', (value) => {
    expect(safeRedirectPath(value, fallback)).toBe(fallback);
  });

  it('goes to / when no fallback is given', () => {
    expect(safeRedirectPath('//evil.com')).toBe('/');
  });

  it('never leaves the site, whatever it is fed', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const path = safeRedirectPath(value, fallback);
        const resolved = new URL(path, 'https://sala.example/start/here');
        expect(resolved.origin).toBe('https://sala.example');
        expect(resolved.pathname.startsWith('//')).toBe(false);
        expect(decodeURIComponent(resolved.pathname)).not.toMatch(
          /\\|\/\/|\p{Cc}|^\/(?:en\/|kh\/)?login(?:\/|$)/u,
        );
        expect(safeRedirectPath(path, fallback)).toBe(path);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('isRememberedRoute', () => {
  it('forgets log-in and sign-up', () => {
    const forgotten = ['/login', '/en/login?redirect=/x', '/signup', '/signup/verify', '/en/signup/newpin/'];
    expect(forgotten.filter(isRememberedRoute)).toEqual([]);
  });

  it('remembers the rest', () => {
    const kept = ['/', '/en', '/profile/favorite', '/signup/other', '/forgot-password/reset'];
    expect(kept.filter(isRememberedRoute)).toEqual(kept);
  });
});
