import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants, guardians, questions, users, visitorMessages } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { loansResource } from '@/lib/contract/loans/loans';
import { visitorMessagesResource } from '@/lib/contract/notices/visitor-messages';
import { questionsResource } from '@/lib/contract/questions/questions';
import { reportsResource } from '@/lib/contract/review/reports';
import { waitingResource } from '@/lib/contract/review/waiting';
import { apply, moveTo } from '@/tests/support/applications';
import { firstWaitingMax } from '@/lib/domain/accounts/waiting';
import { call, useTestBackend } from '@/tests/support/backend';
import { intakeScene } from '@/tests/support/intakes';
import { makeBank, makeLoan } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';
import { schoolQueue } from '@/tests/support/school-queue';

const backend = useTestBackend();
const queue = schoolQueue(backend);

const firstFor = async (person: Person) =>
  (await call(backend.current, waitingResource.endpoints.first, {}, person.token)).body.data;

const waitsFor = async (person: Person) =>
  (await call(backend.current, waitingResource.endpoints.summary, {}, person.token)).body;

test(
  'a partner reads what waits at their schools: the first views of applications and of students',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const at = await intakeScene(b, { requiredDocuments: [] });
    await apply(b, at.school.id);
    const second = await apply(b, at.school.id);
    await moveTo(b, at.advisor, second.applicantId, 'rejected');
    await at.acceptedOf();
    const other = await intakeScene(b);
    await apply(b, other.school.id);
    const list = await call(
      b,
      applicantsResource.endpoints.list,
      { query: { sort: 'waiting', turn: 'school' } },
      at.partner.token,
    );
    expect(list.body.countTotal).toBe(1);
    expect((await at.waiting()).countTotal).toBe(1);
    expect(await waitsFor(at.partner)).toEqual({
      counts: {
        applications: 1,
        students: 1,
        papers: 0,
        corrections: 0,
        guardians: 0,
        requests: 0,
        revisions: 0,
      },
      schoolId: at.school.id,
      bankId: null,
      schools: {},
    });
  },
);

test('students are counted at the school where most wait, as its page shows them', async () => {
  const b = backend.current;
  const [few, many] = [await intakeScene(b), await intakeScene(b)];
  await few.acceptedOf();
  await many.acceptedOf();
  await many.acceptedOf();
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [few.school.id, many.school.id] });
  expect(await waitsFor(partner)).toMatchObject({ counts: { students: 2 }, schoolId: many.school.id });
});

test(
  'an advisor also reads what waits for Sala, each as its page counts it',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { db, env } = b.deps;
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const before = (await waitsFor(advisor)).counts;
    const at = b.clock.now();
    const message = { name: 'Dara', subject: 'Fees', message: 'How much?', locale: 'en' as const };
    const found = { searchFold: '', createdAt: at };
    await db.insert(visitorMessages).values([
      { ...message, ...found },
      { ...message, ...found, state: 'closed' as const },
    ]);
    const question = {
      organizationId: env.ORGANIZATION_ID,
      subjectId: env.CONNECT_SUBJECT_ID,
      kind: 'forum' as const,
      authorRole: 'student' as const,
      title: 'Which school?',
      createdAt: at,
      updatedAt: at,
    };
    await db
      .insert(questions)
      .values([
        question,
        { ...question, answerCount: 1 },
        { ...question, state: 'hidden' as const, heldAt: at },
      ]);
    await queue.waitingSchool();
    const { counts } = await waitsFor(advisor);
    expect(counts.inbox).toBe((before.inbox ?? 0) + 1);
    expect(counts.questions).toBe((before.questions ?? 0) + 1);
    expect(counts.review).toBe((before.review ?? 0) + 1);
    const { token } = advisor;
    const inbox = await call(b, visitorMessagesResource.endpoints.list, { query: { state: 'new' } }, token);
    const unanswered = await call(
      b,
      questionsResource.endpoints.search,
      {
        params: { orgId: env.ORGANIZATION_ID },
        query: { state: 'open', unanswered: 'true', sort: 'oldest' },
      },
      token,
    );
    const review = await call(b, reportsResource.endpoints.waiting, { query: {} }, token);
    expect(counts).toMatchObject({
      inbox: inbox.body.countTotal,
      questions: unanswered.body.questions.countTotal,
      review: review.body.countTotal,
    });
  },
);

test('a bank’s officer reads the loans that nobody has begun with, at their own bank only', async () => {
  const b = backend.current;
  const [officer, student] = [await makePerson(b, { roles: ['bank'] }), await makePerson(b)];
  const bankId = await makeBank(b, { staff: [officer.id] });
  const elsewhere = await makeBank(b);
  await makeLoan(b, { userId: student.id, bankId, status: 'submitted' });
  await makeLoan(b, { userId: (await makePerson(b)).id, bankId, status: 'in-review' });
  await makeLoan(b, { userId: student.id, bankId: elsewhere, status: 'submitted' });
  const list = await call(
    b,
    loansResource.endpoints.listOfBank,
    { params: { bankId }, query: { status: 'submitted' } },
    officer.token,
  );
  expect(list.body.countTotal).toBe(1);
  expect(await waitsFor(officer)).toEqual({ counts: { loans: 1 }, schoolId: null, bankId, schools: {} });
});

test('nothing waits for a student, nor for a keeper without a school', async () => {
  const none = { counts: {}, schoolId: null, bankId: null, schools: {} };
  expect(await waitsFor(await makePerson(backend.current))).toEqual(none);
  expect(await waitsFor(await makePerson(backend.current, { roles: ['partner'] }))).toEqual(none);
});

test(
  'the first that wait are of what is counted: each desk has its oldest, as many as there are lists',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const at = await intakeScene(b, { requiredDocuments: [] });
    const oldest = await apply(b, at.school.id, { name: ['Oldest', 'ចាស់'] });
    // Tokens do not last for days.
    const since = new Date(b.clock.now().getTime() - 3 * 86_400_000);
    await b.deps.db
      .update(applicants)
      .set({ statusSince: since })
      .where(eq(applicants.id, oldest.applicantId));
    b.clock.advance(1);
    for (let index = 0; index < firstWaitingMax + 1; index += 1) await apply(b, at.school.id);
    b.clock.advance(1);
    const accepted = await at.acceptedOf();
    const elsewhere = await intakeScene(b);
    await apply(b, elsewhere.school.id);
    const first = await firstFor(at.partner);
    expect(first).toHaveLength(firstWaitingMax);
    expect(first[0]).toMatchObject({
      kind: 'applications',
      id: oldest.applicantId,
      person: { latin: 'Sok Oldest' },
      step: { name: 'Pending' },
    });
    expect(first.at(-1)).toMatchObject({
      kind: 'students',
      id: accepted.applicantId,
      schoolId: at.school.id,
      referenceCode: accepted.referenceCode,
    });
    expect(first.map(({ since }) => since)).toEqual(first.map(({ since }) => since).toSorted());
  },
);

test('an advisor reads who wrote, what was asked and what was reported', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  // Before everything that other tests have left.
  const createdAt = new Date('2001-01-01T00:00:00Z');
  await b.deps.db.insert(visitorMessages).values({
    name: 'Dara',
    subject: 'Fees of nursing',
    message: 'How much?',
    locale: 'en',
    searchFold: '',
    createdAt,
  });
  const [asked] = await b.deps.db
    .insert(questions)
    .values({
      organizationId: b.deps.env.ORGANIZATION_ID,
      subjectId: b.deps.env.CONNECT_SUBJECT_ID,
      kind: 'forum',
      authorRole: 'student',
      title: 'Which school?',
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: questions.id });
  await queue.waitingSchool();
  const first = await firstFor(advisor);
  expect(first.find(({ kind }) => kind === 'inbox')).toMatchObject({
    name: 'Dara',
    subject: 'Fees of nursing',
  });
  expect(first.find(({ kind }) => kind === 'questions')).toMatchObject({
    id: asked?.id,
    title: { en: 'Which school?', km: 'Which school?' },
  });
  expect(first.some(({ kind }) => kind === 'review')).toBe(true);
});

test('an officer reads the loans that nobody has begun with, the first sent first', async () => {
  const b = backend.current;
  const [officer, student] = [await makePerson(b, { roles: ['bank'] }), await makePerson(b)];
  const bankId = await makeBank(b, { staff: [officer.id] });
  await makeLoan(b, { userId: student.id, bankId, status: 'submitted' });
  await makeLoan(b, { userId: (await makePerson(b)).id, bankId, status: 'in-review' });
  await makeLoan(b, { userId: student.id, bankId: await makeBank(b), status: 'submitted' });
  const first = await firstFor(officer);
  expect(first).toMatchObject([{ kind: 'loans', userId: student.id }]);
  expect(await firstFor(student)).toEqual([]);
});

test('a guardian who has typed a code waits for the student; of a child without an account, for the office', async () => {
  const b = backend.current;
  const { school, campusId, student, advisor } = await makeSchoolWithStudent(b);
  const outsider = await makePerson(b, { roles: ['partner'] });
  const entered = async (studentId: string) => {
    const guardian = await makePerson(b);
    const name = { firstName: 'Sophea', lastName: 'Chan' };
    await b.deps.db.update(users).set(name).where(eq(users.id, guardian.id));
    const values = { studentId, userId: guardian.id, sees: [], createdAt: b.clock.now() };
    const [row] = await b.deps.db.insert(guardians).values(values).returning();
    return row?.id ?? '';
  };
  const seen = async (person: Person) =>
    (await firstFor(person)).flatMap((thing) =>
      thing.kind === 'guardians' ? [[thing.id, thing.title.en, thing.about?.en, thing.place]] : [],
    );
  expect((await waitsFor(student.person)).counts).toEqual({});
  const own = await entered(student.id);
  expect((await waitsFor(student.person)).counts).toEqual({ guardians: 1 });
  const since = b.clock.now().toISOString();
  expect(await firstFor(student.person)).toMatchObject([{ kind: 'guardians', id: own, since, place: null }]);
  expect(await seen(advisor)).toEqual([]);
  const named = { firstName: 'Bopha', lastName: 'Keo' };
  const child = await makeStudent(
    b,
    { schoolId: school.id, campusId },
    { ...named, userId: null, dob: '2014-02-03' },
  );
  // Nobody but they themselves could say yes for an adult.
  const adult = await makeStudent(b, { schoolId: school.id, campusId }, { userId: null, dob: '2001-02-03' });
  const ofChild = await entered(child.id);
  await entered(adult.id);
  expect(await seen(advisor)).toEqual([[ofChild, 'Chan Sophea', 'Keo Bopha', child.id]]);
  expect((await waitsFor(advisor)).counts.guardians).toBe(1);
  expect((await waitsFor(outsider)).counts.guardians ?? 0).toBe(0);
  // What is answered waits no longer.
  const { change } = guardiansResource.endpoints;
  const params = { orgId: school.id, id: student.person.id, guardianId: own };
  expect(
    (await call(b, change, { params, body: { confirm: true }, version: 1 }, student.person.token)).status,
  ).toBe(200);
  expect(await firstFor(student.person)).toEqual([]);
});
