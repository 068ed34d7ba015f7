import { expect, test } from 'vitest';
import { isOtherScript } from './script';

test('a text of the other script is noticed, digits and mixed Khmer are not', () => {
  expect(['Sok', 'សុខ', 'ជំនាញ Excel', '012', ''].map((text) => isOtherScript(text, 'km'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['Sok', 'សុខ', 'Sok សុខ', '012', ''].map((text) => isOtherScript(text, 'en'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
