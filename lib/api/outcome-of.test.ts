import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { outcomeOf } from './outcome-of';

const outcomes = {
  'must-agree': 'agree',
  'bank-closed': 'closed',
  timeout: 'slow',
  0: 'offline',
  409: 'open',
  422: 'fields',
  other: 'failed',
} as const;
const of = (status: number, code?: string, issue?: string) =>
  outcomeOf(
    new ApiError(status, {
      ...(code && { code }),
      ...(issue && { issues: [{ path: 'amount', code: issue, message: '' }] }),
    }),
    outcomes,
  );

test('an issue tells more than the code, and the code more than the status', () => {
  expect(of(422, 'bank-closed', 'must-agree')).toBe('agree');
  expect(of(409, 'bank-closed', 'required')).toBe('closed');
  expect(of(409, 'conflict')).toBe('open');
  expect(of(422, 'invalid', 'required')).toBe('fields');
});

test('a call without an answer has its own outcome', () => {
  expect([of(0, 'timeout'), of(0, 'network')]).toEqual(['slow', 'offline']);
});

test('everything else is the other outcome, also what merely looks like a sign', () => {
  expect(of(500)).toBe('failed');
  expect(of(500, 'toString')).toBe('failed');
  expect(outcomeOf(new Error('bug'), outcomes)).toBe('failed');
});
