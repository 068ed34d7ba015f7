import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { suggestionsResource } from '@/lib/contract/schools/suggestions';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { auditLog, schools } from '@/backend/db/schema';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kinds } from '@/backend/spreadsheet/kinds';
import { readTable } from '@/backend/spreadsheet/table';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeCalendar, makeEvent, makeSchoolWithStudent } from '@/tests/support/school-records';
import { schoolQueue } from '@/tests/support/school-queue';
import { schoolStandingResource } from '@/lib/contract/schools/school-standing';
import { schoolsResource } from '@/lib/contract/schools/schools';

const backend = useTestBackend();
const { search, similar, campuses } = schoolsResource.endpoints;
const { get: standing } = schoolStandingResource.endpoints;
const {
  draftNamed,
  freshName,
  makeMaker,
  makeAdvisor,
  add,
  waitingSchool,
  read,
  change,
  settle,
  inQueue,
  toldTo,
} = schoolQueue(backend);
let counter = 0;

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
  await expect(db.update(schools).set({ status: 'active' }).where(eq(schools.id, id))).rejects.toThrow(
    'Failed query',
  );
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

test('an unchecked school issues no papers, and the proof of an earlier one says so', async () => {
  const b = backend.current;
  const { school, student } = await makeSchoolWithStudent(b);
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const order = () =>
    call(
      b,
      issuedPapersResource.endpoints.issue,
      {
        params: { orgId: school.id },
        body: { kind: 'enrollment-certificate', language: 'en', studentId: student.id },
        idempotencyKey: randomUUID(),
      },
      office.token,
    );
  const issued = await order();
  expect(issued.status).toBe(201);
  const proof = async () =>
    (await b.app.request(new URL(issued.body.data[0]?.proofUrl ?? '', 'http://test').pathname)).text();
  const warnings = ['Nobody at Sala has checked this school', 'Sala មិនទាន់បានពិនិត្យសាលានេះទេ'];
  const said = async () => {
    const page = await proof();
    return warnings.map((warning) => page.includes(warning));
  };
  expect(await said()).toEqual([false, false]);
  expect(await settle(await makeAdvisor(), school.id, 'hide', 'It is not that school')).toEqual(['ok']);
  expect(await said()).toEqual([true, true]);
  const refused = await order();
  expect([refused.status, refused.error.code]).toEqual([409, 'waits-for-advisor']);
});
