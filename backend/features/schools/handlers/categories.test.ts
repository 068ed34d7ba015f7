import { expect, test } from 'vitest';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makeProgram, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { list, get } = categoriesResource.endpoints;

test('without majors the list is empty', async () => {
  expect((await call(backend.current, list, {})).body).toEqual({ data: [], countTotal: 0 });
});

test('majors come by field and name, with the number of programs that can be applied for', async () => {
  const b = backend.current;
  await makeCategory(b, 'tourism', 'Tourism', 'ទេសចរណ៍');
  await makeCategory(b, 'law', 'Law', 'នីតិសាស្ត្រ');
  const [open, closed] = [await makeSchool(b), await makeSchool(b, { status: 'inactive' })];
  await makeProgram(b, open.id, { categoryId: 'law' });
  await makeProgram(b, open.id, { categoryId: 'law' });
  await makeProgram(b, open.id, { categoryId: 'law', status: 'inactive' });
  await makeProgram(b, open.id, { categoryId: 'law', startDate: '2222-12-22' });
  await makeProgram(b, open.id, { categoryId: null });
  await makeProgram(b, closed.id, { categoryId: 'law' });
  const { body } = await call(b, list, {});
  expect(body.countTotal).toBe(2);
  expect(body.data.map((row) => [row.categoryId, row.subjectCount])).toEqual([
    ['law', 2],
    ['tourism', 0],
  ]);
  const one = await call(b, get, { params: { id: 'law' } });
  expect(one.body).toEqual({
    categoryId: 'law',
    field: 'law',
    fieldName: 'Law',
    fieldNameNative: 'នីតិសាស្ត្រ',
    name: 'Law',
    nameNative: 'នីតិសាស្ត្រ',
    interests: '',
    words: [],
    subjectCount: 2,
    version: 1,
    createdAt: b.clock.now().toISOString(),
  });
});
