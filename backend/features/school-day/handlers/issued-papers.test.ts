import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plainDate } from '@/lib/domain/dates/dates';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import {
  assessments,
  auditLog,
  issuedPapers,
  rateLimits,
  schools,
  scores,
  students,
  termLocks,
} from '@/backend/db/schema';
import { idOf } from '@/tests/rights/records';
import { drawPapers } from '@/backend/features/school-day/jobs/paper-files';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { pdfText } from '@/tests/support/pdf-text';
import {
  makeCampus,
  makeCourse,
  makeRecord,
  makeSession,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { issue, listOfOrganization, listOfStudent, revoke, reissue, file } = issuedPapersResource.endpoints;
let key = 0;
const newKey = () => `issued-paper-${(key += 1)}`;
const text = { en: 'Test', km: 'ប្រឡង' };
const period = { academicYear: '2026-2027', term: 1 };

/** A class of a secondary school with a score for each student. */
const scene = async (results: readonly number[], schoolType: 'k12' | 'university' = 'k12') => {
  const b = backend.current;
  const school = await makeSchool(b, { schoolType });
  const campusId = await makeCampus(b, school.id);
  const { structureId } = await makeStructure(b, campusId);
  const unit = await makeRecord(b, { campusId, structureId });
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const place = { schoolId: school.id, campusId };
  const students = [];
  for (const [index] of results.entries())
    students.push(await makeStudent(b, place, { structureRecordId: unit, firstName: `Pupil${index}` }));
  const courseId = await makeCourse(
    b,
    school.id,
    students.map(({ id }) => id),
    { structureRecordId: unit, credits: 2 },
  );
  const testOf = (publishedAt: Date | null) =>
    idOf(
      b.deps.db
        .insert(assessments)
        .values({
          courseId,
          kind: 'quiz',
          name: text,
          maxScore: 10,
          weightPercent: 10,
          heldOn: '2026-10-20',
          publishedAt,
        })
        .returning({ id: assessments.id }),
    );
  const [open, hidden] = [await testOf(b.clock.now()), await testOf(null)];
  for (const [index, score] of results.entries()) {
    const studentId = students[index]?.id ?? '';
    await b.deps.db.insert(scores).values([
      { assessmentId: open, studentId, score },
      { assessmentId: hidden, studentId, score: 0 },
    ]);
  }
  await b.deps.db
    .insert(termLocks)
    .values({ schoolId: school.id, ...period, lockedAt: b.clock.now(), lockedBy: office.id });
  await makeSession(b, courseId, -100, { mark: 'absent', studentId: students[0]?.id ?? '' });
  const [first] = students;
  if (!first) throw new Error('A class without students.');
  return { school, unit, office, students, first, params: { orgId: school.id }, openTest: open };
};

type Scene = Awaited<ReturnType<typeof scene>>;

const order = ({ params, office }: Scene, body: object, idempotencyKey = newKey()) =>
  call(
    backend.current,
    issue,
    { params, body: { language: 'en', ...body } as never, idempotencyKey },
    office.token,
  );
const look = (code: string, address = '192.0.2.1') =>
  backend.current.app.request(`/v/${code}`, { headers: { 'x-forwarded-for': address } });
const seen = async (code: string) => {
  const answer = await look(code, '192.0.2.9');
  return [answer.status, await answer.text()];
};
const codeOf = (proofUrl: string) => proofUrl.split('/v/')[1] ?? '';
test('a transcript says what is published, and its code shows the same facts until it is revoked', async () => {
  const b = backend.current;
  const made = await scene([9]);
  const { body, status } = await order(made, { kind: 'transcript', studentId: made.first.id });
  const [paper] = body.data;
  expect([status, paper?.serial, paper?.state]).toEqual([201, '2026-000001', 'valid']);
  const code = codeOf(paper?.proofUrl ?? '');
  expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  const page = await look(code);
  const html = await page.text();
  expect([page.status, html.includes('<script')]).toEqual([200, false]);
  for (const fact of ['Valid', 'មានសុពលភាព', 'Sok Pupil0', '2026-000001', '90']) expect(html).toContain(fact);
  expect(Buffer.byteLength(html)).toBeLessThan(15_000);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  // Who finds the paper learns the year of birth, not the birthday.
  const [student] = await b.deps.db.select().from(students).where(eq(students.id, made.first.id));
  const dob = student?.dob ?? '';
  expect(html).toContain(`<dd>${dob.slice(0, 4)}</dd>`);
  expect(html).not.toContain(plainDate(dob, 'en'));
  // A score that changes later does not change the paper.
  await b.deps.db.update(scores).set({ score: 1 }).where(eq(scores.assessmentId, made.openTest));
  expect(await (await look(code)).text()).toContain('>90<');
  const target = { ...made.params, paperId: paper?.paperId ?? '' };
  const reason = { reason: 'A wrong name' };
  const gone = await call(b, revoke, { params: target, body: reason, version: 1 }, made.office.token);
  expect(gone.body).toMatchObject({ state: 'revoked', endReason: 'A wrong name' });
  const after = await (await look(code)).text();
  expect(after).toContain('Revoked');
  expect(after).not.toContain('A wrong name');
  const twice = await call(b, revoke, { params: target, body: reason, version: 2 }, made.office.token);
  expect([twice.status, twice.error.code]).toEqual([409, 'not-valid']);
});

test('an unknown and a malformed code are answered alike, and an address has 30 tries an hour', async () => {
  const known = await scene([9]);
  const { body } = await order(known, { kind: 'enrollment-certificate', studentId: known.first.id });
  const answers = [];
  for (const code of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', 'a.b']) answers.push(await seen(code));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
  const right = () => look(codeOf(body.data[0]?.proofUrl ?? ''), '192.0.2.9');
  // An employer with forty papers, and the guesses that are left.
  for (let time = 0; time < 40; time += 1) expect((await right()).status).toBe(200);
  for (let time = 0; time < 26; time += 1) expect((await look('x', '192.0.2.9')).status).toBe(404);
  const stopped = await look('x', '192.0.2.9');
  expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await look('x', '192.0.2.10')).status).toBe(404);
});

test('a check reads and writes nothing, and shows a revoked paper, or a school that was not agreed to, at once', async () => {
  const b = backend.current;
  const made = await scene([9]);
  const { body } = await order(made, { kind: 'enrollment-certificate', studentId: made.first.id });
  const [paper] = body.data;
  const code = codeOf(paper?.proofUrl ?? '');
  const shows = async () => (await look(code, '192.0.2.77')).text();
  const written = async () => [await b.deps.db.$count(rateLimits), await b.deps.db.$count(auditLog)];
  const before = await written();
  for (let time = 0; time < 3; time += 1) expect((await look(code, '192.0.2.77')).status).toBe(200);
  expect(await written()).toEqual(before);
  const agree = (agreedAt: Date | null) =>
    b.deps.db
      .update(schools)
      .set({ agreedAt, status: agreedAt ? 'active' : 'inactive' })
      .where(eq(schools.id, made.school.id));
  await agree(null);
  expect(await shows()).toContain('Nobody at Sala has checked this school');
  await agree(b.clock.now());
  expect(await shows()).not.toContain('Nobody at Sala has checked this school');
  const target = { ...made.params, paperId: paper?.paperId ?? '' };
  await call(b, revoke, { params: target, body: { reason: 'A wrong name' }, version: 1 }, made.office.token);
  expect(await shows()).toContain('Revoked');
});

test('report cards of a class have rank and absences, each student one; the same key issues once', async () => {
  const made = await scene([9, 7, 9]);
  const card = { kind: 'report-card', structureRecordId: made.unit, ...period };
  const sent = newKey();
  const [first, again] = [await order(made, card, sent), await order(made, card, sent)];
  expect(first.body.countTotal).toBe(3);
  expect(again.body.data.map(({ paperId }) => paperId)).toEqual(
    first.body.data.map(({ paperId }) => paperId),
  );
  const rows = await backend.current.deps.db
    .select()
    .from(issuedPapers)
    .where(eq(issuedPapers.schoolId, made.school.id));
  const sums = rows
    .toSorted((a, b) => a.number - b.number)
    .map(({ facts }) => [facts.sums?.average, facts.sums?.rank, facts.sums?.of, facts.sums?.absent]);
  expect(sums).toEqual([
    [90, 1, 3, 1],
    [70, 3, 3, 0],
    [90, 1, 3, 0],
  ]);
  const month = await order(made, {
    kind: 'report-card',
    studentId: made.first.id,
    ...period,
    month: '2026-09',
  });
  expect([month.status, month.error.code]).toEqual([409, 'no-tests']);
  const noTerm = await order(made, { kind: 'report-card', studentId: made.first.id });
  expect(noTerm.error.issues?.map(({ path }) => path)).toEqual(['academicYear', 'term']);
});

test(
  'a killed process leaves papers to the next one: each is drawn, and read by its student alone',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const made = await scene([8, 6]);
    const { body } = await order(made, { kind: 'transcript', structureRecordId: made.unit });
    const target = { ...made.params, paperId: body.data[0]?.paperId ?? '' };
    const { token } = made.first.person;
    const early = await call(b, file, { params: target }, token);
    expect([early.status, early.error.code]).toEqual([409, 'not-drawn']);
    // Leased by a process that was killed.
    await b.deps.db
      .update(issuedPapers)
      .set({ drawingUntil: new Date(b.clock.now().getTime() + 60_000) })
      .where(eq(issuedPapers.id, target.paperId));
    await drawPapers(b.deps);
    expect((await call(b, file, { params: target }, token)).status).toBe(409);
    b.clock.advance(61);
    expect(await drawPapers(b.deps)).toBe(1);
    expect(await drawPapers(b.deps)).toBe(0);
    const open = await call(b, file, { params: target }, token);
    expect(open.status).toBe(200);
    const answer = await b.app.request(open.body.url);
    const printed = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
    expect(printed).toContain(codeOf(body.data[0]?.proofUrl ?? ''));
    expect(printed).toContain('Sok Pupil0');
    expect((await call(b, file, { params: target }, made.students[1]?.person.token)).status).toBe(404);
    b.clock.advance(61);
    expect((await b.app.request(open.body.url)).status).not.toBe(200);
  },
);

test('schools take turns at the printer of issued papers: the papers of a class delay another’s by one', async () => {
  const b = backend.current;
  await drawPapers(b.deps);
  const [greedy, ordinary] = [await scene([8, 7, 6]), await scene([9])];
  await order(greedy, { kind: 'transcript', structureRecordId: greedy.unit });
  b.clock.advance(1);
  await order(ordinary, { kind: 'transcript', studentId: ordinary.first.id });
  const drawnOf: string[] = [];
  const storage = Object.create(b.deps.storage, {
    put: {
      value: async (key: string, bytes: Buffer) => {
        drawnOf.push(key.split('/')[1] ?? '');
        await b.deps.storage.put(key, bytes);
      },
    },
  });
  expect(await drawPapers({ ...b.deps, storage })).toBe(4);
  expect(drawnOf.indexOf(ordinary.school.id)).toBeLessThan(2);
});

test(
  'a paper is issued anew, the earlier one is superseded; numbers have no gap, in any order',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const made = await scene([5, 6]);
    const both = await Promise.all(
      made.students.map(({ id }) => order(made, { kind: 'enrollment-certificate', studentId: id })),
    );
    expect(both.map(({ body }) => body.data[0]?.serial).toSorted()).toEqual(['2026-000001', '2026-000002']);
    const [before] = both[0]?.body.data ?? [];
    const target = { ...made.params, paperId: before?.paperId ?? '' };
    const anew = await call(b, reissue, { params: target, version: 1 }, made.office.token);
    expect([anew.status, anew.body.serial]).toEqual([201, '2026-000003']);
    expect(await (await look(codeOf(before?.proofUrl ?? ''), '192.0.2.2')).text()).toContain('Replaced');
    const own = { orgId: made.school.id, id: made.first.id };
    const listed = (await call(b, listOfStudent, { params: own }, made.first.person.token)).body;
    expect(listed.data.map(({ state }) => state)).toEqual(['valid', 'superseded']);
    const valid = await call(
      b,
      listOfOrganization,
      { params: made.params, query: { state: 'valid' } },
      made.office.token,
    );
    expect(valid.body.countTotal).toBe(2);
  },
);
