import { expect, test } from 'vitest';
import { majorFields } from './major-fields';

const major = (field: string, name: string, subjectCount: number) => ({
  categoryId: name.toLowerCase(),
  field,
  fieldName: `Field ${field}`,
  fieldNameNative: `ផ្នែក ${field}`,
  name,
  nameNative: `ជំនាញ ${name}`,
  interests: '',
  words: [],
  subjectCount,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
});

test('what has most programs is first: fields by all of their majors, then by name', () => {
  const fields = majorFields(
    [major('a', 'Zoology', 3), major('b', 'Law', 4), major('b', 'Accounting', 5), major('c', 'Art', 3)],
    'en',
  );
  expect(fields.map(({ label, count, own }) => [label, count, own.map((each) => each.label)])).toEqual([
    ['Field b', 9, ['Accounting', 'Law']],
    ['Field a', 3, ['Zoology']],
    ['Field c', 3, ['Art']],
  ]);
});

test('both names of a field find it', () => {
  expect(majorFields([major('a', 'Zoology', 0)], 'km')).toMatchObject([
    { names: 'Field a ផ្នែក a', own: [{ categoryId: 'zoology', subjectCount: 0 }] },
  ]);
});
