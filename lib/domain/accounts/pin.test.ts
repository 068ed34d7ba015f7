import { expect, test } from 'vitest';
import { isOfNumber, isWeakPin, readSecret, secretProblem } from './pin';

test.each(['000000', '999999', '123456', '987654', '012345', '121212', '123123'])('%s is weak', (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

test.each(['135790', '482913', '100001', '246802', '112233'])('%s is accepted', (pin) => {
  expect(isWeakPin(pin)).toBe(false);
});

test('readSecret reads Khmer digits of a PIN and leaves passwords alone', () => {
  expect(readSecret('៤៨២៩១៣')).toBe('482913');
  expect(readSecret('482៩១៣')).toBe('482913');
  expect(readSecret('សាលា១២៣ ')).toBe('សាលា១២៣ ');
  expect(readSecret(' 482913')).toBe(' 482913');
});

test.each([
  ['482913', null],
  ['123456', 'weak-pin'],
  ['4829', 'invalid-pin'],
  ['4829130', 'invalid-pin'],
  ['short', 'short-password'],
  ['long enough', null],
  ['សាលារៀននៅភ្នំពេញ', null],
])('a new secret %j: %s', (secret, problem) => {
  expect(secretProblem(secret)).toBe(problem);
});

test.each([
  ['213348', '+855972213348', true],
  ['972213', '+855972213348', true],
  ['097221', '+855972213348', true],
  ['482913', '+855972213348', false],
  ['213348', null, false],
  ['a long password 213348', '+855972213348', false],
])('%s of %s', (pin, phone, isOwn) => {
  expect(isOfNumber(pin, phone)).toBe(isOwn);
});
