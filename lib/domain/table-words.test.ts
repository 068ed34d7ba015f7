import { expect, test } from 'vitest';
import { schoolTableColumns } from '@/lib/contract/school-day/table-imports';
import { headerAt, headerNames } from './table-rows';
import { columnLabel, columnWords, wholeNames } from './table-words';

const columns = [
  'studentCode',
  'lastName',
  'firstName',
  'lastNameKm',
  'firstNameKm',
  'gender',
  'dob',
  'phone',
];

test.each(Object.entries(schoolTableColumns))('no word names two columns of %s', (_, columns) => {
  const own: readonly string[] = columns;
  const pairs = Object.entries(wholeNames).filter(([pair]) =>
    pair.split(' ').every((name) => own.includes(name)),
  );
  const words = [...own.flatMap((name) => columnWords[name] ?? []), ...pairs.flatMap(([, all]) => all)];
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  [
    'in Khmer',
    ['ល.រ', 'អត្តលេខ', 'គោត្តនាម និងនាម', 'ភេទ', 'ថ្ងៃខែឆ្នាំកំណើត'],
    ['', 'studentCode', 'lastNameKm firstNameKm', 'gender', 'dob'],
  ],
  [
    'in both languages',
    ['Student ID / អត្តលេខ', 'ភេទ (Sex)', 'Tel.\nទូរស័ព្ទ'],
    ['studentCode', 'gender', 'phone'],
  ],
  ['in any case', ['STUDENT ID', 'Full Name', 'date_of_birth'], ['studentCode', 'lastName firstName', 'dob']],
  [
    'of a name in two columns beside the whole',
    ['Last name', 'First name', 'Name'],
    ['lastName', 'firstName', ''],
  ],
] as const)('headings %s are understood', (_, cells, names) => {
  expect(headerNames(cells, columns)).toEqual(names);
});

test('a whole name is one column only where the table has both of its parts', () => {
  expect(headerNames(['Name', 'ឈ្មោះ'], ['name', 'code'])).toEqual(['name', 'ឈ្មោះ']);
});

test('the header stands below the titles of a list, however it is written', () => {
  const records = [['ព្រះរាជាណាចក្រកម្ពុជា'], ['បញ្ជីឈ្មោះសិស្ស', '2026'], ['ល.រ', 'អត្តលេខ', 'ឈ្មោះ', 'ភេទ']];
  expect(headerAt(records, columns)).toBe(2);
});

test('a column is called as schools call it, in the language of the reader', () => {
  expect(['studentCode', 'dob', 'gender'].map((name) => columnLabel(name, 'km'))).toEqual([
    'អត្តលេខ',
    'ថ្ងៃខែឆ្នាំកំណើត',
    'ភេទ',
  ]);
  expect(['studentCode', 'lastNameKm', 'weightPercent'].map((name) => columnLabel(name, 'en'))).toEqual([
    'Student ID',
    'Family name in Khmer',
    'weightPercent',
  ]);
});
