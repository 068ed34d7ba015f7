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

test('reads the roles that Keycloak gives, in the realm and in its clients', () => {
  const token = jwt({
    sub: 'p',
    exp: 1,
    realm_access: { roles: ['offline_access', 'enrollment:advisor'] },
    resource_access: {
      'sala-web': { roles: ['enrollment:partner'] },
      account: { roles: ['manage-account', 'enrollment:advisor'] },
      broken: null,
    },
  });
  expect(readClaims(token)?.roles).toEqual(['enrollment:advisor', 'enrollment:partner']);
});

test.each([null, 'enrollment:advisor', [], { roles: 'enrollment:advisor' }])(
  'a realm of %j gives no role',
  (realm) => {
    const token = jwt({ sub: 'p', exp: 1, realm_access: realm, resource_access: realm });
    expect(readClaims(token)?.roles).toEqual(['user']);
  },
);

test('a token without roles is a user’s', () => {
  expect(readClaims(jwt({ sub: 'p', exp: 1, roles: 'enrollment:advisor' }))?.roles).toEqual(['user']);
});

test.each([undefined, '', 'x', 'a.b.c', jwt({ exp: 1 }), jwt({ sub: 'p' })])('%s is no token', (token) => {
  expect(readClaims(token)).toBeNull();
});
