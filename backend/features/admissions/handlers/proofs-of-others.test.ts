import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { applicants, resultProofs } from '@/backend/db/schema';
import { offersResource } from '@/lib/contract/admissions/offers';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { type AppliedTo, placeAndApplication } from '@/tests/support/places';

const backend = useTestBackend();
let scene: Awaited<ReturnType<typeof placeAndApplication>>;
beforeEach(async () => {
  scene = await placeAndApplication(backend.current);
});

const kindsFor = async (person: Person) => {
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: person.id } }, person.token);
  return body.list.map(({ kind }) => kind);
};
/** All that is stored of the person's applications, but for when it changed and how often. */
const stored = async () => {
  const rows = await backend.current.deps.db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, scene.student.id))
    .orderBy(asc(applicants.id));
  return rows.map((row) => ({ ...row, version: 0, updatedAt: null }));
};
const ofOthers = async (school: AppliedTo) =>
  (await stored()).filter(({ schoolId }) => schoolId !== school.schoolId);

test.each(['F', 'A'] as const)('the note of another school changes nothing here (%s)', async (grade) => {
  const { read, note, takeBack, own, other } = scene;
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
  const { read, applyTo, paper, object, own, other, student } = scene;
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

  const reason = 'This is not my certificate.';
  const said = await object(own, student, proof?.id ?? '', reason);
  expect(said.body.results[0]?.otherProofs[0]?.objections).toMatchObject([
    { name: 'Sok Dara', school: null, reason },
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
  await paper(await applyTo(null), 'B');
  expect((await read(own)).offer).toMatchObject({ inDoubt: false });
});

test('a paper that is withdrawn takes the doubt along', async () => {
  const { read, paper, takeBack, own, other } = scene;
  const before = await ofOthers(other);
  await paper(other, 'F');
  await takeBack(other);
  expect(await ofOthers(other)).toEqual(before);
  expect((await read(own)).timeline.at(-1)).toMatchObject({ kind: 'proof-withdrawn' });
});

test('only the school that gave a proof withdraws it, or an operator; others object once, and not to their own', async () => {
  const { read, paper, takeBack, object, own, other } = scene;
  await paper(other, 'F');
  expect(await takeBack(own)).toMatchObject({ status: 409, error: { code: 'not-proven' } });
  expect((await takeBack(other, own.staff)).status).toBe(404);
  const proofId = (await read(own)).results[0]?.otherProofs[0]?.id ?? '';
  const objectAs = (at: AppliedTo, by: Person) => object(at, by, proofId);
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
  const { note, object, own, other, student } = scene;
  await note(other, 'F');
  const [proof] = await backend.current.deps.db
    .select()
    .from(resultProofs)
    .where(eq(resultProofs.userId, student.id));
  const proofId = proof?.id ?? '';
  expect((await object(own, own.staff, proofId)).status).toBe(404);
  expect((await object(other, student, proofId)).status).toBe(200);
});

test('a missed condition is met by a later proof, with the answer and the back-up as they were', async () => {
  const { read, applyTo, answer, note, own } = scene;
  const backUp = await applyTo('D');
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
  const { read, applyTo, answer, note, takeBack, own } = scene;
  await note(own, 'F');
  const next = await applyTo('D');
  await answer(next, 'accepted');
  await takeBack(own);
  expect(await read(own)).toMatchObject({
    applicantStatus: 'accepted',
    offer: { condition: 'declared-met', answer: null, inDoubt: true },
  });
  expect((await read(next)).offer).toMatchObject({ answer: 'accepted' });
});

test('a back-up that a proof released does not come back when its person gives the first place back', async () => {
  const { read, applyTo, answer, note, takeBack, own } = scene;
  const backUp = await applyTo('D');
  await answer(backUp, 'backup');
  await note(own, 'B');
  await answer(own, 'declined');
  await takeBack(own);
  expect((await read(backUp)).offer).toMatchObject({ answer: 'declined' });
});

test('proving and withdrawing leaves everything as before, for three schools, papers and notes, in any order', async () => {
  const step = fc.record({
    at: fc.nat({ max: 2 }),
    grade: fc.constantFrom('A', 'C', 'D', 'F'),
    deed: fc.constantFrom('note', 'paper', 'withdraw'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (steps, isTurned) => {
        scene = await placeAndApplication(backend.current);
        const { read, applyTo, answer, note, paper, takeBack, own, other } = scene;
        const backUp = await applyTo('D');
        await answer(backUp, 'backup');
        const before = await stored();
        const touched = new Set<AppliedTo>();
        for (const { at, grade, deed } of steps) {
          const school = [own, other, backUp][at] ?? own;
          const others = await ofOthers(school);
          // A rejected application takes no papers.
          const isOpen = (await read(school)).applicantStatus !== 'rejected';
          const prove = deed === 'paper' && isOpen ? paper : note;
          const done = await (deed === 'withdraw' ? takeBack(school) : prove(school, grade));
          expect(done.status).toBe(deed === 'withdraw' && !touched.has(school) ? 409 : 200);
          if (deed === 'withdraw') touched.delete(school);
          else touched.add(school);
          // Nothing that a school does ends a place at another one.
          const standing = new Set(others.filter(({ status }) => status !== 'rejected').map(({ id }) => id));
          const lost = (await ofOthers(school)).filter(
            ({ id, status }) => standing.has(id) && status === 'rejected',
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
