// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '@/backend/db/schema';
import { deletionGraceDays } from '@/backend/limits';
import { digestCode } from '@/backend/core/access/secret-hash';
import { enqueueMail } from '@/backend/features/notices/services/enqueue-message';
import { makeProfile } from '@/tests/support/recruitment';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { sessionResource } from '@/lib/contract/accounts/session';
import { mailsResource } from '@/lib/contract/notices/mails';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { purgeAccounts } from '@/backend/features/accounts/jobs/purge-accounts';
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
  const keeper = await makePerson(b, { roles: ['advisor'], staffOf: [open.id, decided.id] });
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
  expect(
    await b.deps.db.$count(schema.notifications, eq(schema.notifications.userId, keeper.id)),
  ).toBeGreaterThan(0);
  await askFor(person);
  expect((await b.deps.db.select().from(schema.profiles).where(own))[0]?.shared).toBe(false);
  b.clock.advance(graceSeconds - 1);
  await purgeAccounts(b.deps);
  expect((await rowOf(person.id))?.phone).toBe(person.phone);
  b.clock.advance(1);
  expect((await purgeAccounts(b.deps)).purged).toBeGreaterThan(0);
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
  const notices = await b.deps.db
    .select({ kind: schema.notifications.kind })
    .from(schema.notifications)
    .where(eq(schema.notifications.userId, keeper.id));
  expect(notices).toEqual([]);
  expect((await logIn(person)).status).toBe(401);
  expect(await purgeAccounts(b.deps)).toMatchObject({ purged: 0 });
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

test('who owes a bank is told what is open, and may leave once it is settled', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const [bankId, secondBank] = [await makeBank(b), await makeBank(b)];
  const loanId = await makeLoan(b, { userId: person.id, bankId, status: 'paid-out' });
  b.clock.advance(1);
  await makeLoan(b, { userId: person.id, bankId: secondBank, status: 'approved' });
  const refused = await askFor(person);
  expect([refused.status, refused.error.code, refused.error.issues?.map(({ code }) => code)]).toEqual([
    409,
    'loans-open',
    ['paid-out', 'approved'],
  ]);
  expect((await call(b, sessionResource.endpoints.userinfo, {}, person.token)).status).toBe(200);
  const { loans } = schema;
  await b.deps.db.update(loans).set({ status: 'closed' }).where(eq(loans.id, loanId));
  await b.deps.db.update(loans).set({ status: 'cancelled' }).where(eq(loans.bankId, secondBank));
  expect((await askFor(person)).status).toBe(202);
});

test('of loans only what was lent is left: amounts, days and the guardian’s agreement, without a number', async () => {
  const b = backend.current;
  const { loans, guardianConsents, loanEvents } = schema;
  const person = await makePerson(b);
  const bankId = await makeBank(b);
  const guardianPhone = '+85512345678';
  const of = { userId: person.id, bankId, guardianPhone, dob: '2012-05-05', searchFold: 'sok dara' };
  const closed = await makeLoan(b, { ...of, status: 'closed' });
  for (const status of ['rejected', 'cancelled', 'submitted'] as const) await makeLoan(b, { ...of, status });
  const now = b.clock.now();
  const event = { actorId: person.id, actor: 'student' as const, toStatus: 'submitted' as const, at: now };
  await b.deps.db.insert(loanEvents).values({ ...event, loanId: closed, loanVersion: 1, note: 'I am Dara' });
  const consent = { userId: person.id, bankId, guardianPhone, amountCents: 30_000, codeHash: 'h' };
  const times = { createdAt: now, agreedAt: now, expiresAt: now };
  await b.deps.db.insert(guardianConsents).values([
    { ...consent, ...times, loanId: closed },
    { ...consent, ...times },
  ]);
  await askFor(person);
  b.clock.advance(graceSeconds);
  await purgeAccounts(b.deps);
  const own = eq(loans.userId, person.id);
  expect(await b.deps.db.select().from(loans).where(own)).toMatchObject([
    { id: closed, amountCents: 30_000, guardianName: '', guardianPhone: null, dob: null, searchFold: '' },
  ]);
  expect(await b.deps.db.select().from(loanEvents).where(eq(loanEvents.loanId, closed))).toMatchObject([
    { toStatus: 'submitted', note: null },
  ]);
  const kept = await b.deps.db.select().from(guardianConsents).where(eq(guardianConsents.userId, person.id));
  expect(kept).toMatchObject([{ loanId: closed, amountCents: 30_000, agreedAt: now, guardianPhone: null }]);
  // Whoever is said to have agreed can be compared with it, and nobody else.
  const [agreement] = kept;
  const digestOf = (number: string) => digestCode(b.deps.secrets, agreement?.id ?? '', number);
  expect(agreement?.guardianPhoneDigest).toBe(digestOf(guardianPhone));
  expect(agreement?.guardianPhoneDigest).not.toBe(digestOf('+85512345679'));
});

test('an account that owes after all stays until the bank has its money back', async () => {
  const b = backend.current;
  const { loans } = schema;
  const person = await makePerson(b);
  await askFor(person);
  const loanId = await makeLoan(b, { userId: person.id, bankId: await makeBank(b), status: 'paid-out' });
  b.clock.advance(graceSeconds);
  await purgeAccounts(b.deps);
  expect((await rowOf(person.id))?.phone).toBe(person.phone);
  await b.deps.db.update(loans).set({ status: 'closed' }).where(eq(loans.id, loanId));
  await purgeAccounts(b.deps);
  expect((await rowOf(person.id))?.phone).toBeNull();
});

test('every table that belongs to a person says what becomes of its rows', () => {
  const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable));
  const personal = tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
  const told = [...deletedWithAccount, ...keptInPart].map((table) => getTableConfig(table).name);
  expect(personal.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
});
