import { expect, test } from 'vitest';
import { findTextFault } from './request-values';

test('names the field whose text holds a null byte or half a character', () => {
  expect(findTextFault({ name: 'Dara', place: { street: 'a\u0000b' } })).toEqual({
    path: 'place.street',
    code: 'null-byte',
  });
  expect(findTextFault({ tags: ['ok', '\ud83d'] })).toEqual({ path: 'tags.1', code: 'broken-text' });
  expect(findTextFault({ 'a\udc00': 1 })).toEqual({ path: '', code: 'broken-text' });
});

test('Khmer, emoji, numbers and nothing at all are fine', () => {
  for (const value of ['សាលា 😀', 12, null, undefined, true, [], { a: [{ b: 'c' }] }])
    expect(findTextFault(value)).toBeNull();
});

test('depth costs no stack', () => {
  const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(findTextFault(deep)).toBeNull();
});
