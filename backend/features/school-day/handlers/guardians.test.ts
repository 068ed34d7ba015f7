import { expect, test } from 'vitest';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { guardiansOf } from '@/backend/core/access/school-life';
import { readWards } from '@/backend/features/school-day/services/wards';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { list, makeCode, change, end, enter, wards, leave } = guardiansResource.endpoints;
const { timetable, attendance, scores, materials } = recordsResource.endpoints;

const scene = async (overrides: object = {}) => {
  const b = backend.current;
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  const student = await makeStudent(
    b,
    { schoolId: school.id, campusId },
    { dob: '2010-05-05', ...overrides },
  );
  const params = { orgId: school.id, id: student.id };
  const guardian = await makePerson(b);
  return { school, advisor, student, params, guardian, token: student.person.token };
};

type Scene = Awaited<ReturnType<typeof scene>>;

const codeOf = async ({ params }: Scene, token: string) =>
  (await call(backend.current, makeCode, { params }, token)).body.code;
const type = (person: Person, code: string) =>
  call(backend.current, enter, { params: { userId: person.id }, body: { code } }, person.token);

const confirmed = async (made: Scene) => {
  const ward = (await type(made.guardian, await codeOf(made, made.token))).body;
  const params = { ...made.params, guardianId: ward.guardianId };
  await call(backend.current, change, { params, body: { confirm: true }, version: 1 }, made.token);
  return params;
};

const told = async ({ student }: Scene, matter: 'attendance' | 'scores') =>
  (await guardiansOf(backend.current.deps.db, [student.id], matter)).get(student.id) ?? [];

const reads = async ({ params, guardian }: Scene) => {
  const b = backend.current;
  const documents = documentRequestsResource.endpoints.list;
  const statuses = [];
  for (const endpoint of [timetable, attendance, scores, materials, documents])
    statuses.push((await call(b, endpoint, { params }, guardian.token)).status);
  return statuses;
};

test('a code makes a guardian once, the student confirms, and sees who reads what; an ended one finds nothing', async () => {
  const b = backend.current;
  const made = await scene();
  const code = await codeOf(made, made.token);
  expect(code).toMatch(/^[ACEFHJKMNPRTUWXY]{8}$/);
  const entered = await type(made.guardian, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  expect([entered.status, entered.body.state, entered.body.studentName]).toEqual([
    201,
    'waiting',
    'Sok Dara',
  ]);
  expect((await type(await makePerson(b), code)).error.issues).toMatchObject([
    { path: 'code', code: 'wrong-code' },
  ]);
  expect(await reads(made)).toEqual([404, 404, 404, 404, 404]);
  const params = { ...made.params, guardianId: entered.body.guardianId };
  const seen = (await call(b, list, { params: made.params }, made.token)).body;
  expect(seen).toMatchObject({
    data: [{ userId: made.guardian.id, state: 'waiting' }],
    mayConfirm: true,
    codeUntil: null,
  });
  await call(b, change, { params, body: { confirm: true }, version: 1 }, made.token);
  expect(await reads(made)).toEqual([200, 200, 200, 200, 200]);
  const narrowed = { sees: ['attendance' as const] };
  expect((await call(b, change, { params, body: narrowed, version: 1 }, made.token)).status).toBe(412);
  await call(b, change, { params, body: narrowed, version: 2 }, made.token);
  expect(await reads(made)).toEqual([404, 200, 404, 404, 404]);
  expect(await told(made, 'attendance')).toEqual([made.guardian.id]);
  expect(await told(made, 'scores')).toEqual([]);
  expect((await call(b, end, { params }, made.token)).status).toBe(200);
  expect(await reads(made)).toEqual([404, 404, 404, 404, 404]);
  const own = { params: { userId: made.guardian.id } };
  expect((await call(b, wards, own, made.guardian.token)).body.data).toEqual([]);
});

test('a guardian writes nothing, reads no other student, and may leave', async () => {
  const b = backend.current;
  const [made, other] = [await scene(), await scene()];
  const { guardianId } = await confirmed(made);
  const request = {
    kind: 'transcript' as const,
    copy: 'soft' as const,
    language: 'km' as const,
    purpose: 'x',
  };
  const asked = await call(
    b,
    documentRequestsResource.endpoints.create,
    { params: made.params, body: request, idempotencyKey: 'guardian-asks' },
    made.guardian.token,
  );
  expect(asked.status).toBe(403);
  for (const params of [other.params, { ...made.params, orgId: other.school.id }])
    expect((await call(b, attendance, { params }, made.guardian.token)).status).toBe(404);
  expect((await call(b, makeCode, { params: made.params }, made.guardian.token)).status).toBe(404);
  const own = { userId: made.guardian.id, guardianId };
  expect((await call(b, leave, { params: own }, made.guardian.token)).status).toBe(200);
  expect((await call(b, attendance, { params: made.params }, made.guardian.token)).status).toBe(404);
  const notices = await call(
    b,
    notificationsResource.endpoints.list,
    { params: { userId: made.student.person.id }, query: {} },
    made.token,
  );
  expect(notices.body.list.map(({ kind, href }) => `${kind} ${href}`)).toContain(
    'guardian-left /profile/enrolled/userprofile',
  );
});

test('the student, a second time and a fifth guardian are refused, and the code stays open', async () => {
  const b = backend.current;
  const made = await scene();
  const own = await type(made.student.person, await codeOf(made, made.token));
  expect([own.status, own.error.code]).toEqual([409, 'own-code']);
  await confirmed(made);
  const again = await type(made.guardian, await codeOf(made, made.token));
  expect([again.status, again.error.code]).toEqual([409, 'already-guardian']);
  for (const person of [await makePerson(b), await makePerson(b), await makePerson(b)])
    expect((await type(person, await codeOf(made, made.token))).status).toBe(201);
  const full = await call(b, makeCode, { params: made.params }, made.token);
  expect([full.status, full.error.code]).toEqual([409, 'too-many-guardians']);
});

test('a code ends after 48 hours and with the next one; five tries an hour, all answered alike', async () => {
  const b = backend.current;
  const made = await scene();
  const first = await codeOf(made, made.token);
  const second = await codeOf(made, made.token);
  const person = await makePerson(b);
  const answers = [await type(person, first), await type(person, 'AAAAAAAA'), await type(person, '?')];
  b.clock.advance(48 * 3600);
  const late = await makePerson(b);
  answers.push(await type(late, second));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
  const statuses = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await type(late, 'AAAAAAAA')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 429]);
});

test('the office makes a code for a child, and confirms only for one without an account', async () => {
  const b = backend.current;
  const made = await scene();
  const { guardianId } = (await type(made.guardian, await codeOf(made, made.advisor.token))).body;
  const confirm = (one: Scene, id: string) =>
    call(
      b,
      change,
      { params: { ...one.params, guardianId: id }, body: { confirm: true }, version: 1 },
      made.advisor.token,
    );
  expect((await confirm(made, guardianId)).status).toBe(403);
  const alone = await scene({ userId: null });
  const advisor = alone.advisor.token;
  const { body } = await type(alone.guardian, await codeOf(alone, advisor));
  const params = { ...alone.params, guardianId: body.guardianId };
  expect((await call(b, change, { params, body: { confirm: true }, version: 1 }, advisor)).body.state).toBe(
    'confirmed',
  );
  const grown = await scene({ dob: '2007-01-01' });
  expect((await call(b, makeCode, { params: grown.params }, grown.advisor.token)).status).toBe(403);
});

test('an adult is asked anew about the guardians of the child', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const today = b.clock.now().toISOString().slice(0, 10);
  const made = await scene({ dob: `${Number(today.slice(0, 4)) - 18}${today.slice(4)}` });
  // Born today eighteen years ago: confirmed as an adult, and not asked again.
  await confirmed(made);
  await sweepEnded(b.deps);
  expect(await reads(made)).toEqual([200, 200, 200, 200, 200]);
  const tomorrow = new Date(b.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const younger = await scene({ dob: `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}` });
  const params = await confirmed(younger);
  await sweepEnded(b.deps);
  expect((await reads(younger))[0]).toBe(200);
  b.clock.advance(86_400);
  await sweepEnded(b.deps);
  expect(await readWards(b.deps.db, younger.guardian.id)).toMatchObject([
    { guardianId: params.guardianId, state: 'asked-anew' },
  ]);
  expect(await told(younger, 'scores')).toEqual([]);
});
