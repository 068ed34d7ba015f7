import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberRole, roleStore } from '@/lib/device/person-role';
import { signedInHintName } from '@/lib/session/cookies';
import { navigation, renderScreen } from '@/tests/support/screen';
import { OwnStartSlot } from './own-start-slot';

beforeEach(() => {
  document.cookie = `${signedInHintName}=1; path=/`;
});
afterEach(() => {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  roleStore.write(null);
});

const show = () =>
  renderScreen(<OwnStartSlot organizationId="o">Find your school</OwnStartSlot>, { locale: 'en' });

test.each([
  ['advisor', '/en/advisor/dashboard'],
  ['school', '/en/partner/dashboard'],
  ['bank', '/en/advisor/student-loan/dashboard'],
] as const)('the front page leads %s to %s', async (role, home) => {
  rememberRole('a', role);
  show();
  await expect.poll(() => navigation.replace.mock.calls.at(-1)?.[0]).toBe(home);
});

test('a visitor on a device that knew somebody stays', () => {
  rememberRole('a', 'advisor');
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  show();
  expect(screen.getByText('Find your school')).toBeVisible();
  expect(navigation.replace).not.toHaveBeenCalled();
});
