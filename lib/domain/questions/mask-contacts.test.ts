import { expect, test } from 'vitest';
import { maskContacts, maskedContact } from './mask-contacts';

test.each([
  'Call 012 345 678 today',
  'Call +855 12-345-678 today',
  'Call ០១២ ៣៤៥ ៦៧៨ today',
  'Call 0123456789 today',
  'Call dara.sok@mail.example today',
  'Call @dara_sok today',
  'Call https://t.me/darasok today',
  'Call t.me/darasok today',
  'Call facebook.com/dara.sok today',
])('%s names nobody afterwards', (text) => {
  expect(maskContacts(text)).toBe(`Call ${maskedContact} today`);
});

test.each([
  'Grade A in 2025-2026, 450 USD a year',
  'Until 2026-11-30 or 30-11-2026',
  'តម្លៃ ១ ២០០ ០០០ រៀល',
  'at 9:00 @ school',
  'Read /scholarship/one and https://moeys.gov.kh/exam',
])('%s stays as it is', (text) => {
  expect(maskContacts(text)).toBe(text);
});
