import { expect, it } from 'vitest';
import { indexOptions, searchOptions } from './combobox-options';

const options = indexOptions([
  { value: '1', label: 'វិទ្យាល័យស្ត្រី', alias: 'Girls High School' },
  { value: '2', label: 'វិទ្យាល័យព្រះស៊ីសុវត្ថិ', alias: 'Sisowath High School' },
  { value: '3', label: 'Sisophon' },
]);
const found = (typed: string) => searchOptions(options, typed).map(({ value }) => value);

it('finds Khmer in any encoding that looks the same, and the other language', () => {
  expect(found('ស្រ្តី')).toEqual(['1']);
  expect(found('girls')).toEqual(['1']);
});

it('puts what begins with the typed text first', () => {
  expect(found('siso')).toEqual(['3', '2']);
});

it('shows all for nothing', () => {
  expect(found(' ')).toEqual(['1', '2', '3']);
});
