import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants, profiles, users } from '@/backend/db/schema';
import { completeProfilesResource, profilesResource } from '@/lib/contract/profiles/profiles';
import { educationResource } from '@/lib/contract/profiles/profile-sections';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeProfile, newKey } from '@/tests/support/recruitment';
import { makeCampus, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { get, update, getOfUser } = profilesResource.endpoints;
const complete = completeProfilesResource.endpoints;
const accounts = accountsResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

const minorBy = {
  account: async (person: Person) => {
    await backend.current.deps.db.update(users).set({ dob: '2010-03-14' }).where(eq(users.id, person.id));
  },
  application: async (person: Person) => {
    const { deps } = backend.current;
    const { applicantId } = await apply(backend.current, (await makeSchool(backend.current)).id, {
      as: person,
    });
    const detail = sql`jsonb_set(${applicants.detail}, '{personal,birthday}', '"03/14/2010"')`;
    await deps.db.update(applicants).set({ detail }).where(eq(applicants.id, applicantId));
  },
  'changed account': async (person: Person) => {
    const params = { id: person.id };
    for (const dob of ['2010-03-14', '2000-03-14', '1999-03-14'])
      await call(backend.current, accounts.update, { params, body: { dob } }, person.token);
  },
  'high school': async (person: Person) => {
    const address = { orgId: orgId(), userId: person.id };
    const { body } = await call(backend.current, getOfUser, { params: address }, person.token);
    const entry = {
      degreeName: 'Grade 10',
      schoolName: 'Sisowath High School',
      fieldOfStudy: 'Science',
      startDate: '2025-11-01',
    };
    const params = { orgId: orgId(), id: body.id };
    const made = { params, body: entry, idempotencyKey: newKey() };
    await call(backend.current, educationResource.endpoints.create, made, person.token);
  },
  'school record': async (person: Person) => {
    const { id: schoolId } = await makeSchool(backend.current);
    const place = { schoolId, campusId: await makeCampus(backend.current, schoolId) };
    await makeStudent(backend.current, place, { userId: person.id, dob: '2010-03-14' });
  },
};

test.each(Object.entries(minorBy))(
  'a minor by the %s shares with nobody but schools and advisors',
  { tags: 'postgres' },
  async (_, become) => {
    const b = backend.current;
    const owner = await makePerson(b);
    const { id } = await makeProfile(b, owner, { shared: true });
    await become(owner);
    const params = { orgId: orgId(), id };
    // Shared before the birthday became known.
    expect((await call(b, complete.get, { params })).status).toBe(401);
    const refused = await call(b, update, { params, body: { shared: true }, version: 1 }, owner.token);
    expect([refused.status, refused.error.issues]).toMatchObject([
      422,
      [{ path: 'shared', code: 'under-age', message: expect.stringContaining('18th birthday') }],
    ]);
    expect((await call(b, update, { params, body: { shared: false }, version: 1 }, owner.token)).status).toBe(
      200,
    );
  },
);

test('who has said no birthday shows everybody neither contacts, place nor photo, and no number in a text', async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const { id } = await makeProfile(b, owner, {
    shared: true,
    location: 'Street 12',
    aboutMe: 'Write to t.me/kid or ០១២ ៩៩៩ ៨៨៨.',
  });
  const params = { orgId: orgId(), id };
  const entry = {
    degreeName: 'Call 012999888',
    schoolName: 'RUPP',
    fieldOfStudy: 'IT',
    startDate: '2020-01-01',
  };
  const added = { params, body: entry, idempotencyKey: newKey() };
  await call(b, educationResource.endpoints.create, added, owner.token);
  const openParts = { contacts: true, location: true, photo: true, referees: false };
  const open = async () => {
    const { body } = await call(b, get, { params }, owner.token);
    return call(b, update, { params, body: { openParts }, version: body.version }, owner.token);
  };
  const refused = await open();
  expect([refused.status, refused.error.issues]).toMatchObject([
    422,
    [{ path: 'openParts', code: 'birthday-unsaid' }],
  ]);
  // Opened before anybody asked.
  await b.deps.db.update(profiles).set({ openParts }).where(eq(profiles.id, id));
  const hidden = { email: null, phoneNumber: null, location: null, avatarUrl: null };
  const masked = { ...hidden, aboutMe: 'Write to ••• or •••.' };
  expect((await call(b, get, { params })).body).toMatchObject(masked);
  const whole = (await call(b, complete.get, { params })).body;
  expect(whole).toMatchObject({ ...masked, educations: [{ degreeName: 'Call •••' }] });
  const said = { params: { id: owner.id }, body: { dob: '2000-03-14' } };
  await call(b, accounts.update, said, owner.token);
  expect((await open()).status).toBe(200);
  expect((await call(b, complete.get, { params })).body).toMatchObject({
    phoneNumber: '+85512345678',
    location: 'Street 12',
    aboutMe: 'Write to t.me/kid or ០១២ ៩៩៩ ៨៨៨.',
  });
});
