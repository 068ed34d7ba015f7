import { expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const { create, update, remove, get, list, enrollment } = subjectsResource.endpoints;

let key = 0;
const newKey = () => `subject-draft-${(key += 1)}`;
const draft = {
  name: 'Baking',
  nameNative: 'ដុតនំ',
  degree: 'short-course' as const,
  tuitionFee: '$1,200.50' as string | number,
  startDate: '2027-01-04',
  endDate: '2027-03-26',
  durationMonths: 3,
  language: 'km' as const,
  shift: 'evening' as const,
};
const keptSchool = async (role: 'advisor' | 'partner' = 'partner') => {
  const school = await makeSchool(backend.current);
  return { school, keeper: await makePerson(backend.current, { roles: [role], staffOf: [school.id] }) };
};

test('a partner adds a course with a fee as text; the school’s fees and majors follow', async () => {
  const b = backend.current;
  await makeCategory(b, 'food', 'Food', 'អាហារ');
  const { school, keeper } = await keptSchool();
  const body = { ...draft, schoolId: school.id, enrollableCategoryId: 'food' };
  const made = await call(b, create, { body, idempotencyKey: newKey() }, keeper.token);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    tuitionFee: 1200.5,
    isPublic: 'yes',
    schoolType: 'university',
    status: 'active',
    version: 1,
  });
  const shown = (await call(b, schoolsResource.endpoints.get, { params: { id: school.id } })).body;
  expect(shown).toMatchObject({ minFee: 1200.5, programCount: 1, categories: ['food'] });
  expect(await changedTags(b)).toEqual(expect.arrayContaining(['schools', 'subjects', 'categories']));
  const params = { id: made.body.enrollableSubjectId };
  const changed = await call(
    b,
    update,
    { params, body: { tuitionFee: 900, isPublic: 'no' }, version: 1 },
    keeper.token,
  );
  expect(changed.body).toMatchObject({ tuitionFee: 900, isPublic: 'no', name: 'Baking', version: 2 });
  expect((await call(b, update, { params, body: { tuitionFee: 1 }, version: 1 }, keeper.token)).status).toBe(
    412,
  );
  expect((await call(b, list, { query: { keyword: 'ដុតនំ' } })).body.countTotal).toBe(1);
});

test('the same key adds one course; the same name twice is two', async () => {
  const b = backend.current;
  const { school, keeper } = await keptSchool('advisor');
  const body = { ...draft, schoolId: school.id };
  const idempotencyKey = newKey();
  const [first, again] = [
    await call(b, create, { body, idempotencyKey }, keeper.token),
    await call(b, create, { body, idempotencyKey }, keeper.token),
  ];
  expect(again.body.enrollableSubjectId).toBe(first.body.enrollableSubjectId);
  expect((await call(b, create, { body, idempotencyKey: newKey() }, keeper.token)).status).toBe(201);
  expect((await call(b, list, { query: { schoolId: school.id } })).body.countTotal).toBe(2);
});

test('what is wrong with a course is said by field', async () => {
  const b = backend.current;
  const { school, keeper } = await keptSchool();
  const refuse = async (change: object) => {
    const body = { ...draft, schoolId: school.id, ...change };
    const answer = await call(b, create, { body, idempotencyKey: newKey() }, keeper.token);
    return [answer.status, answer.error.issues?.map(({ path, code }) => `${path} ${code}`)];
  };
  expect(await refuse({ tuitionFee: 'free' })).toEqual([422, ['tuitionFee invalid-amount']]);
  expect(await refuse({ tuitionFee: -1 })).toEqual([422, ['tuitionFee invalid-amount']]);
  expect(await refuse({ endDate: '2026-01-01' })).toEqual([422, ['endDate before-start']]);
  expect(await refuse({ applicationDeadline: '2028-01-01' })).toEqual([
    422,
    ['applicationDeadline after-end'],
  ]);
  expect(await refuse({ enrollableCategoryId: 'alchemy' })).toEqual([
    422,
    ['enrollableCategoryId unknown-category'],
  ]);
  expect(await refuse({ name: '' })).toEqual([422, ['name required']]);
});

test('a placeholder hides from everybody but those who keep the school', async () => {
  const b = backend.current;
  const { school, keeper } = await keptSchool();
  const { keeper: stranger } = await keptSchool();
  const body = { ...draft, schoolId: school.id, startDate: '2222-12-22', endDate: '2222-12-22' };
  const { body: made } = await call(b, create, { body, idempotencyKey: newKey() }, keeper.token);
  const query = { schoolId: school.id, withHidden: 'true' };
  const count = async (token?: string) => (await call(b, list, { query }, token)).body.countTotal;
  expect([await count(), await count(stranger.token), await count(keeper.token)]).toEqual([0, 0, 1]);
  const params = { id: made.enrollableSubjectId };
  const open = async (token?: string) => (await call(b, get, { params }, token)).status;
  expect([await open(), await open(stranger.token), await open(keeper.token)]).toEqual([404, 404, 200]);
});

test('a course goes, unless somebody has applied for it', async () => {
  const b = backend.current;
  const { school, keeper } = await keptSchool();
  const [free, used] = [await makeProgram(b, school.id), await makeProgram(b, school.id)];
  await apply(b, school.id, { programId: used });
  expect((await call(b, remove, { params: { id: free } }, keeper.token)).body).toEqual({ ok: true });
  const refused = await call(b, remove, { params: { id: used } }, keeper.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'subject-in-use']);
});

test('those that can be applied to today come by deadline, at most 500', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const today = '2026-11-01';
  await makeProgram(b, school.id, { name: 'Later', applicationDeadline: '2026-12-01' });
  await makeProgram(b, school.id, { name: 'Today', applicationDeadline: today });
  await makeProgram(b, school.id, { name: 'Open', applicationDeadline: null });
  await makeProgram(b, school.id, { name: 'Over', applicationDeadline: '2026-10-31' });
  await makeProgram(b, school.id, { name: 'Asleep', status: 'inactive' });
  await makeProgram(b, school.id, { name: 'Placeholder', startDate: '2222-12-22' });
  const { body } = await call(b, enrollment, { query: { schoolId: school.id } });
  expect(body.data.map(({ name }) => name)).toEqual(['Today', 'Later', 'Open']);
  expect((await call(b, enrollment, { query: { limit: '501' } })).status).toBe(400);
  await makeProgram(b, school.id, { name: 'Cheap in Kampot', province: '07', feeCents: 25_000 });
  const near = { schoolId: school.id, province: ['07'], maxPrice: 300 };
  const inKampot = await call(b, enrollment, { query: near });
  expect(inKampot.body.data.map(({ name }) => name)).toEqual(['Cheap in Kampot']);
  expect((await call(b, enrollment, { query: { ...near, maxPrice: 200 } })).body.countTotal).toBe(0);
});

test('names of letters that fold into many bytes are stored and found', async () => {
  const b = backend.current;
  const category = 'ﬃ'.repeat(40);
  await makeCategory(b, 'wide', category, category);
  const { school, keeper } = await keptSchool();
  for (const [index, letter] of ['\u0958', '\ufb2c', '\u{1d160}', '\u0390'].entries()) {
    const name = `Wide${index} ${letter.repeat(190 / letter.length)}`;
    const body = { ...draft, schoolId: school.id, enrollableCategoryId: 'wide', name, nameNative: name };
    const made = await call(b, create, { body, idempotencyKey: newKey() }, keeper.token);
    expect([letter, made.status]).toEqual([letter, 201]);
    expect((await call(b, list, { query: { keyword: `wide${index}` } })).body.countTotal).toBe(1);
  }
});
