import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { auditLog, invitations, notifications, userRoles, users } from '@/backend/db/schema';
import { invitationDays } from '@/backend/limits';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { invitationsResource } from '@/lib/contract/accounts/invitations';
import { peopleResource } from '@/lib/contract/accounts/people';
import { staffResource } from '@/lib/contract/accounts/staff';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { read, decline } = invitationsResource.endpoints;
const day = 86_400;

let counter = 0;
const newPhone = () => `+8551244${String((counter += 1)).padStart(4, '0')}`;
const named = { name: 'Lotus College', nameNative: 'សាលាឈូក' };
const advisor = () => makePerson(backend.current, { roles: ['advisor'] });
const names = { firstName: 'Sreymom', lastName: 'Chan' };

const invite = async (by: Person, username: string, schoolId: string) => {
  const body = { username, ...names, role: roleNames.schoolAdmin, schoolId };
  const answer = await call(
    backend.current,
    staffResource.endpoints.invite,
    { body, idempotencyKey: randomUUID() },
    by.token,
  );
  expect(answer.status).toBe(201);
  return answer.body.userId;
};
const keyTo = async (recipient: string) => {
  const [message] = await messagesTo(backend.current, recipient);
  return /\/invitation#([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '';
};
const open = (key: string) => call(backend.current, read, { body: { key } });
const refuse = (key: string) => call(backend.current, decline, { body: { key } });
const rolesOf = async (userId: string) =>
  (await backend.current.deps.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(
    ({ role }) => role,
  );
const rowOf = async (id: string) => {
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, id));
  return row;
};

/** From the code to the PIN, as the page does it with what the invitation says. */
const takeOver = async (phone: string) => {
  backend.current.clock.advance(60);
  const { register, verifyCode, setPin } = accountsResource.endpoints;
  const sent = await call(backend.current, register, { body: { ...names, phone, locale: 'km' } });
  const verified = await call(backend.current, verifyCode, {
    params: { id: sent.body.userId },
    body: { challengeId: sent.body.challengeId, verifyCode: await codeSentTo(backend.current, phone) },
  });
  return call(backend.current, setPin, { body: { pin: '482913' }, bearer: verified.body.grant });
};

test('an invitation says in words who invites whom to what, and is used up by the PIN', async () => {
  const [by, school, phone] = [await advisor(), await makeSchool(backend.current, named), newPhone()];
  await invite(by, phone, school.id);
  const [sms] = await messagesTo(backend.current, phone);
  expect(sms?.body).toContain(`Sok Dara អញ្ជើញអ្នក៖ អ្នកគ្រប់គ្រងសាលា, ${named.nameNative}។`);
  const key = await keyTo(phone);
  const { body } = await open(key);
  expect(body).toMatchObject({
    state: 'open',
    role: { en: 'School admin', km: 'អ្នកគ្រប់គ្រងសាលា' },
    place: { en: named.name },
    by: { en: 'Sok Dara' },
    person: { ...names, name: { en: 'Chan Sreymom' }, phone, email: null },
  });
  expect((await takeOver(phone)).status).toBe(200);
  expect((await open(key)).body).toMatchObject({ state: 'used', person: null });
  expect((await refuse(key)).status).toBe(409);
});

test('the message has five parts at most, however long the names are', async () => {
  const long = { name: 'A'.repeat(200), nameNative: 'កម្ពុជា'.repeat(30) };
  const school = await makeSchool(backend.current, long);
  const by = await advisor();
  const khmer = { firstNameKm: 'វិសុទ្ធិសុទ្ធ'.repeat(4), lastNameKm: 'សុវណ្ណារិទ្ធ'.repeat(4) };
  await backend.current.deps.db.update(users).set(khmer).where(eq(users.id, by.id));
  const phone = newPhone();
  await invite(by, phone, school.id);
  const [sms] = await messagesTo(backend.current, phone);
  expect(sms?.body.length).toBeLessThanOrEqual(5 * 67);
});

test('"this is not me" frees the number, takes the role away and is told to who invited', async () => {
  const [by, school, phone] = [await advisor(), await makeSchool(backend.current), newPhone()];
  const userId = await invite(by, phone, school.id);
  const key = await keyTo(phone);
  expect((await refuse(key)).status).toBe(200);
  expect(await rolesOf(userId)).toEqual([]);
  expect((await rowOf(userId))?.phone).toBeNull();
  const { db } = backend.current.deps;
  const [notice] = await db.select().from(notifications).where(eq(notifications.userId, by.id));
  expect([notice?.kind, notice?.params['nameEn']]).toEqual(['invitation-declined', 'Chan Sreymom']);
  expect((await open(key)).body).toMatchObject({ state: 'declined', person: null });
  // Whoever has the number signs up with an account of their own.
  expect((await takeOver(phone)).status).toBe(200);
  expect((await rowOf(userId))?.secretHash).toBeNull();
});

test('an invitation without an answer ends, and its role with it', { tags: 'postgres' }, async () => {
  const [by, school] = [await advisor(), await makeSchool(backend.current)];
  const [late, taken] = [newPhone(), newPhone()];
  const lateId = await invite(by, late, school.id);
  const takenId = await invite(by, taken, school.id);
  await takeOver(taken);
  const key = await keyTo(late);
  backend.current.clock.advance(invitationDays * day);
  expect((await open(key)).body).toMatchObject({ state: 'over', person: null });
  expect((await refuse(key)).status).toBe(409);
  await sweepEnded(backend.current.deps);
  expect([await rolesOf(lateId), await rolesOf(takenId)]).toEqual([[], [roleNames.schoolAdmin]]);
  const lapsed = await backend.current.deps.db.select().from(auditLog).where(eq(auditLog.subject, lateId));
  expect(lapsed.map(({ action }) => action)).toContain('invitation-lapsed');
});

test('a role that is taken away ends its invitation', async () => {
  const [by, school, phone] = [await advisor(), await makeSchool(backend.current), newPhone()];
  const id = await invite(by, phone, school.id);
  const post = { params: { id }, body: { role: roleNames.schoolAdmin, schoolId: school.id } };
  await call(backend.current, staffResource.endpoints.revoke, post, by.token);
  expect((await open(await keyTo(phone))).body.state).toBe('over');
});

test('whom an advisor registers gets a link too, and the key is stored as a hash alone', async () => {
  const [by, phone] = [await advisor(), newPhone()];
  const { registerDirect } = peopleResource.endpoints;
  const body = { ...names, phone, locale: 'km' as const };
  await call(backend.current, registerDirect, { body, idempotencyKey: randomUUID() }, by.token);
  const key = await keyTo(phone);
  expect((await open(key)).body).toMatchObject({
    state: 'open',
    role: null,
    place: null,
    by: { en: 'Sok Dara' },
  });
  await drainOutbox(backend.current.deps);
  expect((await messagesTo(backend.current, phone))[0]?.body).not.toContain(key);
  const rows = await backend.current.deps.db.select().from(invitations);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('an unknown key is not found', async () => {
  expect((await open('guess')).status).toBe(404);
});
