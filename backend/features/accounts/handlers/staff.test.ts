import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, identities, users } from '@/backend/db/schema';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import { oldTokenHeader } from '@/lib/domain/accounts/old-token';
import { roleNames, type StaffRoleName } from '@/lib/domain/accounts/roles';
import { auditLogResource } from '@/lib/contract/accounts/audit-log';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { staffResource } from '@/lib/contract/accounts/staff';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { list, counts, invite, grant, revoke, ofSchool, ofBank } = staffResource.endpoints;

type Post = { role: StaffRoleName; schoolId?: string; bankId?: string };
const give = (by: Person, id: string, body: Post) =>
  call(backend.current, grant, { params: { id }, body }, by.token);
const take = (by: Person, id: string, body: Post) =>
  call(backend.current, revoke, { params: { id }, body }, by.token);
const ask = (by: Person, body: Record<string, string>) =>
  call(
    backend.current,
    invite,
    { body: body as { username: string; role: StaffRoleName }, idempotencyKey: randomUUID() },
    by.token,
  );
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const operator = () => makePerson(backend.current, { roles: ['advisor', 'operator'] });
const audited = (subject: string, action: string) =>
  backend.current.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, action)));

test(
  'a role that is given or taken holds at once where it was changed, and is on record',
  { tags: 'postgres' },
  async () => {
    const [by, person, school] = [
      await operator(),
      await makePerson(backend.current),
      await makeSchool(backend.current),
    ];
    const post = { role: roleNames.schoolAdmin, schoolId: school.id };
    const askStaff = () => call(backend.current, ofSchool, { params: { id: school.id } }, person.token);
    expect((await askStaff()).status).toBe(403);
    expect((await give(by, person.id, post)).status).toBe(200);
    const answer = await askStaff();
    expect(answer.status).toBe(200);
    expect(answer.body.data.map(({ id }) => id)).toEqual([person.id]);
    const [entry] = await audited(person.id, 'role-granted');
    expect([entry?.actorId, entry?.detail]).toEqual([by.id, { ...post, bankId: null }]);
    expect((await take(by, person.id, post)).status).toBe(200);
    expect((await askStaff()).status).toBe(403);
    expect(await audited(person.id, 'role-revoked')).toHaveLength(1);
  },
);

test(
  'in another process a changed role holds within five seconds, and its answers ask for a new token',
  { tags: 'postgres' },
  async () => {
    const [by, person] = [await operator(), await makePerson(backend.current)];
    const other = { ...backend.current.deps };
    const { createApp } = await import('@/backend/app');
    const elsewhere = createApp(other);
    const askStaff = () =>
      elsewhere.request('/api-user/staff', { headers: { authorization: `Bearer ${person.token}` } });
    expect((await askStaff()).status).toBe(403);
    expect((await give(by, person.id, { role: roleNames.advisor })).status).toBe(200);
    backend.current.clock.advance(tokenLimits.accessEndsAfterRevocationMaxSeconds);
    const answer = await askStaff();
    expect([answer.status, answer.headers.get(oldTokenHeader)]).toEqual([200, '1']);
  },
);

test('a place is demanded where the role needs one, and refused where it has none', async () => {
  const [by, person, school, bankId] = [
    await operator(),
    await makePerson(backend.current),
    await makeSchool(backend.current),
    await makeBank(backend.current),
  ];
  const refusals: [Post, string, string][] = [
    [{ role: roleNames.teacher }, 'schoolId', 'required'],
    [{ role: roleNames.bank }, 'bankId', 'required'],
    [{ role: roleNames.bank, bankId, schoolId: school.id }, 'schoolId', 'not-for-role'],
    [{ role: roleNames.partner, bankId, schoolId: school.id }, 'bankId', 'not-for-role'],
  ];
  for (const [post, path, code] of refusals) {
    const answer = await give(by, person.id, post);
    expect(answer.status).toBe(422);
    expect((answer.body as unknown as { issues: unknown[] }).issues).toContainEqual({ path, code });
  }
  expect((await give(by, person.id, { role: roleNames.teacher, schoolId: randomUUID() })).status).toBe(404);
});

test('nobody gets a second role at schools, a bank’s role comes besides, and a shut account gets none', async () => {
  const [by, person, school, bankId] = [
    await operator(),
    await makePerson(backend.current),
    await makeSchool(backend.current),
    await makeBank(backend.current),
  ];
  const shut = await makePerson(backend.current, { enabled: false });
  expect((await give(by, person.id, { role: roleNames.teacher, schoolId: school.id })).status).toBe(200);
  const second = await give(by, person.id, { role: roleNames.schoolAdmin, schoolId: school.id });
  expect([second.status, codeOf(second)]).toEqual([409, 'other-role']);
  expect((await give(by, person.id, { role: roleNames.bank, bankId })).status).toBe(200);
  const staff = await call(backend.current, ofBank, { params: { id: bankId } }, person.token);
  expect(staff.body.data.map(({ id, roles }) => [id, roles])).toEqual([
    [person.id, [roleNames.teacher, roleNames.bank]],
  ]);
  const refused = await give(by, shut.id, { role: roleNames.advisor });
  expect([refused.status, codeOf(refused)]).toEqual([409, 'account-disabled']);
});

test(
  'counts people by role, of those that name and school leave; two roles of one person are one person',
  { tags: 'postgres' },
  async () => {
    const by = await operator();
    const school = await makeSchool(backend.current);
    const [first, second] = [
      await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }),
      await makePerson(backend.current, { roles: ['partner', 'bank'], staffOf: [school.id] }),
    ];
    for (const { id } of [first, second])
      await backend.current.deps.db.update(users).set({ lastName: 'Counted' }).where(eq(users.id, id));
    const countsOf = async (query: object) => (await call(backend.current, counts, { query }, by.token)).body;
    const both = { [roleNames.partner]: 2, [roleNames.bank]: 1 };
    expect(await countsOf({ schoolId: school.id })).toEqual({ countAll: 2, countByRole: both });
    expect(await countsOf({ keyword: 'counted' })).toEqual({ countAll: 2, countByRole: both });
    expect(await countsOf({ keyword: 'nobody-has-this' })).toEqual({ countAll: 0, countByRole: {} });
    expect((await countsOf({})).countByRole[roleNames.advisor]).toBeGreaterThanOrEqual(1);
  },
);

test('with its last school a role goes; an advisor’s stays', async () => {
  const by = await operator();
  const [first, second] = [await makeSchool(backend.current), await makeSchool(backend.current)];
  const person = await makePerson(backend.current, { roles: ['partner'], staffOf: [first.id, second.id] });
  const rolesNow = async (id: string, phone: string) => {
    const found = await call(backend.current, list, { query: { limit: 100 } }, by.token);
    return found.body.data.find((member) => member.id === id && member.phone === phone)?.roles;
  };
  await take(by, person.id, { role: roleNames.partner, schoolId: first.id });
  expect(await rolesNow(person.id, person.phone)).toEqual([roleNames.partner]);
  expect((await take(by, person.id, { role: roleNames.partner, schoolId: first.id })).status).toBe(404);
  await take(by, person.id, { role: roleNames.partner, schoolId: second.id });
  expect(await rolesNow(person.id, person.phone)).toBeUndefined();
  const other = await makePerson(backend.current, { roles: ['advisor'], staffOf: [first.id] });
  await take(by, other.id, { role: roleNames.advisor, schoolId: first.id });
  expect(await rolesNow(other.id, other.phone)).toEqual([roleNames.advisor]);
});

test('somebody new is invited by telephone or mail; who has an account is told of the role', async () => {
  const [by, school] = [await operator(), await makeSchool(backend.current, { name: 'Lotus College' })];
  const phone = '+85512770001';
  const names = { firstName: 'Sreymom', lastName: 'Chan' };
  const post = { role: roleNames.university, schoolId: school.id };
  const nameless = await ask(by, { username: phone, ...post });
  expect(nameless.status).toBe(422);
  const answer = await ask(by, { username: '012 770 001', ...names, ...post });
  expect([answer.status, answer.body.invited]).toEqual([201, true]);
  const [sms] = await messagesTo(backend.current, phone);
  expect(sms?.body).toContain('Sok Dara អញ្ជើញអ្នក៖ សាកលវិទ្យាល័យ, ');
  expect(sms?.body).toContain('/invitation#');
  const mailed = await ask(by, { username: 'New.Person@x.example', ...names, ...post });
  expect(mailed.status).toBe(201);
  const [mail] = await messagesTo(backend.current, 'new.person@x.example');
  expect(mail?.body).toContain('/invitation#');
  const known = await makePerson(backend.current);
  const told = await ask(by, { username: known.phone, ...post });
  expect([told.body.userId, told.body.invited]).toEqual([known.id, false]);
  expect((await messagesTo(backend.current, known.phone))[0]?.body).toContain('/login');
});

test('a number that a provider’s account never proved gets no role', async () => {
  const [by, person] = [await operator(), await makePerson(backend.current)];
  const { db } = backend.current.deps;
  await db.update(users).set({ phoneVerified: false }).where(eq(users.id, person.id));
  await db.insert(identities).values({
    issuer: 'https://accounts.example',
    subject: person.id,
    provider: 'google',
    userId: person.id,
    createdAt: backend.current.clock.now(),
  });
  const answer = await ask(by, { username: person.phone, role: roleNames.advisor });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'number-not-proven']);
});

test('the audit log is read by who, what and when, and as CSV', { tags: 'postgres' }, async () => {
  const [by, person] = [await operator(), await makePerson(backend.current)];
  await backend.current.deps.db.update(users).set({ lastName: 'Keovuthy' }).where(eq(users.id, by.id));
  await give(by, person.id, { role: roleNames.advisor });
  const { list: readLog, actions } = auditLogResource.endpoints;
  const read = (query: Record<string, string>) => call(backend.current, readLog, { query }, by.token);
  const today = new Date(backend.current.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  const found = await read({ keyword: 'keovuthy', action: 'role-granted', from: today, until: today });
  expect(found.body.countTotal).toBe(1);
  expect(found.body.data[0]).toMatchObject({
    actorId: by.id,
    actor: { lastName: 'Keovuthy' },
    subject: person.id,
    detail: { role: roleNames.advisor },
  });
  expect((await read({ keyword: 'keovuthy', action: 'role-revoked' })).body.countTotal).toBe(0);
  expect((await read({ until: '2020-01-01' })).body.countTotal).toBe(0);
  const known = await call(backend.current, actions, {}, by.token);
  expect(known.body.data).toContain('role-granted');
  const csv = await backend.current.app.request(`/api-user/audit_log?format=csv&subject=${person.id}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  expect(await csv.text()).toContain('role-granted');
});

test(
  'of two operators who take the role from each other at once, one stays',
  { tags: 'postgres' },
  async () => {
    const { db } = backend.current.deps;
    const everybody = await db.select({ id: users.id }).from(users);
    for (const { id } of everybody) await db.update(users).set({ enabled: false }).where(eq(users.id, id));
    const [one, two] = [await operator(), await operator()];
    const answers = await Promise.all([
      take(one, two.id, { role: roleNames.operator }),
      take(two, one.id, { role: roleNames.advisor }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([403, 409]).toContain(statuses[1]);
    const alone = answers[0].status === 200 ? one : two;
    const last = await take(alone, alone.id, { role: roleNames.advisor });
    expect([last.status, codeOf(last)]).toEqual([409, 'last-operator']);
  },
);

test(
  'the only operator stays: neither the role nor the account goes while nobody else would be one',
  { tags: 'postgres' },
  async () => {
    const { db } = backend.current.deps;
    const everybody = await db.select({ id: users.id }).from(users);
    for (const { id } of everybody) await db.update(users).set({ enabled: false }).where(eq(users.id, id));
    const [one, two] = [await operator(), await operator()];
    const leave = (who: Person) =>
      call(backend.current, accountsResource.endpoints.remove, { params: { id: who.id } }, who.token);
    const answers = await Promise.all([leave(one), leave(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const alone = answers[0].status === 202 ? two : one;
    const refused = await leave(alone);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'last-operator']);
    // A person with a deletion request does not count as another operator.
    const kept = await take(alone, alone.id, { role: roleNames.advisor });
    expect([kept.status, codeOf(kept)]).toEqual([409, 'last-operator']);
    await operator();
    expect((await leave(alone)).status).toBe(202);
  },
);

test('an operator appoints advisors, and one of them as operator; an advisor alone appoints neither', async () => {
  const [by, plain] = [await operator(), await makePerson(backend.current, { roles: ['advisor'] })];
  const [person, school] = [await makePerson(backend.current), await makeSchool(backend.current)];
  for (const role of [roleNames.advisor, roleNames.operator]) {
    expect((await give(plain, person.id, { role })).status).toBe(403);
    expect((await take(plain, by.id, { role })).status).toBe(403);
    expect((await ask(plain, { username: person.phone, role })).status).toBe(403);
  }
  // A school of an advisor is a right to its applications.
  expect((await give(plain, plain.id, { role: roleNames.advisor, schoolId: school.id })).status).toBe(403);
  const early = await give(by, person.id, { role: roleNames.operator });
  expect([early.status, codeOf(early)]).toEqual([409, 'not-advisor']);
  expect((await give(by, plain.id, { role: roleNames.operator, schoolId: school.id })).status).toBe(422);
  expect((await give(by, plain.id, { role: roleNames.operator })).status).toBe(200);
  expect((await give(plain, person.id, { role: roleNames.advisor })).status).toBe(200);
});

test('who is no advisor any more is no operator either; an operator who stops stays an advisor', async () => {
  const [by, other, school] = [await operator(), await operator(), await makeSchool(backend.current)];
  const rolesNow = async () => {
    const found = await call(backend.current, list, { query: { limit: 100 } }, by.token);
    return found.body.data.find(({ id }) => id === other.id)?.roles;
  };
  await give(by, other.id, { role: roleNames.advisor, schoolId: school.id });
  await take(by, other.id, { role: roleNames.operator });
  expect(await rolesNow()).toEqual([roleNames.advisor]);
  const kept = await call(backend.current, ofSchool, { params: { id: school.id } }, other.token);
  expect(kept.body.data.map(({ id }) => id)).toContain(other.id);
  await give(by, other.id, { role: roleNames.operator });
  await take(by, other.id, { role: roleNames.advisor });
  expect(await rolesNow()).toBeUndefined();
});

test('a school that waits for an advisor invites nobody; the advisor does', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { agreedAt: null, status: 'inactive' });
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const wanted = {
    username: '012399881',
    role: roleNames.partner,
    schoolId: school.id,
    firstName: 'Dara',
    lastName: 'Keo',
  };
  const refused = await ask(admin, wanted);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'waits-for-advisor']);
  expect(await messagesTo(b, '+85512399881')).toEqual([]);
  expect((await ask(advisor, wanted)).status).toBe(201);
});
