import { expect, test } from 'vitest';
import { clearedSessionCookies, sessionCookies } from './cookies';

const tokens = { access_token: 'a', refresh_token: 'r' };
const shared = { sameSite: 'lax', path: '/' };

test('scripts never see the tokens, only the hint', () => {
  expect(sessionCookies(tokens, false)).toEqual([
    { name: 'sala_access', value: 'a', options: { ...shared, httpOnly: true, secure: false, maxAge: 1_800 } },
    {
      name: 'sala_refresh',
      value: 'r',
      options: { ...shared, httpOnly: true, secure: false, maxAge: 2_592_000 },
    },
    {
      name: 'sala_signed_in',
      value: '1',
      options: { ...shared, httpOnly: false, secure: false, maxAge: 2_592_000 },
    },
  ]);
});

test('over https the tokens are bound to the host and travel encrypted only', () => {
  const cookies = sessionCookies(tokens, true);
  expect(cookies.map((cookie) => cookie.name)).toEqual([
    '__Host-sala_access',
    '__Host-sala_refresh',
    'sala_signed_in',
  ]);
  expect(cookies.every((cookie) => cookie.options.secure)).toBe(true);
});

test.each([false, true])('clearing covers what setting set (secure: %s)', (secure) => {
  const cleared = clearedSessionCookies(secure);
  expect(cleared.map((cookie) => cookie.name)).toEqual(
    sessionCookies(tokens, secure).map((cookie) => cookie.name),
  );
  expect(cleared.every((cookie) => cookie.value === '' && cookie.options.maxAge === 0)).toBe(true);
});
