import { expect, test } from 'vitest';
import { guardianCodeLetters, guardianState, readGuardianCode } from './guardianship';

test('a code is read as it is written on paper', () => {
  expect(readGuardianCode(' acef-hj km ')).toBe('ACEFHJKM');
});

test('no letter of a code looks like another one', () => {
  expect(guardianCodeLetters).not.toMatch(/[BDGILOQSVZ]/);
  expect(new Set(guardianCodeLetters).size).toBe(16);
});

test('a relation waits until it is confirmed, and again once it is asked anew', () => {
  const at = new Date('2026-11-22T08:00:00Z');
  expect(guardianState({ confirmedAt: null, askedAnewAt: null })).toBe('waiting');
  expect(guardianState({ confirmedAt: at, askedAnewAt: null })).toBe('confirmed');
  expect(guardianState({ confirmedAt: null, askedAnewAt: at })).toBe('asked-anew');
  expect(guardianState({ confirmedAt: at, askedAnewAt: at })).toBe('confirmed');
});
