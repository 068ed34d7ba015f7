import { expect, test } from 'vitest';
import { safeHref } from './safe-href';

test.each([
  ['/profile/applications?tab=1#top', '/profile/applications?tab=1#top'],
  ['/en/school/abc', '/school/abc'],
  ['/kh/school/abc', '/school/abc'],
  ['/km', '/'],
  ['/en?x=1', '/?x=1'],
  ['/explore?keyword=x', '/explore?keyword=x'],
  ['/', '/'],
])('%s is %s without language', (value, expected) => {
  expect(safeHref(value)).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  'profile',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/login',
  '/en/login?x',
  '/api-user/users',
  '/english',
  '/no-such-page?x=/explore',
  '/school',
  '/school/a/b/c',
])('%s leads nowhere', (value) => {
  expect(safeHref(value)).toBeNull();
});
