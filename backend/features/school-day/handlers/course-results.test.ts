import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AbsenceRule } from '@/lib/domain/school-day/results';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { markingResource } from '@/lib/contract/school-day/marking';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { assessments, issuedPapers, notifications, termLocks } from '@/backend/db/schema';
import {
  findOldPapers,
  linesOfOldPaper,
  supersedeOldPapers,
} from '@/backend/features/school-day/services/recheck-papers';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import {
  makeCampus,
  makeCourse,
  makeRecord,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { idOf } from '@/tests/rights/records';

const backend = useTestBackend();
const { scores: scoresOf, results } = recordsResource.endpoints;
const { markScores, gradebook } = sheetsResource.endpoints;
const { issue, listOfStudent } = issuedPapersResource.endpoints;
const period = { academicYear: '2026-2027', term: 1 };
let key = 0;
const newKey = () => `course-results-${(key += 1)}`;

type Said = { score?: number; absent?: boolean; excused?: boolean };

/** A course of 40 % quiz and 60 % final exam at a school with this rule. */
async function scene(absence: AbsenceRule | null) {
  const b = backend.current;
  const school = await makeSchool(b, { schoolType: 'university' });
  const campusId = await makeCampus(b, school.id);
  const { structureId } = await makeStructure(b, campusId);
  const unit = await makeRecord(b, { campusId, structureId });
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const student = await makeStudent(b, { schoolId: school.id, campusId }, { structureRecordId: unit });
  const courseId = await makeCourse(b, school.id, [student.id], { structureRecordId: unit, credits: 3 });
  const addTest = (kind: 'quiz' | 'final', weightPercent: number) =>
    idOf(
      b.deps.db
        .insert(assessments)
        .values({
          courseId,
          kind,
          name: { en: kind, km: kind },
          maxScore: 20,
          weightPercent,
          heldOn: '2026-10-20',
          publishedAt: b.clock.now(),
        })
        .returning({ id: assessments.id }),
    );
  const [quiz, exam] = [await addTest('quiz', 40), await addTest('final', 60)];
  if (absence) {
    const body = {
      steps: [
        { letter: 'P', fromPercent: 50, points: 4 },
        { letter: 'F', fromPercent: 0, points: 0 },
      ],
      passPercent: 50,
      absence,
    };
    await call(
      b,
      markingResource.endpoints.setScale,
      { params: { orgId: school.id }, body, version: 0 },
      office.token,
    );
  }
  const params = { orgId: school.id, id: student.person.id };
  const mark = async (assessmentId: string, { score, ...said }: Said, version = 0, reason?: string) =>
    (
      await call(
        b,
        markScores,
        {
          params: { orgId: school.id, id: assessmentId },
          body: {
            rows: [
              { studentId: student.id, score: score ?? null, ...said, version, ...(reason && { reason }) },
            ],
          },
          idempotencyKey: newKey(),
        },
        office.token,
      )
    ).body.outcomes[0];
  const lock = () =>
    b.deps.db.insert(termLocks).values({ schoolId: school.id, ...period, lockedAt: b.clock.now() });
  const read = async () =>
    (await call(b, scoresOf, { params, query: {} }, student.person.token)).body.data[0];
  const readTerm = async () => (await call(b, results, { params }, student.person.token)).body.data[0];
  const transcript = () =>
    call(
      b,
      issue,
      {
        params: { orgId: school.id },
        body: { language: 'en', kind: 'transcript', studentId: student.id },
        idempotencyKey: newKey(),
      },
      office.token,
    );
  const card = (month?: string) =>
    call(
      b,
      issue,
      {
        params: { orgId: school.id },
        body: { language: 'en', kind: 'report-card', studentId: student.id, ...period, month },
        idempotencyKey: newKey(),
      },
      office.token,
    );
  const factsOf = async () =>
    (await b.deps.db.select().from(issuedPapers).where(eq(issuedPapers.schoolId, school.id))).map(
      ({ facts }) => facts,
    );
  return {
    school,
    office,
    student,
    courseId,
    quiz,
    exam,
    mark,
    lock,
    read,
    readTerm,
    transcript,
    card,
    factsOf,
  };
}

test('a missed final exam is 0 where the school says so: on the page, in the term, on the transcript', async () => {
  const made = await scene('zero');
  await made.mark(made.quiz, { score: 12 });
  await made.mark(made.exam, { absent: true });
  expect(await made.read()).toMatchObject({ percent: 24, letter: 'F', state: 'so-far', weightScored: 100 });
  await made.lock();
  expect(await made.read()).toMatchObject({ percent: 24, letter: 'F', passed: false, state: 'final' });
  expect(await made.readTerm()).toMatchObject({ average: 24, gradePoints: 0, credits: 0, state: 'final' });
  expect((await made.transcript()).status).toBe(201);
  const [facts] = await made.factsOf();
  expect(facts?.lines).toMatchObject([{ percent: 24, letter: 'F', state: 'final', missed: 1 }]);
  expect(facts?.sums).toMatchObject({ average: 24, credits: 0, gradePoints: 0 });
});

test.each(['incomplete', null] as const)(
  'a missed final exam leaves the course incomplete by the rule %s',
  async (rule) => {
    const made = await scene(rule);
    await made.mark(made.quiz, { score: 12 });
    await made.mark(made.exam, { absent: true });
    expect(await made.read()).toMatchObject({
      percent: 60,
      state: 'so-far',
      incomplete: true,
      absence: rule,
    });
    await made.lock();
    expect(await made.read()).toMatchObject({ percent: null, letter: null, state: 'incomplete' });
    expect(await made.readTerm()).toMatchObject({
      average: null,
      letter: null,
      gradePoints: null,
      credits: 0,
      state: 'incomplete',
      incomplete: 1,
    });
    await made.transcript();
    const [facts] = await made.factsOf();
    expect(facts?.lines).toMatchObject([{ percent: null, letter: null, state: 'incomplete', missed: 1 }]);
    expect(facts?.sums).toMatchObject({ average: null, letter: null, credits: 0 });
  },
);

test('an excused exam counts neither way, and the change says what it was before', async () => {
  const made = await scene('zero');
  await made.mark(made.quiz, { score: 12 });
  await made.mark(made.exam, { absent: true });
  expect(await made.mark(made.exam, { excused: true }, 1, 'Was ill')).toMatchObject({ ok: true });
  const course = await made.read();
  expect(course).toMatchObject({ percent: 60, incomplete: false });
  const exam = course?.assessments.find(({ kind }) => kind === 'final');
  expect(exam).toMatchObject({ score: null, absent: false, excused: true });
  expect(exam?.changes).toMatchObject([{ before: 'absent', after: 'excused', reason: 'Was ill' }]);
  const params = { orgId: made.school.id, id: made.courseId };
  const book = await call(backend.current, gradebook, { params }, made.office.token);
  expect(book.body).toMatchObject({ absence: 'zero', byMonth: false, closed: false });
  expect(book.body.data[0]?.cells).toHaveLength(2);
  const wrong = await made.mark(made.exam, { excused: true, absent: true }, 2, 'Both');
  expect(wrong).toMatchObject({ ok: false, issues: [{ path: 'score', code: 'absent-with-score' }] });
});

test('one good quiz of a running course is no transcript', async () => {
  const made = await scene('zero');
  await made.mark(made.quiz, { score: 20 });
  expect(await made.read()).toMatchObject({ percent: 100, state: 'so-far', weightScored: 40 });
  expect(await made.readTerm()).toMatchObject({
    average: 100,
    state: 'so-far',
    gradePoints: null,
    closed: 0,
  });
  const refused = await made.transcript();
  expect([refused.status, refused.error.code]).toEqual([409, 'no-finished-course']);
  // The term is over and nobody has marked the exam: that is no full mark either.
  await made.lock();
  expect(await made.read()).toMatchObject({ percent: null, state: 'incomplete' });
});

test('papers of the older rule are listed first, then superseded once, and their students told', async () => {
  const b = backend.current;
  const made = await scene('zero');
  await made.mark(made.quiz, { score: 12 });
  await made.mark(made.exam, { absent: true });
  await made.lock();
  await made.transcript();
  const [paper] = await b.deps.db
    .select()
    .from(issuedPapers)
    .where(eq(issuedPapers.schoolId, made.school.id));
  const line = paper?.facts.lines[0];
  if (!paper?.facts.sums || !line) throw new Error('There is no transcript.');
  const { state: _state, missed: _missed, ...before } = line;
  const facts = {
    ...paper.facts,
    lines: [{ ...before, percent: 60, letter: 'P' }],
    sums: { ...paper.facts.sums, average: 60, letter: 'P', credits: 3 },
  };
  await b.deps.db.update(issuedPapers).set({ facts }).where(eq(issuedPapers.id, paper.id));
  const isHere = ({ school }: { school: { id: string } }) => school.id === made.school.id;
  const old = (await findOldPapers(b.deps.db, b.clock.now())).filter(isHere);
  expect(old.flatMap(linesOfOldPaper).slice(1)).toEqual([
    expect.stringMatching(/says: .* 60 P, average 60$/),
    expect.stringMatching(/now: .* 24 F, average 24$/),
  ]);
  await supersedeOldPapers(b.deps);
  const params = { orgId: made.school.id, id: made.student.person.id };
  const { body } = await call(b, listOfStudent, { params, query: {} }, made.student.person.token);
  expect(body.data.map(({ state }) => state).toSorted()).toEqual(['superseded', 'valid']);
  const told = await b.deps.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, made.student.person.id));
  expect(told.filter(({ kind }) => kind === 'paper-replaced')).toHaveLength(1);
  expect((await findOldPapers(b.deps.db, b.clock.now())).filter(isHere)).toEqual([]);
});

test('a card of a month of a running course finishes nothing, and says which exams it leaves out', async () => {
  const made = await scene('zero');
  await made.mark(made.quiz, { score: 15 });
  await made.mark(made.exam, { score: 18 });
  const month = await made.card('2026-10');
  expect(month.status).toBe(201);
  const [facts] = await made.factsOf();
  expect(facts).toMatchObject({ examsLeftOut: 1, lines: [{ percent: 75, letter: null }] });
  expect(facts?.sums).toMatchObject({ average: 75, letter: null, credits: null, gradePoints: null });
  expect(facts?.sums?.mention ?? null).toBeNull();
  // The term itself goes on: it has no card yet, and no transcript.
  const [term, transcript] = [await made.card(), await made.transcript()];
  expect([term.error.code, transcript.error.code]).toEqual(['no-results', 'no-finished-course']);
  const empty = await made.card('2026-09');
  expect(empty.error.code).toBe('no-tests');
});
