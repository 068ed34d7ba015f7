import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { majors } from '@/lib/domain/schools/majors';
import { categories, seedRuns } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';
import { insertMajors } from './insert-majors';

const backend = useTestBackend();
const { list, create, update, remove } = categoriesResource.endpoints;

test(
  'every site has the majors; what advisors changed, deleted or made stays so in later releases',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const advisor = await makePerson(b, { roles: ['advisor'] });
    // An advisor was faster: this major is theirs.
    const own = {
      field: 'biz',
      fieldName: 'Trade',
      fieldNameNative: 'ជំនួញ',
      name: 'Marketing',
      nameNative: 'លក់',
    };
    await call(b, create, { body: own, idempotencyKey: 'own-marketing' }, advisor.token);
    await Promise.all([insertMajors(b.deps), insertMajors(b.deps)]);
    const { body } = await call(b, list, {});
    expect(body.countTotal).toBe(majors.length);
    const read = async (id: string) =>
      (await b.deps.db.select().from(categories).where(eq(categories.id, id)))[0];
    expect(await read('nursing')).toMatchObject({
      name: 'Nursing',
      nameNative: 'គិលានុបដ្ឋាក',
      fieldNameNative: 'សុខាភិបាល',
      interests: majors.find(({ code }) => code === 'nursing')?.riasec,
    });
    expect(await changedTags(b)).toContain('categories');

    const edited = { params: { id: 'nursing' }, body: { name: 'Nursing care', interests: 'SC' }, version: 1 };
    expect((await call(b, update, edited, advisor.token)).status).toBe(200);
    expect((await call(b, remove, { params: { id: 'philosophy' } }, advisor.token)).status).toBe(200);
    const school = await makeSchool(b);
    await makeProgram(b, school.id, { categoryId: 'physics' });
    await b.deps.db.update(categories).set({ name: 'Old physics' }).where(eq(categories.id, 'physics'));
    await b.deps.db.update(seedRuns).set({ version: 'older' }).where(eq(seedRuns.name, 'majors'));
    await insertMajors(b.deps);
    expect(await read('nursing')).toMatchObject({ name: 'Nursing care', interests: 'SC', version: 2 });
    expect(await read('philosophy')).toBeUndefined();
    expect(await read('marketing')).toMatchObject({ nameNative: 'លក់', interests: '' });
    // A name that a release corrects is found at once.
    expect(await read('physics')).toMatchObject({ name: 'Physics' });
    const { body: search } = await call(b, schoolsResource.endpoints.search, {
      query: { keyword: 'physics' },
    });
    expect(search.total.value).toBe(1);
  },
);
