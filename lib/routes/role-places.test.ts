import { expect, test } from 'vitest';
import { type PersonRole, personRoles } from '@/lib/domain/accounts/person-roles';
import { roleNames } from '@/lib/domain/accounts/roles';
import { accessOf, judge } from '@/lib/session/guards';
import en from '@/messages/en/core/places.json';
import km from '@/messages/km/core/places.json';
import { isOffered } from './pages';
import { homeOf, ownKeysOf, placesOf, rolePlaces } from './role-places';

/** The role in the token of whoever uses Sala so. */
const inToken: Record<PersonRole, string> = {
  seeker: roleNames.user,
  student: roleNames.user,
  guardian: roleNames.user,
  teacher: roleNames.teacher,
  school: roleNames.schoolAdmin,
  bank: roleNames.bank,
  advisor: roleNames.advisor,
};

test.each(personRoles)(
  'every place of a %s exists, is for them, and has a name in both languages',
  (role) => {
    const { bar, more } = rolePlaces[role];
    const keys = [...bar, ...more];
    expect(bar.length).toBeGreaterThan(2);
    expect(bar.length).toBeLessThanOrEqual(5);
    expect(new Set(keys).size).toBe(keys.length);
    const places = placesOf(keys);
    expect(places.map(({ key }) => key)).toEqual(keys);
    expect(new Set(places.map(({ href }) => href)).size).toBe(keys.length);
    for (const { key, path } of places) {
      expect(isOffered(path), key).toBe(true);
      const claims = { userId: 'a', roles: [inToken[role]], expiresAt: 0 };
      expect(judge(accessOf(path), claims), key).toBe('allow');
      expect([en[key], km[key]].every(Boolean), key).toBe(true);
    }
  },
);

test('a menu has what the bar has, but for what every menu has', () => {
  for (const role of personRoles)
    expect(rolePlaces[role].bar.filter((key) => !ownKeysOf(role).includes(key))).toEqual(
      role === 'seeker' ? ['home', 'search', 'test'] : [],
    );
});

test.each([
  ['seeker', '/'],
  ['student', '/'],
  ['guardian', '/'],
  ['teacher', '/'],
  ['school', '/partner/dashboard'],
  ['bank', '/advisor/student-loan/dashboard'],
  ['advisor', '/advisor/dashboard'],
] as const)('a %s begins at %s', (role, home) => {
  expect(homeOf(role)).toBe(home);
});
