import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';
import { makeCampus, makeStudent } from '@/tests/support/school-records';
import { auditLog } from '@/backend/db/schema';

const backend = useTestBackend();
const { create, update, remove, get, search, campuses } = schoolsResource.endpoints;

let key = 0;
const newKey = () => `school-draft-${(key += 1)}`;
const draft = {
  name: 'Lotus Pond Institute',
  nameNative: 'វិទ្យាស្ថានស្រះឈូក',
  schoolType: 'institute' as const,
  province: '12',
  isPublic: false,
  isAnotherSchool: true,
};
const campus = {
  name: { en: 'Main campus', km: 'សាខាធំ' },
  province: '12',
  district: '1201',
  commune: '120101',
  street: { en: 'Street 1', km: 'ផ្លូវ ១' },
  latitude: 11.55,
  longitude: 104.92,
  phone: '012 345 678',
};

test(
  'an advisor registers a school, looks after it, and public lists show it at once',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const advisor = await makePerson(b, { roles: ['advisor'] });
    expect((await call(b, search, { query: { keyword: 'Lotus Pond' } })).body.total.value).toBe(0);
    const body = {
      ...draft,
      campuses: [campus],
      phone: '023 456 789',
      facebook: 'https://www.facebook.com/lotus.pond',
    };
    const made = await call(b, create, { body, idempotencyKey: newKey() }, advisor.token);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      slug: 'lotus-pond-institute',
      code: 'LPI',
      facebook: 'https://www.facebook.com/lotus.pond',
      verified: false,
      status: 'active',
      version: 1,
    });
    expect(made.body.campuses).toEqual([
      expect.objectContaining({ name: campus.name, phone: '+85512345678' }),
    ]);
    expect((await call(b, search, { query: { keyword: 'Lotus Pond' } })).body.total.value).toBe(1);
    expect(await changedTags(b)).toEqual(expect.arrayContaining(['schools', 'subjects', 'categories']));
    const change = {
      params: { id: made.body.schoolId },
      body: { tagline: { en: 'Grow', km: 'លូតលាស់' } },
      version: 1,
    };
    expect((await call(b, update, change, advisor.token)).status).toBe(200);
    const second = await call(b, create, { body: draft, idempotencyKey: newKey() }, advisor.token);
    expect([second.body.slug, second.body.code]).toEqual(['lotus-pond-institute-2', 'LPI-2']);
  },
);

test('fifty parallel calls with one key make one school', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const input = { body: { ...draft, name: 'Parallel Academy' }, idempotencyKey: newKey() };
  const answers = await Promise.all(Array.from({ length: 50 }, () => call(b, create, input, advisor.token)));
  expect(new Set(answers.map(({ body }) => body.slug))).toEqual(new Set(['parallel-academy']));
});

test('what is wrong with a school is said by field', async () => {
  const b = backend.current;
  const admin = await makePerson(b, { roles: ['schoolAdmin'] });
  const taken = await makeSchool(b, { code: 'TAKEN' });
  const refuse = async (change: object) => {
    const answer = await call(
      b,
      create,
      { body: { ...draft, ...change }, idempotencyKey: newKey() },
      admin.token,
    );
    return [answer.status, answer.error.issues?.map(({ path, code }) => `${path} ${code}`)];
  };
  expect(taken.slug).not.toBe('');
  expect(await refuse({ name: ' ' })).toEqual([422, ['name required']]);
  expect(await refuse({ province: '99' })).toEqual([422, ['province unknown-place']]);
  expect(await refuse({ code: 'TAKEN' })).toEqual([422, ['code code-taken']]);
  expect(await refuse({ verified: true })).toEqual([422, ['verified advisors-only']]);
  expect(await refuse({ website: 'javascript:alert(1)' })).toEqual([422, ['website invalid-url']]);
  for (const facebook of ['https://facebook.com.example/lotus', 'http://facebook.com/lotus', 'lotus'])
    expect(await refuse({ facebook })).toEqual([422, ['facebook invalid-url']]);
  expect(await refuse({ campuses: [{ ...campus, latitude: undefined }] })).toEqual([
    422,
    ['campuses.0.latitude required'],
  ]);
  expect(await refuse({ campuses: [{ ...campus, commune: '999999' }] })).toEqual([
    422,
    ['campuses.0.province unknown-place'],
  ]);
});

test('a partner changes its own school and no other; slugs stay; a stale version is refused', async () => {
  const b = backend.current;
  const [own, other] = [await makeSchool(b), await makeSchool(b)];
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [own.id] });
  const student = await makePerson(b);
  const body = { name: 'A new name' };
  const answer = await call(b, update, { params: { id: own.id }, body, version: 1 }, partner.token);
  expect(answer.body).toMatchObject({ name: 'A new name', slug: own.slug, version: 2 });
  expect((await call(b, update, { params: { id: own.id }, body, version: 1 }, partner.token)).status).toBe(
    412,
  );
  expect((await call(b, update, { params: { id: other.id }, body, version: 1 }, partner.token)).status).toBe(
    404,
  );
  expect((await call(b, update, { params: { id: own.id }, body, version: 2 }, student.token)).status).toBe(
    403,
  );
  const verify = await call(
    b,
    update,
    { params: { id: own.id }, body: { verified: false }, version: 2 },
    partner.token,
  );
  expect(verify.error.issues?.map(({ code }) => code)).toEqual(['advisors-only']);
  expect((await call(b, create, { body: draft, idempotencyKey: newKey() }, partner.token)).status).toBe(403);
  const rows = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, own.id));
  expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
    ['school-changed', { fields: 'name' }],
  ]);
});

test('courses follow their school to another province; an inactive school shows to its keepers only', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const programId = await makeProgram(b, school.id);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  const params = { id: school.id };
  await call(b, update, { params, body: { province: '17', status: 'inactive' }, version: 1 }, advisor.token);
  expect((await call(b, get, { params })).status).toBe(404);
  expect((await call(b, get, { params }, partner.token)).body.province).toBe('17');
  await call(b, update, { params, body: { status: 'active' }, version: 2 }, advisor.token);
  const found = await call(b, subjectsResource.endpoints.list, {
    query: { schoolId: school.id, province: '17' },
  });
  expect(found.body.data.map(({ enrollableSubjectId }) => enrollableSubjectId)).toEqual([programId]);
});

test('campuses are one list: kept, new and gone; one with students cannot go', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [kept, gone] = [await makeCampus(b, school.id), await makeCampus(b, school.id)];
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const params = { id: school.id };
  const wanted = [
    { ...campus, campusId: kept },
    { ...campus, name: { en: 'Second', km: 'ទីពីរ' } },
  ];
  const change = await call(b, update, { params, body: { campuses: wanted }, version: 1 }, advisor.token);
  expect(change.status).toBe(200);
  const ids = (await call(b, campuses, { params })).body.data.map(({ campusId }) => campusId);
  expect([ids.length, ids.includes(kept), ids.includes(gone)]).toEqual([2, true, false]);
  await makeStudent(b, { schoolId: school.id, campusId: kept });
  const refused = await call(b, update, { params, body: { campuses: [] }, version: 2 }, advisor.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'campus-in-use']);
  const foreign = await makeCampus(b, (await makeSchool(b)).id);
  const stolen = { params, body: { campuses: [{ ...campus, campusId: foreign }] }, version: 2 };
  expect((await call(b, update, stolen, advisor.token)).error.issues?.map(({ code }) => code)).toEqual([
    'unknown-campus',
  ]);
});

test('a school goes with its courses, unless somebody has applied', async () => {
  const b = backend.current;
  const [empty, used] = [await makeSchool(b), await makeSchool(b)];
  await makeProgram(b, empty.id);
  await apply(b, used.id);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [empty.id, used.id] });
  const other = await makePerson(b, { roles: ['advisor'] });
  expect((await call(b, remove, { params: { id: empty.id } }, other.token)).status).toBe(404);
  expect((await call(b, remove, { params: { id: empty.id } }, advisor.token)).body).toEqual({ ok: true });
  expect((await call(b, get, { params: { id: empty.slug } })).status).toBe(404);
  const refused = await call(b, remove, { params: { id: used.id } }, advisor.token);
  expect([refused.status, refused.error.code]).toEqual([409, 'school-in-use']);
});

test(
  'campuses show in the order that their school gives them, whatever their names are',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const { token } = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const named = (en: string) => ({ ...campus, name: { en, km: `ទីតាំង ${en}` } });
    const save = (campusList: (typeof campus & { campusId?: string })[], version: number) =>
      call(b, update, { params: { id: school.id }, body: { campuses: campusList }, version }, token);
    const first = await save([named('River'), named('Airport'), named('Market')], 1);
    const shown = async () =>
      (await call(b, campuses, { params: { id: school.id } })).body.data.map(({ name }) => name.en);
    expect(first.body.campuses.map(({ name }) => name.en)).toEqual(['River', 'Airport', 'Market']);
    const [river, airport, market] = first.body.campuses;
    const turned = await save(
      [market, river, airport].map((each) => ({
        ...named(each?.name.en ?? ''),
        campusId: each?.campusId ?? '',
      })),
      2,
    );
    expect(turned.body.campuses.map(({ name }) => name.en)).toEqual(['Market', 'River', 'Airport']);
    expect(await shown()).toEqual(['Market', 'River', 'Airport']);
  },
);
