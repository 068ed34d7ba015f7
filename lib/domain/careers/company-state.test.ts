import { expect, test } from 'vitest';
import { companyState } from './company-state';

test('a check counts through its last day, and an archived employer is nothing else', () => {
  const company = { archivedAt: null, checkedUntil: '2026-11-30' };
  expect(companyState(company, '2026-11-30')).toBe('checked');
  expect(companyState(company, '2026-12-01')).toBe('ended');
  expect(companyState({ ...company, checkedUntil: null }, '2026-11-30')).toBe('unchecked');
  expect(companyState({ ...company, archivedAt: new Date(0) }, '2026-11-30')).toBe('archived');
});
