import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountDeletions, applicants, favorites, profiles, users } from '@/backend/db/schema';
import { sessionResource } from '@/lib/contract/accounts/session';
import { profileLinksResource } from '@/lib/contract/profiles/profile-links';
import { referenceResource } from '@/lib/contract/profiles/profile-sections';
import { accountJoinsResource } from '@/lib/contract/accounts/account-joins';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { agreeAsReferee, makeProfile, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { send, preview, confirm } = accountJoinsResource.endpoints;

let counter = 0;
const ask = (person: Person, phone: string, currentPassword = person.pin) => {
  backend.current.clock.advance(60);
  const body = { phone, currentPassword };
  return call(backend.current, send, { params: { id: person.id }, body }, person.token);
};
const codeFor = async (person: Person, other: Person) => {
  const { body } = await ask(person, other.phone);
  const verifyCode = await codeSentTo(backend.current, other.phone);
  return { params: { id: person.id }, body: { challengeId: body.challengeId, verifyCode } };
};
const logIn = ({ phone, pin }: Person) =>
  call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', username: phone, password: pin, client_id: 'sala-web' },
  });
const apply = async (person: Person, schoolId: string) => {
  const answer = await backend.current.app.request(`/api-nest-applicant/schools/${schoolId}/applicants`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'idempotency-key': `joined-${(counter += 1)}`,
    },
    body: JSON.stringify(applicationTo(schoolId, null)),
  });
  expect(answer.status).toBe(201);
};
const like = (person: Person, schoolId: string) =>
  backend.current.deps.db
    .insert(favorites)
    .values({ userId: person.id, schoolId, createdAt: backend.current.clock.now() });
const likedBy = ({ id }: Person) => backend.current.deps.db.$count(favorites, eq(favorites.userId, id));

test(
  'what the other account holds comes to this one, and the other one ends',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [person, other] = [await makePerson(b), await makePerson(b)];
    const [both, one] = [await makeSchool(b), await makeSchool(b)];
    await apply(other, one.id);
    await like(person, both.id);
    await like(other, both.id);
    await like(other, one.id);
    await b.deps.db.update(users).set({ dob: '2007-03-04' }).where(eq(users.id, other.id));
    const proof = await codeFor(person, other);
    const shown = await call(b, preview, proof, person.token);
    expect(shown.body).toMatchObject({ applications: 1, favorites: 2, loans: 0, obstacles: [] });

    const joined = await call(b, confirm, proof, person.token);
    expect([joined.status, joined.body.dob]).toEqual([200, '2007-03-04']);
    expect(await b.deps.db.$count(applicants, eq(applicants.userId, person.id))).toBe(1);
    expect([await likedBy(person), await likedBy(other)]).toEqual([2, 0]);
    expect([(await logIn(person)).status, (await logIn(other)).status]).toEqual([200, 401]);
    expect((await messagesTo(b, other.phone)).at(-1)?.body).toContain(`បញ្ចប់ដោយ ${person.phone.slice(-3)}`);
    expect((await call(b, confirm, proof, person.token)).status).toBe(422);
  },
);

const linkTo = async (person: Person, profile: { id: string; organizationId: string }) => {
  const params = { orgId: profile.organizationId, id: profile.id };
  const openParts = { contacts: false, location: false, photo: false, referees: true };
  const body = { label: 'Lotus Bank', openParts };
  return (await call(backend.current, profileLinksResource.endpoints.create, { params, body }, person.token))
    .body;
};
const refer = async (person: Person, profile: { id: string; organizationId: string }) => {
  const params = { orgId: profile.organizationId, id: profile.id };
  const body = { name: 'Chan Vuthy', position: 'Teacher', email: `vuthy-${(counter += 1)}@demo.example` };
  const input = { params, body, idempotencyKey: newKey() };
  const made = await call(backend.current, referenceResource.endpoints.create, input, person.token);
  await agreeAsReferee(backend.current, made.body.id);
};
const { isOpen, read } = profileLinksResource.endpoints;

test.each(['two profiles of one person become one', 'the only profile goes along'] as const)(
  '%s, and its links open it as before',
  { tags: 'postgres' },
  async (title) => {
    const b = backend.current;
    const [person, other] = [await makePerson(b), await makePerson(b)];
    if (title.startsWith('two')) await makeProfile(b, person, { specialization: null });
    const left = await makeProfile(b, other, { aboutMe: 'I like numbers.', specialization: 'Accounting' });
    await refer(other, left);
    const { key } = await linkTo(other, left);
    await call(b, confirm, await codeFor(person, other), person.token);
    const address = { orgId: left.organizationId, userId: other.id };
    expect((await call(b, isOpen, { params: address })).status).toBe(200);
    expect((await call(b, read, { body: { key } })).body).toMatchObject({
      userId: person.id,
      aboutMe: 'I like numbers.',
      specialization: 'Accounting',
      references: [{ name: 'Chan Vuthy', consent: { state: 'agreed' } }],
    });
    expect(await b.deps.db.$count(profiles, eq(profiles.userId, person.id))).toBe(1);
  },
);

test('a number without an account gets the same answer, a message, and no code', async () => {
  const person = await makePerson(backend.current);
  const phone = '+85512778001';
  const answer = await ask(person, phone);
  expect(answer.status).toBe(201);
  expect((await messagesTo(backend.current, phone))[0]?.body).toContain('គ្មានគណនីទេ');
});

test('without the PIN of this account no code goes out, and its own number is none of another', async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  expect((await ask(person, other.phone, '000001')).status).toBe(422);
  expect(await messagesTo(b, other.phone)).toEqual([]);
  const own = await ask(person, person.phone);
  expect([own.status, own.error.code]).toEqual([409, 'same-phone']);
});

test('the code is of the person who asked for it', async () => {
  const b = backend.current;
  const [person, other, third] = [await makePerson(b), await makePerson(b), await makePerson(b)];
  const { body } = await codeFor(person, other);
  const answer = await call(b, confirm, { params: { id: third.id }, body }, third.token);
  expect(answer.status).toBe(422);
});

test('accounts of staff and accounts that wait for their deletion are not joined; the preview says so', async () => {
  const b = backend.current;
  const [person, staff] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const now = b.clock.now();
  await b.deps.db
    .insert(accountDeletions)
    .values({ userId: person.id, requestedAt: now, dueAt: new Date(now.getTime() + 86_400_000) });
  const proof = await codeFor(person, staff);
  const shown = await call(b, preview, proof, person.token);
  expect(shown.body.obstacles).toEqual(['staff', 'deletion']);
  const answer = await call(b, confirm, proof, person.token);
  expect([answer.status, answer.error.code]).toEqual([409, 'accounts-apart']);
  expect((await logIn(staff)).status).toBe(200);
});
