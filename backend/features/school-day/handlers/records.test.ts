import { expect, test } from 'vitest';
import { recordsResource } from '@/lib/contract/school-day/records';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCourse, makeSchoolWithStudent, makeSession, makeStudent } from '@/tests/support/school-records';
import { assessments, courseMaterials, organizationSettings, scores } from '@/backend/db/schema';

const backend = useTestBackend();
const { courses, timetable, attendance, scores: scoresOf, materials } = recordsResource.endpoints;

const scene = async () => {
  const made = await makeSchoolWithStudent(backend.current);
  const { school, student } = made;
  return { ...made, params: { orgId: school.id, id: student.person.id } };
};

test('a student sees the joined courses with sessions held so far; by state and term', async () => {
  const b = backend.current;
  const { school, student, params } = await scene();
  const id = await makeCourse(b, school.id, [student.id]);
  await makeCourse(b, school.id, [student.id], {
    startDate: '2026-01-05',
    endDate: '2026-06-12',
    academicYear: '2025-2026',
    term: 2,
  });
  await makeCourse(b, school.id, []);
  await makeSession(b, id, -48);
  await makeSession(b, id, 24);
  await makeSession(b, id, -24, { cancelled: true });
  const list = async (query: object = {}) =>
    (await call(b, courses, { params, query }, student.person.token)).body;
  expect(
    (await list()).data.map(({ state, sessionCount, sessionsHeld }) => [state, sessionCount, sessionsHeld]),
  ).toEqual([
    ['running', 2, 1],
    ['finished', 0, 0],
  ]);
  expect((await list({ state: 'running' })).data.map(({ courseId }) => courseId)).toEqual([id]);
  expect((await list({ academicYear: '2025-2026', term: '2' })).countTotal).toBe(1);
  expect((await list({ term: '1', academicYear: '2025-2026' })).countTotal).toBe(0);
});

test(
  'the timetable is this week from Monday, or the days that are asked for',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, student, params } = await scene();
    const id = await makeCourse(b, school.id, [student.id]);
    // The clock is 09:00 on Sunday, 1 November 2026, in Phnom Penh.
    const [before, now, after] = [
      await makeSession(b, id, -24),
      await makeSession(b, id, -1),
      await makeSession(b, id, 24, { cancelled: true }),
    ];
    const ask = (query: object = {}) => call(b, timetable, { params, query }, student.person.token);
    const { body } = await ask();
    expect([body.from, body.to]).toEqual(['2026-10-26', '2026-11-01']);
    expect(body.data.map(({ sessionId, state }) => [sessionId, state])).toEqual([
      [before, 'held'],
      [now, 'running'],
    ]);
    const next = await ask({ from: '2026-11-02' });
    expect(next.body.data.map(({ sessionId, state }) => [sessionId, state])).toEqual([[after, 'cancelled']]);
    expect(
      (await ask({ from: '2026-11-02', to: '2026-11-01' })).error.issues?.map(({ code }) => code),
    ).toEqual(['before-start']);
    expect((await ask({ from: '2026-11-01', to: '2027-01-01' })).status).toBe(200);
    expect(
      (await ask({ from: '2026-11-01', to: '2027-01-02' })).error.issues?.map(({ code }) => code),
    ).toEqual(['too-long']);
  },
);

test(
  'attendance comes by session and summed up by course, with what the school asks for',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, campusId, student, params } = await scene();
    const [first, second] = [
      await makeCourse(b, school.id, [student.id], { code: 'M9' }),
      await makeCourse(b, school.id, [student.id], { code: 'M10' }),
    ];
    const marks = ['present', 'late', 'absent', 'excused'] as const;
    for (const [index, mark] of marks.entries())
      await makeSession(b, first, -24 * (index + 1), { mark, studentId: student.id });
    await makeSession(b, second, -12, { mark: 'present', studentId: student.id });
    const other = await makeStudent(b, { schoolId: school.id, campusId });
    await makeSession(b, second, -13, { mark: 'absent', studentId: other.id });
    await b.deps.db
      .insert(organizationSettings)
      .values({ organizationId: school.id, attendanceMinPercent: 80, updatedAt: b.clock.now() });
    const ask = async (query: object = {}) =>
      (await call(b, attendance, { params, query }, student.person.token)).body;
    const all = await ask();
    expect(all.data.map(({ mark }) => mark)).toEqual(['present', 'present', 'late', 'absent', 'excused']);
    expect(all.summary).toEqual({ present: 2, late: 1, absent: 1, excused: 1, marked: 5, percent: 75 });
    expect(all.courses.map(({ course, summary }) => [course.courseId, summary.percent])).toEqual([
      [first, 67],
      [second, 100],
    ]);
    expect(all.minPercent).toBe(80);
    const page = await ask({ limit: '1', start: '1', courseId: first });
    expect([page.data.map(({ mark }) => mark), page.countTotal]).toEqual([['late'], 4]);
    expect((await ask({ mark: 'absent' })).countTotal).toBe(1);
    expect((await ask({ from: '2026-10-31', to: '2026-10-31' })).data.map(({ mark }) => mark)).toEqual([
      'present',
      'present',
    ]);
  },
);

test(
  'scores show what is published, weighed; other students’ scores never',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, campusId, student, params } = await scene();
    const other = await makeStudent(b, { schoolId: school.id, campusId });
    const courseId = await makeCourse(b, school.id, [student.id, other.id]);
    const assess = async (
      values: Partial<typeof assessments.$inferInsert>,
      score: number,
      of = student.id,
    ) => {
      const row = {
        courseId,
        kind: 'quiz' as const,
        name: { en: 'Quiz', km: 'តេស្ត' },
        maxScore: 100,
        weightPercent: 50,
        heldOn: '2026-10-20',
      };
      const publishedAt = b.clock.now();
      const [made] = await b.deps.db
        .insert(assessments)
        .values({ ...row, publishedAt, ...values })
        .returning();
      if (made) await b.deps.db.insert(scores).values({ assessmentId: made.id, studentId: of, score });
    };
    await assess({ maxScore: 20, weightPercent: 20 }, 18);
    await assess({ weightPercent: 30, heldOn: '2026-10-27' }, 70);
    await assess({ weightPercent: 10, heldOn: '2026-10-28' }, 99, other.id);
    await assess({ publishedAt: null }, 0);
    await assess({ publishedAt: new Date(b.clock.now().getTime() + 1000) }, 0);
    const { body } = await call(b, scoresOf, { params }, student.person.token);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ percent: 78, grade: 'C', weightScored: 50 });
    expect(body.data[0]?.assessments.map(({ score }) => score)).toEqual([18, 70, null]);
  },
);

test(
  'materials are those published in one’s own courses, found in Khmer too',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, student, params } = await scene();
    const [own, foreign] = [await makeCourse(b, school.id, [student.id]), await makeCourse(b, school.id, [])];
    const now = b.clock.now();
    const material = (courseId: string, publishedAt: Date | null, km: string) =>
      b.deps.db.insert(courseMaterials).values({
        courseId,
        kind: 'reading',
        title: { en: 'Notes', km },
        searchFold: `notes\n${km}`,
        publishedAt,
      });
    await material(own, now, 'បណ្តាញ');
    await material(own, new Date(now.getTime() - 1000), 'មេរៀន');
    await material(own, null, 'ព្រាង');
    await material(foreign, now, 'ផ្សេង');
    const ask = async (query: object = {}) =>
      (await call(b, materials, { params, query }, student.person.token)).body;
    expect((await ask()).data.map(({ title }) => title.km)).toEqual(['បណ្តាញ', 'មេរៀន']);
    expect((await ask({ keyword: 'មេរៀន' })).countTotal).toBe(1);
    expect((await ask({ courseId: foreign })).countTotal).toBe(0);
  },
);

test('records are the student’s and the school’s office’s; for others they do not exist', async () => {
  const b = backend.current;
  const { school, student, advisor, params } = await scene();
  const other = await scene();
  const stranger = await makePerson(b);
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  for (const endpoint of [courses, timetable, attendance, scoresOf, materials]) {
    const status = async (token: string, where = params) =>
      (await call(b, endpoint, { params: where }, token)).status;
    expect(await status(student.person.token)).toBe(200);
    expect(await status(advisor.token)).toBe(200);
    expect(await status(advisor.token, { orgId: school.id, id: student.id })).toBe(200);
    expect(await status(partner.token)).toBe(200);
    for (const person of [stranger, other.advisor, other.student.person])
      expect(await status(person.token)).toBe(404);
    expect(await status(student.person.token, { ...params, orgId: other.school.id })).toBe(404);
    expect(await status(student.person.token, { ...params, orgId: b.deps.env.ORGANIZATION_ID })).toBe(404);
  }
});
