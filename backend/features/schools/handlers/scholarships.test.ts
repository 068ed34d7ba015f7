import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { scholarships } from '@/backend/db/schema';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeScholarship, openToAll, scholarshipBody } from '@/tests/support/scholarships';
import { changedTags } from '@/tests/support/tags';

const { list, get, create, update, remove } = scholarshipsResource.endpoints;

let b: TestBackend;
let advisor: Person;
beforeAll(async () => {
  b = await startBackend();
  advisor = await makePerson(b, { roles: ['advisor'] });
});

type Query = NonNullable<Parameters<typeof call<typeof list>>[2]['query']>;
const titles = async (query: Partial<Query> = {}, token?: string) =>
  (await call(b, list, { query: { state: 'open', ...query, limit: 100 } }, token)).body.data.map(
    ({ title }) => title.en,
  );
const titled = (en: string) => ({ title: { en, km: en } });

test('what can be applied for today, the next deadline first; the last day counts', async () => {
  const today = b.clock.now().toISOString().slice(0, 10);
  const { id: schoolId } = await makeSchool(b, { slug: 'lotus-grants' });
  await makeScholarship(b, { ...titled('Later'), deadline: '2098-05-01', schoolId });
  await makeScholarship(b, { ...titled('Today'), deadline: today, schoolId, kind: 'women' });
  await makeScholarship(b, { ...titled('Past'), deadline: '2020-01-01', schoolId });
  await makeScholarship(b, { ...titled('Off'), status: 'inactive', schoolId });
  expect(await titles({ schoolId })).toEqual(['Today', 'Later']);
  expect(await titles({ schoolId, kind: ['women', 'poor'] })).toEqual(['Today']);
  expect(await titles({ schoolId, state: 'all' })).toEqual(['Today', 'Later']);
  expect(await titles({ schoolId, state: 'all' }, advisor.token)).toEqual(['Past', 'Today', 'Later', 'Off']);
  const { body } = await call(b, list, { query: { state: 'open', schoolId, limit: 1, start: 1 } });
  expect(body).toMatchObject({ countTotal: 2, data: [{ school: { slug: 'lotus-grants' } }] });
});

test('an advisor adds one, changes it and removes it; pages are announced and the log knows', async () => {
  const before = (await changedTags(b)).length;
  const created = await call(
    b,
    create,
    { body: { ...scholarshipBody, amountUsd: 480.5 }, idempotencyKey: crypto.randomUUID() },
    advisor.token,
  );
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    amountUsd: 480.5,
    school: null,
    places: null,
    version: 1,
    isDemo: false,
  });
  const params = { id: created.body.scholarshipId };
  const rule = { ...openToAll, minGrade: 'B' as const, provinces: ['11'] };
  const changed = await call(
    b,
    update,
    { params, body: { rule, amountUsd: null }, version: 1 },
    advisor.token,
  );
  expect(changed.body).toMatchObject({ rule, amountUsd: null, version: 2 });
  expect((await call(b, update, { params, body: { places: 2 }, version: 1 }, advisor.token)).status).toBe(
    412,
  );
  expect((await call(b, remove, { params }, advisor.token)).status).toBe(200);
  expect((await call(b, get, { params })).status).toBe(404);
  // The page of a school counts what is open.
  const each = ['scholarships', 'schools'];
  expect((await changedTags(b)).slice(before)).toEqual([...each, ...each, ...each]);
});

test('what does not fit is refused by field', async () => {
  const send = (body: object) =>
    call(
      b,
      create,
      { body: { ...scholarshipBody, ...body }, idempotencyKey: crypto.randomUUID() },
      advisor.token,
    );
  for (const wrong of [
    { kind: 'rich' },
    { deadline: 'soon' },
    { rule: { ...openToAll, provinces: ['99'] } },
    { places: 0 },
  ])
    expect((await send(wrong)).status).toBe(422);
  const unknown = await send({ schoolId: '00000000-0000-4000-8000-000000000000' });
  expect(unknown).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'schoolId', code: 'unknown-school' }] },
  });
});

test('a school takes its scholarships with it', async () => {
  const { id: schoolId } = await makeSchool(b);
  const id = await makeScholarship(b, { schoolId });
  const { schoolsResource } = await import('@/lib/contract/schools/schools');
  const owner = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  await call(b, schoolsResource.endpoints.remove, { params: { id: schoolId } }, owner.token);
  expect(await b.deps.db.select().from(scholarships).where(eq(scholarships.id, id))).toEqual([]);
});
