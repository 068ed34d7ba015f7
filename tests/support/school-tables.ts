import { eq } from 'drizzle-orm';
import { schools, students } from '@/backend/db/schema';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { type KindName, kinds } from '@/backend/spreadsheet/kinds';
import { readTable } from '@/backend/spreadsheet/table';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { TestBackend } from './backend';
import { makePerson } from './make';
import { makeRecord, makeSchoolWithStudent, makeStructure } from './school-records';

/** The database is that of all tests of a file, so each school has a code of its own. */
let count = 0;

/**
 * A school with the classes `Year 1 > A` and `Year 2 > A`, the student S-1 and a teacher. `take` imports rows of it as its
 * author does.
 */
export async function makeSchoolTables(b: TestBackend) {
  const { school, campusId, student } = await makeSchoolWithStudent(b);
  const code = `LIFE${(count += 1)}`;
  await b.deps.db.update(schools).set({ code }).where(eq(schools.id, school.id));
  await b.deps.db.update(students).set({ studentCode: 'S-1' }).where(eq(students.id, student.id));
  const { structureId } = await makeStructure(b, campusId);
  const place = { campusId, structureId };
  const above = await makeRecord(b, place, { name: 'Year 1', nameNative: 'ឆ្នាំទី ១' });
  const classId = await makeRecord(b, place, { name: 'A', nameNative: 'ក', parentId: above });
  const other = await makeRecord(b, place, { name: 'Year 2', nameNative: 'ឆ្នាំទី ២' });
  await makeRecord(b, place, { name: 'A', nameNative: 'ខ', parentId: other });
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const author = await makePerson(b, { roles: ['advisor'] });

  /** Imports rows; the school stands in front of each. */
  const take = (name: KindName, header: string, ...lines: string[]) => {
    const text = [`school,${header}`, ...lines.map((line) => `${code},${line}`)].join('\n');
    const { rows } = readTable(Buffer.from(text), 'csv', kinds[name]);
    const by = { id: author.id, roles: [roleNames.advisor] };
    return importRows(b.deps, kinds[name], rows, { author: by, requestId: 'life', dryRun: false });
  };
  const courseHeader = 'code,academicYear,term,name,nameNative,class,teachers,startDate,endDate';
  const course = (name: string, { of = 'Year 1 > A', by = teacher.phone } = {}) =>
    `${name},2026-2027,1,Maths,គណិត,${of},${by},2026-10-05,2027-02-12`;
  return { b, db: b.deps.db, code, school, student, classId, teacher, author, take, courseHeader, course };
}

type SchoolTables = Awaited<ReturnType<typeof makeSchoolTables>>;

/** The columns of a course in a row. */
export const in1 = 'M-1,2026-2027,1';
export const lessonHeader = 'course,academicYear,term,day,from,to,room';
export const markHeader = 'course,academicYear,term,day,from,studentCode,mark,note';
export const testHeader =
  'course,academicYear,term,name_en,name_km,kind,heldOn,maxScore,weightPercent,published';
export const scoreHeader = 'course,academicYear,term,assessment,studentCode,score,remark';

/** The course M-1 with its student, a lesson of the past and an assessment. */
export async function takeCourse({ take, course, courseHeader }: SchoolTables): Promise<void> {
  await take('courses', courseHeader, course('M-1'));
  await take('course-members', 'course,academicYear,term,studentCode', `${in1},S-1`);
  await take('class-sessions', lessonHeader, `${in1},2026-10-06,7:00,8:30,B-1`);
  await take('assessments', testHeader, `${in1},Test 1,តេស្ត,quiz,2026-10-20,50,60,yes`);
}
