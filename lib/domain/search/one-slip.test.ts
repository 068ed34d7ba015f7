import { expect, test } from 'vitest';
import { isOneSlip, mayBeCorrected, meantBy } from './one-slip';

test.each([
  ['acounting', 'accounting'],
  ['acccounting', 'accounting'],
  ['nirsing', 'nursing'],
  ['romdoul', 'romduol'],
  ['doctr', 'doctor'],
  ['hotl', 'hotel'],
  ['laww', 'law'],
])('%s is a slip for %s', (typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(true);
  expect(isOneSlip(meant, typed)).toBe(true);
});

test.each([
  ['law', 'law'],
  ['acouting', 'accounting'],
  ['nurse', 'nursing'],
  ['abcd', 'badc'],
  ['hotel', 'hostels'],
])('%s is not one slip away from %s', (typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(false);
});

test('only Latin words of four letters and more are corrected', () => {
  expect(mayBeCorrected('hotl')).toBe(true);
  expect(mayBeCorrected('lwa')).toBe(false);
  expect(mayBeCorrected('ពេទ')).toBe(false);
  expect(mayBeCorrected('2026')).toBe(false);
});

test('a word that begins alike comes first', () => {
  expect(meantBy('bank', ['rank', 'banks'])).toBe('banks');
  expect(meantBy('ursing', ['nursing'])).toBe('nursing');
  expect(meantBy('bank', ['hotel'])).toBeUndefined();
});

test('another word that is a letter away is not meant', () => {
  expect(meantBy('good', ['gold'])).toBeUndefined();
  expect(meantBy('lottery', ['pottery'])).toBeUndefined();
  expect(meantBy('hotle', ['hotel'])).toBe('hotel');
});
