import { expect, it } from 'vitest';
import { accountsTable } from './accounts-table.mjs';

it('lines the columns up under their heads', () => {
  expect(
    accountsTable({
      student: { username: '+85512000001', password: '482913' },
      schoolAdmin: { username: 'admin', password: 'long-password' },
    }),
  ).toEqual([
    'Role          Username       Password',
    '───────────   ────────────   ─────────────',
    'student       +85512000001   482913',
    'schoolAdmin   admin          long-password',
  ]);
});
