import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unseenReason } from '@/tests/support/applications';
import { users } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { call, useTestBackend } from '@/tests/support/backend';
import {
  applicationTo,
  makePerson,
  makeProgram,
  makeSchool,
  makeStep,
  type Person,
} from '@/tests/support/make';

const backend = useTestBackend();
const { submit, get, list, setStatus, mine, update, schema } = applicantsResource.endpoints;

const apply = (person: Person, schoolId: string, key: string, programId: string | null = null) =>
  call(
    backend.current,
    submit,
    { params: { id: schoolId }, body: applicationTo(schoolId, programId), idempotencyKey: key },
    person.token,
  );

test('the first application completes the account; a later one does not write it again', async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const account = async () => {
    const [row] = await b.deps.db.select().from(users).where(eq(users.id, student.id));
    return row;
  };
  await b.deps.db.update(users).set({ nationality: null, gender: null }).where(eq(users.id, student.id));
  await apply(student, (await makeSchool(b)).id, 'completing-1');
  const first = await account();
  expect(first).toMatchObject({ nationality: 'KH', gender: 'female' });
  b.clock.advance(60);
  expect((await apply(student, (await makeSchool(b)).id, 'completing-2')).status).toBe(201);
  expect(await account()).toEqual(first);
});

test('an application starts pending, tells both sides, and shows on both', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const programId = await makeProgram(b, school.id);
  const [student, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const answer = await apply(student, school.id, 'first-application', programId);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    applicantStatus: 'pending',
    // Its papers are missing: the school cannot decide before they are sent.
    nextActor: 'applicant',
    version: 1,
    schoolId: school.id,
  });
  expect(answer.body.enrollToSubject?.enrollableSubjectId).toBe(programId);
  expect(answer.body.missing.map((item) => item.en)).toEqual([
    'National exam (BacII) result',
    'Proof of finishing high school',
    'Birth certificate',
  ]);
  const own = await call(b, mine, { params: { id: student.id } }, student.token);
  expect(own.body.data.map((row) => row.applicantId)).toEqual([answer.body.applicantId]);
  const seen = await call(b, list, {}, advisor.token);
  expect(seen.body).toMatchObject({ countTotal: 1, countAllData: 1, countByStatus: { pending: 1 } });
  const { list: listNotices } = notificationsResource.endpoints;
  const notices = await call(b, listNotices, { params: { userId: advisor.id } }, advisor.token);
  expect(notices.body).toMatchObject({ countTotalUnread: 1, list: [{ kind: 'application-new' }] });
});

test(
  'fifty parallel calls with one key make one application and answer alike',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const student = await makePerson(b);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => apply(student, school.id, 'the-same-key')),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const own = await call(b, mine, { params: { id: student.id } }, student.token);
    expect(own.body.countTotal).toBe(1);
  },
);

test('the same key with another body is refused', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const student = await makePerson(b);
  await apply(student, school.id, 'one-key-two-bodies');
  const body = applicationTo(school.id);
  body.enrollToDetail.personal.firstName = 'Other';
  const answer = await call(
    b,
    submit,
    { params: { id: school.id }, body, idempotencyKey: 'one-key-two-bodies' },
    student.token,
  );
  expect([answer.status, answer.error.code]).toEqual([422, 'idempotency-key-reused']);
});

test('a second open application for the same program is refused', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const student = await makePerson(b);
  await apply(student, school.id, 'application-one');
  const answer = await apply(student, school.id, 'application-two');
  expect([answer.status, answer.error.code]).toEqual([409, 'already-applied']);
});

test('an application walks along the steps of its school, with who and when', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  await makeStep(b, school.id, 'interview', 1);
  await makeStep(b, school.id, 'retired', 2, false);
  const [student, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const { body: application } = await apply(student, school.id, 'walks-the-steps');
  expect(application.steps.map((step) => step.key)).toEqual(['pending', 'interview', 'accepted', 'rejected']);
  const params = { id: application.applicantId };
  const move = (status: string, version: number) =>
    call(
      b,
      setStatus,
      { params, body: { applicantStatus: status, unseenReason, note: 'Bring a pen' }, version },
      advisor.token,
    );
  expect((await move('retired', 1)).status).toBe(422);
  b.clock.advance(600);
  const moved = await move('interview', 1);
  expect(moved.body).toMatchObject({ applicantStatus: 'interview', version: 2 });
  expect(moved.body.timeline.at(-1)).toMatchObject({
    fromStatus: 'pending',
    toStatus: 'interview',
    actorName: 'Sok Dara',
    actorRole: 'advisor',
    note: 'Bring a pen',
    at: b.clock.now().toISOString(),
  });
  const accepted = await move('accepted', 2);
  // Papers that were not sent are still missing after the decision.
  expect(accepted.body).toMatchObject({ nextActor: 'applicant', missing: moved.body.missing });
  expect(moved.body.missing).not.toEqual([]);
});

test('of two advisors who change the same version, the second is told', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const student = await makePerson(b);
  const advisors = await Promise.all(
    [1, 2].map(() => makePerson(b, { roles: ['advisor'], staffOf: [school.id] })),
  );
  const { body: application } = await apply(student, school.id, 'two-advisors');
  const answers = await Promise.all(
    advisors.map((advisor, index) =>
      call(
        b,
        setStatus,
        {
          params: { id: application.applicantId },
          body: { applicantStatus: index === 0 ? 'accepted' : 'rejected', unseenReason },
          version: 1,
        },
        advisor.token,
      ),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
  const after = await call(b, get, { query: { applicantId: application.applicantId } }, student.token);
  expect(after.body.timeline.filter(({ kind }) => kind === 'status')).toHaveLength(2);
  expect(after.body.version).toBe(2);
});

test('nobody decides on an application of their own', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const colleague = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const { body: application } = await apply(advisor, school.id, 'of-the-advisor');
  const params = { id: application.applicantId };
  const body = { applicantStatus: 'accepted', unseenReason };
  const refused = await call(b, setStatus, { params, body, version: 1 }, advisor.token);
  expect([refused.status, refused.error?.code]).toEqual([403, 'own-application']);
  expect((await call(b, setStatus, { params, body, version: 1 }, colleague.token)).status).toBe(200);
});

test('a student corrects an application while it is pending and not later', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [student, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const { body: application } = await apply(student, school.id, 'corrects-it');
  const params = { id: application.applicantId };
  const detail = applicationTo(school.id).enrollToDetail;
  detail.personal.firstName = 'Bopha';
  const changed = await call(
    b,
    update,
    { params, body: { enrollToDetail: detail }, version: 1 },
    student.token,
  );
  expect(changed.body).toMatchObject({ applicantName: 'Sok Bopha', version: 2 });
  const stale = await call(
    b,
    update,
    { params, body: { enrollToDetail: detail }, version: 1 },
    student.token,
  );
  expect([stale.status, stale.error.code]).toEqual([412, 'stale-version']);
  await call(
    b,
    setStatus,
    { params, body: { applicantStatus: 'accepted', unseenReason }, version: 2 },
    advisor.token,
  );
  const late = await call(b, update, { params, body: { enrollToDetail: detail }, version: 3 }, student.token);
  expect([late.status, late.error.code]).toEqual([409, 'already-processed']);
});

test('bad fields are named as the form wrote them', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const student = await makePerson(b);
  const body = applicationTo(school.id);
  body.enrollToDetail.personal.firstNameKm = 'Dara';
  body.enrollToDetail.personal.birthday = '02/30/2008';
  const answer = await call(
    b,
    submit,
    { params: { id: school.id }, body, idempotencyKey: 'bad-fields' },
    student.token,
  );
  expect(answer.status).toBe(422);
  expect(answer.error.issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'enrollToDetail.personal.firstNameKm', code: 'khmer-only' }),
      expect.objectContaining({ path: 'enrollToDetail.personal.birthday', code: 'invalid-date' }),
    ]),
  );
});

test('advisors filter by status, days, words and reference code', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const first = await apply(await makePerson(b), school.id, 'filter-one');
  b.clock.advance(3 * 86_400);
  const second = await apply(await makePerson(b), school.id, 'filter-two');
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const ids = async (query: NonNullable<Parameters<typeof call<typeof list>>[2]['query']>) =>
    (await call(b, list, { query }, advisor.token)).body.data.map((row) => row.applicantId);
  const day = second.body.createdAt.slice(0, 10);
  expect(await ids({ createdAt: day })).toEqual([second.body.applicantId]);
  expect(await ids({ createdTo: first.body.createdAt.slice(0, 10) })).toEqual([first.body.applicantId]);
  expect(await ids({ keyword: first.body.referenceCode.toLowerCase() })).toEqual([first.body.applicantId]);
  expect(await ids({ keyword: 'តារា' })).toHaveLength(2);
  expect(await ids({ applicantStatus: 'accepted' })).toEqual([]);
});

test('the schema of a school lists its steps in order', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  await makeStep(b, school.id, 'exam', 5);
  const answer = await call(b, schema, { params: { id: school.id } });
  expect(answer.body.steps.map(({ key, order }) => [key, order])).toEqual([
    ['pending', 1],
    ['exam', 2],
    ['accepted', 3],
    ['rejected', 4],
  ]);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a step called %s is one that no application is in',
  async (applicantStatus) => {
    const b = backend.current;
    const school = await makeSchool(b);
    await makeStep(b, school.id, applicantStatus, 1);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
    for (const narrowed of [{}, { keyword: 'dara' }]) {
      const query = { applicantStatus, ...narrowed };
      const ofSchool = await call(b, list, { query }, advisor.token);
      expect(ofSchool.status).toBe(200);
      expect(ofSchool.body).toMatchObject({ data: [], countTotal: 0 });
    }
  },
);
