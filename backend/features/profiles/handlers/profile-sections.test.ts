import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '@/backend/db/schema';
import {
  achievementResource,
  attributeResource,
  certificateResource,
  educationResource,
  experienceResource,
  profileSectionResources,
  referenceResource,
} from '@/lib/contract/profiles/profile-sections';
import type { ProfileSection } from '@/lib/contract/profiles/profile-section';
import { achievementsResource } from '@/lib/contract/accounts/achievements';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { agreeAsReferee, makeProfile, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

const school = {
  degreeName: 'BacII',
  schoolName: 'Lotus School',
  fieldOfStudy: 'Science',
  startDate: '2022-11-01',
  endDate: '2025-08-31',
};

/** For each collection: an entry, a change of it, and the fields that are missing from an empty one. */
const cases: [
  ProfileSection,
  entry: Record<string, unknown>,
  change: Record<string, unknown>,
  required: string[],
][] = [
  [
    educationResource,
    { ...school, gpa: '៣.៥' },
    { gpa: 3.6 },
    ['degreeName', 'schoolName', 'fieldOfStudy', 'startDate'],
  ],
  [
    experienceResource,
    {
      jobTitle: 'Cashier',
      companyName: 'Blue Café',
      jobDescription: 'Served guests.',
      experienceType: 'part-time',
    },
    { endDate: '2026-01-31' },
    ['jobTitle', 'companyName', 'jobDescription', 'experienceType'],
  ],
  [
    achievementResource,
    { title: 'First prize', issuingOrganization: 'Lotus School', dateReceived: '2025-05-01' },
    { description: 'In mathematics' },
    ['title', 'issuingOrganization', 'dateReceived'],
  ],
  [
    referenceResource,
    { name: 'Chan Vuthy', position: 'Teacher' },
    { phone: '012123457' },
    ['name', 'position'],
  ],
  [
    certificateResource,
    { name: 'English B1', dateEarned: '2026-02-01' },
    { expiryDate: '2028-02-01' },
    ['name', 'dateEarned'],
  ],
  [attributeResource, { kind: 'skill', name: 'Excel', level: '៤' }, { level: 5 }, ['kind', 'name']],
];

test('each of the six is tried here', () => {
  expect(cases.map(([section]) => section.name)).toEqual(
    profileSectionResources.map((section) => section.name),
  );
});

test.each(cases)(
  '$name: created, listed, read, changed and deleted by its owner alone',
  { tags: 'postgres' },
  async (section, entry, change) => {
    const b = backend.current;
    const [owner, stranger] = [await makePerson(b), await makePerson(b)];
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const openParts = { contacts: false, location: false, photo: false, referees: true };
    const { id } = await makeProfile(b, owner, { shared: true, openParts });
    const { create, list, get, update, remove } = section.endpoints;
    const params = { orgId: orgId(), id };
    const key = newKey();
    const send = () => call(b, create, { params, body: entry, idempotencyKey: key }, owner.token);
    const [made, repeated] = [await send(), await send()];
    expect(made.status).toBe(201);
    expect(repeated.body).toEqual(made.body);
    const one = { ...params, subId: String(made.body['id']) };
    expect((await call(b, list, { params }, owner.token)).body).toEqual({ data: [made.body], countTotal: 1 });
    const changed = await call(b, update, { params: one, body: change, version: 1 }, owner.token);
    const { consent: _, ...before } = made.body;
    expect(changed.body).toMatchObject({ ...before, ...change, version: 2 });
    const answersTo = async (token: string | undefined) => {
      const answers = await Promise.all([
        call(b, list, { params }, token),
        call(b, get, { params: one }, token),
        call(b, create, { params, body: entry, idempotencyKey: newKey() }, token),
        call(b, update, { params: one, body: change, version: 1 }, token),
        call(b, remove, { params: one }, token),
      ]);
      return answers.map((answer) => answer.status);
    };
    await agreeAsReferee(b, one.subId);
    // A shared profile is read by everybody who is signed in, as a whole or in parts.
    expect(await answersTo(stranger.token)).toEqual([200, 200, 404, 404, 404]);
    expect(await answersTo(undefined)).toEqual(Array(5).fill(401));
    await b.deps.db.update(profiles).set({ shared: false }).where(eq(profiles.id, id));
    for (const { token } of [stranger, advisor]) expect(await answersTo(token)).toEqual(Array(5).fill(404));
    expect((await call(b, remove, { params: one }, advisor.token)).status).toBe(404);
    expect((await call(b, remove, { params: one }, owner.token)).body).toEqual({ ok: true });
    expect((await call(b, get, { params: one }, owner.token)).status).toBe(404);
  },
);

test.each(cases)(
  '$name: required fields are named, also when a change empties one',
  async (section, entry, _, required) => {
    const b = backend.current;
    const owner = await makePerson(b);
    const { id } = await makeProfile(b, owner);
    const params = { orgId: orgId(), id };
    const { create, update } = section.endpoints;
    const empty = await call(b, create, { params, body: {}, idempotencyKey: newKey() }, owner.token);
    expect(empty.error.issues?.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual(
      required.map((path) => `${path} required`).toSorted(),
    );
    const made = await call(b, create, { params, body: entry, idempotencyKey: newKey() }, owner.token);
    const one = { ...params, subId: String(made.body['id']) };
    const last = required.at(-1) ?? '';
    const emptied = await call(b, update, { params: one, body: { [last]: '' }, version: 1 }, owner.token);
    expect([emptied.status, emptied.error.issues?.[0]]).toEqual([
      422,
      expect.objectContaining({ path: last, code: 'required' }),
    ]);
  },
);

test(
  'days must lie in order and, where something was received, not ahead',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const owner = await makePerson(b);
    const { id } = await makeProfile(b, owner);
    const params = { orgId: orgId(), id };
    const issue = async (section: ProfileSection, body: Record<string, unknown>) => {
      const input = { params, body, idempotencyKey: newKey() };
      return (await call(b, section.endpoints.create, input, owner.token)).error.issues?.map(
        ({ path, code }) => `${path} ${code}`,
      );
    };
    expect(await issue(educationResource, { ...school, endDate: '2022-10-31' })).toEqual([
      'endDate before-start',
    ]);
    expect(await issue(educationResource, { ...school, endDate: '2025-02-30' })).toEqual([
      'endDate invalid-date',
    ]);
    expect(await issue(educationResource, { ...school, gpa: 4.1 })).toEqual(['gpa out-of-range']);
    expect(
      await issue(achievementResource, { title: 'T', issuingOrganization: 'O', dateReceived: '2026-11-02' }),
    ).toEqual(['dateReceived in-future']);
    expect(
      await issue(certificateResource, { name: 'C', dateEarned: '2026-01-02', expiryDate: '2026-01-01' }),
    ).toEqual(['expiryDate before-start']);
    expect(await issue(attributeResource, { kind: 'language', name: 'English' })).toEqual(['level required']);
    expect(await issue(attributeResource, { kind: 'hobby', name: 'Football' })).toBeUndefined();
    const { data } = (await call(b, educationResource.endpoints.list, { params }, owner.token)).body;
    expect(data).toEqual([]);
    const { create, update } = educationResource.endpoints;
    const made = await call(b, create, { params, body: school, idempotencyKey: newKey() }, owner.token);
    const later = {
      params: { ...params, subId: made.body.id },
      body: { startDate: '2026-01-01' },
      version: 1,
    };
    expect((await call(b, update, later, owner.token)).error.issues?.[0]).toMatchObject({
      path: 'endDate',
      code: 'before-start',
    });
  },
);

test(
  'a class from the school’s records enters once, and its origin cannot be patched',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const owner = await makePerson(b);
    const { id } = await makeProfile(b, owner);
    const params = { orgId: orgId(), id };
    const { create, update } = educationResource.endpoints;
    const body = { ...school, classId: 'class-12a', isFromSMS: true };
    const add = () => call(b, create, { params, body, idempotencyKey: newKey() }, owner.token);
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409]);
    const made = answers.find((answer) => answer.status === 201);
    const change = { isShow: false, classId: 'class-12b', isFromSMS: false };
    const one = { params: { ...params, subId: String(made?.body.id) }, body: change, version: 1 };
    const changed = await call(b, update, one, owner.token);
    expect(changed.body).toMatchObject({ classId: 'class-12a', isFromSMS: false, isShow: false });
  },
);

test('entries come latest first, work that goes on before all', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const { id } = await makeProfile(b, owner);
  const params = { orgId: orgId(), id };
  for (const [jobTitle, endDate] of [
    ['old', '2023-01-31'],
    ['now', null],
    ['late', '2025-01-31'],
  ] as const) {
    const body = {
      jobTitle,
      endDate,
      companyName: 'C',
      jobDescription: 'D',
      experienceType: 'full-time' as const,
    };
    await call(
      b,
      experienceResource.endpoints.create,
      { params, body, idempotencyKey: newKey() },
      owner.token,
    );
  }
  const { body } = await call(b, experienceResource.endpoints.list, { params }, owner.token);
  expect(body.data.map((entry) => entry.jobTitle)).toEqual(['now', 'late', 'old']);
});

test('a collection holds fifty entries, however many come at once', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const { id } = await makeProfile(b, owner);
  const params = { orgId: orgId(), id };
  const add = (name: string) => {
    const body = { kind: 'hobby' as const, name };
    return call(
      b,
      attributeResource.endpoints.create,
      { params, body, idempotencyKey: newKey() },
      owner.token,
    );
  };
  const answers = await Promise.all(Array.from({ length: 53 }, (_, index) => add(`Hobby ${index}`)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(50);
  expect(
    new Set(answers.filter((answer) => answer.status !== 201).map((answer) => answer.error.code)),
  ).toEqual(new Set(['too-many-entries']));
});

test('achievements are found by person and organization', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [owner, other] = [await makePerson(b), await makePerson(b)];
  const { list } = achievementsResource.endpoints;
  const params = { orgId: orgId(), userId: owner.id };
  expect((await call(b, list, { params }, owner.token)).body).toEqual({ data: [], countTotal: 0 });
  const { id } = await makeProfile(b, owner);
  for (const dateReceived of ['2024-05-01', '2025-05-01']) {
    const body = { title: `Prize of ${dateReceived}`, issuingOrganization: 'Lotus School', dateReceived };
    const input = { params: { orgId: orgId(), id }, body, idempotencyKey: newKey() };
    await call(b, achievementResource.endpoints.create, input, owner.token);
  }
  const { body } = await call(b, list, { params }, owner.token);
  expect(body.data.map((row) => [row.profileId, row.dateReceived])).toEqual([
    [id, '2025-05-01'],
    [id, '2024-05-01'],
  ]);
  expect((await call(b, list, { params }, other.token)).status).toBe(404);
  const unknown = { params: { ...params, orgId: '00000000-0000-4000-8000-000000000000' } };
  expect((await call(b, list, unknown, owner.token)).status).toBe(404);
});

test('strangers read a shared profile in parts as they read it whole: without contacts and hidden schooling', async () => {
  const b = backend.current;
  const [owner, stranger] = [await makePerson(b), await makePerson(b)];
  const { id } = await makeProfile(b, owner, { shared: true });
  const params = { orgId: orgId(), id };
  const add = async (section: ProfileSection, body: Record<string, unknown>) => {
    const made = await call(
      b,
      section.endpoints.create,
      { params, body, idempotencyKey: newKey() },
      owner.token,
    );
    return { ...params, subId: String(made.body['id']) };
  };
  const hidden = await add(educationResource, { ...school, isShow: false });
  const open = { contacts: false, location: false, photo: false, referees: true };
  await b.deps.db.update(profiles).set({ openParts: open }).where(eq(profiles.id, id));
  const referee = { name: 'Chan Vuthy', position: 'Teacher', phone: '012123456' };
  const contact = await add(referenceResource, referee);
  await agreeAsReferee(b, contact.subId);
  const read = (section: ProfileSection, one: typeof hidden, token: string) =>
    call(b, section.endpoints.get, { params: one }, token);
  expect((await read(educationResource, hidden, stranger.token)).status).toBe(404);
  expect((await read(educationResource, hidden, owner.token)).status).toBe(200);
  expect((await read(referenceResource, contact, stranger.token)).body['phone']).toBeNull();
  expect((await read(referenceResource, contact, owner.token)).body['phone']).toBe('012123456');
  const list = await call(b, educationResource.endpoints.list, { params }, stranger.token);
  expect(list.body).toEqual({ data: [], countTotal: 0 });
});
