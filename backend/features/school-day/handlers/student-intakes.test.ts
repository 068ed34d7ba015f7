import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { studentsResource } from '@/lib/contract/school-day/students';
import { studiesResource } from '@/lib/contract/school-day/studies';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { apply, enterApplication, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { intakeScene, madeStudent, newIntakeKey } from '@/tests/support/intakes';
import { makePerson, makeProgram } from '@/tests/support/make';
import { mergeBy } from '@/tests/support/merging';
import { makeCourse, makeRecord, makeStructure, makeStudent } from '@/tests/support/school-records';
import { applicants, auditLog, courseStudents, notifications, students } from '@/backend/db/schema';

const backend = useTestBackend();
const scene = () => intakeScene(backend.current);

test(
  'who is accepted and no student yet: without open conditions, declined places and other schools',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const at = await scene();
    const programId = await makeProgram(b, at.school.id);
    const first = await at.acceptedOf({ programId, name: ['Bopha', 'បុប្ផា'] });
    const second = await at.acceptedOf();
    await apply(b, at.school.id);
    const declined = await at.acceptedOf();
    const open = await at.acceptedOf();
    const change = (id: string, columns: object) =>
      b.deps.db.update(applicants).set(columns).where(eq(applicants.id, id));
    await change(declined.applicantId, { offerAnswer: 'declined' });
    await change(open.applicantId, { offerMinimumGrade: 'C', offerCondition: 'open' });
    const all = await at.waiting();
    expect(all.countTotal).toBe(2);
    expect(all.data.map(({ applicantId }) => applicantId).toSorted()).toEqual(
      [first.applicantId, second.applicantId].toSorted(),
    );
    expect((await at.waiting({ keyword: 'បុប្ផា' })).data).toMatchObject([
      { applicantId: first.applicantId, subject: { subjectId: programId }, isAnswered: false },
    ]);
    const byCode = await at.waiting({ keyword: second.referenceCode.toLowerCase() });
    expect(byCode.data.map(({ applicantId }) => applicantId)).toEqual([second.applicantId]);
    expect((await at.waiting({ subjectId: programId })).countTotal).toBe(1);
    expect((await (await scene()).waiting()).countTotal).toBe(0);
    expect(await at.make(at.partner, [declined.applicantId, open.applicantId])).toEqual([
      'offer-declined',
      'condition-open',
    ]);
  },
);

test(
  'one tap makes a student: code, place, program, notice, history, audit',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const at = await scene();
    const programId = await makeProgram(b, at.school.id);
    const student = await makePerson(b);
    const { applicantId } = await at.acceptedOf({ programId, as: student });
    const structureRecordId = await makeRecord(b, {
      campusId: at.campusId,
      ...(await makeStructure(b, at.campusId)),
    });
    expect(await at.make(at.partner, [applicantId], { structureRecordId })).toEqual(['ok']);
    expect((await at.waiting()).countTotal).toBe(0);
    const row = await madeStudent(b, applicantId);
    expect(row).toMatchObject({
      studentCode: '2026-0001',
      campusId: at.campusId,
      structureRecordId,
      subjectId: programId,
      userId: student.id,
      status: 'studying',
    });
    const { mine } = studiesResource.endpoints;
    const own = await call(b, mine, { params: { userId: student.id } }, student.token);
    expect(own.body.data.map(({ studentCode }) => studentCode)).toEqual(['2026-0001']);
    const { get } = applicantsResource.endpoints;
    const { body } = await call(b, get, { query: { applicantId } }, student.token);
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'student-made', note: '2026-0001' });
    const told = await b.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, student.id), eq(notifications.kind, 'student-made')));
    expect(told).toMatchObject([
      { href: '/profile/enrolled/school-dashboard', params: { titleEn: '2026-0001' } },
    ]);
    const noted = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, row.id));
    expect(noted).toMatchObject([{ action: 'student-made', actorId: at.partner.id }]);
    expect(await at.make(at.partner, [applicantId])).toEqual(['already-student']);
    const back = await moveTo(b, at.advisor, applicantId, 'rejected', 3);
    expect([back.status, back.error.code]).toEqual([409, 'is-student']);
  },
);

test('a batch takes in whom it can, and names the others; the same key does it once', async () => {
  const b = backend.current;
  const at = await scene();
  const other = await scene();
  const [one, two] = [await at.acceptedOf(), await at.acceptedOf()];
  const pending = await apply(b, at.school.id);
  const foreign = await other.acceptedOf();
  const own = await apply(b, at.school.id, { as: at.partner });
  await moveTo(b, at.advisor, own.applicantId, 'accepted');
  const ids = [one, pending, foreign, own, two].map(({ applicantId }) => applicantId);
  const sent = newIntakeKey();
  const outcome = ['ok', 'not-accepted', 'not-found', 'own-application', 'ok'];
  expect(await at.make(at.partner, ids, {}, sent)).toEqual(outcome);
  expect(await at.make(at.partner, ids, {}, sent)).toEqual(outcome);
  expect((await madeStudent(b, two.applicantId)).studentCode).toBe('2026-0002');
  expect(await at.next()).toBe(3);
  const third = await at.acceptedOf();
  expect(await at.make(at.partner, [third.applicantId], { version: 1 })).toEqual(['stale-version']);
  expect(await at.make(at.partner, [third.applicantId], { campusId: other.campusId })).toEqual(['not-found']);
  const programId = await makeProgram(b, other.school.id);
  expect(await at.make(at.partner, [third.applicantId], { subjectId: programId })).toEqual(['invalid']);
  // What was refused has used no number.
  expect(await at.next()).toBe(3);
  expect(await at.make(at.partner, [third.applicantId, third.applicantId])).toEqual([
    'ok',
    'already-student',
  ]);
});

test('a record that a table brought becomes that of its person, and is theirs no more after an undo', async () => {
  const b = backend.current;
  const at = await scene();
  const { applicantId } = await at.acceptedOf();
  const [application] = await b.deps.db.select().from(applicants).where(eq(applicants.id, applicantId));
  const { firstName, lastName } = application?.detail.personal ?? {};
  const place = { schoolId: at.school.id, campusId: at.campusId };
  const record = {
    userId: null,
    studentCode: 'OLD-7',
    phone: application?.phone ?? '',
    firstName: firstName?.toUpperCase() ?? '',
    lastName: lastName ?? '',
  };
  // A twin has another name.
  await makeStudent(b, place, { ...record, studentCode: 'OLD-8', firstName: 'Vanna' });
  const { id } = await makeStudent(b, place, record);
  b.clock.advance(60);
  expect(await at.make(at.partner, [applicantId])).toEqual(['ok']);
  expect(await madeStudent(b, applicantId)).toMatchObject({
    id,
    studentCode: 'OLD-7',
    userId: application?.userId,
  });
  expect((await at.undo(id)).status).toBe(200);
  const [left] = await b.deps.db.select().from(students).where(eq(students.id, id));
  expect(left).toMatchObject({ studentCode: 'OLD-7', userId: null, applicantId: null, takenInAt: null });
});

test(
  'a batch joins the records that fit one person each, and makes the others',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const at = await scene();
    const ids: string[] = [];
    // A family shares its number.
    for (const name of [
      ['Bopha', 'បុប្ផា'],
      ['Dara', 'ដារា'],
      ['Vanna', 'វណ្ណា'],
    ] as [string, string][])
      ids.push((await at.acceptedOf({ name })).applicantId);
    const place = { schoolId: at.school.id, campusId: at.campusId };
    const recordOf = async (applicantId: string, studentCode: string) => {
      const [application] = await b.deps.db.select().from(applicants).where(eq(applicants.id, applicantId));
      const { firstName = '', lastName = '' } = application?.detail.personal ?? {};
      const phone = application?.phone ?? '';
      return makeStudent(b, place, { userId: null, studentCode, phone, firstName, lastName });
    };
    const [first = '', , third = ''] = ids;
    const known = await recordOf(first, 'OLD-1');
    // Two records could be the third person: none of them is taken.
    await recordOf(third, 'OLD-2');
    await recordOf(third, 'OLD-3');
    const structureRecordId = await makeRecord(b, { ...place, ...(await makeStructure(b, at.campusId)) });
    const courseId = await makeCourse(b, at.school.id, [], { structureRecordId });
    expect(await at.make(at.partner, ids, { structureRecordId })).toEqual(['ok', 'ok', 'ok']);
    expect(await madeStudent(b, first)).toMatchObject({ id: known.id, studentCode: 'OLD-1' });
    expect(await madeStudent(b, third)).toMatchObject({ studentCode: '2026-0002' });
    expect(await b.deps.db.$count(courseStudents, eq(courseStudents.courseId, courseId))).toBe(3);
  },
);

test(
  'joined accounts keep the student; two students of one school are refused',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const at = await scene();
    const entered = async () => {
      const { application, userId } = await enterApplication(b, at.advisor, at.school.id);
      await moveTo(b, at.advisor, application.applicantId, 'accepted');
      return { applicantId: application.applicantId, userId };
    };
    const [first, second] = [await entered(), await entered()];
    const own = await apply(b, at.school.id);
    await at.make(at.advisor, [first.applicantId, second.applicantId]);
    const versions = { kept: 3, lost: 3 };
    const both = await mergeBy(b, at.advisor, [first.applicantId, second.applicantId], versions);
    expect([both.status, both.error.code]).toEqual([409, 'two-students']);
    const joined = await mergeBy(b, at.advisor, [own.applicantId, first.applicantId], { lost: 3 });
    expect(joined.status).toBe(200);
    expect(await madeStudent(b, own.applicantId)).toMatchObject({
      userId: own.userId,
      studentCode: '2026-0001',
    });
  },
);

test('classes and states change by batch, with reasons where one stops', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const at = await scene();
  const place = { schoolId: at.school.id, campusId: at.campusId };
  const [one, two] = [await makeStudent(b, place), await makeStudent(b, place)];
  const structureRecordId = await makeRecord(b, {
    campusId: at.campusId,
    ...(await makeStructure(b, at.campusId)),
  });
  const { move, setState } = studentIntakesResource.endpoints;
  const params = { id: at.school.id };
  const to = { campusId: at.campusId, structureRecordId };
  const rows = [
    { studentId: one.id, ...to, version: 1 },
    { studentId: two.id, ...to, version: 7 },
    { studentId: two.id, ...to, structureRecordId: one.id },
  ];
  const moved = await call(
    b,
    move,
    { params, body: { rows }, idempotencyKey: newIntakeKey() },
    at.partner.token,
  );
  expect(moved.body.outcomes.map((outcome) => outcome.ok || outcome.status)).toEqual([true, 412, 422]);
  const states = [
    { studentId: one.id, status: 'left' as const },
    { studentId: one.id, status: 'paused' as const, reason: 'Military service' },
    { studentId: two.id, status: 'graduated' as const },
  ];
  const sent = { params, body: { rows: states }, idempotencyKey: newIntakeKey() };
  const stated = await call(b, setState, sent, at.partner.token);
  expect(stated.body.outcomes).toMatchObject([
    { ok: false, issues: [{ path: 'reason', code: 'required' }] },
    { ok: true },
    { ok: true },
  ]);
  const { list } = studentsResource.endpoints;
  const query = { structureRecordId, detail: 'true' };
  const shown = await call(b, list, { params, query }, at.partner.token);
  expect(shown.body.data).toMatchObject([
    { studentId: one.id, status: 'paused', statusReason: 'Military service', subjectName: null, version: 3 },
  ]);
  expect(shown.body.data[0]?.statusSince).toBe(b.clock.now().toISOString());
});

test('each state of a student is kept: since when, why, set by whom', async () => {
  const b = backend.current;
  const at = await scene();
  const { applicantId } = await at.acceptedOf();
  await at.make(at.partner, [applicantId]);
  const { id: studentId } = await madeStudent(b, applicantId);
  const params = { id: at.school.id };
  const { update, states } = studentsResource.endpoints;
  const state = (status: 'paused' | 'studying', reason: string) => {
    b.clock.advance(60);
    const body = { rows: [{ studentId, status, reason }] };
    const { setState } = studentIntakesResource.endpoints;
    return call(b, setState, { params, body, idempotencyKey: newIntakeKey() }, at.advisor.token);
  };
  await state('paused', 'Military service');
  await state('studying', '');
  b.clock.advance(60);
  const one = { params: { ...params, studentId } };
  await call(b, update, { ...one, body: { status: 'graduated' }, version: 3 }, at.partner.token);
  await call(b, update, { ...one, body: { firstName: 'Dara' }, version: 4 }, at.partner.token);
  const { body } = await call(b, states, { params: { ...params, studentId } }, at.partner.token);
  expect(body.data.map(({ before, after, reason }) => [before, after, reason])).toEqual([
    ['studying', 'graduated', null],
    ['paused', 'studying', null],
    ['studying', 'paused', 'Military service'],
    [null, 'studying', null],
  ]);
  expect(body.data.every(({ changedBy }) => changedBy !== null)).toBe(true);
  const other = await scene();
  const elsewhere = { params: { id: other.school.id, studentId } };
  expect((await call(b, states, elsewhere, other.partner.token)).status).toBe(404);
});

test('a back-up and a place in doubt make no student; a student cannot decline the place any more', async () => {
  const b = backend.current;
  const at = await scene();
  const person = await makePerson(b);
  const { applicantId: id } = await at.acceptedOf({ as: person });
  const change = (columns: object) => b.deps.db.update(applicants).set(columns).where(eq(applicants.id, id));
  await change({ offerAnswer: 'backup' });
  expect([await at.make(at.partner, [id]), (await at.waiting()).countTotal]).toEqual([['offer-backup'], 0]);
  await change({ offerAnswer: 'accepted', offerDoubtSince: b.clock.now() });
  expect([await at.make(at.partner, [id]), (await at.waiting()).countTotal]).toEqual([['offer-in-doubt'], 0]);
  await change({ offerAnswer: null, offerDoubtSince: null });
  expect(await at.make(at.partner, [id])).toEqual(['ok']);

  const { get } = applicantsResource.endpoints;
  const { body } = await call(b, get, { query: { applicantId: id } }, person.token);
  expect(body.isStudent).toBe(true);
  const input = { params: { id }, body: { answer: 'declined' as const }, version: body.version };
  const declined = await call(b, offersResource.endpoints.answer, input, person.token);
  expect([declined.status, declined.error.code]).toEqual([409, 'is-student']);
});
