import { expect, test } from 'vitest';
import { emblemOf } from './emblem';

const bassac = { name: 'Tonle Bassac Polytechnic Institute', nameNative: 'វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់' };
const lettersOf = (names: { name: string; nameNative: string }, locale: 'km' | 'en') =>
  emblemOf(names, locale).letters;

test('English emblems carry capitals of the words that are the school’s own', () => {
  expect(lettersOf(bassac, 'en')).toBe('TB');
  expect(lettersOf({ name: 'Royal School of Arts', nameNative: '' }, 'en')).toBe('RA');
  expect(lettersOf({ name: 'Starfruit Kindergarten', nameNative: '' }, 'en')).toBe('ST');
  expect(lettersOf({ name: 'Sugar Palm Institute of Tropical Management', nameNative: '' }, 'en')).toBe(
    'SPT',
  );
});

test('Khmer emblems carry two letters of what is the school’s own, never one from below another', () => {
  expect(lettersOf(bassac, 'km')).toBe('បស');
  expect(lettersOf({ ...bassac, nameNative: 'សាកល\u2060វិទ្យាល័យ ស្រះចក' }, 'km')).toBe('សច');
  expect(lettersOf({ ...bassac, nameNative: 'វិទ្យាស្ថានគិលានុបដ្ឋាក និងឆ្មបផ្កាច័ន្ទ' }, 'km')).toBe('ផច');
});

test('a name without Khmer letters, or of nothing but a kind, has letters too', () => {
  expect(lettersOf({ name: 'Lotus University', nameNative: 'Lotus University' }, 'km')).toBe('LO');
  expect(lettersOf({ name: 'School', nameNative: 'សាលា' }, 'km')).toBe('សល');
  expect(lettersOf({ name: 'University of Technology', nameNative: '' }, 'en')).toBe('UOT');
  expect(lettersOf({ name: '', nameNative: 'សាលាឈូកទី 9' }, 'en')).toBe('ឈក');
});

test('the shape is the same in both languages, and does not follow the hue', () => {
  const shapes = [0, 8, 180].map((hue) => emblemOf({ ...bassac, hue }, 'en').shape);
  expect(new Set([...shapes, emblemOf(bassac, 'km').shape]).size).toBe(1);
  expect(emblemOf(bassac, 'km').hue).toBeGreaterThanOrEqual(0);
  expect(emblemOf({ ...bassac, hue: 8 }, 'km').hue).toBe(8);
});
