import { expect, test } from 'vitest';
import { schoolTableColumns, tableImportsResource } from '@/lib/contract/school-day/table-imports';
import { writeCsv } from '@/lib/domain/csv';
import { csvParts, lineInFile } from '@/lib/domain/csv-parts';
import { applicationImportLimits } from '@/lib/domain/limits';
import { assessments, courseStudents, scores, students } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeStudent } from '@/tests/support/school-records';
import { in1, makeSchoolTables } from '@/tests/support/school-tables';

const backend = useTestBackend();
type Table = keyof typeof schoolTableColumns;

/** A course with thirty students of its class, and a way to send a file as the desk does: part by part. */
const scene = async () => {
  const b = backend.current;
  const tables = await makeSchoolTables(b);
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [tables.school.id] });
  await tables.take('courses', tables.courseHeader, tables.course('M-1'));
  const [own] = await b.deps.db.select().from(students).limit(1);
  const place = { schoolId: tables.school.id, campusId: own?.campusId ?? '' };
  const codes = Array.from({ length: 30 }, (_, at) => `P-${at + 1}`);
  for (const studentCode of codes) await makeStudent(b, place, { studentCode });
  const send = async (table: Table, rows: readonly string[][]) => {
    const csv = writeCsv([[...schoolTableColumns[table]], ...rows]);
    const read = csvParts(csv, applicationImportLimits.rowsPerCall);
    const outcomes = [];
    for (const part of read) {
      const body = { table, csv: part.csv, dryRun: false };
      const answer = await call(
        b,
        tableImportsResource.endpoints.run,
        { params: { orgId: tables.school.id }, body },
        office.token,
      );
      outcomes.push(...answer.body.rows.map((row) => ({ ...row, line: lineInFile(part, row.line) })));
    }
    return outcomes;
  };
  return { b, codes, send };
};

const course = in1.split(',');
type Outcomes = Awaited<ReturnType<Awaited<ReturnType<typeof scene>>['send']>>;
const wrongIn = (rows: Outcomes) =>
  rows.flatMap(({ line, outcome, problems }) =>
    outcome === 'bad' ? [[line, problems[0]?.column, problems[0]?.code]] : [],
  );

test(
  'a sheet of members and one of 900 marks: each wrong row is named with its column, the rest is stored',
  { timeout: 120_000 },
  async () => {
    const { b, codes, send } = await scene();
    const members = codes.map((code) => [...course, code]);
    const joined = await send(
      'course-members',
      members.with(6, [...course, 'P-700']).with(8, ['M-9', ...course.slice(1), 'P-9']),
    );
    expect(wrongIn(joined)).toEqual([
      [8, 'studentCode', 'unknown-student'],
      [10, 'course', 'unknown-course'],
    ]);
    expect(await b.deps.db.$count(courseStudents)).toBe(28);
    expect(wrongIn(await send('course-members', members))).toEqual([]);
    const tests = Array.from({ length: 30 }, (_, at) => `Test ${at + 1}`);
    const made = await send(
      'assessments',
      tests.map((name, at) => [...course, name, `តេស្ត ${at + 1}`, 'quiz', '2026-10-20', '50', '1', 'yes']),
    );
    expect(wrongIn(made)).toEqual([]);
    expect(await b.deps.db.$count(assessments)).toBe(30);
    const marks = tests.flatMap((name) =>
      codes.map((code) => [...course, name, code, '42.5', '', '', '', '']),
    );
    const wrong = marks
      .with(0, [...course, 'Test 1', 'P-1', '50.5', '', '', '', ''])
      .with(449, [...course, 'Test 99', 'P-30', '10', '', '', '', ''])
      .with(899, [...course, 'Test 30', 'P-30', 'ten', '', '', '', '']);
    const stored = await send('scores', wrong);
    expect(stored).toHaveLength(900);
    expect(wrongIn(stored).map(([line, column]) => [line, column])).toEqual([
      [2, 'score'],
      [451, 'assessment'],
      [901, 'score'],
    ]);
    expect(await b.deps.db.$count(scores)).toBe(897);
  },
);
