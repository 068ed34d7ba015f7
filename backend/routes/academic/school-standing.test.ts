import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Input } from '@/lib/contract/endpoint';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import { suggestionsResource } from '@/lib/contract/academic/suggestions';
import { registrationsResource } from '@/lib/contract/recruitment/registrations';
import { calendarsResource } from '@/lib/contract/schedule/calendars';
import { reportsResource } from '@/lib/contract/user/reports';
import { auditLog, notifications, schools } from '@/backend/db/schema';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kinds } from '@/backend/spreadsheet/kinds';
import { readTable } from '@/backend/spreadsheet/table';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeCalendar, makeEvent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { create, get, search, similar, campuses, standing, update } = schoolsResource.endpoints;
const { waiting, decide } = reportsResource.endpoints;

let counter = 0;
/** Names that are near no other of this file. */
const draftNamed = (name: string, nameNative = `សាលា${name}`) => ({
  name,
  nameNative,
  schoolType: 'university' as const,
  province: '12',
  isPublic: true,
});
const freshName = () => {
  counter += 1;
  return `${randomUUID().replace(/[^a-f]/g, '')} College ${counter}`;
};

const makeMaker = () => makePerson(backend.current, { roles: ['schoolAdmin'] });
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });
const add = (by: Person, body: Input<typeof create>['body']) =>
  call(backend.current, create, { body, idempotencyKey: randomUUID() }, by.token);
const waitingSchool = async () => {
  const maker = await makeMaker();
  const { body, status } = await add(maker, draftNamed(freshName()));
  expect(status).toBe(201);
  return { maker, school: body, id: body.schoolId };
};
const read = async (id: string, by?: Person) => call(backend.current, get, { params: { id } }, by?.token);
const change = async (id: string, body: Input<typeof update>['body'], by: Person) => {
  const { body: present } = await read(id, by);
  return call(backend.current, update, { params: { id }, body, version: present.version }, by.token);
};
const settle = async (by: Person, id: string, decision: 'keep' | 'hide' | 'release', reason = 'Called') => {
  const rows = [{ kind: 'school' as const, id, decision, reason }];
  const { body } = await call(
    backend.current,
    decide,
    { body: { rows }, idempotencyKey: randomUUID() },
    by.token,
  );
  return body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
};
const inQueue = async (by: Person, id: string, state: 'waiting' | 'hidden' = 'waiting') => {
  const query = { kind: 'school' as const, state, limit: 100 };
  const { body } = await call(backend.current, waiting, { query }, by.token);
  return body.data.find((item) => item.id === id);
};
const toldTo = async (by: Person) =>
  (
    await backend.current.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, by.id))
      .orderBy(notifications.createdAt)
  ).map(({ kind, href, params }) => ({ kind, href, reason: params['statusEn'] }));

test('the school of a school admin is hidden from everybody but its maker until an advisor agrees', async () => {
  const b = backend.current;
  const { maker, school, id } = await waitingSchool();
  const [advisor, student] = [await makeAdvisor(), await makePerson(b)];
  const subjectId = await makeProgram(b, id);
  const orgId = id;
  const event = await makeEvent(b, await makeCalendar(b, id), 24);
  expect(school).toMatchObject({ status: 'inactive', agreedOn: null });

  const found = async (token?: string) =>
    (await call(b, search, { query: { keyword: school.name, status: 'all' } }, token)).body.hits.length;
  const asked = async (by?: Person) => [
    (await read(id, by)).status,
    (await call(b, similar, { params: { id } }, by?.token)).status,
    (await call(b, campuses, { params: { id: school.slug } }, by?.token)).status,
    (await call(b, subjectsResource.endpoints.get, { params: { id: subjectId } }, by?.token)).status,
    (await call(b, calendarsResource.endpoints.events, { params: { orgId } }, by?.token)).status,
    (await call(b, calendarsResource.endpoints.event, { params: { orgId, id: event.id } }, by?.token)).status,
    await found(by?.token),
  ];
  const suggested = async () =>
    (
      await call(b, suggestionsResource.endpoints.list, { query: { keyword: school.name } })
    ).body.schools.some(({ slug }) => slug === school.slug);
  const apply = async () => {
    const body = applicationTo(id);
    const params = { id };
    return (
      await call(
        b,
        applicantsResource.endpoints.submit,
        { params, body, idempotencyKey: randomUUID() },
        student.token,
      )
    ).status;
  };
  const centers = async () =>
    (await call(b, registrationsResource.endpoints.centers, { params: { orgId } })).status;
  const hidden = [404, 404, 404, 404, 404, 404, 0];
  const shown = [200, 200, 200, 200, 200, 200, 1];
  expect(await asked()).toEqual(hidden);
  expect(await asked(student)).toEqual(hidden);
  expect(await asked(maker)).toEqual(shown);
  expect([await suggested(), await apply(), await centers()]).toEqual([false, 404, 404]);

  expect(await settle(advisor, id, 'release')).toEqual(['ok']);
  expect(await asked()).toEqual(shown);
  expect([await suggested(), await apply(), await centers()]).toEqual([true, 201, 200]);
  expect((await read(id)).body.agreedOn).toBe((await read(id, maker)).body.agreedOn);
  expect((await read(id)).body.agreedOn).not.toBeNull();
});

test('its maker edits it and reads what it waits for, but cannot make it public', async () => {
  const { maker, id } = await waitingSchool();
  expect((await change(id, { tagline: { en: 'Learn', km: 'រៀន' } }, maker)).status).toBe(200);
  const refused = await change(id, { status: 'active' }, maker);
  expect([refused.status, refused.error?.issues]).toMatchObject([
    422,
    [{ path: 'status', code: 'waits-for-advisor' }],
  ]);
  const { body } = await call(backend.current, standing, { params: { id } }, maker.token);
  expect(body).toMatchObject({ state: 'waiting', wanted: null, last: null });
  expect(body.askedAt).not.toBeNull();
  const stranger = await makeMaker();
  expect((await call(backend.current, standing, { params: { id } }, stranger.token)).status).toBe(404);
  // Whatever writes it, the database keeps it hidden.
  const { db } = backend.current.deps;
  await expect(db.update(schools).set({ status: 'active' }).where(eq(schools.id, id))).rejects.toThrow();
});

test('a new school that asks to be public at once waits as well', async () => {
  const maker = await makeMaker();
  const { body } = await add(maker, { ...draftNamed(freshName()), status: 'active' });
  expect([body.status, body.agreedOn]).toEqual(['inactive', null]);
});

test('an imported table makes nothing public that an author without that right names', async () => {
  const { deps } = backend.current;
  const maker = await makeMaker();
  const code = `IMP${(counter += 1)}`;
  const table = [{ ...draftNamed(freshName()), code, status: 'active', isPublic: 'yes' }];
  const { rows } = readTable(Buffer.from(JSON.stringify(table)), 'json', kinds.schools);
  const author = { id: maker.id, roles: ['user', 'enrollment:school-admin'] };
  await importRows(deps, kinds.schools, rows, { author, requestId: 'test', dryRun: false });
  const [row] = await deps.db.select().from(schools).where(eq(schools.code, code));
  expect(row).toMatchObject({ status: 'inactive', agreedAt: null });
});

test('the school of an advisor is checked and public at once', async () => {
  const advisor = await makeAdvisor();
  const { body } = await add(advisor, draftNamed(freshName()));
  expect((await read(body.schoolId)).body).toMatchObject({ status: 'active', agreedOn: body.agreedOn });
  expect(body.agreedOn).not.toBeNull();
  expect(await inQueue(advisor, body.schoolId)).toBeUndefined();
});

test('the queue names the maker, the contacts and the near schools; both answers are told and recorded', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const name = freshName();
  const real = await makeSchool(b, { name, nameNative: `សាលា${name}` });
  const maker = await makeMaker();
  const { body } = await add(maker, {
    ...draftNamed(`${name} (official)`, `សាលា${name}`),
    website: 'https://school.example',
    isAnotherSchool: true,
  });
  const id = body.schoolId;
  expect(await inQueue(advisor, id)).toMatchObject({
    title: { en: `${name} (official)` },
    isShown: false,
    held: 'new-school',
    school: {
      website: 'https://school.example',
      phone: null,
      present: null,
      near: [{ id: real.id, slug: real.slug }],
    },
  });
  expect((await inQueue(advisor, id))?.author).not.toBeNull();
  expect(await settle(advisor, id, 'hide', 'The school knows nothing of it')).toEqual(['ok']);
  expect([await inQueue(advisor, id), (await inQueue(advisor, id, 'hidden'))?.held]).toEqual([
    undefined,
    'hidden',
  ]);
  expect((await call(b, standing, { params: { id } }, maker.token)).body).toMatchObject({
    state: 'declined',
    last: { agreed: false, reason: 'The school knows nothing of it' },
  });

  b.clock.advance(60);
  expect((await change(id, { tagline: { en: 'New', km: 'ថ្មី' } }, maker)).status).toBe(200);
  expect((await inQueue(advisor, id))?.last).toMatchObject({ decision: 'hide' });
  b.clock.advance(60);
  expect(await settle(advisor, id, 'release', 'They called back')).toEqual(['ok']);
  expect(await settle(advisor, id, 'release', 'Again')).toEqual(['already-decided']);
  const href = `/partner/school-information?schoolId=${id}`;
  expect(await toldTo(maker)).toEqual([
    { kind: 'school-declined', href, reason: 'The school knows nothing of it' },
    { kind: 'school-agreed', href, reason: 'They called back' },
  ]);
  const log = await b.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'review-decided')))
    .orderBy(auditLog.at);
  expect(log.map(({ actorId, detail }) => [actorId, detail])).toEqual([
    [advisor.id, { kind: 'school', decision: 'hide' }],
    [advisor.id, { kind: 'school', decision: 'release' }],
  ]);
});

test('an agreement that was a mistake is taken back, and the school is hidden again', async () => {
  const { maker, id } = await waitingSchool();
  const advisor = await makeAdvisor();
  await settle(advisor, id, 'release');
  expect(await settle(advisor, id, 'hide', 'The papers were false')).toEqual(['ok']);
  expect((await read(id)).status).toBe(404);
  expect((await change(id, { status: 'active' }, maker)).status).toBe(422);
});

test('a near name is asked about first, by everybody, and the answer is deliberate', async () => {
  const name = freshName();
  const real = await makeSchool(backend.current, { name, nameNative: `សាលា${name}`, province: '17' });
  for (const person of [await makeMaker(), await makeAdvisor()]) {
    const body = draftNamed(`The ${name.toUpperCase()} - Official`, 'ឈ្មោះផ្សេង');
    const refused = await add(person, body);
    expect([refused.status, refused.error?.code, refused.error?.records]).toEqual([
      409,
      'near-names',
      [{ id: real.id, slug: real.slug, name, nameNative: `សាលា${name}`, province: '17' }],
    ]);
    const answered = await add(person, { ...body, isAnotherSchool: true });
    expect(answered.status).toBe(201);
    // The next person would be asked about this one too.
    await backend.current.deps.db.delete(schools).where(eq(schools.id, answered.body.schoolId));
  }
});

test('a near name does not tell a school admin of hidden schools of others', async () => {
  const name = freshName();
  const { id } = await makeSchool(backend.current, { name, nameNative: `សាលា${name}`, status: 'inactive' });
  const refused = await add(await makeAdvisor(), draftNamed(name));
  expect(refused.error?.records).toMatchObject([{ id, slug: null }]);
  expect((await add(await makeMaker(), draftNamed(name))).status).toBe(201);
});

test('a checked school keeps its name until an advisor agrees to one near another school’s', async () => {
  const b = backend.current;
  const [own, other] = [freshName(), freshName()];
  await makeSchool(b, { name: other, nameNative: `សាលា${other}` });
  const { id } = await makeSchool(b, { name: own, nameNative: `សាលា${own}` });
  const maker = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [id] });
  const advisor = await makeAdvisor();
  const wish = { name: `${other} Official`, nameNative: 'ឈ្មោះថ្មី' };
  expect((await change(id, wish, maker)).error?.code).toBe('near-names');
  const kept = await change(
    id,
    { ...wish, tagline: { en: 'Kept', km: 'រក្សា' }, isAnotherSchool: true },
    maker,
  );
  expect(kept.body).toMatchObject({ name: own, status: 'active', tagline: { en: 'Kept' } });
  expect((await call(b, standing, { params: { id } }, maker.token)).body).toMatchObject({
    state: 'agreed',
    wanted: wish,
  });
  expect(await inQueue(advisor, id)).toMatchObject({
    held: 'new-name',
    title: { en: wish.name },
    school: { present: { name: own } },
  });
  expect(await settle(advisor, id, 'hide', 'It is another school’s')).toEqual(['ok']);
  expect((await read(id)).body).toMatchObject({ name: own, status: 'active' });
  expect(await inQueue(advisor, id, 'hidden')).toBeUndefined();

  await change(id, { ...wish, isAnotherSchool: true }, maker);
  expect(await settle(advisor, id, 'release')).toEqual(['ok']);
  expect((await read(id)).body).toMatchObject(wish);
  expect((await call(b, search, { query: { keyword: wish.name } })).body.hits).toMatchObject([
    { schoolId: id },
  ]);
  expect((await toldTo(maker)).map(({ kind }) => kind).toSorted()).toEqual([
    'school-agreed',
    'school-declined',
  ]);
  // Any other name needs nobody.
  const free = freshName();
  expect((await change(id, { name: free }, maker)).body).toMatchObject({ name: free, status: 'active' });
});
