import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { organizationsResource } from '@/lib/contract/school-day/organizations';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeSchoolWithStudent } from '@/tests/support/school-records';
import { auditLog, documentRequests, notifications } from '@/backend/db/schema';
import { openDocumentRequestsMax } from '@/backend/limits';

const backend = useTestBackend();
const { create, list, setStatus, listOfOrganization } = documentRequestsResource.endpoints;
let key = 0;
const newKey = () => `document-${(key += 1)}`;
const wanted = { kind: 'transcript' as const, language: 'en' as const, purpose: 'Scholarship' };

const scene = async () => {
  const made = await makeSchoolWithStudent(backend.current);
  const params = { orgId: made.school.id, id: made.student.person.id };
  const hard = { ...wanted, copy: 'hard' as const, copies: 2, campusId: made.campusId };
  return { ...made, params, hard, soft: { ...wanted, copy: 'soft' as const } };
};

test('a student asks for hard and soft copies and follows them; the school works them off', async () => {
  const b = backend.current;
  const { school, student, advisor, params, hard, soft } = await scene();
  const { token } = student.person;
  const first = await call(b, create, { params, body: hard, idempotencyKey: newKey() }, token);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ status: 'requested', copies: 2, studentName: 'Sok Dara', email: null });
  b.clock.advance(60);
  await call(b, create, { params, body: soft, idempotencyKey: newKey() }, token);
  const copies = async (query: object) =>
    (await call(b, list, { params, query }, token)).body.data.map(({ copy }) => copy);
  expect(await copies({})).toEqual(['soft', 'hard']);
  expect(await copies({ copy: 'hard' })).toEqual(['hard']);
  const queue = await call(b, listOfOrganization, { params: { orgId: school.id } }, advisor.token);
  expect(queue.body.data.map(({ copy }) => copy)).toEqual(['hard', 'soft']);
  const target = { ...params, requestId: first.body.requestId };
  const ready = await call(
    b,
    setStatus,
    { params: target, body: { status: 'ready', note: 'Room 3' }, version: 1 },
    advisor.token,
  );
  expect(ready.body).toMatchObject({ status: 'ready', note: 'Room 3', version: 2 });
  const back = await call(
    b,
    setStatus,
    { params: target, body: { status: 'processing' }, version: 2 },
    advisor.token,
  );
  expect([back.status, back.error.code]).toEqual([409, 'step-not-possible']);
  const stale = await call(
    b,
    setStatus,
    { params: target, body: { status: 'handed-over' }, version: 1 },
    advisor.token,
  );
  expect(stale.status).toBe(412);
  const rows = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, first.body.requestId));
  expect(rows.map(({ action }) => action).sort()).toEqual(['document-request-status', 'document-requested']);
});

test('a new request is first in the list of the school, however many are answered', async () => {
  const b = backend.current;
  const { school, student, advisor, params, soft } = await scene();
  const answered = Array.from({ length: 120 }, (_, second) => ({
    ...wanted,
    copy: 'hard' as const,
    copies: 1,
    schoolId: school.id,
    studentId: student.id,
    status: second % 2 === 0 ? ('handed-over' as const) : ('ready' as const),
    createdAt: new Date(second * 1000),
    updatedAt: new Date(second * 1000),
  }));
  await b.deps.db.insert(documentRequests).values(answered);
  const { body: made } = await call(
    b,
    create,
    { params, body: soft, idempotencyKey: newKey() },
    student.person.token,
  );
  const read = async (query: object) =>
    (await call(b, listOfOrganization, { params: { orgId: school.id }, query }, advisor.token)).body;
  const open = await read({});
  expect([open.countTotal, open.data.map(({ requestId }) => requestId)]).toEqual([1, [made.requestId]]);
  const past = await read({ view: 'answered', start: 100 });
  expect([past.countTotal, past.data.length]).toEqual([120, 20]);
  expect(past.data.at(-1)?.createdAt).toBe(new Date(0).toISOString());
});

test('a student takes a request back in time, and cannot do the school’s work', async () => {
  const b = backend.current;
  const { student, advisor, params, soft } = await scene();
  const { token } = student.person;
  const { body: made } = await call(b, create, { params, body: soft, idempotencyKey: newKey() }, token);
  const target = { ...params, requestId: made.requestId };
  const move = (status: 'ready' | 'cancelled' | 'processing', version: number, as = token) =>
    call(b, setStatus, { params: target, body: { status }, version }, as);
  expect((await move('ready', 1)).status).toBe(409);
  expect((await move('cancelled', 1, advisor.token)).status).toBe(409);
  expect((await move('cancelled', 1)).body.status).toBe('cancelled');
  expect((await move('processing', 2, advisor.token)).status).toBe(409);
});

test('a request is rejected with a reason, which the student reads in the list and is told; a word of the student needs none', async () => {
  const b = backend.current;
  const { student, advisor, params, soft } = await scene();
  const { token, id: userId } = student.person;
  const { body: made } = await call(b, create, { params, body: soft, idempotencyKey: newKey() }, token);
  const target = { ...params, requestId: made.requestId };
  const reject = (note?: string) =>
    call(
      b,
      setStatus,
      {
        params: target,
        body: { status: 'rejected' as const, ...(note !== undefined && { note }) },
        version: 1,
      },
      advisor.token,
    );
  for (const nothing of [undefined, '', ' \u200b'])
    expect(await reject(nothing)).toMatchObject({
      status: 422,
      error: { issues: [{ path: 'note', code: 'required' }] },
    });
  expect((await reject('No course is over yet.')).body.note).toBe('No course is over yet.');
  const [shown] = (await call(b, list, { params }, token)).body.data;
  expect(shown).toMatchObject({ status: 'rejected', note: 'No course is over yet.' });
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
  expect(told.map(({ kind, params: said }) => [kind, said['statusEn'], said['statusKm']])).toEqual([
    ['document-status', 'Rejected. Reason: No course is over yet', 'បានបដិសេធ។ មូលហេតុ៖ No course is over yet'],
  ]);
});

test(
  'what is wrong with a request is said by field; the same key asks once',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { student, advisor, params, hard, soft } = await scene();
    const other = await scene();
    const { token } = student.person;
    const refuse = async (body: object) =>
      (
        await call(b, create, { params, body: body as typeof hard, idempotencyKey: newKey() }, token)
      ).error.issues?.map(({ path, code }) => `${path} ${code}`);
    expect(await refuse({ ...hard, purpose: '' })).toEqual(['purpose required']);
    expect(await refuse({ ...hard, campusId: other.campusId })).toEqual(['campusId unknown-campus']);
    expect(await refuse({ ...hard, copies: 6 })).toEqual(['copies too-big']);
    expect(await refuse({ ...soft, neededOn: '2026-10-01' })).toEqual(['neededOn in-the-past']);
    const same = { params, body: soft, idempotencyKey: newKey() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(b, create, same, token)));
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1);
    expect(
      (await call(b, create, { params, body: soft, idempotencyKey: newKey() }, advisor.token)).status,
    ).toBe(403);
  },
);

test('a student has at most so many requests waiting', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { student, params, soft } = await scene();
  const ask = () => call(b, create, { params, body: soft, idempotencyKey: newKey() }, student.person.token);
  const answers = await Promise.all(Array.from({ length: openDocumentRequestsMax + 3 }, ask));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(openDocumentRequestsMax);
  expect((await ask()).error.code).toBe('too-many-open');
});

test('an organization is Sala’s own or a school; its staff sets what learners see', async () => {
  const b = backend.current;
  const { get, update } = organizationsResource.endpoints;
  const { school, student, advisor } = await scene();
  const outsider = await makePerson(b, { roles: ['schoolAdmin'] });
  const { token } = student.person;
  const own = b.deps.env.ORGANIZATION_ID;
  expect((await call(b, get, { params: { id: own } }, token)).body).toMatchObject({
    kind: 'platform',
    name: 'Sala',
    version: 1,
  });
  const params = { id: school.id };
  expect((await call(b, get, { params }, token)).body).toMatchObject({
    kind: 'school',
    slug: school.slug,
    academicYear: null,
  });
  const body = {
    academicYear: '2026-2027',
    termStart: '2026-10-05',
    termEnd: '2027-02-12',
    attendanceMinPercent: 80,
  };
  expect((await call(b, update, { params, body, version: 1 }, advisor.token)).body).toMatchObject({
    ...body,
    version: 2,
  });
  expect((await call(b, update, { params, body, version: 1 }, advisor.token)).status).toBe(412);
  const wrong = await call(b, update, { params, body: { termEnd: '2026-01-01' }, version: 2 }, advisor.token);
  expect(wrong.error.issues).toEqual([{ path: 'termEnd', code: 'before-start' }]);
  expect((await call(b, update, { params, body, version: 2 }, outsider.token)).status).toBe(404);
  expect((await call(b, update, { params: { id: own }, body, version: 1 }, outsider.token)).status).toBe(404);
  expect((await call(b, update, { params: { id: own }, body, version: 1 }, advisor.token)).status).toBe(200);
  const closed = await makeSchool(b, { status: 'inactive' });
  expect((await call(b, get, { params: { id: closed.id } }, token)).status).toBe(404);
  expect((await call(b, get, { params: { id: student.id } }, token)).status).toBe(404);
});

test('a printed document is issued first and ready only once it lies there; a file is ready at once', async () => {
  const b = backend.current;
  const { school, student, advisor, params, hard, soft } = await scene();
  const { token, id: userId } = student.person;
  const { issue, revoke } = issuedPapersResource.endpoints;
  const certificate = { kind: 'enrollment-certificate' as const };
  const ask = async (body: typeof hard | typeof soft) =>
    (await call(b, create, { params, body: { ...body, ...certificate }, idempotencyKey: newKey() }, token))
      .body.requestId;
  const [printed, file] = [await ask(hard), await ask(soft)];
  const order = { ...certificate, language: 'en' as const, studentId: student.id };
  const issueFor = (requestId: string) =>
    call(
      b,
      issue,
      { params: { orgId: school.id }, body: { ...order, requestId }, idempotencyKey: newKey() },
      advisor.token,
    );
  const [paper] = (await issueFor(printed)).body.data;
  await issueFor(file);
  const states = async () =>
    Object.fromEntries(
      (await call(b, list, { params }, token)).body.data.map(({ requestId, status, isIssued }) => [
        requestId,
        [status, isIssued],
      ]),
    );
  expect(await states()).toEqual({ [printed]: ['processing', true], [file]: ['ready', true] });
  const again = await issueFor(printed);
  expect([again.status, again.error.code]).toEqual([409, 'issued']);
  const rejected = await call(
    b,
    setStatus,
    { params: { ...params, requestId: printed }, body: { status: 'rejected', note: 'No' }, version: 2 },
    advisor.token,
  );
  // Its paper would go on to count.
  expect([rejected.status, rejected.error.code]).toEqual([409, 'issued']);
  const told = async () =>
    (await b.deps.db.select().from(notifications).where(eq(notifications.userId, userId)))
      .filter(({ subject }) => subject === `document:${printed}`)
      .map(({ params: said }) => said['statusEn']);
  expect(await told()).toEqual(['Being prepared']);
  const move = (status: 'ready', version: number) =>
    call(
      b,
      setStatus,
      { params: { ...params, requestId: printed }, body: { status }, version },
      advisor.token,
    );
  expect((await move('ready', 2)).body).toMatchObject({ status: 'ready', isIssued: true });
  expect(await told()).toEqual(['Ready']);
  const paperId = paper?.paperId ?? '';
  await call(
    b,
    revoke,
    { params: { orgId: school.id, paperId }, body: { reason: 'Wrong name' }, version: 1 },
    advisor.token,
  );
  expect((await states())[printed]).toEqual(['processing', false]);
  expect((await issueFor(printed)).status).toBe(201);
});

test('a reason that is the same for everybody is read in the language of each reader', async () => {
  const b = backend.current;
  const { student, advisor, params, soft } = await scene();
  const { token, id: userId } = student.person;
  const { body: made } = await call(b, create, { params, body: soft, idempotencyKey: newKey() }, token);
  const body = { status: 'rejected' as const, reason: 'no-finished-course' as const };
  await call(
    b,
    setStatus,
    { params: { ...params, requestId: made.requestId }, body, version: 1 },
    advisor.token,
  );
  const [shown] = (await call(b, list, { params }, token)).body.data;
  expect(shown).toMatchObject({ status: 'rejected', note: null, reason: 'no-finished-course' });
  const [told] = await b.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
  expect(told?.params['statusEn']).toContain('A transcript lists finished courses');
  expect(told?.params['statusKm']).toContain('ព្រឹត្តិបត្រពិន្ទុមានតែវគ្គសិក្សាដែលបានបញ្ចប់');
});
