// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardians, notifications } from '@/backend/db/schema';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

/** Enough for PostgreSQL to prefer an index wherever one fits. */
const size = { courses: 60, lessons: 40, pupils: 30, unmarkedLessons: 400 };
const large = [
  'attendances',
  'scores',
  'mark_changes',
  'class_sessions',
  'course_students',
  'document_requests',
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

// Plans are specific to PostgreSQL.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('records of many courses', () => {
  const statements: { query: string; params: unknown[] }[] = [];
  let backend: TestBackend;
  let token = '';
  const paths = new Map<string, string>();

  beforeAll(async () => {
    backend = await startBackend({}, { onQuery: (query, params) => void statements.push({ query, params }) });
    const { db } = backend.deps;
    const { school } = await makeSchoolWithStudent(backend);
    const { courseId, students } = await makeClass(backend, school.id, { students: size.pupils });
    const others = await makeClass(backend, school.id, { students: size.pupils });
    const sessionId = await makeSession(backend, courseId, -3);
    await db.execute(sql`insert into class_courses (school_id, code, name, name_native, teacher, credits,
      academic_year, term, start_date, end_date)
      select ${school.id}, 'X' || n, 'Course', 'វគ្គ', '{"en":"","km":""}', 1, '2020-2021', 1, '2020-10-01', '2021-02-01'
      from generate_series(1, ${size.courses}) n`);
    await db.execute(sql`insert into course_students (course_id, student_id, joined_at)
      select c.id, s.student_id, now() from class_courses c cross join course_students s
      where s.course_id = ${others.courseId} and c.id <> ${courseId} on conflict do nothing`);
    await db.execute(sql`insert into class_sessions (course_id, starts_at, ends_at, room, topic)
      select id, timestamptz '2020-10-01' + n * interval '1 day', timestamptz '2020-10-01' + n * interval '1 day',
        'R', '{"en":"","km":""}'
      from class_courses cross join generate_series(1, ${size.lessons}) n`);
    await db.execute(sql`insert into attendances (session_id, student_id, mark, marked_at)
      select x.id, c.student_id, 'present', now() from class_sessions x join course_students c using (course_id)`);
    // A sample of marks can say 60 for a pupil who has none. A short list of lessons would then be read whole.
    await db.execute(sql`insert into class_sessions (course_id, starts_at, ends_at, room, topic)
      select id, timestamptz '2019-10-01' + n * interval '1 day', timestamptz '2019-10-01' + n * interval '1 day',
        'R', '{"en":"","km":""}'
      from class_courses cross join generate_series(1, ${size.unmarkedLessons}) n`);
    await db.execute(sql`insert into mark_changes (session_id, student_id, at, after)
      select session_id, student_id, now(), '{"value":"present","note":null}' from attendances`);
    await db.execute(sql`insert into assessments (course_id, kind, name, max_score, weight_percent, held_on)
      select id, 'quiz', '{"en":"","km":""}', 10, 10, '2020-11-01' from class_courses cross join generate_series(1, 10)`);
    await db.execute(sql`insert into scores (assessment_id, student_id, score)
      select a.id, c.student_id, 5 from assessments a join course_students c using (course_id)`);
    const elsewhere = await makeSchoolWithStudent(backend);
    await db.execute(sql`insert into document_requests (school_id, student_id, kind, copy, copies, language, purpose,
      status, created_at, updated_at)
      select each.school, each.student, 'transcript', 'soft', 1, 'km', '', case when n % 100 = 0 then 'requested' else
        'handed-over' end, timestamptz '2020-10-01' + n * interval '1 hour', now()
      from (values (${school.id}::uuid, ${students[0]?.id}::uuid, 1000),
        (${elsewhere.school.id}::uuid, ${elsewhere.student.id}::uuid, 20000)) each (school, student, total)
        cross join generate_series(1, each.total) n`);
    await db.execute(sql`vacuum analyze`);
    const base = `/api-lms/organizations/${school.id}`;
    const asked = {
      'an attendance sheet': `${base}/sessions/${sessionId}/attendance`,
      'its changes': `${base}/sessions/${sessionId}/attendance/changes`,
      'the gradebook of a course': `${base}/courses/${courseId}/gradebook`,
      'assessments of a course': `${base}/courses/${courseId}/assessments`,
      'members of a course': `${base}/courses/${courseId}/members`,
      'attendance of a student': `${base}/students/${students[0]?.id}/attendance`,
      'papers that wait': `${base}/document_requests`,
      'papers that are answered': `${base}/document_requests?view=answered&limit=20`,
    };
    for (const [name, path] of Object.entries(asked)) paths.set(name, path);
    const staff = await makePerson(backend, { roles: ['advisor'], staffOf: [school.id] });
    token = staff.token;
  }, 300_000);
  afterAll(() => backend.close());

  test.each([
    'an attendance sheet',
    'its changes',
    'the gradebook of a course',
    'assessments of a course',
    'members of a course',
    'attendance of a student',
    'papers that wait',
    'papers that are answered',
  ])('%s is read by indexes', async (name) => {
    statements.length = 0;
    const answer = await backend.app.request(paths.get(name) ?? '', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status, await answer.text()).toBe(200);
    const whole: string[] = [];
    for (const { query, params } of statements.filter((each) => /^\s*select/i.test(each.query))) {
      const parts = query.split(/\$(\d+)/);
      const statement = sql.join(
        parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`)),
      );
      const { rows } = (await backend.deps.db.execute(
        sql`explain (format json) ${statement}`,
      )) as unknown as {
        rows: { 'QUERY PLAN': [{ Plan: Plan }] }[];
      };
      for (const node of rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)))
        if (node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
          whole.push(`${node['Relation Name']} in ${query}`);
    }
    expect(whole).toEqual([]);
  });

  test('a class that is absent costs no more statements than one pupil', async () => {
    const { db } = backend.deps;
    const { school } = await makeSchoolWithStudent(backend);
    const { courseId, students } = await makeClass(backend, school.id, { students: size.pupils });
    const guardian = await makePerson(backend);
    const createdAt = backend.clock.now();
    const kept = { userId: guardian.id, sees: ['attendance' as const], createdAt, confirmedAt: createdAt };
    await db.insert(guardians).values(students.map(({ id }) => ({ ...kept, studentId: id })));
    const staff = await makePerson(backend, { roles: ['advisor'], staffOf: [school.id] });
    const statementsFor = async (absent: typeof students) => {
      const id = await makeSession(backend, courseId, -3);
      statements.length = 0;
      const rows = absent.map((pupil) => ({ studentId: pupil.id, mark: 'absent' as const, version: 0 }));
      const input = { params: { orgId: school.id, id }, body: { rows }, idempotencyKey: `absent-${id}` };
      const { body } = await call(backend, sheetsResource.endpoints.markAttendance, input, staff.token);
      expect(body.outcomes.every(({ ok }) => ok)).toBe(true);
      return statements.length;
    };
    const forOne = await statementsFor(students.slice(0, 1));
    expect(forOne).toBeGreaterThan(5);
    expect(await statementsFor(students)).toBeLessThanOrEqual(forOne);
    expect(await db.$count(notifications, eq(notifications.userId, guardian.id))).toBe(size.pupils);
  });
});
