import { expect, test } from 'vitest';
import { roleNames } from '@/lib/domain/accounts/roles';
import { deskOf } from './desk-of';
import { isOffered } from './pages';

test('an advisor works at the dashboard, a teacher at the school, a student nowhere', () => {
  expect(deskOf([roleNames.user, roleNames.advisor])).toBe('/advisor/dashboard');
  expect(deskOf([roleNames.user])).toBeNull();
  expect(deskOf([roleNames.teacher])).toBe('/profile/enrolled/school-dashboard');
});

test.each([
  [roleNames.partner, '/partner/dashboard'],
  [roleNames.schoolAdmin, '/partner/dashboard'],
  [roleNames.university, '/partner/dashboard'],
  [roleNames.bank, '/advisor/student-loan/dashboard'],
] as const)('%s works at %s once that page exists', (role, path) => {
  expect(deskOf([role])).toBe(isOffered(path) ? path : null);
});
