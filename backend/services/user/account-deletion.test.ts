// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '@/backend/db/schema';
import { deletionGraceDays } from '@/backend/limits';
import { enqueueMail } from '@/backend/services/notification/enqueue-message';
import { makeProfile } from '@/tests/support/recruitment';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { sessionResource } from '@/lib/contract/auth/session';
import { mailsResource } from '@/lib/contract/notification/mails';
import { accountsResource } from '@/lib/contract/user/accounts';
import { favoritesResource } from '@/lib/contract/user/favorites';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { purgeAccounts } from '@/backend/jobs/purge-accounts';
import { deletedWithAccount, keptInPart } from './account-tables';

const backend = useTestBackend();
const { remove } = accountsResource.endpoints;
const graceSeconds = deletionGraceDays * 86_400;

const askFor = (person: Person, token = person.token) =>
  call(backend.current, remove, { params: { id: person.id } }, token);
const logIn = ({ phone, pin }: Person) =>
  call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', username: phone, password: pin, client_id: 'sala-web' },
  });
const rowOf = async (id: string) => {
  const [row] = await backend.current.deps.db.select().from(schema.users).where(eq(schema.users.id, id));
  return row;
};
const apply = async (person: Person, schoolId: string) => {
  const submission = {
    params: { id: schoolId },
    body: applicationTo(schoolId),
    idempotencyKey: randomUUID(),
  };
  return (await call(backend.current, applicantsResource.endpoints.submit, submission, person.token)).body;
};

test('asking signs the person out and tells them the day', async () => {
  const person = await makePerson(backend.current);
  const answer = await askFor(person);
  const due = new Date(backend.current.clock.now().getTime() + graceSeconds * 1000).toISOString();
  expect([answer.status, answer.body]).toEqual([202, { deletionAt: due }]);
  expect((await call(backend.current, sessionResource.endpoints.userinfo, {}, person.token)).status).toBe(
    401,
  );
  const [message] = await messagesTo(backend.current, person.phone);
  expect(message?.body).toContain('2026-12-01');
});

test('who logs in within thirty days keeps the account', async () => {
  const person = await makePerson(backend.current);
  await askFor(person);
  backend.current.clock.advance(graceSeconds - 1);
  const first = await logIn(person);
  expect([first.status, first.body.deletion_cancelled]).toEqual([200, true]);
  // The next one has nothing to take back.
  expect((await logIn(person)).body.deletion_cancelled).toBeUndefined();
  backend.current.clock.advance(10);
  await purgeAccounts(backend.current.deps);
  expect(await rowOf(person.id)).toMatchObject({ phone: person.phone, enabled: true });
});

test('after thirty days nothing about the person is left but what a school has decided on', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const [open, decided] = [await makeSchool(b), await makeSchool(b)];
  await call(b, favoritesResource.endpoints.add, { body: { schoolId: open.id } }, person.token);
  const [pending, accepted] = [await apply(person, open.id), await apply(person, decided.id)];
  await b.deps.db
    .update(schema.applicants)
    .set({ status: 'accepted' })
    .where(eq(schema.applicants.id, accepted.applicantId));
  const refused = await apply(person, (await makeSchool(b)).id);
  await b.deps.db
    .update(schema.applicants)
    .set({ status: 'rejected' })
    .where(eq(schema.applicants.id, refused.applicantId));
  const known = { email: 'purged@mail.example', emailVerified: true };
  await b.deps.db.update(schema.users).set(known).where(eq(schema.users.id, person.id));
  const letter = { to: 'contact@sala.example', subject: 'Hello', body: 'I am Dara', replyTo: known.email };
  await enqueueMail(b.deps, letter);
  const { id: profileId } = await makeProfile(b, person);
  const own = eq(schema.profiles.id, profileId);
  await b.deps.db.update(schema.profiles).set({ shared: true }).where(own);
  await askFor(person);
  expect((await b.deps.db.select().from(schema.profiles).where(own))[0]?.shared).toBe(false);
  b.clock.advance(graceSeconds - 1);
  await purgeAccounts(b.deps);
  expect((await rowOf(person.id))?.phone).toBe(person.phone);
  b.clock.advance(1);
  expect(await purgeAccounts(b.deps)).toBeGreaterThan(0);
  expect(await rowOf(person.id)).toMatchObject({
    phone: null,
    firstName: 'Deleted',
    secretHash: null,
    enabled: false,
  });
  for (const table of deletedWithAccount) {
    expect(await b.deps.db.select().from(table).where(eq(table.userId, person.id))).toEqual([]);
  }
  const applications = await b.deps.db
    .select()
    .from(schema.applicants)
    .where(eq(schema.applicants.userId, person.id));
  expect(applications.map(({ id }) => id)).toEqual([accepted.applicantId]);
  expect(applications.map(({ id }) => id)).not.toContain(pending.applicantId);
  expect(await messagesTo(b, person.phone)).toEqual([]);
  expect(await messagesTo(b, 'contact@sala.example')).toEqual([]);
  expect((await logIn(person)).status).toBe(401);
  expect(await purgeAccounts(b.deps)).toBe(0);
  expect(b.failures).toEqual([]);
});

test('what the person wrote signed in goes too; what was sent to an address they never proved stays', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const stranger = 'somebody-else@mail.example';
  await b.deps.db.update(schema.users).set({ email: stranger }).where(eq(schema.users.id, person.id));
  await enqueueMail(b.deps, { to: stranger, subject: 'Yours', body: 'For the owner of this address' });
  const body = { name: 'Dara', email: stranger, subject: 'Fees', message: 'How much is it, please?' };
  const contact = { body, idempotencyKey: randomUUID() };
  const { contact: write } = mailsResource.endpoints;
  expect((await call(b, write, contact, person.token)).status).toBe(202);
  expect((await call(b, write, { ...contact, idempotencyKey: randomUUID() })).status).toBe(202);
  await askFor(person);
  b.clock.advance(graceSeconds);
  await purgeAccounts(b.deps);
  const letters = await b.deps.db.select().from(schema.outbox).where(eq(schema.outbox.replyTo, stranger));
  expect(letters.map(({ userId }) => userId)).toEqual([null]);
  expect((await messagesTo(b, stranger)).map(({ subject }) => subject)).toEqual(['Yours']);
});

test('nobody asks for another person', async () => {
  const [person, other] = [
    await makePerson(backend.current),
    await makePerson(backend.current, { roles: ['advisor'] }),
  ];
  expect((await askFor(person, other.token)).status).toBe(404);
});

test('every table that belongs to a person says what becomes of its rows', () => {
  const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable));
  const personal = tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
  const told = [...deletedWithAccount, ...keptInPart].map((table) => getTableConfig(table).name);
  expect(personal.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
});
