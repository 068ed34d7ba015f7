import { afterEach, expect, test } from 'vitest';
import { loanDraftStore } from './loan-draft';
import { emptyLoan } from './loan-values';

afterEach(() => localStorage.clear());

test('a loan that was begun before drafts had one form goes on where it was', () => {
  const values = { ...emptyLoan('bank-1'), amount: 300 };
  const before = { version: 1, idempotencyKey: 'key-of-before', step: 2, values, guardian: null };
  localStorage.setItem('sala.loan:dara:new', JSON.stringify(before));
  expect(loanDraftStore('dara', 'new').read()).toEqual({ ...before, furthestStep: 2, savedAt: null });
});
