import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { studentUndoHours } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { intakeScene, madeStudent } from '@/tests/support/intakes';
import { signedIn } from '@/tests/support/make';
import { makeCourse, makeSession, makeStudent } from '@/tests/support/school-records';
import { studentCodeCounters, students } from '@/backend/db/schema';

const backend = useTestBackend();
const scene = () => intakeScene(backend.current);
const { setPattern } = studentIntakesResource.endpoints;

test('two desks at once give every number once and leave no gap', { tags: 'postgres' }, async () => {
  const at = await scene();
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await at.acceptedOf()).applicantId);
  const halves = [ids.slice(0, 7), ids.slice(5)];
  const outcomes = await Promise.all([
    at.make(at.partner, halves[0] ?? []),
    at.make(at.advisor, halves[1] ?? []),
  ]);
  expect(outcomes.flat().filter((outcome) => outcome === 'already-student')).toHaveLength(2);
  const rows = await backend.current.deps.db
    .select({ code: students.studentCode })
    .from(students)
    .where(eq(students.schoolId, at.school.id));
  expect(rows.map(({ code }) => code).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`),
  );
});

test('the school sets how it counts; codes given by hand are passed over', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const at = await scene();
  const params = { id: at.school.id };
  const set = (pattern: string) => call(b, setPattern, { params, body: { pattern } }, at.partner.token);
  expect((await set('ABC')).error.issues).toEqual([
    expect.objectContaining({ path: 'pattern', code: 'invalid-pattern' }),
  ]);
  expect((await set('RRU-YY-000')).body).toEqual({ pattern: 'RRU-YY-000', year: 2026, next: 1 });
  const place = { schoolId: at.school.id, campusId: at.campusId };
  await makeStudent(b, place, { studentCode: 'RRU-26-001' });
  await makeStudent(b, place, { studentCode: 'RRU-26-041' });
  expect(await at.next()).toBe(42);
  const { applicantId } = await at.acceptedOf();
  await at.make(at.partner, [applicantId]);
  expect((await madeStudent(b, applicantId)).studentCode).toBe('RRU-26-042');
  await set('E000');
  const second = await at.acceptedOf();
  await at.make(at.partner, [second.applicantId]);
  expect((await madeStudent(b, second.applicantId)).studentCode).toBe('E001');
  const years = await b.deps.db
    .select({ year: studentCodeCounters.year, last: studentCodeCounters.lastNumber })
    .from(studentCodeCounters)
    .where(eq(studentCodeCounters.schoolId, at.school.id))
    .orderBy(studentCodeCounters.year);
  expect(years).toEqual([
    { year: 0, last: 1 },
    { year: 2026, last: 42 },
  ]);
});

test('a batch passes over a code in its middle, and goes on after all', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const at = await scene();
  const place = { schoolId: at.school.id, campusId: at.campusId };
  await makeStudent(b, place, { studentCode: '2026-0003' });
  await makeStudent(b, place, { studentCode: '2026-0010' });
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await at.acceptedOf()).applicantId);
  expect(await at.make(at.partner, ids)).toEqual(['ok', 'ok', 'ok', 'ok']);
  const codes: string[] = [];
  for (const id of ids) codes.push((await madeStudent(b, id)).studentCode);
  expect(codes).toEqual(['2026-0001', '2026-0002', '2026-0011', '2026-0012']);
  expect(await at.next()).toBe(13);
});

test('within a day it is undone; only the last number returns', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const at = await scene();
  const made = [await at.acceptedOf(), await at.acceptedOf(), await at.acceptedOf()];
  await at.make(
    at.partner,
    made.map(({ applicantId }) => applicantId),
  );
  const [first, second, third] = await Promise.all(
    made.map(({ applicantId }) => madeStudent(b, applicantId)),
  );
  if (!first || !second || !third) throw new Error('They are no students.');
  expect((await at.undo(third.id)).status).toBe(200);
  expect(await at.next()).toBe(3);
  expect((await at.undo(first.id)).status).toBe(200);
  expect(await at.next()).toBe(3);
  expect((await at.waiting()).countTotal).toBe(2);
  const { get } = applicantsResource.endpoints;
  const query = { applicantId: made[0]?.applicantId ?? '' };
  const { timeline } = (await call(b, get, { query }, at.advisor.token)).body;
  expect(timeline.at(-1)).toMatchObject({ kind: 'student-unmade', note: '2026-0001' });
  expect((await at.undo(first.id)).status).toBe(404);
  const courseId = await makeCourse(b, at.school.id, [second.id]);
  await makeSession(b, courseId, -3, { mark: 'late', studentId: second.id });
  expect((await at.undo(second.id)).error.code).toBe('student-in-use');
  b.clock.advance(studentUndoHours * 3600);
  at.partner.token = await signedIn(b, at.partner.id);
  expect((await at.undo(second.id)).error.code).toBe('undo-ended');
  const byHand = await makeStudent(b, { schoolId: at.school.id, campusId: at.campusId });
  expect((await at.undo(byHand.id)).error.code).toBe('undo-ended');
});
