import { expect, test } from 'vitest';
import { countriesFor, countryByCode } from './countries';

test('every country has one code and a clean name in each script', () => {
  const all = countriesFor('km');
  expect(all.length).toBeGreaterThan(230);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  for (const { code, km, en } of all) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(km).toMatch(/^[\u1780-\u17DD() ]+$/);
    expect(en).toMatch(/^\p{Script=Latin}/u);
  }
});

test('Cambodia and its neighbours lead in both languages, the rest follows the alphabet', () => {
  expect(
    countriesFor('en')
      .slice(0, 6)
      .map(({ code }) => code),
  ).toEqual(['KH', 'TH', 'VN', 'LA', 'AF', 'AX']);
  expect(
    countriesFor('km')
      .slice(0, 4)
      .map(({ code }) => code),
  ).toEqual(['KH', 'TH', 'VN', 'LA']);
  expect(countriesFor('km')).toHaveLength(countriesFor('en').length);
});

test('a country is found by its code', () => {
  expect(countryByCode('JP')).toEqual({ code: 'JP', en: 'Japan', km: 'ជប៉ុន' });
  expect(countryByCode('ZZ')).toBeUndefined();
});
