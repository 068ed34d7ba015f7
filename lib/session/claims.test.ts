import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { readClaims } from './claims';

const jwt = (payload: Record<string, unknown>) => new UnsecuredJWT(payload).encode();

test('reads who, what for and until when', () => {
  const token = jwt({ sub: 'p', exp: 1_900_000_000, roles: ['user', 'enrollment:advisor', 'made-up'] });
  expect(readClaims(token)).toEqual({
    userId: 'p',
    roles: ['user', 'enrollment:advisor'],
    expiresAt: 1_900_000_000,
  });
});

test('a token without roles is a user’s', () => {
  expect(readClaims(jwt({ sub: 'p', exp: 1, roles: 'enrollment:advisor' }))?.roles).toEqual(['user']);
});

test.each([undefined, '', 'x', 'a.b.c', jwt({ exp: 1 }), jwt({ sub: 'p' })])('%s is no token', (token) => {
  expect(readClaims(token)).toBeNull();
});
