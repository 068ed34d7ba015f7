import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '@/backend/db/schema';
import { signGrant } from '@/backend/features/accounts/services/grants';
import { runAct } from '@/backend/core/access/act';
import { enqueueMail } from '@/backend/features/notices/services/enqueue-message';
import { notExported } from '@/backend/features/accounts/services/personal-export';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { sessionResource } from '@/lib/contract/accounts/session';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { peopleResource } from '@/lib/contract/accounts/people';
import { safetyResource } from '@/lib/contract/accounts/safety';
import { defaultOrganizationId as sala } from '@/lib/env/server-env';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { sessions, endOthers, endOne, export: exportOwn, signIns } = safetyResource.endpoints;
const { token, userinfo } = sessionResource.endpoints;

const logIn = async (person: Person, address: string, password = person.pin) => {
  const body = { client_id: 'sala-web', grant_type: 'password' as const, username: person.phone, password };
  return (await call(backend.current, token, { body }, undefined, { address })).body.access_token;
};
const of = (person: Person) => ({ params: { id: person.id } });
const isSignedIn = async (bearer: string) =>
  (await call(backend.current, userinfo, {}, bearer)).status === 200;

test('one sees where one is signed in, with the network and no more of it, and which one asks', async () => {
  const person = await makePerson(backend.current);
  backend.current.clock.advance(60);
  const bearer = await logIn(person, '203.0.113.77');
  backend.current.clock.advance(60);
  await logIn(person, '2001:db8:12:34::1');
  const { body } = await call(backend.current, sessions, of(person), bearer);
  expect(body.data.map(({ address, current }) => [address, current])).toEqual([
    ['2001:db8:12:*', false],
    ['203.0.113.*', true],
    ['', false],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/203\.0\.113\.77|token/i);
});

test('signing out elsewhere leaves this device alone, and ends the others at once', async () => {
  const person = await makePerson(backend.current);
  const here = await logIn(person, '203.0.113.1');
  const there = await logIn(person, '203.0.113.2');
  expect([await isSignedIn(there), await isSignedIn(person.token)]).toEqual([true, true]);
  expect((await call(backend.current, endOthers, of(person), here)).body).toEqual({ ended: 2 });
  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(person.token)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('one device is signed out by its id, a stranger’s is not there', async () => {
  const [person, other] = [await makePerson(backend.current), await makePerson(backend.current)];
  const idOf = async (who: Person) =>
    (await call(backend.current, sessions, of(who), who.token)).body.data[0]?.id ?? '';
  const there = await logIn(person, '203.0.113.2');
  const end = (sessionId: string) =>
    call(backend.current, endOne, { params: { id: person.id, sessionId } }, there);
  expect((await end(await idOf(other))).status).toBe(404);
  const listed = (await call(backend.current, sessions, of(person), there)).body.data;
  expect((await end(listed.find(({ current }) => !current)?.id ?? '')).status).toBe(200);
  expect([await isSignedIn(person.token), await isSignedIn(other.token)]).toEqual([false, true]);
});

test('a changed PIN ends the other sessions at once, and they are gone from the list', async () => {
  const person = await makePerson(backend.current);
  const here = await logIn(person, '203.0.113.1');
  expect(await isSignedIn(person.token)).toBe(true);
  const body = { currentPassword: person.pin, newPassword: '719346' };
  await call(backend.current, secretsResource.endpoints.changePassword, { body }, here);
  expect([await isSignedIn(here), await isSignedIn(person.token)]).toEqual([true, false]);
  expect((await call(backend.current, sessions, of(person), here)).body.countTotal).toBe(1);
});

test('the export holds what is about the person, and no secret', async () => {
  const person = await makePerson(backend.current);
  const [school, other] = [await makeSchool(backend.current), await makePerson(backend.current)];
  for (const who of [person, other]) {
    await call(
      backend.current,
      favoritesResource.endpoints.add,
      { body: { schoolId: school.id } },
      who.token,
    );
  }
  const sent = await call(
    backend.current,
    applicantsResource.endpoints.submit,
    { params: { id: school.id }, body: applicationTo(school.id), idempotencyKey: 'export-test' },
    person.token,
  );
  expect(sent.status).toBe(201);
  const { body, status } = await call(backend.current, exportOwn, of(person), person.token);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ id: person.id, phone: person.phone });
  expect(body.records['favorites']).toMatchObject([{ userId: person.id, schoolId: school.id }]);
  expect(body.records['applicants']).toHaveLength(1);
  expect(body.records['applicant_events']).toHaveLength(1);
  const text = JSON.stringify(body);
  expect(text).not.toContain(other.id);
  expect(text).not.toMatch(/argon2|secretHash|providerToken|codeHash|tokenHash/);
});

test('the export is counted', async () => {
  const person = await makePerson(backend.current);
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await call(backend.current, exportOwn, of(person), person.token)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('messages, staff’s notes and what others did about the person are in it, without codes and without others', async () => {
  const [person, stranger] = [await makePerson(backend.current), await makePerson(backend.current)];
  const school = await makeSchool(backend.current);
  const staff = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
  const { db } = backend.current.deps;
  const email = `Sok.${person.phone.slice(-5)}@example.com`;
  const address = { email, emailVerified: true };
  await db.update(schema.users).set(address).where(eq(schema.users.id, person.id));
  const unproven = { email: `unproven-${person.phone.slice(-5)}@example.com` };
  await db.update(schema.users).set(unproven).where(eq(schema.users.id, stranger.id));
  for (const to of [person.phone, email.toLowerCase(), unproven.email])
    await enqueueMail(backend.current.deps, { to, subject: 'A subject', body: 'code 482913' });
  const sent = await call(
    backend.current,
    applicantsResource.endpoints.submit,
    { params: { id: school.id }, body: applicationTo(school.id), idempotencyKey: 'export-notes' },
    person.token,
  );
  expect(sent.status).toBe(201);
  const now = backend.current.clock.now();
  const [application] = await db
    .select()
    .from(schema.applicants)
    .where(eq(schema.applicants.userId, person.id));
  await db.insert(schema.followUps).values({
    applicantId: application?.id ?? '',
    createdBy: staff.id,
    channel: 'call',
    note: 'Wants to hear about loans.',
    createdAt: now,
    updatedAt: now,
  });
  await runAct(backend.current.deps, { caller: null }, async (act) =>
    act.note('user-reminded', person.id, {}, staff.id),
  );
  const { records } = (await call(backend.current, exportOwn, of(person), person.token)).body;
  const messages = (records['outbox'] ?? []).filter((row) => row['subject'] === 'A subject');
  expect(messages.map((row) => row['recipient']).toSorted()).toEqual([person.phone, email.toLowerCase()]);
  expect(records['follow_ups']).toMatchObject([{ channel: 'call', note: 'Wants to hear about loans.' }]);
  expect(records['audit_log']).toContainEqual(expect.objectContaining({ action: 'user-reminded' }));
  const text = JSON.stringify(records);
  expect(text).not.toContain('482913');
  expect(text).not.toContain(staff.id);
  const others = (await call(backend.current, exportOwn, of(stranger), stranger.token)).body.records;
  expect(others['outbox']).toEqual([]);
});

/** Schools, offers and settings. A new table must be here, in the export, or in `notExported` with a reason. */
const aboutNobody = [
  'announced_vacancies',
  'article_slugs',
  'site_texts',
  'applicant_steps',
  'assessments',
  'banks',
  'calendars',
  'campuses',
  'career_centers',
  'categories',
  'class_courses',
  'class_sessions',
  'companies',
  'course_materials',
  'events',
  'fair_booths',
  'fair_sessions',
  'forum_events',
  'grading_scales',
  'group_structures',
  'holidays',
  'job_runs',
  'later_steps',
  'message_settings',
  'missed_searches',
  'organization_settings',
  'school_configurations',
  'scholarships',
  'school_terms',
  'question_tags',
  'schools',
  'sms_budgets',
  'secret_fingerprints',
  'seed_runs',
  'short_links',
  'structure_records',
  'student_code_counters',
  'structures',
  'subjects',
  'tag_changes',
  'telegram_reader',
  'term_locks',
  'vacancies',
  'vacancy_reject_reasons',
  'vacancy_steps',
];

test('every table is exported, left out for a reason, or about nobody', async () => {
  const tables = Object.values(schema as Record<string, unknown>)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table));
  const person = await makePerson(backend.current);
  const { records } = (await call(backend.current, exportOwn, of(person), person.token)).body;
  const leftOut = notExported.map(({ table }) => getTableConfig(table).name);
  const decided = ['users', ...Object.keys(records), ...leftOut, ...aboutNobody];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
  expect(notExported.filter(({ why }) => why.length < 20)).toEqual([]);
  const personal =
    /^(?:user_id|actor_id|owner|recipient|first_name|last_name|dob|guardian|created_by|viewer)$/;
  const wrong = tables.filter(
    ({ name, columns }) => aboutNobody.includes(name) && columns.some((column) => personal.test(column.name)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a school sees the sign-ins of its applicants, of nobody else, and that leaves a trace', async () => {
  const [school, elsewhere] = [await makeSchool(backend.current), await makeSchool(backend.current)];
  const person = await makePerson(backend.current);
  await call(
    backend.current,
    applicantsResource.endpoints.submit,
    { params: { id: school.id }, body: applicationTo(school.id), idempotencyKey: 'sign-ins-test' },
    person.token,
  );
  await logIn(person, '203.0.113.1', '000001');
  backend.current.clock.advance(1);
  await logIn(person, '203.0.113.1');
  const staff = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const stranger = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [elsewhere.id] });
  const ask = (orgId: string, bearer: string) =>
    call(backend.current, signIns, { params: { orgId, userId: person.id } }, bearer);
  const { body } = await ask(school.id, staff.token);
  expect(body.data.map(({ action }) => action)).toEqual(['login', 'login-failed']);
  expect((await ask(school.id, stranger.token)).status).toBe(404);
  expect((await ask(elsewhere.id, stranger.token)).status).toBe(404);
  const traces = await backend.current.deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(schema.auditLog)
    .where(eq(schema.auditLog.actorId, staff.id));
  expect(traces).toEqual([{ count: 1 }]);
});

test('what an advisor did to an account is in its history with their name, and not in their own', async () => {
  const person = await makePerson(backend.current);
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  for (const enabled of [false, true]) {
    backend.current.clock.advance(1);
    const body = { params: { id: person.id }, body: { enabled } };
    await call(backend.current, peopleResource.endpoints.setEnabled, body, advisor.token);
  }
  const ask = async (userId: string) =>
    (await call(backend.current, signIns, { params: { orgId: sala, userId } }, advisor.token)).body.data;
  expect((await ask(person.id)).map(({ action, by }) => [action, by?.lastName])).toEqual([
    ['user-enabled', 'Sok'],
    ['user-disabled', 'Sok'],
  ]);
  expect(await ask(advisor.id)).toEqual([]);
});

test('a grant of one step opens none of this', async () => {
  const person = await makePerson(backend.current);
  const grant = await signGrant(backend.current.deps, { id: person.id, userId: person.id });
  expect((await call(backend.current, sessions, of(person), grant)).status).toBe(401);
});
