import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicants, auditLog } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import type { OfferTerms } from '@/lib/contract/admissions/offer-shapes';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { apply, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
let school: { id: string };
let student: Person;
let staff: Person;
let id: string;

beforeEach(async () => {
  const b = backend.current;
  school = await makeSchool(b, { name: 'Lotus University' });
  student = await makePerson(b);
  staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  id = (await apply(b, school.id, { as: student })).applicantId;
});

const read = async (as = student) =>
  (await call(backend.current, applicantsResource.endpoints.get, { query: { applicantId: id } }, as.token))
    .body;
const offer = (terms: Partial<OfferTerms> | undefined, applicantStatus = 'accepted', version = 1) =>
  call(
    backend.current,
    applicantsResource.endpoints.setStatus,
    { params: { id }, body: { applicantStatus, unseenReason, ...(terms && { offer: terms }) }, version },
    staff.token,
  );
const answer = async (words: 'accepted' | 'declined', as = student) =>
  call(
    backend.current,
    offersResource.endpoints.answer,
    { params: { id }, body: { answer: words }, version: (await read()).version },
    as.token,
  );
/** The exam was last summer for the clock of the tests. */
const enter = (grade: 'A' | 'B' | 'C' | 'D', version = 0) =>
  call(
    backend.current,
    educationHistoryResource.endpoints.update,
    {
      params: { id: student.id },
      version,
      body: {
        nationalExam: {
          state: 'taken',
          track: 'science',
          date: '08/20/2026',
          grade,
          totalScore: null,
          subjects: {},
        },
      },
    },
    student.token,
  );
const notesOf = async (person: Person) =>
  (
    await call(
      backend.current,
      notificationsResource.endpoints.list,
      { params: { userId: person.id } },
      person.token,
    )
  ).body.list.map(({ kind, params }) => `${kind} ${params['statusEn'] ?? ''}`.trim());

test('a result that its person enters meets a condition by declaration, and nothing more', async () => {
  const { body } = await offer({ minimumGrade: 'C', answerBy: '2026-12-31' });
  expect(body).toMatchObject({ applicantStatus: 'accepted', step: { name: 'Accepted, on condition' } });
  expect(body.offer).toEqual({
    minimumGrade: 'C',
    condition: 'open',
    answerBy: '2026-12-31',
    proofBy: null,
    answer: null,
    answeredAt: null,
    inDoubt: false,
  });
  expect(await notesOf(student)).toContain('application-status Accepted if the BacII grade is C or better');

  backend.current.clock.advance(1);
  expect((await enter('B')).status).toBe(200);
  const declared = await read();
  expect(declared).toMatchObject({
    applicantStatus: 'accepted',
    step: { name: 'Accepted, on condition', nameNative: 'ទទួលយកដោយមានលក្ខខណ្ឌ' },
    offer: { condition: 'declared-met' },
    enrollToDetail: {
      nationalExam: { state: 'taken', grade: 'B' },
      highSchool: { graduated: true, graduationYear: 2026 },
    },
    results: [
      { kind: 'exam', declared: { role: 'student' }, proof: null },
      { kind: 'graduation', declared: { role: 'student' }, proof: null },
    ],
  });
  expect(declared.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'result-declared',
      note: 'B',
      fields: ['nationalExam', 'highSchool'],
      toStatus: 'accepted',
    }),
  );
  expect(await notesOf(student)).not.toContain('application-status Accepted');
});

test('a declared result below the condition loses nothing until it is proven, and may be corrected', async () => {
  await offer({ minimumGrade: 'C' });
  await enter('D');
  expect(await read()).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'declared-missed' },
  });
  await enter('B', 1);
  expect((await read()).offer).toMatchObject({ condition: 'declared-met' });
});

test('a place is accepted on condition at once; what was accepted can be given back, what was declined not taken', async () => {
  await offer({ minimumGrade: 'C', answerBy: '2026-12-31' });
  expect((await answer('accepted')).body).toMatchObject({
    nextActor: 'applicant',
    step: { name: 'Accepted, on condition' },
    offer: { condition: 'open', answer: 'accepted' },
  });
  expect(await notesOf(staff)).toContain('offer-accepted');
  expect(await answer('accepted')).toMatchObject({ status: 409, error: { code: 'already-answered' } });
  expect((await answer('declined')).body.offer?.answer).toBe('declined');
  expect(await answer('accepted')).toMatchObject({ status: 409, error: { code: 'already-answered' } });
});

test('a result that is declared meets a new condition by declaration, and refuses one that it misses', async () => {
  await enter('C');
  expect(await offer({ minimumGrade: 'B' }, 'accepted', 2)).toMatchObject({
    status: 422,
    error: { issues: [{ path: 'offer.minimumGrade', code: 'not-reached' }] },
  });
  expect((await offer({ minimumGrade: 'C' }, 'accepted', 2)).body.offer).toMatchObject({
    condition: 'declared-met',
  });
});

test('a result completes all applications that wait for it, once', async () => {
  const other = await makeSchool(backend.current);
  await apply(backend.current, other.id, { as: student });
  await enter('A');
  const mine = await call(
    backend.current,
    applicantsResource.endpoints.mine,
    { params: { id: student.id } },
    student.token,
  );
  expect(mine.body.data.map(({ version }) => version)).toEqual([2, 2]);
  expect(mine.body.data.flatMap(({ missing }) => missing.map(({ en }) => en))).not.toContain(
    'National exam (BacII) result',
  );
  await enter('B', 1);
  expect(await read()).toMatchObject({ version: 2, enrollToDetail: { nationalExam: { grade: 'A' } } });
});

test('terms belong to an acceptance, and its last day lies ahead', async () => {
  expect(await offer({}, 'rejected')).toMatchObject({ error: { issues: [{ code: 'not-an-offer' }] } });
  expect(await offer({ answerBy: '2020-01-01' })).toMatchObject({
    error: { issues: [{ path: 'offer.answerBy', code: 'day-passed' }] },
  });
});

test('after the last day the answer is refused', async () => {
  await offer({ answerBy: '2026-12-01' });
  const { db } = backend.current.deps;
  await db.update(applicants).set({ offerAnswerBy: '2026-10-01' }).where(eq(applicants.id, id));
  expect(await answer('accepted')).toMatchObject({ status: 409, error: { code: 'too-late' } });
});

const setDay = async (answerBy: string | null, version?: number, as = staff) =>
  call(
    backend.current,
    offersResource.endpoints.setDay,
    { params: { id }, body: { answerBy }, version: version ?? (await read()).version },
    as.token,
  );

test('an offer whose day has passed is opened again by the desk: audited, told, and once', async () => {
  await offer({ answerBy: '2026-12-01' });
  const { db } = backend.current.deps;
  await db.update(applicants).set({ offerAnswerBy: '2026-10-01' }).where(eq(applicants.id, id));
  const { version } = await read();
  expect(await setDay('2026-10-30')).toMatchObject({ error: { issues: [{ code: 'day-passed' }] } });
  // Events of the same instant have no order.
  backend.current.clock.advance(60);
  const opened = await setDay('2026-12-24');
  expect(opened.body).toMatchObject({
    version: version + 1,
    offer: { answerBy: '2026-12-24', answer: null },
  });
  expect(opened.body.timeline.at(-1)).toMatchObject({ kind: 'offer-day', note: '2026-12-24' });
  expect(await setDay('2026-12-25', version)).toMatchObject({ status: 412 });
  expect(await setDay('2026-12-24')).toMatchObject({ error: { issues: [{ code: 'same-day' }] } });
  expect(await notesOf(student)).toContain('offer-moved');
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'offer-day-changed'));
  expect(entry).toMatchObject({ subject: id, detail: { from: '2026-10-01', to: '2026-12-24' } });
  expect((await answer('accepted')).body.offer?.answer).toBe('accepted');
  expect(await setDay(null)).toMatchObject({ status: 409, error: { code: 'already-answered' } });
});

test('only an offer has a last day, and its applicant cannot set it', async () => {
  expect(await setDay('2026-12-24')).toMatchObject({ status: 409, error: { code: 'no-offer' } });
  await offer({ answerBy: '2026-12-01' });
  expect((await setDay('2026-12-24', undefined, student)).status).toBe(403);
  expect((await setDay(null)).body.offer?.answerBy).toBeNull();
  expect(await notesOf(student)).toContain('offer-free');
});

test('a declined place needs nothing more', async () => {
  await offer(undefined);
  expect((await answer('declined')).body).toMatchObject({ nextActor: 'nobody', applicantStatus: 'accepted' });
});

test('the order of choice is read by its person only', async () => {
  const { order } = offersResource.endpoints;
  const other = await apply(backend.current, (await makeSchool(backend.current)).id, { as: student });
  const input = { params: { id: student.id }, body: { applicantIds: [other.applicantId, id] } };
  const { body } = await call(backend.current, order, input, student.token);
  expect(new Map(body.data.map((row) => [row.applicantId, row.preference]))).toEqual(
    new Map([
      [other.applicantId, 1],
      [id, 2],
    ]),
  );
  expect((await read(staff)).preference).toBeNull();
  const foreign = await apply(backend.current, school.id);
  const wrong = { params: { id: student.id }, body: { applicantIds: [foreign.applicantId] } };
  expect(await call(backend.current, order, wrong, student.token)).toMatchObject({
    status: 422,
    error: { issues: [{ path: 'applicantIds.0', code: 'unknown-application' }] },
  });
});
