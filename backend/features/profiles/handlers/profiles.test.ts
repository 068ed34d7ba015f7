import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, directRegistrations, profiles } from '@/backend/db/schema';
import { completeProfilesResource, profilesResource } from '@/lib/contract/profiles/profiles';
import { educationResource, referenceResource } from '@/lib/contract/profiles/profile-sections';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { agreeAsReferee, makeProfile, newKey, profileBody } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { list, create, get, update, remove, getOfUser, updateOfUser, removeOfUser } =
  profilesResource.endpoints;
const complete = completeProfilesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const someId = '00000000-0000-4000-8000-000000000000';

test('a person makes one profile, reads it by both addresses and changes it', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const made = await makeProfile(b, person, { phoneNumber: '០១២ ៣៤៥ ៦៧៨' });
  expect(made).toMatchObject({
    userId: person.id,
    phoneNumber: '+85512345678',
    shared: false,
    isDeleted: false,
  });
  expect(made.profileId).toBe(made.id);
  const byUser = await call(b, getOfUser, { params: { orgId: orgId(), userId: person.id } }, person.token);
  expect(byUser.body).toEqual(made);
  b.clock.advance(60);
  const change = {
    params: { orgId: orgId(), id: made.id },
    body: { aboutMe: 'I like numbers.' },
    version: 1,
  };
  const changed = await call(b, update, change, person.token);
  expect(changed.body).toMatchObject({ aboutMe: 'I like numbers.', firstName: 'Sreypich' });
  expect(changed.body.updatedAt > made.updatedAt).toBe(true);
  const again = { params: { orgId: orgId(), userId: person.id }, body: { specialization: null }, version: 2 };
  expect((await call(b, updateOfUser, again, person.token)).body.specialization).toBeNull();
});

test('a second profile is refused, the same call again is not', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const make = (idempotencyKey: string) =>
    call(b, create, { params: { orgId: orgId() }, body: profileBody(), idempotencyKey }, person.token);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => make(key)));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  const other = await make(newKey());
  expect([other.status, other.error.code]).toEqual([409, 'profile-exists']);
});

test('names and a real e-mail address are required', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const body = { firstName: ' ', lastName: '', email: 'not-an-address', phoneNumber: '' };
  const answer = await call(
    b,
    create,
    { params: { orgId: orgId() }, body, idempotencyKey: newKey() },
    person.token,
  );
  expect(answer.status).toBe(422);
  expect(answer.error.issues?.map(({ path, code }) => [path, code])).toEqual([
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['email', 'invalid-email'],
  ]);
  const params = { orgId: orgId() };
  for (const avatarUrl of [
    'javascript:alert(1)',
    '//elsewhere.example/a.png',
    'http://plain.example/a.png',
    'https://elsewhere.example/a.png',
  ]) {
    const bad = { params, body: profileBody({ avatarUrl }), idempotencyKey: newKey() };
    expect((await call(b, create, bad, person.token)).error.issues?.[0]).toMatchObject({ path: 'avatarUrl' });
  }
});

test('an unknown organization has no profiles', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const wrong = { params: { orgId: someId }, body: profileBody(), idempotencyKey: newKey() };
  expect((await call(b, create, wrong, person.token)).status).toBe(404);
  const made = await makeProfile(b, person);
  const school = await makeSchool(b);
  const elsewhere = { params: { orgId: school.id, id: made.id } };
  expect((await call(b, get, elsewhere, person.token)).status).toBe(404);
});

test('an unshared profile exists for its owner and for staff only', async () => {
  const b = backend.current;
  const [owner, stranger] = [await makePerson(b), await makePerson(b)];
  const advisor = await makePerson(b, { roles: ['advisor'] });
  await b.deps.db.insert(directRegistrations).values({
    userId: owner.id,
    registeredBy: advisor.id,
    organizationId: orgId(),
    createdAt: b.clock.now(),
  });
  const { id } = await makeProfile(b, owner);
  const params = { orgId: orgId(), id };
  const ofUser = { orgId: orgId(), userId: owner.id };
  expect((await call(b, get, { params })).status).toBe(401);
  expect((await call(b, get, { params: { ...params, id: someId } })).status).toBe(401);
  expect((await call(b, get, { params }, stranger.token)).status).toBe(404);
  expect((await call(b, complete.get, { params }, stranger.token)).status).toBe(404);
  expect((await call(b, complete.getOfUser, { params: ofUser }, stranger.token)).status).toBe(404);
  expect((await call(b, update, { params, body: { shared: true }, version: 1 }, advisor.token)).status).toBe(
    404,
  );
  expect((await call(b, remove, { params }, stranger.token)).status).toBe(404);
  const seen = await call(b, complete.get, { params }, advisor.token);
  expect(seen.body).toMatchObject({ email: 'sreypich@demo.example', contactHidden: false });
  const views = await b.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'profile-viewed')));
  expect(views.map((row) => row.actorId)).toEqual([advisor.id]);
});

test('a shared profile is read by anyone, without contacts of the owner or of referees, without hidden schooling', async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const openParts = { contacts: false, location: false, photo: false, referees: true };
  const { id } = await makeProfile(b, owner, { shared: true, openParts });
  const params = { orgId: orgId(), id };
  const body = {
    name: 'Chan Vuthy',
    position: 'Head teacher',
    phone: '012 999 888',
    email: 'vuthy@demo.example',
  };
  const { create: name } = referenceResource.endpoints;
  const named = await call(b, name, { params, body, idempotencyKey: newKey() }, owner.token);
  await agreeAsReferee(b, named.body.id);
  const schooling = { degreeName: 'BacII', schoolName: 'Lotus School', fieldOfStudy: 'Science' };
  for (const isShow of [true, false]) {
    const entry = { ...schooling, startDate: '2022-11-01', endDate: '2025-08-31', isShow };
    const { create: add } = educationResource.endpoints;
    await call(b, add, { params, body: entry, idempotencyKey: newKey() }, owner.token);
  }
  const address = { params: { orgId: orgId(), userId: owner.id } };
  for (const answer of [
    await call(b, complete.get, { params }),
    await call(b, complete.getOfUser, address),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ contactHidden: true, email: null, phoneNumber: null });
    expect(answer.body?.references).toMatchObject([{ name: 'Chan Vuthy', phone: null, email: null }]);
    expect(answer.body?.educations).toHaveLength(1);
    expect(JSON.stringify(answer.body)).not.toMatch(/999888|vuthy@|sreypich@|12345678/);
  }
  const own = await call(b, complete.get, { params }, owner.token);
  expect(own.body.references).toMatchObject([{ phone: '012999888', email: 'vuthy@demo.example' }]);
  expect(own.body.educations).toHaveLength(2);
});

test('a deleted profile is gone for everybody, is kept as deleted, and leaves room for a new one', async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const { id } = await makeProfile(b, owner, { shared: true });
  expect((await call(b, remove, { params: { orgId: orgId(), id } }, owner.token)).body).toEqual({ ok: true });
  expect((await call(b, get, { params: { orgId: orgId(), id } }, owner.token)).status).toBe(404);
  const [row] = await b.deps.db.select().from(profiles).where(eq(profiles.id, id));
  expect(row).toMatchObject({ isDeleted: true, shared: false });
  await makeProfile(b, owner);
  const ofUser = { params: { orgId: orgId(), userId: owner.id } };
  expect((await call(b, removeOfUser, ofUser, owner.token)).status).toBe(200);
  // Nothing yet is an answer to its person, and to nobody else.
  expect((await call(b, complete.getOfUser, ofUser, owner.token)).body).toBeNull();
  expect((await call(b, complete.getOfUser, ofUser)).status).toBe(401);
  const stranger = await makePerson(b);
  expect((await call(b, complete.getOfUser, ofUser, stranger.token)).status).toBe(404);
  expect((await call(b, getOfUser, ofUser, owner.token)).status).toBe(404);
});

test(
  'staff list their organization’s profiles, latest change first, by page and keyword',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const outsider = await makePerson(b, { roles: ['schoolAdmin'] });
    for (const [firstName, shared] of [
      ['Bopha', false],
      ['បុប្ផា', true],
      ['Dara', false],
    ] as const) {
      b.clock.advance(60);
      await makeProfile(b, await makePerson(b), { firstName, shared }, school.id);
    }
    const names = async (query: NonNullable<Parameters<typeof call<typeof list>>[2]['query']>) => {
      const answer = await call(b, list, { params: { orgId: school.id }, query }, admin.token);
      return [answer.body.countTotal, ...answer.body.data.map((row) => row.firstName)];
    };
    expect(await names({})).toEqual([3, 'Dara', 'បុប្ផា', 'Bopha']);
    expect(await names({ start: 1, limit: 1 })).toEqual([3, 'បុប្ផា']);
    expect(await names({ keyword: 'sok bopha' })).toEqual([1, 'Bopha']);
    expect(await names({ shared: 'true' })).toEqual([1, 'បុប្ផា']);
    expect((await call(b, list, { params: { orgId: school.id } }, outsider.token)).status).toBe(404);
    const tooMany = await call(b, list, { params: { orgId: school.id }, query: { limit: 101 } }, admin.token);
    expect(tooMany.status).toBe(400);
  },
);

test('an advisor reads the unshared profiles of their own people only, and reaches nobody else', async () => {
  const b = backend.current;
  const { id: schoolId } = await makeSchool(b);
  const near = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const far = await makePerson(b, { roles: ['advisor'] });
  const owner = await makePerson(b);
  await apply(b, schoolId, { as: owner });
  const { id } = await makeProfile(b, owner);
  const params = { orgId: orgId(), id };
  const listed = async ({ token }: typeof near) =>
    (await call(b, list, { params: { orgId: orgId() }, query: { limit: 100 } }, token)).body.data.find(
      (profile) => profile.id === id,
    );
  expect(await listed(near)).toMatchObject({ email: 'sreypich@demo.example', contactHidden: false });
  expect(await listed(far)).toBeUndefined();
  expect((await call(b, get, { params }, far.token)).status).toBe(404);
  await b.deps.db.update(profiles).set({ shared: true }).where(eq(profiles.id, id));
  expect(await listed(far)).toMatchObject({ email: null, phoneNumber: null, contactHidden: true });
  expect((await call(b, get, { params }, far.token)).body).toMatchObject({ email: null, phoneNumber: null });
  expect((await call(b, get, { params }, near.token)).body).toMatchObject({ contactHidden: false });
});

test('a hidden number or address is not found by trying', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { id: schoolId } = await makeSchool(b);
  const near = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const far = await makePerson(b, { roles: ['advisor'] });
  const owner = await makePerson(b);
  await apply(b, schoolId, { as: owner });
  const contacts = { email: 'hidden.one@mail.example', phoneNumber: '+85512909091' };
  const { id } = await makeProfile(b, owner, {
    ...contacts,
    firstName: 'Chenda',
    specialization: 'Hydrology',
    shared: true,
  });
  const finds = async ({ token }: typeof near, keyword: string) => {
    const query = { keyword, limit: 100 };
    const { body } = await call(b, list, { params: { orgId: orgId() }, query }, token);
    return body.data.some((profile) => profile.id === id);
  };
  for (const keyword of ['hidden.one', '012909091', '9091']) {
    expect([keyword, await finds(near, keyword), await finds(far, keyword)]).toEqual([keyword, true, false]);
  }
  for (const keyword of ['chenda', 'hydrology', 'sok chenda hydro'])
    expect([keyword, await finds(far, keyword)]).toEqual([keyword, true]);
});
