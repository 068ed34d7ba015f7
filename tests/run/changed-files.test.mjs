import { expect, it } from 'vitest';
import { changedFiles, changesPages } from './changed-files.mjs';

it('opens browsers for what they show, not for tests and the backend', () => {
  expect(changesPages(['messages/km/accounts/auth.json'])).toBe(true);
  expect(changesPages(['lib/env/limits.ts', 'components/ui/button.tsx'])).toBe(true);
  expect(changesPages(['components/ui/pagination.test.tsx', 'backend/app.ts', 'docs/app/a.md'])).toBe(false);
  expect(changesPages([])).toBe(false);
});

it('says which commit git does not know', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('"no-such-commit"');
});
