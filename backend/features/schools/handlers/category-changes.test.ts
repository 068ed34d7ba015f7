import { expect, test } from 'vitest';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const { create, update, remove, get } = categoriesResource.endpoints;
let key = 0;
const newKey = () => `category-${(key += 1)}`;
const draft = {
  field: 'sea',
  fieldName: 'Sea',
  fieldNameNative: 'សមុទ្រ',
  name: 'Coral Care',
  nameNative: 'ថែផ្កាថ្ម',
};

test('an advisor adds a major; its id comes from the name; a known field needs no names', async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const first = await call(b, create, { body: draft, idempotencyKey: newKey() }, advisor.token);
  expect([first.status, first.body.categoryId]).toEqual([201, 'coral-care']);
  const body = { field: 'sea', name: 'Coral care', nameNative: 'ថែផ្កាថ្ម' };
  const second = await call(b, create, { body, idempotencyKey: newKey() }, advisor.token);
  expect(second.body).toMatchObject({
    categoryId: 'coral-care-2',
    fieldName: 'Sea',
    fieldNameNative: 'សមុទ្រ',
  });
  const unknown = await call(
    b,
    create,
    { body: { ...body, field: 'moon' }, idempotencyKey: newKey() },
    advisor.token,
  );
  expect(unknown.error.issues).toEqual([{ path: 'fieldName', code: 'required' }]);
  expect(await changedTags(b)).toContain('categories');
});

test('a new field without a code gets one of its English name, also when a major moves to it', async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const tide = { ...draft, field: '', fieldName: 'Tide & wind', fieldNameNative: 'ជំនោរ', name: 'Tide care' };
  const first = await call(b, create, { body: tide, idempotencyKey: newKey() }, advisor.token);
  expect(first.body.field).toBe('tide-and-wind');
  const names = { fieldName: 'Tide and wind', fieldNameNative: 'ជំនោរនិងខ្យល់' };
  const params = { id: first.body.categoryId };
  const moved = await call(b, update, { params, body: { field: '', ...names }, version: 1 }, advisor.token);
  expect(moved.body).toMatchObject({ field: 'tide-and-wind-2', ...names });
  const nameless = { field: '', name: 'Wave care', nameNative: 'រលក' };
  const refused = await call(b, create, { body: nameless, idempotencyKey: newKey() }, advisor.token);
  expect(refused.error.issues).toEqual([{ path: 'fieldName', code: 'required' }]);
});

test('a major’s new name finds its schools; the field’s name changes in all its majors', async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  await makeCategory(b, 'rice', 'Rice', 'ស្រូវ');
  const school = await makeSchool(b);
  await makeProgram(b, school.id, { categoryId: 'rice' });
  const body = { name: 'Paddy science', fieldName: 'Crops' };
  expect(
    (await call(b, update, { params: { id: 'rice' }, body, version: 1 }, advisor.token)).body,
  ).toMatchObject({
    name: 'Paddy science',
    nameNative: 'ស្រូវ',
    fieldName: 'Crops',
    subjectCount: 1,
  });
  const found = await call(b, schoolsResource.endpoints.search, { query: { keyword: 'paddy' } });
  expect(found.body.hits.map(({ schoolId }) => schoolId)).toEqual([school.id]);
});

test('a major goes when no course belongs to it', async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  await makeCategory(b, 'used', 'Used', 'ប្រើ');
  await makeCategory(b, 'free', 'Free', 'ទំនេរ');
  await makeProgram(b, (await makeSchool(b)).id, { categoryId: 'used' });
  expect((await call(b, remove, { params: { id: 'free' } }, advisor.token)).body).toEqual({ ok: true });
  expect((await call(b, get, { params: { id: 'free' } })).status).toBe(404);
  const refused = await call(b, remove, { params: { id: 'used' } }, advisor.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'category-in-use']);
});

test('a change needs the version that was read; a field’s new name is a new version of each of its majors', async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const post = async (name: string) =>
    (
      await call(
        b,
        create,
        { body: { ...draft, field: 'wood', fieldName: 'Wood', name }, idempotencyKey: newKey() },
        advisor.token,
      )
    ).body;
  const [oak, teak] = [await post('Oak'), await post('Teak')];
  const change = (body: object, version: number) =>
    call(b, update, { params: { id: oak.categoryId }, body, version }, advisor.token);
  expect((await change({ fieldName: 'Timber' }, 1)).body).toMatchObject({ version: 2, fieldName: 'Timber' });
  expect((await change({ name: 'Old oak' }, 1)).status).toBe(412);
  const read = await call(b, get, { params: { id: teak.categoryId } });
  expect(read.body).toMatchObject({ version: 2, fieldName: 'Timber', name: 'Teak' });
  expect((await change({ name: 'Old oak' }, 2)).body).toMatchObject({ version: 3, name: 'Old oak' });
  const same = await call(b, get, { params: { id: teak.categoryId } });
  expect(same.body.version).toBe(2);
});
