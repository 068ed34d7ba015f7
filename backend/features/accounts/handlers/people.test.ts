import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, users } from '@/backend/db/schema';
import { userSearchesPerHourMax } from '@/backend/limits';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { peopleResource } from '@/lib/contract/accounts/people';
import { defaultOrganizationId as sala } from '@/lib/env/server-env';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { confirmBirthday, registerDirect, setEnabled, search, listOfOrganization, remind, identity } =
  peopleResource.endpoints;

let counter = 0;
const freshPhone = () => `+8551230${String((counter += 1)).padStart(4, '0')}`;
const advisor = () => makePerson(backend.current, { roles: ['advisor'] });
const register = (
  by: Person,
  phone: string,
  extra: { organizationId?: string } = {},
  idempotencyKey = randomUUID(),
) =>
  call(
    backend.current,
    registerDirect,
    { body: { firstName: 'Sreymom', lastName: 'Chan', phone, locale: 'km', ...extra }, idempotencyKey },
    by.token,
  );
const actionsOn = async (subject: string) =>
  (await backend.current.deps.db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ action }) => action,
  );

describe('registering somebody', () => {
  test('opens an account that its owner takes over with a code, by the way that the message names', async () => {
    const by = await advisor();
    const phone = freshPhone();
    const answer = await register(by, phone);
    expect(answer.status).toBe(201);
    expect((await messagesTo(backend.current, phone))[0]?.body).toContain('/invitation#');
    expect(await actionsOn(answer.body.userId)).toEqual(['user-registered-direct']);
    const { register: signUp, verifyCode, setPin } = accountsResource.endpoints;
    const body = { firstName: 'Sreymom', lastName: 'Chan', phone, locale: 'km' as const };
    backend.current.clock.advance(60);
    const challenge = (await call(backend.current, signUp, { body })).body;
    const verifyBody = {
      challengeId: challenge.challengeId,
      verifyCode: await codeSentTo(backend.current, phone),
    };
    const verified = await call(backend.current, verifyCode, {
      params: { id: challenge.userId },
      body: verifyBody,
    });
    const set = await call(backend.current, setPin, { body: { pin: '482913' }, bearer: verified.body.grant });
    expect([set.status, set.body.username]).toEqual([200, phone]);
    const [row] = await backend.current.deps.db.select().from(users).where(eq(users.phone, phone));
    expect([row?.id, row?.phoneVerified]).toEqual([answer.body.userId, true]);
    const session = await call(backend.current, sessionResource.endpoints.token, {
      body: { grant_type: 'password', username: phone, password: '482913', client_id: 'sala-web' },
    });
    expect(session.status).toBe(200);
  });

  test('the same key registers once, and sends once', { tags: 'postgres' }, async () => {
    const by = await advisor();
    const [phone, key] = [freshPhone(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(by, phone, {}, key)));
    expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1);
    expect(await messagesTo(backend.current, phone)).toHaveLength(1);
    expect((await register(by, freshPhone(), {}, key)).error.code).toBe('idempotency-key-reused');
  });

  test('a known number gets the same answer; its account is not changed and its owner is told', async () => {
    const [by, known] = [await advisor(), await makePerson(backend.current)];
    const answer = await register(by, known.phone);
    expect([answer.status, answer.body]).toEqual([201, { userId: known.id }]);
    const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, known.id));
    expect([row?.firstName, row?.lastName]).toEqual(['Dara', 'Sok']);
    expect((await messagesTo(backend.current, known.phone))[0]?.body).toContain('លេខនេះមានគណនីហើយ');
  });

  test('is for staff of the organization, with a real mobile number', async () => {
    const school = await makeSchool(backend.current);
    const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const stranger = await makePerson(backend.current, { roles: ['schoolAdmin'] });
    expect((await register(admin, freshPhone(), { organizationId: school.id })).status).toBe(201);
    expect((await register(admin, freshPhone())).status).toBe(404);
    expect((await register(stranger, freshPhone(), { organizationId: school.id })).status).toBe(404);
    expect((await register(admin, freshPhone(), { organizationId: randomUUID() })).status).toBe(404);
    const landline = await register(await advisor(), '023 123 456');
    expect(landline.error.issues).toEqual([{ path: 'phone', code: 'invalid-phone' }]);
  });
});

describe('shutting out', () => {
  const enable = (by: Person, id: string, enabled: boolean) =>
    call(backend.current, setEnabled, { params: { id }, body: { enabled } }, by.token);
  const logIn = ({ phone, pin }: Person) =>
    call(backend.current, sessionResource.endpoints.token, {
      body: { grant_type: 'password', username: phone, password: pin, client_id: 'sala-web' },
    });

  test(
    'ends the sessions at once and the log-in; letting in again opens it',
    { tags: 'postgres' },
    async () => {
      const [by, person] = [await advisor(), await makePerson(backend.current)];
      const me = () => call(backend.current, sessionResource.endpoints.userinfo, {}, person.token);
      expect((await me()).status).toBe(200);
      expect((await enable(by, person.id, false)).body).toEqual({ id: person.id, enabled: false });
      expect([(await me()).status, (await logIn(person)).status]).toEqual([401, 401]);
      expect((await enable(by, person.id, true)).status).toBe(200);
      expect([(await me()).status, (await logIn(person)).status]).toEqual([401, 200]);
      // Rows of one instant have no order.
      expect((await actionsOn(person.id)).toSorted()).toEqual(['user-disabled', 'user-enabled']);
    },
  );

  test('is not a school’s to do, nor one advisor’s to another or to themselves', async () => {
    const school = await makeSchool(backend.current);
    const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const [one, other, person] = [await advisor(), await advisor(), await makePerson(backend.current)];
    expect((await enable(admin, person.id, false)).status).toBe(404);
    expect((await enable(one, other.id, false)).status).toBe(403);
    expect((await enable(one, one.id, false)).status).toBe(403);
    expect((await enable(one, randomUUID(), false)).status).toBe(404);
  });
});

describe('confirming a birthday', () => {
  const confirm = (by: Person, id: string, dob: string) =>
    call(backend.current, confirmBirthday, { params: { id }, body: { dob, seen: 'ID card' } }, by.token);
  const ageOf = async ({ id, token }: Person) =>
    (await call(backend.current, accountsResource.endpoints.get, { params: { id } }, token)).body;

  test('decides about the age, whatever was said and is said after it; the last one counts', async () => {
    const by = await advisor();
    const person = await makePerson(backend.current, { dob: '2011-05-14' });
    expect((await ageOf(person)).age).toBe('minor');
    expect((await confirm(by, person.id, '2001-05-14')).body).toEqual({ id: person.id, dob: '2001-05-14' });
    expect(await ageOf(person)).toMatchObject({ age: 'adult', dob: '2001-05-14' });
    const said = { params: { id: person.id }, body: { dob: '2012-01-01' } };
    await call(backend.current, accountsResource.endpoints.update, said, person.token);
    expect((await ageOf(person)).age).toBe('adult');
    backend.current.clock.advance(1);
    await confirm(by, person.id, '2010-05-14');
    expect((await ageOf(person)).age).toBe('minor');
    expect(await actionsOn(person.id)).toContain('birthday-confirmed');
  });

  test('is an advisor’s to do, not a school’s, nor about another advisor or on a day that cannot be', async () => {
    const school = await makeSchool(backend.current);
    const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const [one, other, person] = [await advisor(), await advisor(), await makePerson(backend.current)];
    const statuses = [
      await confirm(admin, person.id, '2001-05-14'),
      await confirm(one, other.id, '2001-05-14'),
      await confirm(one, one.id, '2001-05-14'),
      await confirm(one, person.id, '2090-05-14'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 403, 403, 422]);
    expect((await ageOf(person)).age).toBe('unknown');
  });
});

describe('finding', () => {
  test('a whole number or address finds names only; a part finds nothing', { tags: 'postgres' }, async () => {
    const [by, person] = [await advisor(), await makePerson(backend.current)];
    await backend.current.deps.db
      .update(users)
      .set({ email: 'Found@example.com', emailVerified: true })
      .where(eq(users.id, person.id));
    const find = async (username: string) =>
      (await call(backend.current, search, { query: { username } }, by.token)).body.data;
    const found = {
      id: person.id,
      firstName: 'Dara',
      lastName: 'Sok',
      firstNameKm: null,
      lastNameKm: null,
      enabled: true,
    };
    expect(await find(`0${person.phone.slice(4)}`)).toEqual([found]);
    expect(await find('found@EXAMPLE.com')).toEqual([found]);
    expect(await find(person.phone.slice(0, -1))).toEqual([]);
    expect(await find('%')).toEqual([]);
    const typed = { email: 'only-typed@example.com', emailVerified: false };
    await backend.current.deps.db.update(users).set(typed).where(eq(users.id, person.id));
    expect(await find('only-typed@example.com')).toEqual([]);
    expect(await actionsOn(person.id)).toEqual(['user-search', 'user-search']);
  });

  test('is limited, and needs something to look for', async () => {
    const by = await advisor();
    const find = (query: { username: string }) => call(backend.current, search, { query }, by.token);
    expect((await find({ username: ' ' })).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n <= userSearchesPerHourMax; n += 1)
      statuses.push((await find({ username: 'a@example.com' })).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });
});

describe('the people of an organization', () => {
  const list = (
    by: Person,
    orgId: string,
    query: { role?: string; app?: string; keyword?: string; start?: number; limit?: number } = {},
  ) => call(backend.current, listOfOrganization, { params: { orgId }, query }, by.token);

  test('of a school: its applicants with their numbers, its staff by role', async () => {
    const school = await makeSchool(backend.current);
    const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const [student] = [await makePerson(backend.current), await makePerson(backend.current)];
    const submit = {
      params: { id: school.id },
      body: applicationTo(school.id),
      idempotencyKey: randomUUID(),
    };
    await call(backend.current, applicantsResource.endpoints.submit, submit, student.token);
    const students = (await list(admin, school.id)).body;
    expect(students.data.map(({ id, phone }) => [id, phone])).toEqual([[student.id, student.phone]]);
    const staff = (await list(admin, school.id, { role: 'enrollment:school-admin' })).body;
    expect([staff.countTotal, staff.data[0]?.id, staff.data[0]?.roles]).toEqual([
      1,
      admin.id,
      ['user', 'enrollment:school-admin'],
    ]);
    // The word of the specification and the name in the token are one role.
    const byWord = (await list(admin, school.id, { role: 'school-admin' })).body;
    expect(byWord.data.map(({ id }) => id)).toEqual([admin.id]);
    expect((await list(admin, school.id, { role: 'captain' })).status).toBe(400);
    expect((await list(admin, school.id, { app: 'another' })).body).toEqual({ data: [], countTotal: 0 });
    expect((await list(admin, sala)).status).toBe(404);
    expect(
      (await list(await makePerson(backend.current, { roles: ['schoolAdmin'] }), school.id)).status,
    ).toBe(404);
  });

  test(
    'of Sala: everybody, newest first, the numbers of strangers hidden',
    { tags: 'postgres' },
    async () => {
      const by = await advisor();
      backend.current.clock.advance(60);
      const stranger = await makePerson(backend.current);
      backend.current.clock.advance(60);
      const phone = freshPhone();
      const { userId } = (await register(by, phone)).body;
      const [first, second] = (await list(by, sala, { limit: 2 })).body.data;
      expect(first).toMatchObject({ id: userId, phone, complete: false });
      expect(second).toMatchObject({ id: stranger.id, complete: true });
      expect(second?.phone).toMatch(/^0•• ••• \d{3}\d?$/);
      expect((await list(await advisor(), sala, { limit: 1 })).body.data[0]?.phone).not.toBe(phone);
    },
  );

  test(
    'are found by name: parts of it, in either script, however the Khmer is encoded',
    { tags: 'postgres' },
    async () => {
      const by = await advisor();
      const [one, two] = [await makePerson(backend.current), await makePerson(backend.current)];
      const nameOf = (id: string, name: Partial<typeof users.$inferInsert>) =>
        backend.current.deps.db.update(users).set(name).where(eq(users.id, id));
      await nameOf(one.id, { firstName: 'Rachana', lastName: 'Mey', firstNameKm: 'ស្រ្តីរចនា', lastNameKm: 'ម៉ី' });
      await nameOf(two.id, { firstName: 'Rachanak', lastName: 'Ouk', firstNameKm: 'សុផា្ដ' });
      const ids = async (keyword: string) =>
        (await list(by, sala, { keyword })).body.data.map(({ id }) => id);
      expect(await ids('rachan')).toEqual([two.id, one.id].toSorted().toReversed());
      expect(await ids('MEY rachana')).toEqual([one.id]);
      expect(await ids('ស្ត្រី\u200bរចនា')).toEqual([one.id]);
      expect(await ids('ម៉ី')).toEqual([one.id]);
      expect(await ids('100%_')).toEqual([]);
      const found = (await list(by, sala, { keyword: 'rachan', limit: 1, start: 1 })).body;
      expect([found.countTotal, found.data.length]).toEqual([2, 1]);
      expect((await list(by, sala, { keyword: one.phone })).body.countTotal).toBe(0);
    },
  );

  test('may be reminded once a day to choose a PIN', { tags: 'postgres' }, async () => {
    const by = await advisor();
    const phone = freshPhone();
    const { userId } = (await register(by, phone)).body;
    const send = (id: string, orgId = sala, who = by) =>
      call(backend.current, remind, { params: { orgId, userId: id } }, who.token);
    expect((await send(userId)).body).toEqual({ sent: true, reason: 'sent' });
    expect((await send(userId)).status).toBe(429);
    expect(await messagesTo(backend.current, phone)).toHaveLength(2);
    backend.current.clock.advance(86_400);
    const next = await advisor();
    expect((await send(userId, sala, next)).status).toBe(200);
    const complete = await makePerson(backend.current);
    expect((await send(complete.id, sala, next)).body).toEqual({ sent: false, reason: 'account-complete' });
    expect(await messagesTo(backend.current, complete.phone)).toEqual([]);
    expect((await send(randomUUID(), sala, next)).status).toBe(404);
    expect((await send(userId, (await makeSchool(backend.current)).id, next)).status).toBe(404);
  });
});

test('an identity is one’s own only', async () => {
  const [person, other] = [await makePerson(backend.current), await advisor()];
  const mine = await call(backend.current, identity, { params: { id: person.id } }, person.token);
  expect(mine.body).toMatchObject({
    id: person.id,
    username: person.phone,
    enabled: true,
    firstName: 'Dara',
    email: null,
  });
  expect((await call(backend.current, identity, { params: { id: person.id } }, other.token)).status).toBe(
    404,
  );
});
