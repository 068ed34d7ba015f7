import { expect, test } from 'vitest';
import { schoolInitials } from './school-initials';

const bassac = { name: 'Tonle Bassac Polytechnic Institute', nameNative: 'វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់' };

test('English emblems carry up to three capitals, without small words', () => {
  expect(schoolInitials(bassac, 'en')).toBe('TBP');
  expect(schoolInitials({ name: 'Royal School of Arts', nameNative: '' }, 'en')).toBe('RSA');
});

test('Khmer emblems carry two letters of what is the school’s own, never one from below another', () => {
  expect(schoolInitials(bassac, 'km')).toBe('ទន');
  expect(schoolInitials({ ...bassac, nameNative: 'សាកល\u2060វិទ្យាល័យ ស្រះចក' }, 'km')).toBe('សច');
});

test('a name without Khmer letters, or of nothing but a kind, has letters too', () => {
  expect(schoolInitials({ name: 'Lotus University', nameNative: 'Lotus University' }, 'km')).toBe('LU');
  expect(schoolInitials({ name: 'School', nameNative: 'សាលា' }, 'km')).toBe('សល');
});
