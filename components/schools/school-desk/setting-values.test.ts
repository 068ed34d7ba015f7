import { expect, test } from 'vitest';
import { readSetting, settingText } from './setting-values';

test.each([
  ['true', true],
  [' false ', false],
  ['12', 12],
  ['-1.5', -1.5],
  ['012 345', '012 345'],
  ['B12', 'B12'],
  ['morning\n\n evening', ['morning', 'evening']],
  ['ថ្ងៃ', 'ថ្ងៃ'],
])('%j means %j, and is typed the same way again', (typed, value) => {
  expect(readSetting(typed)).toEqual(value);
  expect(readSetting(settingText(value))).toEqual(value);
});
