// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { type Subject, subjectsResource } from '@/lib/contract/schools/subjects';
import { subjects } from '@/backend/db/schema';
import { reindexSchools } from '@/backend/features/schools/services/search-index';
import { placeholderDate } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram } from '@/tests/support/make';
import { fillWithManyRows, manyRowsId } from '@/tests/support/many-rows';

const backend = useTestBackend();
const { list, update, remove } = subjectsResource.endpoints;
const schoolId = manyRowsId('school', 3);
const courses = 1_400;
const pageRows = 500;
let token = '';
const category = 'law';

const askWhole = async (query = {}) => (await call(backend.current, list, { query })).body;

/** The same list page by page, read from the database each time. */
const askInPages = async (query = {}) => {
  const data: Subject[] = [];
  for (;;) {
    const page = { ...query, start: data.length, limit: pageRows };
    const { body } = await call(backend.current, list, { query: page });
    data.push(...body.data);
    if (body.data.length < pageRows) return { data, countTotal: body.countTotal };
  }
};

beforeAll(async () => {
  const b = backend.current;
  const here = {
    organizationId: b.deps.env.ORGANIZATION_ID,
    subjectId: b.deps.env.CONNECT_SUBJECT_ID,
    hollandId: b.deps.env.HOLLAND_SUBJECT_ID,
  };
  await fillWithManyRows(b.deps.db, { subjects: courses, applicants: 1_000, others: 100 }, here);
  await makeCategory(b, category, 'Law', 'នីតិសាស្ត្រ');
  await makeProgram(b, schoolId, { categoryId: category, name: 'Law of the sea' });
  ({ token } = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] }));
});

test('the whole list is what its pages are together', async () => {
  const whole = await askWhole();
  expect(whole).toEqual(await askInPages());
  expect(whole.countTotal).toBeGreaterThan(1_200);
  expect(whole.data).toHaveLength(whole.countTotal);
});

test.each([{ order: 'fee', sort: 'desc' }, { order: 'name', lang: 'en' }, { status: 'active' }])(
  'so it is with %o',
  async (query) => expect(await askWhole(query)).toEqual(await askInPages(query)),
);

test('a list that is cut says how many there are', async () => {
  const { data, countTotal } = await askWhole({ limit: 1_100 });
  const all = await askInPages();
  expect(data).toEqual(all.data.slice(0, 1_100));
  expect(countTotal).toBe(all.countTotal);
  expect((await askWhole({ start: 1_300 })).countTotal).toBe(all.countTotal);
});

test('it follows a course, its school and its major', async () => {
  const b = backend.current;
  const before = await askWhole();
  const [mine] = before.data.filter((row) => row.schoolId === schoolId);
  const params = { id: mine?.enrollableSubjectId ?? '' };
  const changed = await call(b, update, { params, body: { name: 'Renamed' }, version: 1 }, token);
  expect(changed.status).toBe(200);
  const named = await askWhole();
  expect(named.data.filter(({ name }) => name === 'Renamed')).toHaveLength(1);
  expect(named).toEqual(await askInPages());

  const school = await call(
    b,
    schoolsResource.endpoints.update,
    { params: { id: schoolId }, body: { nameNative: 'សាលាថ្មី' }, version: 1 },
    token,
  );
  expect(school.status).toBe(200);
  const moved = await askWhole();
  expect(moved.data.filter((row) => row.school.nameNative === 'សាលាថ្មី').length).toBeGreaterThan(1);
  expect(moved).toEqual(await askInPages());

  const renamed = await call(
    b,
    categoriesResource.endpoints.update,
    { params: { id: category }, body: { name: 'Law and justice' }, version: 1 },
    token,
  );
  expect(renamed.status).toBe(200);
  const filed = await askWhole();
  expect(filed.data.map((row) => row.categoryName?.en)).toContain('Law and justice');
  expect(filed).toEqual(await askInPages());

  // Has no applications.
  const unasked = { id: filed.data.find(({ name }) => name === 'Law of the sea')?.enrollableSubjectId ?? '' };
  expect((await call(b, remove, { params: unasked }, token)).status).toBe(200);
  const shorter = await askWhole();
  expect(shorter.countTotal).toBe(before.countTotal - 1);
  expect(shorter).toEqual(await askInPages());
});

test('placeholders in the list of who keeps the school are in nobody else’s', async () => {
  const b = backend.current;
  const [row] = await b.deps.db.select().from(subjects).where(eq(subjects.schoolId, schoolId)).limit(1);
  if (!row) throw new Error('The school has courses.');
  const hidden = Array.from({ length: 1_100 }, (_, n) => ({
    ...row,
    id: randomUUID(),
    key: `hidden-${n}`,
    startDate: placeholderDate,
    isPlaceholder: true,
  }));
  await b.deps.db.insert(subjects).values(hidden);
  await reindexSchools(b.deps.db, [schoolId]);
  const query = { schoolId, withHidden: true };
  const kept = (await call(b, list, { query }, token)).body;
  expect(kept.countTotal).toBeGreaterThan(1_100);
  expect(kept.data.filter(({ startDate }) => startDate === placeholderDate)).toHaveLength(1_100);
  const stranger = (await call(b, list, { query })).body;
  expect(stranger.countTotal).toBeLessThan(20);
  expect(stranger.data.filter(({ startDate }) => startDate === placeholderDate)).toEqual([]);
});
