import fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicants, resultProofs } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { offersResource } from '@/lib/contract/applicant/offers';
import { papersResource } from '@/lib/contract/applicant/papers';
import { resultsResource } from '@/lib/contract/applicant/results';
import { notificationsResource } from '@/lib/contract/notification/notifications';
import { educationHistoryResource } from '@/lib/contract/user/education-history';
import { apply, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const kind = 'bacii-certificate';
const { prove, withdraw, object } = resultsResource.endpoints;
type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

interface School {
  schoolId: string;
  staff: Person;
  id: string;
}
let student: Person;
/** Another school, where the application still waits, and the one that has offered a place from C on. */
let other: School;
let own: School;

const applyTo = async (accepts: boolean, minimumGrade: 'C' | 'D' = 'C'): Promise<School> => {
  const b = backend.current;
  const requiredDocuments = [{ en: 'BacII certificate', km: 'សញ្ញាបត្របាក់ឌុប' }];
  const { id: schoolId } = await makeSchool(b, { requiredDocuments });
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const { applicantId: id } = await apply(b, schoolId, { as: student });
  const body = { applicantStatus: 'accepted', offer: { minimumGrade }, unseenReason };
  const input = { params: { id }, body, version: 1 };
  if (accepts) await call(b, applicantsResource.endpoints.setStatus, input, staff.token);
  return { schoolId, staff, id };
};
const tick = () => backend.current.clock.advance(1);
const read = async ({ id }: School, as = student) =>
  (await call(backend.current, applicantsResource.endpoints.get, { query: { applicantId: id } }, as.token))
    .body;
const answer = async (to: School, words: 'accepted' | 'backup' | 'declined') => {
  tick();
  const { version } = await read(to);
  const input = { params: { id: to.id }, body: { answer: words }, version };
  return call(backend.current, offersResource.endpoints.answer, input, student.token);
};
const exam = (grade: Grade) => ({ track: 'science' as const, date: '08/20/2026', grade });
const note = (at: School, grade: Grade) => {
  tick();
  const body = { kind: 'exam' as const, exam: exam(grade), note: 'Our list.' };
  return call(backend.current, prove, { params: { id: at.id }, body }, at.staff.token);
};
const papers = new Map<string, string>();
/** The certificate is sent once; the desk reads this letter on it. */
const paper = async (at: School, grade: Grade) => {
  const b = backend.current;
  const { send, decide } = papersResource.endpoints;
  const params = { id: at.id };
  const fileKey =
    papers.get(at.id) ?? (await makeUpload(b, { userId: student.id, purpose: 'application-document' })).key;
  tick();
  if (!papers.has(at.id)) await call(b, send, { params, body: { kind, fileKey } }, student.token);
  papers.set(at.id, fileKey);
  tick();
  return call(
    b,
    decide,
    { params, body: { kind, fileKey, state: 'received' as const, exam: exam(grade) } },
    at.staff.token,
  );
};
const takeBack = (at: School, by = at.staff) => {
  tick();
  const body = { kind: 'exam' as const, reason: 'Another person.' };
  return call(backend.current, withdraw, { params: { id: at.id }, body }, by.token);
};
const kindsFor = async (person: Person) => {
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: person.id } }, person.token);
  return body.list.map((notice) => notice.kind);
};
/** What an office can do with a result. */
const doing = (at: School) => ({
  note: (grade: Grade) => note(at, grade),
  paper: (grade: Grade) => paper(at, grade),
  withdraw: () => takeBack(at),
});
/** All that is stored of the person's applications, but for when it changed and how often. */
const stored = async () => {
  const rows = await backend.current.deps.db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, student.id))
    .orderBy(asc(applicants.id));
  return rows.map((row) => ({ ...row, version: 0, updatedAt: null }));
};
const ofOthers = async (school: School) =>
  (await stored()).filter(({ schoolId }) => schoolId !== school.schoolId);

const begin = async () => {
  student = await makePerson(backend.current);
  papers.clear();
  own = await applyTo(true);
  other = await applyTo(false);
  await answer(own, 'accepted');
  const nationalExam = { state: 'taken' as const, totalScore: null, subjects: {}, ...exam('B') };
  const input = { params: { id: student.id }, version: 0, body: { nationalExam } };
  tick();
  await call(backend.current, educationHistoryResource.endpoints.update, input, student.token);
};
beforeEach(begin);

test.each(['F', 'A'] as const)('the note of another school changes nothing here (%s)', async (grade) => {
  const before = await ofOthers(other);
  expect((await note(other, grade)).status).toBe(200);
  expect(await ofOthers(other)).toEqual(before);
  const here = await read(own, own.staff);
  expect(here.results).toMatchObject([
    { kind: 'exam', proof: null, otherProofs: [] },
    { kind: 'graduation', proof: null },
  ]);
  expect(await kindsFor(own.staff)).not.toContain('offer-doubt');
  await takeBack(other);
  expect(await ofOthers(other)).toEqual(before);
});

test('a paper that another school reads worse puts the place in doubt; the student objects, the school decides', async () => {
  await paper(other, 'F');
  const doubted = await read(own);
  expect(doubted).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'declared-met', answer: 'accepted', inDoubt: true },
    enrollToDetail: { nationalExam: { grade: 'B' } },
  });
  expect(doubted.timeline.at(-1)).toMatchObject({ kind: 'proof-differs' });
  const proof = doubted.results[0]?.otherProofs[0];
  expect(proof).toMatchObject({ exam: { grade: 'F' }, school: { id: other.schoolId }, objections: [] });
  expect(await kindsFor(own.staff)).toContain('offer-doubt');

  const body = { proofId: proof?.id ?? '', reason: 'This is not my certificate.' };
  const said = await call(backend.current, object, { params: { id: own.id }, body }, student.token);
  expect(said.body.results[0]?.otherProofs[0]?.objections).toMatchObject([
    { name: 'Sok Dara', school: null, reason: body.reason },
  ]);
  expect(await kindsFor(other.staff)).toContain('proof-objected');
  const desk = await read(own, own.staff);
  expect(desk.results[0]?.otherProofs[0]?.objections).toHaveLength(1);

  const { keep } = offersResource.endpoints;
  const input = {
    params: { id: own.id },
    body: { reason: 'We have seen the original.' },
    version: desk.version,
  };
  expect((await call(backend.current, keep, input, own.staff.token)).body.offer).toMatchObject({
    condition: 'declared-met',
    answer: 'accepted',
    inDoubt: false,
  });
  // What the school has heard does not come back with the next proof of somebody else.
  await paper(await applyTo(false), 'B');
  expect((await read(own)).offer).toMatchObject({ inDoubt: false });
});

test('a paper that is withdrawn takes the doubt along', async () => {
  const before = await ofOthers(other);
  await paper(other, 'F');
  await takeBack(other);
  expect(await ofOthers(other)).toEqual(before);
  expect((await read(own)).timeline.at(-1)).toMatchObject({ kind: 'proof-withdrawn' });
});

test('only the school that gave a proof withdraws it, or an operator; others object once, and not to their own', async () => {
  await paper(other, 'F');
  expect(await takeBack(own)).toMatchObject({ status: 409, error: { code: 'not-proven' } });
  expect((await takeBack(other, own.staff)).status).toBe(404);
  const proofId = (await read(own)).results[0]?.otherProofs[0]?.id ?? '';
  const objectAs = (at: School, by: Person, id = proofId) =>
    call(
      backend.current,
      object,
      { params: { id: at.id }, body: { proofId: id, reason: 'We read B.' } },
      by.token,
    );
  expect((await objectAs(own, own.staff)).status).toBe(200);
  const twice = await objectAs(own, own.staff);
  expect(twice.body.results[0]?.otherProofs[0]?.objections).toHaveLength(1);
  expect(await objectAs(other, other.staff)).toMatchObject({ status: 409, error: { code: 'own-proof' } });
  const stranger = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [own.schoolId] });
  expect((await objectAs(other, stranger)).status).toBe(404);
  const operator = await makePerson(backend.current, { roles: ['operator', 'advisor'] });
  expect((await takeBack(other, operator)).status).toBe(200);
  expect((await objectAs(own, own.staff)).status).toBe(404);
  expect((await read(own)).offer).toMatchObject({ inDoubt: false, condition: 'declared-met' });
});

test('a note of another school is no matter of this one, also for an objection', async () => {
  await note(other, 'F');
  const [proof] = await backend.current.deps.db
    .select()
    .from(resultProofs)
    .where(eq(resultProofs.userId, student.id));
  const body = { proofId: proof?.id ?? '', reason: 'We read B.' };
  expect(
    (await call(backend.current, object, { params: { id: own.id }, body }, own.staff.token)).status,
  ).toBe(404);
  expect(
    (await call(backend.current, object, { params: { id: other.id }, body }, student.token)).status,
  ).toBe(200);
});

test('a missed condition is met by a later proof, with the answer and the back-up as they were', async () => {
  const backUp = await applyTo(true, 'D');
  await answer(backUp, 'backup');
  await note(own, 'F');
  expect(await read(own)).toMatchObject({ applicantStatus: 'rejected', offer: { condition: 'missed' } });
  expect((await read(backUp)).offer).toMatchObject({ answer: 'accepted', condition: 'declared-met' });
  await note(own, 'B');
  expect(await read(own)).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'met', answer: 'accepted' },
  });
  expect((await read(backUp)).offer).toMatchObject({ answer: 'declined' });
});

test('a place that comes back beside another one that was accepted meanwhile waits for an answer', async () => {
  await note(own, 'F');
  const next = await applyTo(true, 'D');
  await answer(next, 'accepted');
  await takeBack(own);
  expect(await read(own)).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'declared-met', answer: null, inDoubt: true },
  });
  expect((await read(next)).offer).toMatchObject({ answer: 'accepted' });
});

test('a back-up that a proof released does not come back when its person gives the first place back', async () => {
  const backUp = await applyTo(true, 'D');
  await answer(backUp, 'backup');
  await note(own, 'B');
  await answer(own, 'declined');
  await takeBack(own);
  expect((await read(backUp)).offer).toMatchObject({ answer: 'declined' });
});

test('proving and withdrawing leaves everything as before, for three schools, papers and notes, in any order', async () => {
  const step = fc.record({
    at: fc.nat({ max: 2 }),
    grade: fc.constantFrom<Grade>('A', 'C', 'D', 'F'),
    deed: fc.constantFrom('note' as const, 'paper' as const, 'withdraw' as const),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (steps, isTurned) => {
        await begin();
        const backUp = await applyTo(true, 'D');
        await answer(backUp, 'backup');
        const schools = [own, other, backUp];
        const before = await stored();
        const touched = new Set<School>();
        for (const { at, grade, deed } of steps) {
          const school = schools[at] ?? own;
          const others = await ofOthers(school);
          // A rejected application takes no papers.
          const isOpen = (await read(school)).applicantStatus !== 'rejected';
          const done = await doing(school)[deed === 'paper' && !isOpen ? 'note' : deed](grade);
          expect(done.status).toBe(deed === 'withdraw' && !touched.has(school) ? 409 : 200);
          if (deed === 'withdraw') touched.delete(school);
          else touched.add(school);
          // Nothing that a school does ends a place at another one.
          const ended = new Set(others.filter(({ status }) => status !== 'rejected').map(({ id }) => id));
          const lost = (await ofOthers(school)).filter(
            ({ id, status }) => ended.has(id) && status === 'rejected',
          );
          expect(lost).toEqual([]);
        }
        for (const school of isTurned ? [...touched].toReversed() : touched)
          expect((await takeBack(school)).status).toBe(200);
        expect(await stored()).toEqual(before);
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);
