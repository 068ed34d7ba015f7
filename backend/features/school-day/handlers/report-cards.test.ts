import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { organizationsResource } from '@/lib/contract/school-day/organizations';
import { termRemarksResource } from '@/lib/contract/school-day/term-remarks';
import { assessments, classTeachers, issuedPapers, scores, termLocks } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { pdfText } from '@/tests/support/pdf-text';
import {
  makeCampus,
  makeCourse,
  makeRecord,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { issue, printReports } = issuedPapersResource.endpoints;
const remarks = termRemarksResource.endpoints;
const period = { academicYear: '2026-2027', term: 1 };
let key = 0;

/** A class of a secondary school with two subjects of a teacher, and scores of 10 for each pupil. */
const scene = async (results: readonly number[]) => {
  const b = backend.current;
  const school = await makeSchool(b, { schoolType: 'k12' });
  const campusId = await makeCampus(b, school.id);
  const structureRecordId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const pupils = [];
  for (const [index] of results.entries())
    pupils.push(
      await makeStudent(
        b,
        { schoolId: school.id, campusId },
        { structureRecordId, firstName: `Pupil${index}` },
      ),
    );
  const now = b.clock.now();
  for (const [credits, heldOn] of [
    [2, '2026-10-20'],
    [1, '2026-10-21'],
  ] as const) {
    const courseId = await makeCourse(
      b,
      school.id,
      pupils.map(({ id }) => id),
      { structureRecordId, credits },
    );
    await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: now });
    const text = { en: 'Test', km: 'ប្រឡង' };
    const test = { courseId, kind: 'quiz' as const, name: text, maxScore: 10, weightPercent: 10 };
    const [row] = await b.deps.db
      .insert(assessments)
      .values({ ...test, heldOn, publishedAt: now })
      .returning({ id: assessments.id });
    await b.deps.db
      .insert(scores)
      .values(
        pupils.map(({ id }, at) => ({ assessmentId: row?.id ?? '', studentId: id, score: results[at] ?? 0 })),
      );
  }
  await b.deps.db
    .insert(termLocks)
    .values({ schoolId: school.id, ...period, lockedAt: now, lockedBy: office.id });
  const params = { orgId: school.id };
  const write = (token: string, studentId: string, remark: { en: string; km: string }, version = 0) =>
    call(
      b,
      remarks.write,
      { params: { ...params, id: studentId }, body: { ...period, remark }, version },
      token,
    );
  const cards = async () => {
    const body = { kind: 'report-card' as const, language: 'en' as const, structureRecordId, ...period };
    await call(b, issue, { params, body, idempotencyKey: `report-card-${(key += 1)}` }, office.token);
    return b.deps.db.select().from(issuedPapers).where(eq(issuedPapers.schoolId, school.id));
  };
  const print = () =>
    call(b, printReports, { params, query: { structureRecordId, ...period } as never }, office.token);
  return { b, school, structureRecordId, office, teacher, pupils, params, write, cards, print };
};

const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;

test(
  'a class gets its cards in one print: scale of the school, shared ranks, word, remark, places to sign',
  { tags: 'postgres' },
  async () => {
    const at = await scene([9, 7, 7, 4]);
    const [first] = at.pupils;
    const said = { en: 'Works with care.', km: 'រៀនដោយយកចិត្តទុកដាក់។' };
    expect((await at.write(at.teacher.token, first?.id ?? '', said)).body.version).toBe(1);
    expect((await at.print()).status).toBe(404);
    const rows = await at.cards();
    const sums = rows.map(({ facts }) => [
      facts.sums?.average,
      facts.sums?.mention,
      facts.sums?.rank,
      facts.sums?.of,
    ]);
    expect(sums.toSorted((a, b) => Number(b[0]) - Number(a[0]))).toEqual([
      [90, 'excellent', 1, 4],
      [70, 'good', 2, 4],
      [70, 'good', 2, 4],
      [40, 'fail', 4, 4],
    ]);
    const { body } = await at.print();
    const pdf = Buffer.from(body.content, 'base64');
    expect(pagesOf(pdf)).toBe(4);
    const text = pdfText(pdf).join(' ');
    for (const fact of [
      'Score (of 50)',
      'Coefficient',
      '45',
      '135 / 150',
      'Excellent',
      '2 of 4',
      'Works with care.',
      'Head of the school',
      'Place of the stamp',
      'Seen by the guardian',
    ])
      expect(text).toContain(fact);
  },
);

test('the school chooses its scale and who signs; cards that are issued keep what they said', async () => {
  const at = await scene([8]);
  const [before] = await at.cards();
  const update = (body: object, version: number) =>
    call(
      at.b,
      organizationsResource.endpoints.update,
      { params: { id: at.school.id }, body: body as never, version },
      at.office.token,
    );
  const signatory = { en: 'Director Sok Dara', km: 'នាយក សុខ ដារ៉ា' };
  const { get } = organizationsResource.endpoints;
  const { version } = (await call(at.b, get, { params: { id: at.school.id } }, at.office.token)).body;
  expect((await update({ reportScale: 10, signatory }, version)).status).toBe(200);
  expect((await update({ reportScale: 20 }, version + 1)).status).toBe(422);
  const rows = await at.cards();
  expect(rows.find(({ id }) => id === before?.id)?.facts.scale).toBe(50);
  const after = rows.find(({ id }) => id !== before?.id);
  expect(after?.facts).toMatchObject({ scale: 10, signatory, remark: null });
  const text = pdfText(Buffer.from((await at.print()).body.content, 'base64')).join(' ');
  for (const fact of ['Score (of 10)', 'Director Sok Dara', '24 / 30']) expect(text).toContain(fact);
});

test('remarks are written by the teachers of the class and the office, one on top of the other', async () => {
  const at = await scene([8]);
  const [pupil] = at.pupils;
  const id = pupil?.id ?? '';
  const stranger = await makePerson(at.b, { roles: ['teacher'], staffOf: [at.school.id] });
  const said = { en: 'Good.', km: '' };
  expect((await at.write(stranger.token, id, said)).status).toBe(404);
  expect((await at.write(at.teacher.token, id, said)).status).toBe(200);
  expect((await at.write(at.office.token, id, said)).status).toBe(412);
  expect((await at.write(at.office.token, id, { en: 'Very good.', km: '' }, 1)).body).toMatchObject({
    version: 2,
  });
  expect((await at.write(at.office.token, id, { en: 'x'.repeat(201), km: '' }, 2)).status).toBe(422);
  const query = { structureRecordId: at.structureRecordId, ...period } as never;
  const read = (token: string) => call(at.b, remarks.list, { params: at.params, query }, token);
  expect((await read(at.teacher.token)).body.data).toMatchObject([
    { studentId: id, remark: { en: 'Very good.' } },
  ]);
  expect((await read(stranger.token)).status).toBe(404);
  expect((await read(pupil?.person.token ?? '')).status).toBe(404);
});
