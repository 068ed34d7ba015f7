import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schools } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { schoolQueue } from '@/tests/support/school-queue';
import { schoolStandingResource } from '@/lib/contract/schools/school-standing';
import { schoolsResource } from '@/lib/contract/schools/schools';

const backend = useTestBackend();
const { search } = schoolsResource.endpoints;
const { get: standing } = schoolStandingResource.endpoints;
const { draftNamed, freshName, makeMaker, makeAdvisor, add, read, change, settle, inQueue, toldTo } =
  schoolQueue(backend);

test('a near name is asked about first, by everybody, and the answer is deliberate', async () => {
  const name = freshName();
  const real = await makeSchool(backend.current, { name, nameNative: `សាលា${name}`, province: '17' });
  for (const person of [await makeMaker(), await makeAdvisor()]) {
    const body = draftNamed(`The ${name.toUpperCase()} - Official`, 'ឈ្មោះផ្សេង');
    const refused = await add(person, body);
    expect([refused.status, refused.error?.code, refused.error?.records]).toEqual([
      409,
      'near-names',
      [{ id: real.id, slug: real.slug, name, nameNative: `សាលា${name}`, province: '17' }],
    ]);
    const answered = await add(person, { ...body, isAnotherSchool: true });
    expect(answered.status).toBe(201);
    // The next person would be asked about this one too.
    await backend.current.deps.db.delete(schools).where(eq(schools.id, answered.body.schoolId));
  }
});

test('a near name does not tell a school admin of hidden schools of others', async () => {
  const name = freshName();
  const { id } = await makeSchool(backend.current, { name, nameNative: `សាលា${name}`, status: 'inactive' });
  const refused = await add(await makeAdvisor(), draftNamed(name));
  expect(refused.error?.records).toMatchObject([{ id, slug: null }]);
  expect((await add(await makeMaker(), draftNamed(name))).status).toBe(201);
});

test('a checked school keeps its name until an advisor agrees to one near another school’s', async () => {
  const b = backend.current;
  const [own, other] = [freshName(), freshName()];
  await makeSchool(b, { name: other, nameNative: `សាលា${other}` });
  const { id } = await makeSchool(b, { name: own, nameNative: `សាលា${own}` });
  const maker = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [id] });
  const advisor = await makeAdvisor();
  const wish = { name: `${other} Official`, nameNative: 'ឈ្មោះថ្មី' };
  expect((await change(id, wish, maker)).error?.code).toBe('near-names');
  const kept = await change(
    id,
    { ...wish, tagline: { en: 'Kept', km: 'រក្សា' }, isAnotherSchool: true },
    maker,
  );
  expect(kept.body).toMatchObject({ name: own, status: 'active', tagline: { en: 'Kept' } });
  expect((await call(b, standing, { params: { id } }, maker.token)).body).toMatchObject({
    state: 'agreed',
    wanted: wish,
  });
  expect(await inQueue(advisor, id)).toMatchObject({
    held: 'new-name',
    title: { en: wish.name },
    school: { present: { name: own } },
  });
  expect(await settle(advisor, id, 'hide', 'It is another school’s')).toEqual(['ok']);
  expect((await read(id)).body).toMatchObject({ name: own, status: 'active' });
  expect(await inQueue(advisor, id, 'hidden')).toBeUndefined();

  await change(id, { ...wish, isAnotherSchool: true }, maker);
  expect(await settle(advisor, id, 'release')).toEqual(['ok']);
  expect((await read(id)).body).toMatchObject(wish);
  expect((await call(b, search, { query: { keyword: wish.name } })).body.hits).toMatchObject([
    { schoolId: id },
  ]);
  expect((await toldTo(maker)).map(({ kind }) => kind).toSorted()).toEqual([
    'school-agreed',
    'school-declined',
  ]);
  // Any other name needs nobody.
  const free = freshName();
  expect((await change(id, { name: free }, maker)).body).toMatchObject({ name: free, status: 'active' });
});
